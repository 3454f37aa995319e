import { CATALOGUE_COUNTRIES, type CatalogueCountry } from '../catalogue/records.ts';
import type { Candidate } from './candidates.ts';
import type { Columns } from './columns.ts';
import { orderKey } from './order-key.ts';
import type { Query } from './query.ts';

/** Offers are numbered below this: a key and a number make one exact number. */
const OFFER_LIMIT = 2 ** 21;

/** Everything that was found, in the order of the search. */
export interface Ranking {
  /** Places in the columns below, the best first. */
  order: Float64Array;
  total: number;
  /** The candidate at a place of `order`. */
  at(place: number): Candidate;
}

/**
 * Collects candidates, keeps the best `perHotel` of each hotel, and orders them. Candidates come hotel by hotel.
 */
export function createRanking(columns: Columns, query: Query, perHotel: number, home?: CatalogueCountry) {
  const homeIndex = home === undefined ? undefined : CATALOGUE_COUNTRIES.indexOf(home);
  const kept: Candidate[] = [];
  const keys: number[] = [];
  let hotel = -1;
  let ofHotel: { key: number; candidate: Candidate }[] = [];

  const flush = () => {
    if (ofHotel.length > perHotel) {
      ofHotel.sort((a, b) => a.key - b.key || a.candidate.offer - b.candidate.offer);
      ofHotel.length = perHotel;
    }
    for (const { key, candidate } of ofHotel) {
      keys.push(key);
      kept.push(candidate);
    }
    ofHotel = [];
  };

  const add = (one: Candidate) => {
    if (one.hotel !== hotel) {
      flush();
      hotel = one.hotel;
    }
    const key = orderKey(columns, query.sort, one, homeIndex);
    const best = ofHotel[0];
    // One offer a hotel is the rule: keep it without a list.
    if (perHotel === 1 && best) {
      if (key < best.key) ofHotel[0] = { key, candidate: { ...one } };
      return;
    }
    ofHotel.push({ key, candidate: { ...one } });
  };

  const finish = (): Ranking => {
    flush();
    // A typed array of numbers sorts without a comparator, many times quicker than with one.
    const order = Float64Array.from(keys, (key, index) => key * OFFER_LIMIT + index).sort();
    return {
      order,
      total: kept.length,
      at(place) {
        const candidate = kept[(order[place] ?? 0) % OFFER_LIMIT];
        if (!candidate) throw new RangeError(`ranking: place ${place} of ${kept.length} was asked for.`);
        return candidate;
      },
    };
  };

  return { add, finish };
}
