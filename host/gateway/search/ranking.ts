import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundOffers } from './found-offers.ts';
import { orderKey } from './order-key.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Places of found offers stay below this: a key and a place make one exact number, a rank. */
const PLACE_LIMIT = 2 ** 21;

/** Everything that was found, in the order of the search. */
export interface Ranking {
  total: number;
  /** The places in `found` of the offers from `first` up to `end`, the best first. To be asked once. */
  between(first: number, end: number): number[];
}

/** Puts what was found in order: the best `perHotel` offers of each hotel. */
export function rankOffers(
  columns: Columns,
  query: Query,
  found: FoundOffers,
  perHotel: number,
  home?: CatalogueCountry,
): Ranking {
  const { offers, sellPrices, refPrices, unitPrices, distances } = found;
  const homeIndex = home === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(home);
  const ranks = new Float64Array(found.count);
  let total = 0;
  let hotel = -1;
  let first = 0;
  for (let index = 0; index < found.count; index += 1) {
    const offer = offers[index]!;
    if (columns.hotelOfOffer[offer]! !== hotel) {
      hotel = columns.hotelOfOffer[offer]!;
      first = total;
    }
    const weighed = {
      sellPrice: sellPrices[index]!,
      refPrice: refPrices[index]!,
      unitPrice: unitPrices[index]!,
      distance: distances[hotel]!,
    };
    const rank = orderKey(columns, query.sort, offer, weighed, homeIndex) * PLACE_LIMIT + index;
    if (total - first < perHotel) ranks[total++] = rank;
    else replaceWorst(ranks, first, total, rank);
  }
  return rankingOf(ranks.subarray(0, total));
}

/** The order of ranks: a typed array of numbers sorts without a comparator, many times quicker. */
function rankingOf(ranks: Float64Array): Ranking {
  return {
    total: ranks.length,
    between(from, end) {
      const shown = smallest(ranks, end).subarray(from, end);
      // The remainder of so large numbers is worked out by a call many times as slow.
      return Array.from(shown, (rank) => rank - Math.floor(rank / PLACE_LIMIT) * PLACE_LIMIT);
    },
  };
}

/** Puts a rank in the place of the worst of those from `first` to `end`, when it is better. */
function replaceWorst(ranks: Float64Array, first: number, end: number, rank: number): void {
  let worst = first;
  for (let at = first + 1; at < end; at += 1) if (ranks[at]! > ranks[worst]!) worst = at;
  if (rank < ranks[worst]!) ranks[worst] = rank;
}
