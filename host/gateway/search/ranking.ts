import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundOffers, OfferFinder } from './found-offers.ts';
import type { Steps } from './in-slices.ts';
import { orderKey } from './order-key.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Numbers of offers stay below this: a key and an offer make one exact number, a rank. */
const OFFER_LIMIT = 2 ** 21;

/** How offers are put in order. */
export interface RankingOptions {
  /** Offers of each hotel that count at most: its best. */
  perHotel: number;
  /** So many of the best are wanted. */
  end: number;
  home?: CatalogueCountry | undefined;
}

/** What a query finds, in its order. */
export interface Ranking {
  /** Of all that was found. */
  total: number;
  /** The numbers of the best offers, the best first. */
  best: number[];
}

/** Ranks one offer of `found` after the other. */
export type Ranker = (found: FoundOffers, index: number) => number;

/** The order of a query. The smallest rank is the best; equal keys keep the order of offers. */
export function rankerOf(columns: Columns, { sort }: Query, home?: CatalogueCountry): Ranker {
  const homeIndex = home === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(home);
  return ({ offers, sellPrices, refPrices, unitPrices, distances }, index) => {
    const offer = offers[index]!;
    const weighed = {
      sellPrice: sellPrices[index]!,
      refPrice: refPrices[index]!,
      unitPrice: unitPrices[index]!,
      distance: distances[index]!,
    };
    return orderKey(columns, sort, offer, weighed, homeIndex) * OFFER_LIMIT + offer;
  };
}

/** The offer of a rank. The remainder of so large numbers is worked out by a call many times as slow. */
export const offerOfRank = (rank: number): number => rank - Math.floor(rank / OFFER_LIMIT) * OFFER_LIMIT;

/** Puts what a query finds in order: the best `perHotel` offers of each hotel. */
export function* rankOffers(
  columns: Columns,
  query: Query,
  findOffers: OfferFinder,
  { perHotel, end, home }: RankingOptions,
): Steps<Ranking> {
  const rankOf = rankerOf(columns, query, home);
  const pieces: Float64Array[] = [];
  let total = 0;
  yield* findOffers(query, true, (found) => {
    const piece = rankFound(columns, found, rankOf, perHotel);
    total += piece.length;
    pieces.push(piece);
  });
  const ranks = new Float64Array(total);
  let at = 0;
  for (const piece of pieces) {
    ranks.set(piece, at);
    at += piece.length;
  }
  yield;
  // A typed array of numbers sorts without a comparator, many times quicker.
  return { total, best: Array.from(smallest(ranks, end), offerOfRank) };
}

/** The ranks of the best `perHotel` offers of each hotel of a step. */
export function rankFound(
  columns: Columns,
  found: FoundOffers,
  rankOf: Ranker,
  perHotel: number,
): Float64Array {
  const ranks = new Float64Array(found.count);
  let total = 0;
  let hotel = -1;
  let first = 0;
  for (let index = 0; index < found.count; index += 1) {
    const own = columns.hotelOfOffer[found.offers[index]!]!;
    if (own !== hotel) {
      hotel = own;
      first = total;
    }
    const rank = rankOf(found, index);
    if (total - first < perHotel) ranks[total++] = rank;
    else replaceWorst(ranks, first, total, rank);
  }
  return ranks.subarray(0, total);
}

/** Puts a rank in the place of the worst of those from `first` to `end`, when it is better. */
function replaceWorst(ranks: Float64Array, first: number, end: number, rank: number): void {
  let worst = first;
  for (let at = first + 1; at < end; at += 1) if (ranks[at]! > ranks[worst]!) worst = at;
  if (rank < ranks[worst]!) ranks[worst] = rank;
}
