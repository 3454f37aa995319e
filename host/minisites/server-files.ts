import type { Partner } from '@staykit/partners/partner.ts';
import { PAGE_SEGMENTS } from '@staykit/routing/segments.ts';
import { securityPolicy, type PolicySources } from '@staykit/site/framework/document/security-policy.ts';
import { addressOn, REST_SEGMENTS } from '@staykit/site/framework/exported/stay-or-go.ts';
import { sitemapXml } from '@staykit/site/site-files.ts';

/** What the files for web servers and crawlers are made of. */
export interface ServerFilesOptions {
  partner: Partner;
  /** Path that the export is served under: '' at the root of a host name. */
  base: string;
  /** Origin of the shop. */
  shop: string;
  sources: PolicySources;
  /** Paths below the minisite that are exported, without queries. */
  exported: readonly string[];
}

/** What answers get on every host, whatever web server it has. */
export const COMMON_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), payment=(self), geolocation=(self)'],
];

/** How long files are kept: those with a hash in their name for ever, pictures for an hour, pages are asked for anew. */
export const KEPT = {
  hashed: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=3600',
  pages: 'no-cache',
} as const;

/** Endings of files whose names have the hash of their content. */
export const HASHED_ENDINGS = ['js', 'css', 'woff2'] as const;

/** First segments of pages that lead to the shop where they are not printed: the shell shows the others. */
export const SHOP_SEGMENTS: readonly string[] = Object.keys(PAGE_SEGMENTS).filter(
  (segment) => !(REST_SEGMENTS as readonly string[]).includes(segment),
);

/**
 * Files that tell web servers what a page cannot: `_headers` and `_redirects`, which hosts of static files read, and
 * `robots.txt` with a sitemap for a partner with a host name of its own. Addresses that are not printed have the shell, or
 * lead to the shop, below the partner's address.
 */
export function serverFiles(options: ServerFilesOptions): Map<string, string> {
  const { partner, base, exported } = options;
  const files = new Map([
    ['_headers', headers(options)],
    ['_redirects', redirects(options)],
  ]);
  const [domain] = partner.domains ?? [];
  // Crawlers look for both at the root of a host name alone.
  if (domain === undefined || base !== '') return files;
  const site = `https://${domain}`;
  const isHidden = partner.seo?.robots?.startsWith('noindex') === true;
  const paths = exported.map((path) => ({ path: path === '/' ? '/' : `${path}/` }));
  if (!isHidden) files.set('sitemap.xml', sitemapXml(site, paths));
  files.set(
    'robots.txt',
    ['User-agent: *', 'Allow: /', ...(isHidden ? [] : ['', `Sitemap: ${site}/sitemap.xml`]), ''].join('\n'),
  );
  return files;
}

/** What a meta element cannot say, and how long files may be kept. */
function headers({ base, sources }: ServerFilesOptions): string {
  const kept = (path: string, value: string) => [`${base}${path}`, `  Cache-Control: ${value}`];
  return [
    `${base}/*`,
    `  Content-Security-Policy: ${securityPolicy(sources)}`,
    ...COMMON_HEADERS.map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED_ENDINGS.flatMap((ending) => kept(`/assets/*.${ending}`, KEPT.hashed)),
    ...kept('/assets/partners/*', KEPT.pictures),
    '',
  ].join('\n');
}

/** Former addresses of a minisite, and where they lead on an export. */
export function moved({ partner, base, shop, exported }: ServerFilesOptions): [from: string, to: string][] {
  const prefix = `/${partner.minisiteUrl}`;
  const site = { prefix, base, shop, exported: new Set(exported) };
  return Object.entries(partner.redirects ?? {}).map(([from, to]) => [
    base + from,
    addressOn(site, prefix + to),
  ]);
}

/**
 * What has moved comes first. Exported files come before the rest at hosts that read this: only what is not there has the
 * shell, or leads to the shop.
 */
function redirects(options: ServerFilesOptions): string {
  const { partner, base, shop } = options;
  const onShop = `${shop}/${partner.minisiteUrl}`;
  return [
    ...moved(options).map(([from, to]) => `${from} ${to} 301`),
    ...REST_SEGMENTS.map((segment) => `${base}/${segment}/* ${base}/app.html 200`),
    ...SHOP_SEGMENTS.map((segment) => `${base}/${segment}/* ${onShop}/${segment}/:splat 302`),
    '',
  ].join('\n');
}
