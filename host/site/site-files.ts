import type { Locale } from '@staykit/values/market/locale.ts';
import { THEMATICS } from '@staykit/core/search/facets/thematics.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { escapeHtml } from '@staykit/elements/print/escape.ts';
import { SERVICE_SEGMENTS } from '@staykit/routing/segments.ts';
import { ROUTE_ACTIVITY_SEARCH } from '@staykit/routing/segments.ts';
import { siteAddress, type Origin, type Sites } from '@staykit/routing/sites.ts';

/** Services that crawlers have no business in; pictures are theirs to see. */
const CLOSED = SERVICE_SEGMENTS.filter((segment) => !['assets', 'elements', 'examples'].includes(segment));

/** The robots.txt of a host name. */
export function robotsText({ protocol, host }: Origin): string {
  const rules = CLOSED.map((segment) => `Disallow: /${segment}/`);
  return [
    'User-agent: *',
    'Allow: /api/images/',
    ...rules,
    '',
    `Sitemap: ${protocol}://${host}/sitemap.xml`,
    '',
  ].join('\n');
}

/** What a sitemap is made from. */
interface SitemapFacts {
  origin: Origin;
  sites: Sites;
  partners: PartnerRegistry;
  activitySearch: boolean;
}

/** The sitemap of a host name: the pages of its locale, and its minisites; the splash page alone without a locale. */
export function sitemapXml(
  locale: Locale | undefined,
  { origin, sites, partners, activitySearch }: SitemapFacts,
): string {
  const site = (locale && siteAddress(locale, origin, sites)) || `${origin.protocol}://${origin.host}`;
  const paths =
    locale === undefined
      ? ['/']
      : [
          '/',
          '/search',
          ...Object.values(THEMATICS).map((theme) => `/search?theme=${theme}`),
          ...(activitySearch ? [`/${ROUTE_ACTIVITY_SEARCH}`] : []),
          '/content/about',
          ...partners.all
            .filter(
              (partner) => partner.minisiteLocale === locale && !partner.seo?.robots?.startsWith('noindex'),
            )
            .map(({ minisiteUrl }) => `/${minisiteUrl}`),
        ];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
