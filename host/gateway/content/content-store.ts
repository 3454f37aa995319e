import type { Locale } from '@staykit/values/market/locale.ts';
import { ContentError, describeProblem } from './content-error.ts';
import type { LocaleContent } from './locale-content.ts';
import { readContent, type ReadContent } from './read-content.ts';

/** Milliseconds for which content is served without checking its files. */
const FRESH_MS = 1_000;
/** Milliseconds after which a request waits for that check, since the content may be long outdated. */
const STALE_MS = 5_000;

/** Editorial content from files. */
export interface ContentStore {
  /** The content of a locale; changes of its files take effect within two seconds. */
  of(locale: Locale): Promise<LocaleContent>;
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
}: ContentStoreOptions): Promise<ContentStore> {
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

  return {
    async of(locale) {
      const age = clock() - readAt;
      if (age > FRESH_MS) refreshing ??= refresh();
      if (age > STALE_MS) await refreshing;
      const content = read.content.get(locale);
      if (!content) throw new Error(`No content for ${locale}.`);
      return content;
    },
  };
}
