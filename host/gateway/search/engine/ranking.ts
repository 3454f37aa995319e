import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../../catalogue/records.ts';
import type { Columns } from '../columns/columns.ts';
import type { FoundOffers, OfferFinder } from './found-offers.ts';
import type { Steps } from '../in-slices.ts';
import { orderKey } from './order-key.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Upper bound of offer numbers: key and offer make one exact number, the rank. */
const OFFER_LIMIT = 2 ** 21;

/** Options of a ranking. */
export interface RankingOptions {
  /** Maximum number of offers per hotel: its best. */
  perHotel: number;
  /** Number of best offers to return. */
  end: number;
  home?: CatalogueCountry | undefined;
}

/** A ranked result. */
export interface Ranking {
  /** Number of all matches. */
  total: number;
  /** Numbers of the best offers, best first. */
  best: number[];
}

/** Rank of an offer in a batch. */
export type Ranker = (found: FoundOffers, index: number) => number;

/** The rank function of a query. The smallest rank is best; equal keys keep the order of offers. */
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

/** The offer of a rank. Faster than `%`, which is a slow call for such large numbers. */
export const offerOfRank = (rank: number): number => rank - Math.floor(rank / OFFER_LIMIT) * OFFER_LIMIT;

/** Ranks all matches of a query: the best `perHotel` offers of each hotel. */
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
  // A typed array sorts numerically without a comparator, many times faster.
  return { total, best: Array.from(smallest(ranks, end), offerOfRank) };
}

/** Ranks of the best `perHotel` offers per hotel of a batch. */
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

/** Replaces the worst rank from `first` to `end` by a better one. */
function replaceWorst(ranks: Float64Array, first: number, end: number, rank: number): void {
  let worst = first;
  for (let at = first + 1; at < end; at += 1) if (ranks[at]! > ranks[worst]!) worst = at;
  if (rank < ranks[worst]!) ranks[worst] = rank;
}
