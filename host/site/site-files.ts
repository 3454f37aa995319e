import type { Locale } from '@staykit/values/market/locale.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { GIFT_CARD_PATH, giftCardTerms } from '@staykit/core/gift/card/gift-card.ts';
import { THEMATICS } from '@staykit/core/search/facets/thematics.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { escapeHtml } from '@staykit/elements/print/escape.ts';
import { FORCED_NOINDEX_LANDINGS } from '@staykit/routing/forced-noindex.ts';
import { SERVICE_SEGMENTS } from '@staykit/routing/segments.ts';
import { ROUTE_ACTIVITY_SEARCH } from '@staykit/routing/segments.ts';
import type { Origin } from '@staykit/routing/sites.ts';

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

/** A page in a sitemap. */
export interface ListedPage {
  /** Path and query. */
  path: string;
  /** The day of its last change, where that is known. */
  writtenOn?: PlainDate;
}

/** Editorial pages and boxes of a locale, as far as the sitemap lists them. */
export interface ListedContent {
  landings: ReadonlyMap<string, { seo: { index: boolean } }>;
  pages: ReadonlyMap<string, object>;
  articles: readonly { id: string; date: string }[];
  ideas?: object | undefined;
  /** Paths of the boxes that are sold. */
  boxes: readonly string[];
}

/** The pages of a locale besides its stays: searches, boxes, landing pages, texts, articles, minisites. */
export function shopPages(
  locale: Locale,
  { landings, pages, articles, ideas, boxes }: ListedContent,
  { partners, activitySearch }: { partners: PartnerRegistry; activitySearch: boolean },
): ListedPage[] {
  const paths = [
    '/',
    '/search',
    ...Object.values(THEMATICS).map((theme) => `/search?theme=${theme}`),
    ...(activitySearch ? [`/${ROUTE_ACTIVITY_SEARCH}`] : []),
    ...(boxes.length > 0 ? ['/boxes', ...boxes] : []),
    ...(giftCardTerms(locale) ? [GIFT_CARD_PATH] : []),
    ...(ideas ? ['/ideas'] : []),
    '/contact',
    ...[...landings]
      .filter(([slug, { seo }]) => seo.index && !FORCED_NOINDEX_LANDINGS.includes(slug))
      .map(([slug]) => `/landing/${slug}`),
    ...[...pages.keys()].map((id) => `/content/${id}`),
    ...partners.all
      .filter(
        ({ minisiteLocale, seo, domains = [] }) =>
          minisiteLocale === locale && domains.length === 0 && !seo?.robots?.startsWith('noindex'),
      )
      .map(({ minisiteUrl }) => `/${minisiteUrl}`),
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...articles.map(({ id, date }) => ({ path: `/content/${id}`, writtenOn: date })),
  ];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of the pages of a site. */
export function sitemapXml(site: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(
    ({ path, writtenOn }) =>
      `<url><loc>${escapeHtml(site + path)}</loc>${writtenOn === undefined ? '' : `<lastmod>${writtenOn}</lastmod>`}</url>`,
  );
  return `${DECLARATION}<urlset xmlns="${SCHEMA}">${urls.join('')}</urlset>\n`;
}

/** The index of the sitemaps of a site. */
export function sitemapIndexXml(site: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeHtml(site + path)}</loc></sitemap>`);
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">${maps.join('')}</sitemapindex>\n`;
}
