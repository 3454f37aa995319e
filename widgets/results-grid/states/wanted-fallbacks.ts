import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { FALLBACK_BELOW, fallbackSearches } from '@staykit/core/search/fallback.ts';
import type { FallbackSearch, PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';

/** The offers of one relaxed search. */
export interface FallbackBlock {
  search: FallbackSearch;
  offers: OfferCard[];
}

/** The relaxed searches that a page of results calls for. [GRID-13] [GRID-20] */
export function wantedFallbacks(
  criteria: SearchCriteria,
  page: OfferPage | undefined,
  place?: PlaceDetails,
): FallbackSearch[] {
  const total = page?.details.totalCount;
  if (total === undefined || total >= FALLBACK_BELOW || criteria.page > 0 || criteria.flow === 'activity')
    return [];
  return fallbackSearches(criteria, place ?? page?.details.place).filter(
    // Those whom one room takes need no second one: it would be the same offers again.
    ({ kind }) => kind !== 'severalRooms' || total === 0,
  );
}
