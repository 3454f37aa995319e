import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ownPicturesOf } from '@staykit/partners/partner-files.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { ExportError } from './export-error.ts';
import {
  exportedPaths,
  NOT_FOUND,
  REST,
  UNNAMED,
  type PrintedSite,
  type PrintOptions,
} from './print-minisite.ts';
import { replaceFolder } from './replace-folder.ts';
import { serverFiles } from './server-files.ts';
import type { SharedFiles } from './shared-files.ts';
import { webServerFiles } from './web-servers.ts';

/** How a minisite is exported. */
export interface ExportOptions extends PrintOptions {
  /** Prints its pages. */
  print: (options: PrintOptions) => Promise<PrintedSite>;
  /** Files that all minisites have: scripts, style sheets, fonts. */
  assets: SharedFiles;
  /** Folder to write to; replaced as a whole. */
  out: string;
  /** Everything else that pages with these paths are made of: the catalogue's change number, the build, texts. */
  fingerprint: (paths: readonly string[]) => Promise<string>;
}

/** What an export did. */
export interface ExportReport {
  /** Files written. */
  files: number;
  bytes: number;
}

/** Its name is that of exports of before, which are replaced and not refused. */
const STAMP = '.staykit-export.json';

/** The pictures of a partner's folder, by name. */
const picturesOf = (partner: Partner): ReadonlyMap<string, Buffer> =>
  new Map(
    [...ownPicturesOf(partner).values()].map((name) => [name, readFileSync(join(partner.folder, name))]),
  );

/** Tells the sources of an export from those of another. A page that is linked from now on is on one that changed. */
async function stampOf(
  { partner, shop, base, instant, fingerprint }: Omit<ExportOptions, 'print'>,
  paths: readonly string[],
  pictures: ReadonlyMap<string, Buffer>,
): Promise<string> {
  // The days of offers that are over are no longer on its pages.
  const today = new Date(instant).toISOString().slice(0, 10);
  const isOver = (partner.offerTerms?.window?.to ?? today) < today;
  const hash = createHash('sha256');
  for (const [name, { length }] of pictures) hash.update(`${name} ${length} `);
  for (const body of pictures.values()) hash.update(body);
  return hash.update(JSON.stringify([partner, shop, base, isOver, await fingerprint(paths)])).digest('hex');
}

/** What was exported to a folder: the hash of its sources, and the paths of its pages. Throws where it holds something else. */
function readStamp(out: string): string[] {
  if (!existsSync(out)) return [];
  const place = join(out, STAMP);
  const stamp = existsSync(place) ? readFileSync(place, 'utf8').split('\n').filter(Boolean) : [];
  if (stamp.length === 0 && readdirSync(out).length > 0) throw new ExportError(out);
  return stamp;
}

/** Whether the files of a minisite would not be those that are there. */
export async function hasChanged(options: Omit<ExportOptions, 'print'>): Promise<boolean> {
  const [before, ...formerPaths] = readStamp(options.out);
  return (
    before === undefined || before !== (await stampOf(options, formerPaths, picturesOf(options.partner)))
  );
}

/** Writes the static files of one minisite, whether it `hasChanged` or not. */
export async function exportMinisite(options: ExportOptions): Promise<ExportReport> {
  const { partner, out } = options;
  readStamp(out);
  const files = new Map<string, () => string | Buffer>();
  const { pages, film } = await options.print(options);
  const { base, shop } = options;
  const paths = [...pages.keys()].filter((path) => !UNNAMED.has(path));
  for (const [path, html] of pages) files.set(fileOf(path), html);
  const linked = new Set(options.assets.names);
  for (const name of options.renderer.fileNames(partner).filter((one) => !linked.has(one))) {
    const file = options.renderer.files.get(name) ?? options.renderer.theme(name);
    if (file) files.set(`assets/${name}`, () => file.body);
  }
  const pictures = picturesOf(partner);
  for (const [name, body] of pictures) files.set(`assets/partners/${partner.slug}/${name}`, () => body);
  const sources = { api: shop, shop, film };
  const told = { partner, base, shop, sources, exported: exportedPaths(paths) };
  for (const [name, text] of serverFiles(told)) files.set(name, () => text);
  const stamp = [await stampOf(options, paths, pictures), ...paths].join('\n');
  files.set(STAMP, () => stamp);

  // Before the folder, whose stamp says that all is written.
  mkdirSync(dirname(out), { recursive: true });
  for (const [ending, text] of webServerFiles(told)) writeFileSync(`${out}.${ending}`, text);
  const shared = options.assets.names.filter((name) => !isOtherTexts(name, partner.minisiteLocale));
  let bytes = 0;
  replaceFolder(out, (folder) => {
    bytes = writeFiles(folder, files);
    for (const name of shared) options.assets.put(name, join(folder, 'assets', name));
  });
  return { files: files.size + shared.length, bytes };
}

/** Gives the bytes written. */
function writeFiles(folder: string, files: ReadonlyMap<string, () => string | Buffer>): number {
  for (const path of new Set([...files.keys(), 'assets/shared'].map((name) => dirname(join(folder, name)))))
    mkdirSync(path, { recursive: true });
  let bytes = 0;
  for (const [name, make] of files) {
    const made = make();
    const body = typeof made === 'string' ? Buffer.from(made) : made;
    writeFileSync(join(folder, name), body);
    bytes += body.length;
  }
  return bytes;
}

/** Whether a built file holds the texts of a locale that this minisite never speaks. */
function isOtherTexts(name: string, locale: string): boolean {
  const own = /^([a-z]{2}_[A-Z]{2})[.-]/.exec(name)?.[1];
  return own !== undefined && own !== locale;
}

/** `/search` is search/index.html, which every web server finds; a query becomes a folder of its own. */
function fileOf(path: string): string {
  if (path === NOT_FOUND) return '404.html';
  if (path === REST) return 'app.html';
  const [page = '', query] = path.slice(1).split('?');
  const folder = query === undefined ? page : `${page}/${query.replace(/[^a-zA-Z0-9]+/g, '-')}`;
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}
