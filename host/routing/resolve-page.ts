import type { Locale } from '@staykit/values/market/locale.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { inside } from './inside.ts';
import { pageOfSegment, type LocaleSegments, type PageName } from './segments.ts';
import { hostName } from './sites.ts';

/** What an address shows. Ids are as the address spells them: whether they exist is the page's to find out. */
export interface PageAddress {
  page: PageName;
  /** The partner whose minisite this is, on every page below its address. */
  partner?: Partner;
  /** What every link inside begins with: '' on the shop and on a partner's own domain. */
  prefix: string;
  offerId?: string;
  hotelId?: string;
  activityId?: string;
  contentId?: string;
  slug?: string;
  code?: string;
  /** Set when the address is right but belongs to the site of another locale. [MINISITE-09] */
  otherLocale?: Locale;
  /** Where an address of a minisite leads that has moved: a path of this host, with its query. */
  movedTo?: string;
}

/** What to do with a partner's address on a site of another locale. [MINISITE-09] */
export type ForeignLocale = 'not-found' | 'redirect';

/** MINISITE_FOREIGN_LOCALE: not found, so that no page mixes two locales; a partner file may say otherwise. [MINISITE-09] */
export const MINISITE_FOREIGN_LOCALE: ForeignLocale = 'not-found';

/** What the resolver needs to know besides the path. */
export interface RouteContext {
  partners: PartnerRegistry;
  /** Locale of the site that was asked. */
  locale: Locale;
  /** The Host header: a partner's own domain has the minisite at its root. */
  host?: string;
  /** Whether the activity-only search is on; off, its address is unknown. [PAGES-07] */
  activitySearch?: boolean;
  foreignLocale?: ForeignLocale;
  /** Words of a locale for its pages. Default: those of the shop. [PROUTE-02] */
  segments?: LocaleSegments;
}

/** Pages whose second segment is an id, and the name it gets. [ROUTE-02] [ROUTE-03] */
const ID_OF = {
  product: 'offerId',
  hotel: 'hotelId',
  activity: 'activityId',
  content: 'contentId',
  landing: 'slug',
  box: 'slug',
} as const;

/** Pages of one thing, which has to be named. */
const NAMED: readonly PageName[] = ['product', 'hotel', 'activity'];

/** What an id or a slug can be; anything else is nobody's, and no call is asked for it. */
const ID = /^[\w.:-]{1,60}$/;

/** Reads an address: the first segment alone selects the page, a partner's segment moves all by one. [ROUTE-01] */
export function resolvePage(path: string, context: RouteContext): PageAddress {
  const segments = segmentsOf(path);
  if (segments === undefined) return { page: 'not-found', prefix: '' };
  const ownDomain = context.partners.byDomain(hostName(context.host));
  if (ownDomain) return insideMinisite(segments, ownDomain, '', context);
  if (context.partners.refusedByDomain(hostName(context.host))) return { page: 'unserved', prefix: '' };
  const [first] = segments;
  const partner = first === undefined ? undefined : context.partners.byAddress(first);
  if (!partner) {
    const isFree =
      first !== undefined &&
      pageOfSegment(first.toLowerCase(), context.locale, context.segments) === undefined;
    if (isFree && context.partners.refusedByAddress(first)) return { page: 'unserved', prefix: '' };
    return shopPage(segments, '', context);
  }
  if (partner.minisiteLocale !== context.locale) {
    const { foreignLocale = MINISITE_FOREIGN_LOCALE } = context;
    const redirect = (partner.features.foreignLocale ?? foreignLocale) === 'redirect';
    return { page: 'not-found', prefix: '', ...(redirect ? { otherLocale: partner.minisiteLocale } : {}) };
  }
  return insideMinisite(segments.slice(1), partner, `/${partner.minisiteUrl}`, context);
}

function insideMinisite(
  segments: string[],
  partner: Partner,
  prefix: string,
  context: RouteContext,
): PageAddress {
  if (segments.length === 0) return { page: 'minisite', prefix, partner };
  const from = `/${segments.join('/')}`;
  // Anybody may ask for /constructor.
  const to = Object.hasOwn(partner.redirects ?? {}, from) ? partner.redirects?.[from] : undefined;
  if (to !== undefined) return { page: 'not-found', prefix, partner, movedTo: inside(prefix, to) };
  return { ...shopPage(segments, prefix, context), partner };
}

function shopPage(segments: string[], prefix: string, context: RouteContext): PageAddress {
  const [first, second, third] = segments;
  if (first === undefined) return { page: 'home', prefix };
  const page = pageOfSegment(first, context.locale, context.segments);
  if (page === undefined || (page === 'activity-search' && context.activitySearch === false)) {
    return { page: 'not-found', prefix };
  }
  const hasId = Object.hasOwn(ID_OF, page);
  if (hasId && ![second, page === 'box' ? third : undefined].every((id) => id === undefined || ID.test(id)))
    return { page: 'not-found', prefix };
  // A hotel or an offer has to be named; a text without a name is a page without text. [PROUTE-03] [PROUTE-04]
  if (second === undefined && NAMED.includes(page)) return { page: 'not-found', prefix };
  const address: PageAddress = { page, prefix };
  if (second !== undefined && hasId) address[ID_OF[page as keyof typeof ID_OF]] = second;
  if (third !== undefined && page === 'box') address.code = third;
  return address;
}

/** The decoded segments of a path, or `undefined` when the path is not decodable. */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return (path.split(/[?#]/, 1)[0] ?? '')
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
