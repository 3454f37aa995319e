import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { parsePictureId } from '../images/picture-pool.ts';
import {
  ARTICLE_HEAD,
  FOLDERS,
  landingFile,
  PAGE_HEAD,
  SINGLE_FILES,
  type ContentFolder,
  type SingleFile,
} from './content-files.ts';
import { readJson, type Checked } from './read-json.ts';
import { readPage } from './read-page.ts';
import { isAddress } from './schema/parts.ts';

/** Where a file is: a single file of a locale, or one of a folder with its name. */
export type FilePlace = { locale: Locale } & (
  | { kind: SingleFile; id?: undefined }
  | { kind: ContentFolder; id: string }
);

/** The place of a path within the content folder; undefined for a path that nobody reads. */
export function filePlace(file: string): FilePlace | undefined {
  const [locale, name = '', inner, ...more] = file.split('/');
  if (!(LOCALES as readonly (string | undefined)[]).includes(locale) || more.length > 0) return undefined;
  const at = { locale: locale as Locale };
  if (inner === undefined)
    return Object.hasOwn(SINGLE_FILES, name) ? { ...at, kind: name as SingleFile } : undefined;
  if (!Object.hasOwn(FOLDERS, name)) return undefined;
  const id = FOLDERS[name as ContentFolder].exec(inner)?.[1];
  return id === undefined ? undefined : { ...at, kind: name as ContentFolder, id };
}

/** Parses and checks the text of a file; undefined for a path that nobody reads. */
export function checkFile(file: string, text: string): Checked<unknown> | undefined {
  const place = filePlace(file);
  if (!place) return undefined;
  if (place.id === undefined)
    return readJson<(typeof SINGLE_FILES)[SingleFile]>(file, text, SINGLE_FILES[place.kind]);
  if (place.kind === 'landing') return readJson(file, text, landingFile);
  return place.kind === 'pages' ? readPage(file, text, PAGE_HEAD) : readArticle(file, text);
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
