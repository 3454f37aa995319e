import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { isElsewhere } from '@staykit/partners/partner-files.ts';
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
import { serverFiles } from './server-files.ts';
import type { SharedFiles } from './shared-files.ts';
import { webServerFiles } from './web-servers.ts';

/** How a minisite is exported. */
export interface ExportOptions extends PrintOptions {
  /** Prints its pages. */
  print: (options: PrintOptions) => Promise<PrintedSite>;
  /** The built browser files: the same for all. */
  assets: SharedFiles;
  /** Folder to write to; replaced as a whole. */
  out: string;
  /** Everything else that pages with these paths are made of: the catalogue's change number, the build, texts. */
  fingerprint: (paths: readonly string[]) => Promise<string>;
}

/** What an export did. */
export interface ExportReport {
  /** Files written; 0 when nothing had changed. */
  files: number;
  bytes: number;
}

/** Its name is that of exports of before, which are replaced and not refused. */
const STAMP = '.staykit-export.json';

/** Tells the sources of an export from those of another. A page that is linked from now on is on one that changed. */
async function stampOf(
  { partner, shop, base, fingerprint }: ExportOptions,
  paths: readonly string[],
): Promise<string> {
  const files = pictures(partner).map((name) => readFile(join(partner.folder, name), 'base64'));
  return createHash('sha256')
    .update(JSON.stringify([partner, shop, base, await fingerprint(paths), await Promise.all(files)]))
    .digest('hex');
}

/** What was exported to a folder: the hash of its sources, and the paths of its pages. */
async function readStamp(out: string): Promise<string[]> {
  return (await readFile(join(out, STAMP), 'utf8').catch(() => '')).split('\n').filter(Boolean);
}

/** Writes the static files of one minisite, or nothing when they would be the same. */
export async function exportMinisite(options: ExportOptions): Promise<ExportReport> {
  const { partner, out } = options;
  const [before, ...formerPaths] = await readStamp(out);
  const stamp = await stampOf(options, formerPaths);
  if (before === stamp) return { files: 0, bytes: 0 };
  if (before === undefined && existsSync(out) && readdirSync(out).length > 0) {
    throw new ExportError(out);
  }

  const files = new Map<string, string | Buffer>();
  const { pages, film } = await options.print(options);
  const { base, shop } = options;
  const paths = [...pages.keys()].filter((path) => !UNNAMED.has(path));
  for (const [path, html] of pages) files.set(fileOf(path), html);
  for (const name of options.renderer.fileNames(partner)) {
    const file = options.renderer.files.get(name) ?? options.renderer.theme(name);
    if (file) files.set(`assets/${name}`, file.body);
  }
  for (const name of pictures(partner)) {
    files.set(`assets/partners/${partner.slug}/${name}`, await readFile(join(partner.folder, name)));
  }
  const sources = { api: shop, shop, film };
  const told = { partner, base, shop, sources, exported: exportedPaths(paths) };
  for (const [name, text] of serverFiles(told)) files.set(name, text);
  files.set(STAMP, [await stampOf(options, paths), ...paths].join('\n'));

  const shared = options.assets.names.filter((name) => !isOtherTexts(name, partner.minisiteLocale));
  await replaceFolder(out, (folder) => {
    writeFiles(folder, files);
    for (const name of shared) options.assets.put(name, join(folder, 'assets', name));
  });
  for (const [ending, text] of webServerFiles(told)) writeFileSync(`${out}.${ending}`, text);
  let bytes = 0;
  for (const body of files.values()) bytes += body.length;
  return { files: files.size + shared.length, bytes };
}

function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const path of new Set([...files.keys(), 'assets/shared'].map((name) => dirname(join(folder, name)))))
    mkdirSync(path, { recursive: true });
  for (const [name, body] of files) writeFileSync(join(folder, name), body);
}

/** Writes beside the folder and puts the new one in its place: a server never sees half of an export. */
async function replaceFolder(out: string, write: (draft: string) => void): Promise<void> {
  const draft = `${out}.new-${process.pid}`;
  const former = `${out}.old-${process.pid}`;
  try {
    write(draft);
    if (existsSync(out)) await rename(out, former);
    await rename(draft, out);
    await rm(former, { recursive: true, force: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether a built file holds the texts of a locale that this minisite never speaks. */
function isOtherTexts(name: string, locale: string): boolean {
  const own = /^([a-z]{2}_[A-Z]{2})-/.exec(name)?.[1];
  return own !== undefined && own !== locale;
}

/** Pictures of the partner's folder that its pages show. */
function pictures({ bannerUrls, logoUrl, logoDarkUrl }: Partner): string[] {
  return [bannerUrls.desktop, bannerUrls.mobile, logoUrl, logoDarkUrl].filter(
    (name): name is string => name !== undefined && !isElsewhere(name),
  );
}

/** `/search` is search/index.html, which every web server finds; a query becomes a folder of its own. */
function fileOf(path: string): string {
  if (path === NOT_FOUND) return '404.html';
  if (path === REST) return 'app.html';
  const [page = '', query] = path.slice(1).split('?');
  const folder = query === undefined ? page : `${page}/${query.replace(/[^a-zA-Z0-9]+/g, '-')}`;
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}
