import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { linkProblems } from './check-links.ts';
import type { ContentProblem } from './content-error.ts';
import {
  ARTICLE_HEAD,
  FOLDERS,
  landingFile,
  PAGE_HEAD,
  SINGLE_FILES,
  type ContentFolder,
  type LandingFile,
  type SingleFile,
} from './content-files.ts';
import type { ArticleContent, LocaleContent, PageContent } from './locale-content.ts';
import { readJson, type Checked } from './read-json.ts';
import { readPage } from './read-page.ts';
import { isAddress, pictureAddress } from './schema/parts.ts';
import { parsePictureId } from '../images/picture-pool.ts';

/** A file as last read; `good` is its last valid content. */
export interface KnownFile {
  /** Modification time and size. */
  version: string;
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
    const check = checkerOf(file);
    if (!check) {
      problems.push(strayFile(file));
      return [];
    }
    const { mtimeMs, size } = await stat(join(folder ?? '', file));
    const version = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.version === version) return [[file, before]] as const;
    const { value, problems: found } = check(file, await readFile(join(folder ?? '', file), 'utf8'));
    const good = found.length > 0 ? before?.good : value;
    return [[file, { version, problems: found, ...(good !== undefined && { good }) }]] as const;
  });
  const files: KnownFiles = new Map((await Promise.all(readFiles)).flat());
  for (const { problems: found } of files.values()) problems.push(...found);
  const content = new Map(LOCALES.map((locale) => [locale, contentOf(locale, files)]));
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

/** The parser of a file; undefined for unexpected files. */
function checkerOf(file: string): ((file: string, text: string) => Checked<unknown>) | undefined {
  const [locale, name = '', inner, ...more] = file.split('/');
  if (!(LOCALES as readonly (string | undefined)[]).includes(locale) || more.length > 0) return undefined;
  if (inner === undefined) {
    if (!Object.hasOwn(SINGLE_FILES, name)) return undefined;
    return (path, text) =>
      readJson<(typeof SINGLE_FILES)[SingleFile]>(path, text, SINGLE_FILES[name as SingleFile]);
  }
  if (!Object.hasOwn(FOLDERS, name) || !FOLDERS[name as ContentFolder].test(inner)) return undefined;
  if (name === 'landing') return (path, text) => readJson(path, text, landingFile);
  return (path, text) => (name === 'pages' ? readPage(path, text, PAGE_HEAD) : readArticle(path, text));
}

function readArticle(file: string, text: string): Checked<unknown> {
  const checked = readPage(file, text, ARTICLE_HEAD);
  if (!checked.value) return checked;
  const { date = '', picture } = checked.value.head;
  const problem = (path: string, expected: string, received: string) => ({
    problems: [{ file, path, expected, received: JSON.stringify(received) }],
  });
  if (!isPlainDate(date)) return problem('date', 'a calendar day yyyy-MM-dd', date);
  if (picture !== undefined && !parsePictureId(picture) && !isAddress(picture)) {
    return problem('picture', 'the id of a picture of the pool, like sea-03', picture);
  }
  return checked;
}

function strayFile(file: string): ContentProblem {
  return {
    file,
    path: '(the whole file)',
    expected: `<locale>/ with ${Object.keys(SINGLE_FILES).join(', ')}, landing/<slug>.json, pages/<id>.txt or articles/<id>.txt`,
    received: 'a file that nobody reads',
  };
}

/** Content of a locale from the last valid content of its files. */
function contentOf(locale: Locale, files: KnownFiles): LocaleContent {
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
