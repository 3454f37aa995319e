import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** The pages that a first path segment can select. */
export type PageName =
  | 'home'
  | 'search'
  | 'activity-search'
  | 'product'
  | 'hotel'
  | 'activity'
  | 'box'
  | 'box-listing'
  | 'landing'
  | 'content'
  | 'ideas'
  | 'contact'
  | 'checkout'
  | 'booking-lookup'
  | 'account'
  | 'beneficiary'
  | 'giftcard'
  | 'review'
  | 'minisite'
  | 'unserved'
  | 'not-found';

/** Segment of the stay search, which serves the booking, gifting and hotel flows. [ROUTE-04] */
export const ROUTE_STAY_SEARCH = 'search';

/** Segment of the activity-only search. [ROUTE-04] */
export const ROUTE_ACTIVITY_SEARCH = 'activity-search';

/** Path of the ideas for days out. [PAGES-03] */
export const IDEAS_PATH = '/ideas';

/** First path segment to page; every other segment is a minisite's or nobody's. [ROUTE-01] [PAGES-06] */
export const PAGE_SEGMENTS: Readonly<Record<string, PageName>> = {
  [ROUTE_STAY_SEARCH]: 'search',
  [ROUTE_ACTIVITY_SEARCH]: 'activity-search',
  product: 'product',
  hotel: 'hotel',
  activity: 'activity',
  box: 'box',
  boxes: 'box-listing',
  landing: 'landing',
  content: 'content',
  ideas: 'ideas',
  [CONTACT_ROUTE.slice(1)]: 'contact',
  checkout: 'checkout',
  booking: 'booking-lookup',
  account: 'account',
  beneficiary: 'beneficiary',
  giftcard: 'giftcard',
  review: 'review',
};

/**
 * Words of a locale for its pages, besides the shop's own, which always work and which links are written with
 * (routes.segments): `fr_FR: { sejour: 'product' }`. [PROUTE-02]
 */
export type LocaleSegments = Partial<Record<Locale, Readonly<Record<string, PageName>>>>;

/** The words of this shop: none besides its own. [PROUTE-02] */
export const LOCALE_SEGMENTS: LocaleSegments = {};

/** The page that a first segment selects in a locale. [ROUTE-01] [PROUTE-02] */
export function pageOfSegment(
  segment: string,
  locale: Locale,
  words: LocaleSegments = LOCALE_SEGMENTS,
): PageName | undefined {
  for (const table of [words[locale] ?? {}, PAGE_SEGMENTS])
    if (Object.hasOwn(table, segment)) return table[segment];
  return undefined;
}

/** Segments that are no page and yet answer: a partner may not have them either. */
export const SERVICE_SEGMENTS = [
  'api',
  'search-api',
  'gateway',
  'analytics',
  'elements',
  'examples',
  'docs',
  'admin',
  'assets',
  'healthz',
  'readyz',
  'error',
  // A minisiteUrl holds no dot, so `robots.txt` and its like need no entry here.
] as const;

/** Address segments that a partner may not take, with what each of them is. [MINISITE-07] */
export const RESERVED_SEGMENTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PAGE_SEGMENTS).map(([segment, page]) => [segment, `the page ${page}`] as const),
  ...Object.values(LOCALE_SEGMENTS)
    .flatMap((words) => Object.entries(words))
    .map(([segment, page]) => [segment, `the page ${page}`] as const),
  ...SERVICE_SEGMENTS.map((segment) => [segment, `the service /${segment}`] as const),
]);

/** The segment of the search that a flow belongs to. [ROUTE-04] [ROUTE-05] */
export function searchRouteFor(flow: SearchFlow, activitySearch = true): string {
  return flow === 'activity' && activitySearch ? ROUTE_ACTIVITY_SEARCH : ROUTE_STAY_SEARCH;
}
