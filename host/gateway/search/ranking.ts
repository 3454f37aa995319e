import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundOffers } from './found-offers.ts';
import type { FoundStays } from './found-stays.ts';
import { orderKey, rounded } from './order-key.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Offers are numbered below this: a key and a number make one exact number, a rank. */
const OFFER_LIMIT = 2 ** 21;

/** What the order of hotels weighs of prices. */
const UNPRICED = { sellPrice: 0, refPrice: 0, unitPrice: 0, distance: 0 };

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

/** Puts dated stays in order, the best of each hotel: what most visitors ask, without writing down every price. */
export function rankStays(
  columns: Columns,
  { sort, price: { min, max } }: Query,
  { listed: { count, hotels, distances }, nights, plan, windows, ranks }: FoundStays,
  home?: CatalogueCountry,
): Ranking {
  const { sums, references, left } = windows;
  const { start, offers, rooms, factors, extras } = plan;
  const homeIndex = indexOfCountry(home);
  const isUnpriced = sort === 'popularity' && min <= 0 && max === Number.POSITIVE_INFINITY;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    const rest = left[hotel]!;
    if (rest === 0) continue;
    const sum = sums[hotel]!;
    const reference = references[hotel]!;
    const distance = distances[hotel]!;
    let best = Number.POSITIVE_INFINITY;
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
      if (rest < rooms[at]!) continue;
      if (isUnpriced) {
        // Every offer of the hotel stands where the hotel does: the first is the best.
        best = orderKey(columns, sort, offers[at]!, UNPRICED, homeIndex) * OFFER_LIMIT + offers[at]!;
        break;
      }
      const factor = factors[at]!;
      const sellPrice = rounded(sum * factor) + extras[at]!;
      const unitPrice = Math.ceil(sellPrice / nights);
      if (unitPrice < min || unitPrice > max) continue;
      const refPrice = reference > sum ? rounded(reference * factor) + extras[at]! : sellPrice;
      const offer = offers[at]!;
      const weighed = { sellPrice, refPrice, unitPrice, distance };
      const rank = orderKey(columns, sort, offer, weighed, homeIndex) * OFFER_LIMIT + offer;
      if (rank < best) best = rank;
    }
    if (best !== Number.POSITIVE_INFINITY) ranks[total++] = best;
  }
  return rankingOf(ranks.subarray(0, total));
}

const indexOfCountry = (country: CatalogueCountry | undefined): number | undefined =>
  country === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(country);

/** The order of ranks: a typed array of numbers sorts without a comparator, many times quicker. */
function rankingOf(ranks: Float64Array): Ranking {
  return {
    total: ranks.length,
    between(from, end) {
      const shown = smallest(ranks, end).subarray(from, end);
      const offers: number[] = [];
      for (let place = 0; place < shown.length; place += 1) offers.push(shown[place]! % OFFER_LIMIT);
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
