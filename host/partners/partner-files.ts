import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  type Dirent,
} from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { PartnerProblem } from './partner-error.ts';
import type { PartnerSettings } from './partner-schema.ts';
import { utf8Text } from './text/utf8-text.ts';

/** Maximum size in bytes of a partner file or a legal text: ours have two thousand. */
const MOST_BYTES = 256 * 1024;

/** The text of a partner's file, or why it cannot be read. */
export type PartnerFileText = { file: string } & (
  | { json: string; problem?: undefined }
  | { json?: undefined; problem: PartnerProblem }
);

/** How messages name the file of a partner. */
export const fileOf = (folder: string, slug: string): string => `${basename(folder)}/${slug}/partner.json`;

/** Whether a picture is not of the partner's folder. */
export const isElsewhere = (name: string): boolean => name.startsWith('/') || name.startsWith('https://');

type Pictures = Pick<PartnerSettings, 'bannerUrls' | 'logoUrl' | 'logoDarkUrl'>;

/** The pictures that a partner's file names, by the path of their field. */
export function picturesOf({ bannerUrls, logoUrl, logoDarkUrl }: Partial<Pictures>): Map<string, string> {
  const named: [string, string | undefined][] = [
    ['bannerUrls.desktop', bannerUrls?.desktop],
    ['bannerUrls.mobile', bannerUrls?.mobile],
    ['logoUrl', logoUrl],
    ['logoDarkUrl', logoDarkUrl],
  ];
  return new Map(named.flatMap(([path, name]) => (name === undefined ? [] : [[path, name]])));
}

/** Those of them that are in the partner's folder. */
export const ownPicturesOf = (pictures: Partial<Pictures>): Map<string, string> =>
  new Map([...picturesOf(pictures)].filter(([, name]) => !isElsewhere(name)));

/** Names of the folders in `folder`, in their order. Hidden ones are nobody's. */
export function partnerFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && isFolder(folder, entry))
    .map(({ name }) => name)
    .toSorted();
}

/** The text of a partner's file. */
export function partnerFile(folder: string, slug: string): PartnerFileText {
  const file = fileOf(folder, slug);
  const { text: json, fault } = textFile(folder, slug, 'partner.json');
  if (json !== undefined) return { file, json };
  const problem = {
    file,
    line: 1,
    path: '(the whole file)',
    expected: 'a partner file in every folder',
    received: `one that is ${fault}`,
    write: `the file, or take ${basename(folder)}/${slug}/ out`,
  };
  return { file, problem };
}

/** The text of a file of the partners' folder itself, which partners extend. */
export function baseFile(folder: string, name: string): PartnerFileText {
  const file = `${basename(folder)}/${name}`;
  const { text: json, fault } = textFile(folder, '', name);
  if (json !== undefined) return { file, json };
  const problem = {
    file,
    path: '(the whole file)',
    expected: 'a file that partners extend',
    received: `one that is ${fault}`,
    write: 'the file',
  };
  return { file, problem };
}

/** Fault of a text in another encoding. */
export const NOT_IN_UTF8 = 'not in UTF-8';

/** The text of a file of a partner, or why it cannot be used, to be read after "which is". */
export function textFile(
  folder: string,
  slug: string,
  name: string,
): { text: string; fault?: undefined } | { text?: undefined; fault: string } {
  const fault = fileFault(folder, slug, name, MOST_BYTES);
  if (fault !== undefined) return { fault };
  const text = utf8Text(readFileSync(join(folder, slug, name)));
  return text === undefined ? { fault: NOT_IN_UTF8 } : { text };
}

/** A link to a folder counts as one, and so does a link to nothing: somebody meant a partner by it. */
function isFolder(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(join(folder, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? true;
}

/** Names of the files in a partner's folder, in their order. */
export function filesOf(folder: string, slug: string): string[] {
  try {
    return readdirSync(join(folder, slug)).toSorted();
  } catch {
    return [];
  }
}

/**
 * Why a file of a partner cannot be used, to be read after "which is"; `undefined` where it can. Names and links that lead
 * out of its folder are not followed: what they lead to is another partner's, or was not put there for visitors.
 */
export function fileFault(
  folder: string,
  slug: string,
  name: string,
  mostBytes = Infinity,
): string | undefined {
  const path = join(folder, slug, name);
  try {
    const own = realpathSync(join(folder, slug)) + sep;
    if (!own.startsWith(realpathSync(folder) + sep))
      return `in a folder that is a link out of ${basename(folder)}/`;
    if (!realpathSync(path).startsWith(own)) return `a link that leads out of ${basename(folder)}/${slug}/`;
    const facts = statSync(path);
    if (!facts.isFile()) return 'no file but a folder';
    if (facts.size > mostBytes)
      return `of ${Math.ceil(facts.size / 1024)} KB, and ${mostBytes / 1024} KB are the most`;
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'not there' : `not to be read (${code})`;
  }
}
