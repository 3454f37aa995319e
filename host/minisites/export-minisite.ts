import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { loadPage } from '@staykit/site/registry/load-page.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { securityPolicy, type PolicySources } from '@staykit/site/framework/document/security-policy.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { siteAddress, type Origin } from '@staykit/routing/sites.ts';
import { loadShell } from '@staykit/site/shell/load-shell.ts';
import { ExportError } from './export-error.ts';
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
  /** Everything else that the pages are made of: the catalogue's change number, the build. */
  fingerprint: string;
  /** The instant of the export, in ms since 1970. */
  instant: number;
}

/** What an export did. */
export interface ExportReport {
  /** Files written; 0 when nothing had changed. */
  files: number;
  bytes: number;
}

const STAMP = '.staykit-export.json';

/** Pages of every export, as paths below the minisite. */
const PAGES = ['/', '/search', '/content/about', '/not-found'];

/** Writes the static files of one minisite, or nothing when they would be the same. */
export async function exportMinisite(options: ExportOptions): Promise<ExportReport> {
  const { partner, out } = options;
  const stamp = createHash('sha256')
    .update(
      JSON.stringify([
        partner,
        options.shop,
        options.base,
        options.fingerprint,
        await Promise.all(pictures(partner).map((name) => readFile(join(partner.folder, name), 'base64'))),
      ]),
    )
    .digest('hex');
  const before = await readFile(join(out, STAMP), 'utf8').catch(() => '');
  if (before === stamp) return { files: 0, bytes: 0 };
  if (before === '' && existsSync(out) && readdirSync(out).length > 0) {
    throw new ExportError(out);
  }

  const files = new Map<string, string | Buffer>();
  const paths = [...PAGES, ...(partner.prerender ?? []).map((page) => `/${page}`)];
  const exported = new Set(PAGES.filter((path) => path !== '/not-found'));
  let film: string | undefined;
  for (const path of paths) {
    const printed = await printPage(options, path, exported);
    files.set(fileOf(path), printed.html);
    film ??= printed.film;
  }
  for (const name of options.renderer.fileNames(partner)) {
    const file = options.renderer.files.get(name) ?? options.renderer.theme(name);
    if (file) files.set(`assets/${name}`, file.body);
  }
  for (const name of pictures(partner)) {
    files.set(`assets/partners/${partner.slug}/${name}`, await readFile(join(partner.folder, name)));
  }
  files.set('_headers', headersFile(options.base, { api: options.shop, shop: options.shop, film }));
  files.set(STAMP, stamp);

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

/** What servers that read a `_headers` file send: what a meta element cannot say, and how long files may be kept. */
function headersFile(base: string, sources: PolicySources): string {
  return [
    `${base}/*`,
    `  Content-Security-Policy: ${securityPolicy(sources)}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `${base}/assets/*.js`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
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
  if (path === '/not-found') return '404.html';
  const [page = '', query] = path.slice(1).split('?');
  const folder = query === undefined ? page : `${page}/${query.replace(/[^a-zA-Z0-9]+/g, '-')}`;
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}

async function printPage(
  options: ExportOptions,
  path: string,
  exported: ReadonlySet<string>,
): Promise<{ html: string; film?: string | undefined }> {
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
    html: stayOrGo(html.replaceAll(`="${site}/`, `="${shop}/`), { prefix, base, shop, exported }),
    film,
  };
}
