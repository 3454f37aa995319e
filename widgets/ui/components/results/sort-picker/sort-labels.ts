import type { Sort } from '@staykit/values/search/sort.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';

/** The text of each order. [SORT-06] */
export const SORT_LABELS = {
  priceQuality: 'sort.priceQuality',
  distance: 'sort.distance',
  promo: 'sort.promo',
  priceAsc: 'sort.priceAsc',
  priceDesc: 'sort.priceDesc',
  rating: 'sort.rating',
  popularity: 'sort.popularity',
  svPriceDesc: 'sort.svPriceDesc',
  svPriceAsc: 'sort.svPriceAsc',
} as const satisfies Record<Sort, MessageKey>;
