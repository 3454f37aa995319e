import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { loadPage } from '@staykit/site/registry/load-page.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { securityPolicy } from '@staykit/site/framework/document/security-policy.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import type { PageName } from '@staykit/routing/segments.ts';
import { siteAddress, type Origin } from '@staykit/routing/sites.ts';
import { loadShell } from '@staykit/site/shell/load-shell.ts';
import { ExportError } from './export-error.ts';
import { serverFiles } from './server-files.ts';
import type { SharedFiles } from './shared-files.ts';
import { stayOrGo } from './stay-or-go.ts';

/** How a minisite is exported. */
export interface ExportOptions {
  partner: Partner;
  partners: PartnerRegistry;
  renderer: SiteRenderer;
  /** Origin of the shop: the API, the pictures, and the pages that are not exported. */
  shop: string;
  /** Path that the files will be served under: '' at the root of a host name. */
  base: string;
  /** The built browser files: the same for all. */
  assets: SharedFiles;
  /** Folder to write to; replaced as a whole. */
  out: string;
  /** Everything else that pages with these paths are made of: the catalogue's change number, the build, texts. */
  fingerprint: (paths: readonly string[]) => Promise<string>;
  /** The instant of the export, in ms since 1970. */
  instant: number;
}

/** What an export did. */
export interface ExportReport {
  /** Files written; 0 when nothing had changed. */
  files: number;
  bytes: number;
}

const STAMP = '.staykit-export';

/** The page for addresses that are not exported. */
const NOT_FOUND = '/not-found';

/** Links without a query; `flow=booking` is what an address without it means. */
const LINK = /\bhref="(\/[^"?#]*)(?:\?flow=booking)?(?:#[^"]*)?"/g;

/** Pages of every export, as paths below the minisite; what they link to comes with them. */
const FIRST_PAGES = ['/', '/search', '/content/about', '/contact'];

/** Pages that are exported where another one links them. */
const LINKED: ReadonlySet<PageName> = new Set([
  'activity-search',
  'box',
  'box-listing',
  'content',
  'contact',
  'ideas',
  'landing',
]);

/** Products that the first page shows are exported too; those that are shown later stay on the shop. */
const SHOWN_FIRST: ReadonlySet<PageName> = new Set(['product', 'hotel', 'activity']);

/** Most pages of an export: a menu with a thousand landing pages is no minisite. */
const MOST_PAGES = 120;

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
  const pages = await printPages(options);
  const { prefix, base, shop } = linksOf(options);
  const paths = [...pages.keys()].filter((path) => path !== NOT_FOUND);
  const exported = new Set(paths.filter((path) => !path.includes('?')));
  for (const [path, { html }] of pages)
    files.set(fileOf(path), stayOrGo(html, { prefix, base, shop, exported }));
  const film = [...pages.values()].find((page) => page.film !== undefined)?.film;
  for (const name of options.renderer.fileNames(partner)) {
    const file = options.renderer.files.get(name) ?? options.renderer.theme(name);
    if (file) files.set(`assets/${name}`, file.body);
  }
  for (const name of pictures(partner)) {
    files.set(`assets/partners/${partner.slug}/${name}`, await readFile(join(partner.folder, name)));
  }
  const sources = { api: shop, shop, film };
  for (const [name, text] of serverFiles({ partner, base, shop, sources, exported: [...exported] }))
    files.set(name, text);
  files.set(STAMP, [await stampOf(options, paths), ...paths].join('\n'));

  const shared = options.assets.names.filter((name) => !isOtherTexts(name, partner.minisiteLocale));
  await replaceFolder(out, (folder) => {
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
    (name): name is string => name !== undefined && !/^(https:\/\/|\/)/.test(name),
  );
}

/** `/search` is search/index.html, which every web server finds; a query becomes a folder of its own. */
function fileOf(path: string): string {
  if (path === NOT_FOUND) return '404.html';
  const [page = '', query] = path.slice(1).split('?');
  const folder = query === undefined ? page : `${page}/${query.replace(/[^a-zA-Z0-9]+/g, '-')}`;
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}

/** A page as the shop prints it, with links to the shop. */
interface PrintedPage {
  html: string;
  /** The address of a film on it. */
  film?: string | undefined;
}

const linksOf = ({ partner, base, shop }: ExportOptions) => ({
  prefix: `/${partner.minisiteUrl}`,
  base,
  shop,
});

/** Prints the first pages, those that the partner file names, and what they link to. */
async function printPages(options: ExportOptions): Promise<Map<string, PrintedPage>> {
  const printed = new Map<string, PrintedPage>([[NOT_FOUND, await printPage(options, NOT_FOUND)]]);
  const named = (options.partner.prerender ?? []).map((page) => `/${page}`);
  const wanted = new Set([...FIRST_PAGES, ...named]);
  // A set that grows while it is walked is walked to its end.
  for (const path of wanted) {
    const page = await printPage(options, path);
    // What is linked and not there stays a link to the shop, which says so.
    if (page.isMissing && !named.includes(path)) continue;
    printed.set(path, page);
    for (const linked of linksIn(page.html, options, path === '/'))
      if (wanted.size < MOST_PAGES) wanted.add(linked);
  }
  return printed;
}

/** Paths below the minisite that a page links and that an export has. */
function linksIn(html: string, { partner, partners }: ExportOptions, isFirst: boolean): string[] {
  const prefix = `/${partner.minisiteUrl}`;
  const context = { partners, locale: partner.minisiteLocale };
  const paths = [...html.matchAll(LINK)].flatMap(([, address = '']) =>
    address.startsWith(`${prefix}/`) ? [address.slice(prefix.length)] : [],
  );
  return [...new Set(paths)].filter((path) => {
    const { page } = resolvePage(prefix + path, context);
    return LINKED.has(page) || (isFirst && SHOWN_FIRST.has(page));
  });
}

async function printPage(
  options: ExportOptions,
  path: string,
): Promise<PrintedPage & { isMissing: boolean }> {
  const { partner, partners, renderer, shop, base, instant } = options;
  const { protocol, host } = new URL(shop);
  const origin: Origin = { protocol: protocol === 'https:' ? 'https' : 'http', host };
  const [pathname = '/', query = ''] = path.split('?');
  const prefix = `/${partner.minisiteUrl}`;
  const locale = partner.minisiteLocale;
  const onShop = pathname === '/' ? prefix : prefix + pathname;
  const address = { ...resolvePage(onShop, { partners, locale }), prefix, partner };
  const request = renderer.request({
    address,
    locale,
    path: onShop,
    search: query === '' ? '' : `?${query}`,
    origin,
    apiOrigin: shop,
    productUrl: shop + prefix,
  });
  const [page, shell] = await Promise.all([loadPage(request), loadShell(request)]);
  page.printedAt = instant;
  const box = page.islands?.['search-box'];
  if (box?.resultsUrl !== undefined)
    page.islands = { ...page.islands, 'search-box': { ...box, resultsUrl: `${base}/search/` } };
  // A film of the shop stays there.
  const film = page.film?.startsWith('/') ? shop + page.film : page.film;
  const html = renderer.document(
    page,
    { ...request, shell },
    securityPolicy({ api: shop, shop, film, captcha: page.captcha }, true),
  );
  // The shop of this locale is the one that was named, whatever address the sites of this process have.
  const site = siteAddress(locale, origin, request.sites) ?? shop;
  return {
    html: html.replaceAll(`="${site}/`, `="${shop}/`),
    film,
    isMissing: page.status >= 300,
  };
}
