import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_UTF8, utf8Text } from '@staykit/partners/text/utf8-text.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { checkFile, filePlace } from './check-file.ts';
import { linkProblems } from './check-links.ts';
import type { ContentProblem } from './content-error.ts';
import {
  FOLDERS,
  SINGLE_FILES,
  type ContentFolder,
  type LandingFile,
  type SingleFile,
} from './content-files.ts';
import type { ArticleContent, LocaleContent, PageContent } from './locale-content.ts';
import { pictureAddress } from './schema/parts.ts';

/** A file as last read; `good` is its last valid content. */
export interface KnownFile {
  /** Modification time and size. */
  version: string;
  /** As it stands in the folder. */
  text: string;
  good?: unknown;
  problems: readonly ContentProblem[];
}

/** Files by path within the content folder. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** Content by locale, and all problems. */
export interface ReadContent {
  files: KnownFiles;
  content: ReadonlyMap<Locale, LocaleContent>;
  problems: readonly ContentProblem[];
}

/** Reads new and changed files; an invalid file keeps its last valid content. Without a folder there is no content. */
export async function readContent(
  folder: string | undefined,
  known: KnownFiles = new Map(),
): Promise<ReadContent> {
  const problems: ContentProblem[] = [];
  const paths = folder === undefined ? [] : await pathsIn(folder);
  const readFiles = paths.map(async (file) => {
    if (!filePlace(file)) {
      problems.push(strayFile(file));
      return [];
    }
    const { mtimeMs, size } = await stat(join(folder ?? '', file));
    const version = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.version === version) return [[file, before]] as const;
    const bytes = await readFile(join(folder ?? '', file));
    const read = utf8Text(bytes);
    const text = read ?? bytes.toString('latin1');
    const { value, problems: found } =
      read === undefined
        ? { problems: [{ file, path: '(the whole file)', ...NOT_UTF8 }] }
        : (checkFile(file, read) ?? { problems: [] });
    const good = found.length > 0 ? before?.good : value;
    return [[file, { version, text, problems: found, ...(good !== undefined && { good }) }]] as const;
  });
  const files: KnownFiles = new Map((await Promise.all(readFiles)).flat());
  for (const { problems: found } of files.values()) problems.push(...found);
  const content = contentByLocale(files);
  // Skipped with other problems: a link to an invalid page would be reported twice.
  if (problems.length === 0) {
    for (const [locale, its] of content) problems.push(...linkProblems(locale, its));
  }
  return { files, content, problems };
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

function strayFile(file: string): ContentProblem {
  return {
    file,
    path: '(the whole file)',
    expected: `<locale>/ with ${Object.keys(SINGLE_FILES).join(', ')}, landing/<slug>.json, pages/<id>.txt or articles/<id>.txt`,
    received: 'a file that nobody reads',
  };
}

/** Content of every locale from the last valid content of its files. */
export function contentByLocale(
  files: ReadonlyMap<string, { good?: unknown }>,
): ReadonlyMap<Locale, LocaleContent> {
  return new Map(LOCALES.map((locale) => [locale, contentOf(locale, files)]));
}

function contentOf(locale: Locale, files: ReadonlyMap<string, { good?: unknown }>): LocaleContent {
  const single = (name: SingleFile) => files.get(`${locale}/${name}`)?.good;
  const folder = <Value>(name: ContentFolder): [string, Value][] =>
    [...files].flatMap(([file, { good }]) => {
      if (!file.startsWith(`${locale}/${name}/`) || good === undefined) return [];
      const id = FOLDERS[name].exec(file.slice(file.lastIndexOf('/') + 1))?.[1];
      return id === undefined ? [] : [[id, good as Value]];
    });
  const parts = {
    home: single('home.json'),
    giftBlock: single('gift-block.json'),
    boxBlock: single('box-block.json'),
    menu: single('menu.json'),
    ideas: single('ideas.json'),
    boxListing: single('box-listing.json'),
  };
  type Text = { head: Record<string, string>; html: string };
  return {
    ...(Object.fromEntries(
      Object.entries(parts).filter(([, part]) => part !== undefined),
    ) as Partial<LocaleContent>),
    announcements: (single('announcements.json') ?? []) as LocaleContent['announcements'],
    promoBars: (single('promo-bars.json') ?? []) as LocaleContent['promoBars'],
    targetedBanners: (single('targeted-banners.json') ?? []) as LocaleContent['targetedBanners'],
    landingGroups: (single('landing-groups.json') ?? []) as LocaleContent['landingGroups'],
    landings: new Map(folder<LandingFile>('landing')),
    pages: new Map(folder<Text>('pages').map(([id, text]) => [id, toPage(id, text)])),
    articles: folder<Text>('articles')
      .map(([id, text]) => toArticle(id, text))
      .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id)),
  };
}

function toPage(id: string, { head, html }: { head: Record<string, string>; html: string }): PageContent {
  const { title = '', description, twin = id } = head;
  return { id, twin, title, ...(description !== undefined && { description }), html };
}

function toArticle(id: string, text: { head: Record<string, string>; html: string }): ArticleContent {
  const { intro = '', date = '', picture, alt } = text.head;
  return {
    ...toPage(id, text),
    description: intro,
    intro,
    date,
    ...(picture !== undefined && {
      images: {
        large: pictureAddress(picture, 'large'),
        small: pictureAddress(picture, 'small'),
        ...(alt !== undefined && { alt }),
      },
    }),
  };
}
