import type { Columns } from './columns.ts';
import { countSet, isIn, putIn, type HotelSet, type HotelSets } from './hotel-sets.ts';
import { offerOf } from './ranking.ts';
import type { TopRanks } from './top-ranks.ts';

/** The ranks of the best offers of hotels in one order, which hold until the prices of a hotel change. */
export interface KnownRanks {
  /** The rank of a hotel, asked for where it is not known; infinite where nothing of it is sold. */
  of(hotel: number, rankOf: (hotel: number) => number): number;
  /**
   * Adds the ranks of a set until none can be among the wanted, and returns how many hotels of it sell something;
   * undefined as long as they stand in no order.
   */
  collect(set: HotelSet, top: TopRanks, rankOf: (hotel: number) => number): number | undefined;
  /** Forgets the rank of a hotel. */
  forget(hotel: number): void;
}

/** All ranks in their order, as they were when it was made. */
interface Order {
  ranks: Float64Array;
  /** The hotel of each. */
  hotels: Int32Array;
  /** The hotels that have one of these ranks still. */
  settled: HotelSet;
  /** The others: their ranks were not known, or are others since. */
  loose: number[];
}

/** So many hotels may be loose: each is asked for beside the order. */
const MOST_LOOSE = 64;
/** An order is made when it was missed so many times: to make one takes as long as some searches without. */
const MISSED = 16;

/** Ranks of which none is known yet. */
export function createKnownRanks(columns: Columns, sets: HotelSets): KnownRanks {
  const hotels = columns.hotelIds.length;
  const ranks = new Float64Array(hotels).fill(Number.NaN);
  let order: Order | undefined;
  let missed = 0;

  function of(hotel: number, rankOf: (hotel: number) => number): number {
    const known = ranks[hotel]!;
    if (!Number.isNaN(known)) return known;
    return (ranks[hotel] = rankOf(hotel));
  }

  /** Puts the known ranks in order, unless too many are not known. */
  function makeOrder(): Order | undefined {
    const settled = sets.empty();
    const known: number[] = [];
    const loose: number[] = [];
    for (let hotel = 0; hotel < hotels; hotel += 1) {
      const rank = ranks[hotel]!;
      if (Number.isNaN(rank)) loose.push(hotel);
      else if (rank < Number.POSITIVE_INFINITY) {
        known.push(rank);
        putIn(settled, hotel);
      }
    }
    if (loose.length > MOST_LOOSE) return undefined;
    const inOrder = Float64Array.from(known).sort();
    const hotelsInOrder = Int32Array.from(inOrder, (rank) => columns.hotelOfOffer[offerOf(rank)]!);
    return { ranks: inOrder, hotels: hotelsInOrder, settled, loose };
  }

  return {
    of,
    collect(set, top, rankOf) {
      if (!order) {
        missed += 1;
        if (missed < MISSED) return undefined;
        missed = 0;
        order = makeOrder();
        if (!order) return undefined;
      }
      let count = 0;
      for (const hotel of order.loose) {
        const rank = isIn(set, hotel) ? of(hotel, rankOf) : Number.POSITIVE_INFINITY;
        if (rank === Number.POSITIVE_INFINITY) continue;
        count += 1;
        top.add(rank);
      }
      for (let word = 0; word < set.length; word += 1) set[word]! &= order.settled[word]!;
      for (let place = 0; place < order.ranks.length; place += 1) {
        if (!isIn(set, order.hotels[place]!)) continue;
        const rank = order.ranks[place]!;
        if (rank > top.limit) break;
        top.add(rank);
      }
      return count + countSet(set);
    },
    forget(hotel) {
      ranks[hotel] = Number.NaN;
      if (!order || order.loose.includes(hotel)) return;
      order.settled[hotel >>> 5]! &= ~(1 << (hotel & 31));
      order.loose.push(hotel);
      if (order.loose.length > MOST_LOOSE) order = undefined;
    },
  };
}
