import type { Partner } from '@staykit/partners/partner.ts';
import { PAGE_SEGMENTS } from '@staykit/routing/segments.ts';
import { securityPolicy, type PolicySources } from '@staykit/site/framework/document/security-policy.ts';
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

/**
 * Files that tell web servers what a page cannot: `_headers` and `_redirects`, which hosts of static files read, and
 * `robots.txt` with a sitemap for a partner with a host name of its own. An address that is not exported leads to the
 * shop, below the partner's address.
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

/** Exported files come first at hosts that read this: only what is not there leads to the shop. */
function redirects({ partner, base, shop, exported }: ServerFilesOptions): string {
  const onShop = `${shop}/${partner.minisiteUrl}`;
  const moved = Object.entries(partner.redirects ?? {}).map(
    ([from, to]) => `${base}${from} ${exported.includes(to) ? base : onShop}${to} 301`,
  );
  const lines = Object.keys(PAGE_SEGMENTS).map(
    (segment) => `${base}/${segment}/* ${onShop}/${segment}/:splat 302`,
  );
  return [...moved, ...lines, ''].join('\n');
}
