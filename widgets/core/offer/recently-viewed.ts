import type { OfferHotel } from './card/offer-card.ts';

/** A product or activity that somebody looked at. [RECENT-04] */
export interface RecentlyViewed {
  id: string;
  type: 'STAY' | 'ACTIVITY';
  imageUrl: string;
  label: string;
  uri: string;
  price: { sellPrice: number; refPrice?: number; promo?: number; nights?: number };
  hotel: Pick<OfferHotel, 'id' | 'label' | 'stars' | 'review'> & { location: { label: string } };
}

/** Maximum number of entries. [RECENT-03] */
export const RECENTLY_VIEWED_MAX = 10;

/** The list after a visit: newest first, each once, the oldest dropped. [RECENT-01..03] */
export function addRecentlyViewed(
  list: readonly RecentlyViewed[],
  item: RecentlyViewed,
  maxItems: number = RECENTLY_VIEWED_MAX,
): RecentlyViewed[] {
  return [item, ...list.filter(({ id }) => id !== item.id)].slice(0, maxItems);
}

/** The list as the browser storage gave it back; what is not a whole item is left out. [RECENT-04] */
export function parseRecentlyViewed(stored: string | null): RecentlyViewed[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentlyViewed) : [];
  } catch {
    // Storage belongs to the visitor: an unreadable list is an empty one. [RECENT-04]
    return [];
  }
}

function isRecentlyViewed(value: unknown): value is RecentlyViewed {
  const item = value as Partial<RecentlyViewed> | null;
  const texts = [item?.id, item?.imageUrl, item?.label, item?.uri, item?.hotel?.id, item?.hotel?.label];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof item?.hotel?.location?.label === 'string' &&
    Number.isInteger(item?.price?.sellPrice) &&
    (item?.type === 'STAY' || item?.type === 'ACTIVITY')
  );
}

/**
 * The pages that show what was viewed, by name: besides those of the specification the first one, for those who come
 * back. recentlyViewed.pages [RECENT-05]
 */
export const RECENTLY_VIEWED_PAGES: readonly string[] = ['activity', 'product', 'not-found', 'home'];

/**
 * What a page shows of the list: not what it is itself about, activities alone on the page of an activity, and nothing
 * on a page that is not among those of the setting. [ACTIVITY-04] [RECENT-05]
 */
export function recentlyViewedOn(
  page: string,
  list: readonly RecentlyViewed[],
  present?: string,
  pages: readonly string[] = RECENTLY_VIEWED_PAGES,
): RecentlyViewed[] {
  if (!pages.includes(page)) return [];
  return list.filter(({ id, type }) => id !== present && (page !== 'activity' || type === 'ACTIVITY'));
}
