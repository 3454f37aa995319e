import { loadPage } from '@staykit/site/registry/load-page.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { securityPolicy } from '@staykit/site/framework/document/security-policy.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import type { PageName } from '@staykit/routing/segments.ts';
import { siteAddress, type Origin } from '@staykit/routing/sites.ts';
import { stayOrGo } from '@staykit/site/framework/exported/stay-or-go.ts';
import { restPage } from '@staykit/site/pages/minisite/rest/rest-page.tsx';
import { loadShell } from '@staykit/site/shell/load-shell.ts';

/** How the pages of a minisite are printed. */
export interface PrintOptions {
  partner: Partner;
  /** Partners by which addresses are read: the one at least. */
  partners: PartnerRegistry;
  renderer: SiteRenderer;
  /** Origin of the shop: the API, the pictures, and the pages that are not exported. */
  shop: string;
  /** Path that the files will be served under: '' at the root of a host name. */
  base: string;
  /** The instant of the export, in ms since 1970. */
  instant: number;
}

/** The pages of a minisite. */
export interface PrintedSite {
  /** What gives the HTML, by path below the minisite, with NOT_FOUND among them: filled one by one, they take no memory. */
  pages: ReadonlyMap<string, () => string | Buffer>;
  /** The address of a film that a page shows. */
  film?: string | undefined;
}

/** The page for addresses that nobody has. */
export const NOT_FOUND = '/not-found';

/** The shell for addresses that are not printed, such as stays: no minisite has a page of this name. */
export const REST = '/app';

/** Files of an export that no address of the minisite names. */
export const UNNAMED: ReadonlySet<string> = new Set([NOT_FOUND, REST]);

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

/** A page as the shop prints it, with links to the shop. */
interface PrintedPage {
  html: string;
  /** The address of a film on it. */
  film?: string | undefined;
}

/** Prints the pages of a minisite; links between them lead to each other, all others to the shop. */
export async function printMinisite(options: PrintOptions): Promise<PrintedSite> {
  const { partner, base, shop } = options;
  const printed = await printPages(options);
  const exported = exportedPaths(printed.keys());
  const site = { prefix: `/${partner.minisiteUrl}`, base, shop, exported: new Set(exported) };
  printed.set(REST, await printPage(options, REST, exported));
  return {
    pages: new Map(
      [...printed].map(([path, page]) => {
        const html = stayOrGo(ownAddress(page.html, options), site);
        return [path, () => html];
      }),
    ),
    film: [...printed.values()].find(({ film }) => film !== undefined)?.film,
  };
}

/** Pages at the root of a domain of the partner are those that search engines keep; its stays are those of the shop, unless its file says otherwise. */
function ownAddress(html: string, { partner, shop, base }: PrintOptions): string {
  const [domain] = partner.domains ?? [];
  if (domain === undefined || base !== '') return html;
  const onShop = `${shop}/${partner.minisiteUrl}`;
  return html.replaceAll(
    /(<link rel="canonical" href="|<meta property="og:url" content=")([^"?]*)([^"]*)"/g,
    (whole, start: string, address: string, query: string) => {
      if (address !== onShop && !address.startsWith(`${onShop}/`)) return whole;
      return `${start}https://${domain}${address.slice(onShop.length)}/${query}"`;
    },
  );
}

/** The paths that can be linked: a query needs a server. */
export const exportedPaths = (paths: Iterable<string>): string[] =>
  [...paths].filter((path) => !UNNAMED.has(path) && !path.includes('?'));

/** Prints the first pages, those that the partner file names, and what they link to. */
async function printPages(options: PrintOptions): Promise<Map<string, PrintedPage>> {
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
function linksIn(html: string, { partner, partners }: PrintOptions, isFirst: boolean): string[] {
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

/** Prints the page of a path; of the shell, where it is told which paths are printed. */
async function printPage(
  options: PrintOptions,
  path: string,
  exported?: readonly string[],
): Promise<PrintedPage & { isMissing: boolean }> {
  const { partner, partners, renderer, shop, base, instant } = options;
  const { protocol, host } = new URL(shop);
  const origin: Origin = { protocol: protocol === 'https:' ? 'https' : 'http', host };
  const [pathname = '/', query = ''] = path.split('?');
  const prefix = `/${partner.minisiteUrl}`;
  const locale = partner.minisiteLocale;
  const onShop = pathname === '/' ? prefix : prefix + pathname;
  const address = { ...resolvePage(onShop, { partners, locale }), prefix, partner };
  const made = renderer.request({
    address,
    locale,
    path: onShop,
    search: query === '' ? '' : `?${query}`,
    origin,
    apiOrigin: shop,
  });
  const request = { ...made, pricedAt: instant };
  const [page, shell] = await Promise.all([
    exported ? restPage(request, partner, { base, exported }) : loadPage(request),
    loadShell(request),
  ]);
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
