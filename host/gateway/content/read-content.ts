import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { LOCALES, type Locale } from '../../../widgets/core/market/locale.ts';
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

/** A file as it was last read. `good` is the last content of it that could be used. */
export interface KnownFile {
  /** Changes when the file does. */
  stamp: string;
  good?: unknown;
  problems: readonly ContentProblem[];
}

/** What was read so far, by path from the content folder on. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** The content of every locale, and what is wrong in the folder. */
export interface ReadContent {
  files: KnownFiles;
  content: ReadonlyMap<Locale, LocaleContent>;
  problems: readonly ContentProblem[];
}

/** Reads what is new or changed below `folder`; of a file that cannot be used the last good one stays. */
export async function readContent(folder: string, known: KnownFiles = new Map()): Promise<ReadContent> {
  const files = new Map<string, KnownFile>();
  const problems: ContentProblem[] = [];
  for (const file of await pathsIn(folder)) {
    const check = checkerOf(file);
    if (!check) {
      problems.push(strayFile(file));
      continue;
    }
    const { mtimeMs, size } = await stat(join(folder, file));
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) files.set(file, before);
    else {
      const { value, problems: found } = check(file, await readFile(join(folder, file), 'utf8'));
      const good = found.length > 0 ? before?.good : value;
      files.set(file, { stamp, problems: found, ...(good !== undefined && { good }) });
    }
  }
  for (const { problems: found } of files.values()) problems.push(...found);
  const content = new Map(LOCALES.map((locale) => [locale, contentOf(locale, files)]));
  // A link to a page that has a problem of its own would only repeat it.
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

/** How a file is checked; nothing for one that has no place here. */
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

/** The content of a locale from the last good content of its files. */
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
  const { title = '', description } = head;
  return { id, title, ...(description !== undefined && { description }), html };
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
