import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import { distanceKm } from '../../../widgets/core/search/distance.ts';
import { emptyCandidate } from './candidates.ts';
import type { Columns } from './columns.ts';
import { orderKey } from './order-key.ts';
import { createPricing, type Candidate, type Prices } from './pricing.ts';
import type { Query } from './query.ts';
import { smallest } from './smallest.ts';

/** Offers are numbered below this: a key and a number make one exact number. */
const OFFER_LIMIT = 2 ** 21;

/** Everything that was found, in the order of the search. */
export interface Ranking {
  total: number;
  /** The candidates at places `first` up to `end`, the best first, with their prices. */
  between(first: number, end: number): Candidate[];
}

/**
 * Collects candidates, keeps the best `perHotel` of each hotel, and orders them. Candidates come hotel by hotel. Only
 * their numbers are kept: those that are shown are priced once more.
 */
export function createRanking(
  columns: Columns,
  query: Query,
  prices: Prices,
  perHotel: number,
  home?: CatalogueCountry,
) {
  const homeIndex = home === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(home);
  /** The key and the offer in one number, so that they are ordered as numbers are. */
  const kept: number[] = [];
  let hotel = -1;
  let best = Number.POSITIVE_INFINITY;
  let ofHotel: number[] = [];

  const flush = () => {
    if (best !== Number.POSITIVE_INFINITY) kept.push(best);
    best = Number.POSITIVE_INFINITY;
    if (ofHotel.length === 0) return;
    if (ofHotel.length > perHotel) ofHotel.sort((a, b) => a - b).length = perHotel;
    kept.push(...ofHotel);
    ofHotel = [];
  };

  const add = (one: Candidate) => {
    if (one.hotel !== hotel) {
      flush();
      hotel = one.hotel;
    }
    const rank = orderKey(columns, query.sort, one, homeIndex) * OFFER_LIMIT + one.offer;
    // One offer a hotel is the rule: it is kept without a list.
    if (perHotel > 1) ofHotel.push(rank);
    else if (rank < best) best = rank;
  };

  const finish = (): Ranking => {
    flush();
    return {
      total: kept.length,
      between(first, end) {
        // A typed array of numbers sorts without a comparator, many times quicker than with one.
        const order = smallest(Float64Array.from(kept), end);
        const offers = Array.from(order.subarray(first, end), (rank) => rank % OFFER_LIMIT);
        const hotels = Int32Array.from(offers, (offer) => columns.hotelOfOffer[offer] ?? 0);
        // Each hotel once: its nights are added up for every time that it is named.
        const isPriced = createPricing(columns, query, prices, Int32Array.from(new Set(hotels)));
        return offers.map((offer, index) => {
          const one = { ...emptyCandidate(), hotel: hotels[index] ?? 0, offer };
          if (!isPriced(one)) throw new RangeError(`ranking: offer ${offer} lost its price.`);
          const { hotel: at } = one;
          if (query.point)
            one.distance = distanceKm(query.point, { lat: columns.lat[at] ?? 0, lng: columns.lng[at] ?? 0 });
          return one;
        });
      },
    };
  };

  return { add, finish };
}
