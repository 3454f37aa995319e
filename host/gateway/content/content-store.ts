import type { Locale } from '../../../widgets/core/market/locale.ts';
import { ContentError, describeProblem } from './content-error.ts';
import type { LocaleContent } from './locale-content.ts';
import { readContent, type ReadContent } from './read-content.ts';

/** Milliseconds for which content is answered without a look at its files. */
const FRESH_MS = 1_000;
/** Milliseconds after which an answer waits for that look: nobody asked for a while, so that it may be long out of date. */
const STALE_MS = 5_000;

/** The content of the shop, as its files are now. */
export interface ContentStore {
  /** The content of a locale; a change of its files shows after a second or two. */
  of(locale: Locale): Promise<LocaleContent>;
}

/** What a store is opened with. */
export interface ContentStoreOptions {
  /** Folder with a folder for each locale. */
  folder: string;
  /** Milliseconds; only differences count. */
  clock?: () => number;
  /** Told once of each state of the files that cannot be used. */
  warn?(problems: string): void;
}

/**
 * Reads the content of all locales. Throws a `ContentError` with every problem, so that a shop does not open with
 * content that cannot be used. A file that is broken later is told of, and its last good content stays.
 */
export async function openContent({
  folder,
  clock = Date.now,
  warn = () => undefined,
}: ContentStoreOptions): Promise<ContentStore> {
  let read: ReadContent = await readContent(folder);
  if (read.problems.length > 0) throw new ContentError(read.problems);
  let readAt = clock();
  let told = '';
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      read = await readContent(folder, read.files);
      tell(read.problems.map(describeProblem).join('\n\n'));
    } catch (error) {
      // The folder is just being replaced, or is gone: what was read goes on being answered.
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      readAt = clock();
      looking = undefined;
    }
  }

  function tell(problems: string): void {
    if (problems !== '' && problems !== told) warn(problems);
    told = problems;
  }

  return {
    async of(locale) {
      const age = clock() - readAt;
      if (age > FRESH_MS) looking ??= look();
      if (age > STALE_MS) await looking;
      const content = read.content.get(locale);
      if (!content) throw new Error(`There is no content for ${locale}.`);
      return content;
    },
  };
}
