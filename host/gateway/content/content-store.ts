import type { Locale } from '@staykit/values/market/locale.ts';
import { ContentError, describeProblem } from './content-error.ts';
import type { LocaleContent } from './locale-content.ts';
import type { PartnerBanner } from './schema/partner-banner.ts';
import { readContent, type ReadContent } from './read-content.ts';

/** Milliseconds for which content is served without checking its files. */
const FRESH_MS = 1_000;
/** Milliseconds after which a request waits for that check, since the content may be long outdated. */
const STALE_MS = 5_000;

/** Editorial content. */
export interface ContentStore {
  /** The content of a locale; changes of its files take effect within two seconds. */
  of(locale: Locale): Promise<LocaleContent>;
  /** The next instant in ms since 1970 at which a schedule changes it; undefined: none is known. */
  nextChange?(): number | undefined;
  /** The banner that editors published for a partner's folder; undefined: that of the partner file. */
  partnerBanner?(slug: string): Promise<PartnerBanner | undefined>;
}

/** Content from files alone. */
export interface FileContent extends ContentStore {
  /** All that was read, as fresh as `of`. */
  read(): Promise<ReadContent>;
}

/** Options of `openContent`. */
export interface ContentStoreOptions {
  /** Folder with one folder per locale; without one there is no content. */
  folder: string | undefined;
  /** Milliseconds since any moment. */
  clock?: () => number;
  /** Called once for each set of problems in the files. */
  warn?(problems: string): void;
}

/**
 * Reads the content of all locales. Throws a `ContentError` with all problems. If a file becomes invalid later, it is
 * reported and its last valid content stays.
 */
export async function openContent({
  folder,
  clock = Date.now,
  warn = () => undefined,
}: ContentStoreOptions): Promise<FileContent> {
  let read: ReadContent = await readContent(folder);
  if (read.problems.length > 0) throw new ContentError(read.problems);
  let readAt = clock();
  let reported = '';
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      read = await readContent(folder, read.files);
      report(read.problems.map(describeProblem).join('\n\n'));
    } catch (error) {
      // The folder is missing or being replaced: the last content stays.
      report(error instanceof Error ? error.message : String(error));
    } finally {
      readAt = clock();
      refreshing = undefined;
    }
  }

  function report(problems: string): void {
    if (problems !== '' && problems !== reported) warn(problems);
    reported = problems;
  }

  async function fresh(): Promise<ReadContent> {
    const age = clock() - readAt;
    if (age > FRESH_MS) refreshing ??= refresh();
    if (age > STALE_MS) await refreshing;
    return read;
  }

  return { read: fresh, of: async (locale) => contentIn((await fresh()).content, locale) };
}

/** The content of a locale among all. */
export function contentIn(content: ReadContent['content'], locale: Locale): LocaleContent {
  const found = content.get(locale);
  if (!found) throw new Error(`No content for ${locale}.`);
  return found;
}
