import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { ownPicturesOf } from '@staykit/partners/partner-files.ts';
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

/** Tells the sources of an export from those of another. A page that is linked from now on is on one that changed. */
async function stampOf(
  { partner, shop, base, instant, fingerprint }: Omit<ExportOptions, 'print'>,
  paths: readonly string[],
): Promise<string> {
  const files = [...ownPicturesOf(partner).values()].map((name) =>
    readFile(join(partner.folder, name), 'base64'),
  );
  // The days of offers that are over are no longer on its pages.
  const today = new Date(instant).toISOString().slice(0, 10);
  const isOver = (partner.offerTerms?.window?.to ?? today) < today;
  return createHash('sha256')
    .update(JSON.stringify([partner, shop, base, isOver, await fingerprint(paths), await Promise.all(files)]))
    .digest('hex');
}

/** What was exported to a folder: the hash of its sources, and the paths of its pages. Throws where it holds something else. */
async function readStamp(out: string): Promise<string[]> {
  const stamp = (await readFile(join(out, STAMP), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  if (stamp.length === 0 && existsSync(out) && readdirSync(out).length > 0) throw new ExportError(out);
  return stamp;
}

/** Whether the files of a minisite would not be those that are there. */
export async function hasChanged(options: Omit<ExportOptions, 'print'>): Promise<boolean> {
  const [before, ...formerPaths] = await readStamp(options.out);
  return before !== (await stampOf(options, formerPaths));
}

/** Writes the static files of one minisite, whether it `hasChanged` or not. */
export async function exportMinisite(options: ExportOptions): Promise<ExportReport> {
  const { partner, out } = options;
  await readStamp(out);
  const files = new Map<string, string | Buffer>();
  const { pages, film } = await options.print(options);
  const { base, shop } = options;
  const paths = [...pages.keys()].filter((path) => !UNNAMED.has(path));
  for (const [path, html] of pages) files.set(fileOf(path), html);
  const linked = new Set(options.assets.names);
  for (const name of options.renderer.fileNames(partner).filter((one) => !linked.has(one))) {
    const file = options.renderer.files.get(name) ?? options.renderer.theme(name);
    if (file) files.set(`assets/${name}`, file.body);
  }
  for (const name of ownPicturesOf(partner).values()) {
    files.set(`assets/partners/${partner.slug}/${name}`, await readFile(join(partner.folder, name)));
  }
  const sources = { api: shop, shop, film };
  const told = { partner, base, shop, sources, exported: exportedPaths(paths) };
  for (const [name, text] of serverFiles(told)) files.set(name, text);
  files.set(STAMP, [await stampOf(options, paths), ...paths].join('\n'));

  // Before the folder, whose stamp says that all is written.
  mkdirSync(dirname(out), { recursive: true });
  for (const [ending, text] of webServerFiles(told)) writeFileSync(`${out}.${ending}`, text);
  const shared = options.assets.names.filter((name) => !isOtherTexts(name, partner.minisiteLocale));
  replaceFolder(out, (folder) => {
    writeFiles(folder, files);
    for (const name of shared) options.assets.put(name, join(folder, 'assets', name));
  });
  let bytes = 0;
  for (const body of files.values()) bytes += body.length;
  return { files: files.size + shared.length, bytes };
}

function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const path of new Set([...files.keys(), 'assets/shared'].map((name) => dirname(join(folder, name)))))
    mkdirSync(path, { recursive: true });
  for (const [name, body] of files) writeFileSync(join(folder, name), body);
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
