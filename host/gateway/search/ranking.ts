import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundOffers } from './found-offers.ts';
import { orderKey } from './order-key.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Offers are numbered below this: a key and a number make one exact number, a rank. */
export const OFFER_LIMIT = 2 ** 21;

/** The number of the offer of a rank. The rest of a division of such numbers is worked out by a call many times as slow. */
export const offerOf = (rank: number): number => rank - Math.floor(rank / OFFER_LIMIT) * OFFER_LIMIT;

/** Everything that was found, in the order of the search. */
export interface Ranking {
  total: number;
  /** The offers at places `first` up to `end`, the best first. To be asked once. */
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
  const homeIndex = indexOfCountry(home);
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
      sellPrice: sellPrices[offer]!,
      refPrice: refPrices[offer]!,
      unitPrice: unitPrices[offer]!,
      distance: distances[hotel]!,
    };
    const rank = orderKey(columns, query.sort, offer, weighed, homeIndex) * OFFER_LIMIT + offer;
    if (total - first < perHotel) ranks[total++] = rank;
    else replaceWorst(ranks, first, total, rank);
  }
  return rankingOf(ranks.subarray(0, total));
}

/** The place of a visitor's country, as orders know it. */
export const indexOfCountry = (country: CatalogueCountry | undefined): number | undefined =>
  country === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(country);

/** The order of ranks: a typed array of numbers sorts without a comparator, many times quicker. */
function rankingOf(ranks: Float64Array): Ranking {
  return {
    total: ranks.length,
    between(from, end) {
      const shown = smallest(ranks, end).subarray(from, end);
      const offers: number[] = [];
      for (let place = 0; place < shown.length; place += 1) offers.push(offerOf(shown[place]!));
      return offers;
    },
  };
}

/** Puts a rank in the place of the worst of those from `first` to `end`, when it is better. */
function replaceWorst(ranks: Float64Array, first: number, end: number, rank: number): void {
  let worst = first;
  for (let at = first + 1; at < end; at += 1) if (ranks[at]! > ranks[worst]!) worst = at;
  if (rank < ranks[worst]!) ranks[worst] = rank;
}
