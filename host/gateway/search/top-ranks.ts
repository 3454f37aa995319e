import { smallest } from './smallest.ts';

/** Collects ranks of which only the smallest are wanted. */
export interface TopRanks {
  /** A rank above this is none of the wanted. */
  limit: number;
  add(rank: number): void;
  /** The wanted ranks, ascending. To be asked once. */
  sorted(): Float64Array;
}

/** Ranks that are gathered before the wanted ones of them are chosen: choosing costs as much as gathering many. */
const GATHERED = 4;
const FEWEST_GATHERED = 128;

/** The `wanted` smallest of the ranks that come, which are written into `room`: one place for each that may come. */
export function topRanks(room: Float64Array, wanted: number): TopRanks {
  const full = Math.min(room.length, Math.max(FEWEST_GATHERED, wanted * GATHERED));
  let count = 0;
  const top: TopRanks = {
    limit: wanted > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    add(rank) {
      if (rank > top.limit) return;
      room[count++] = rank;
      if (count < full || count <= wanted) return;
      smallest(room.subarray(0, count), wanted);
      count = wanted;
      top.limit = room[wanted - 1]!;
    },
    sorted: () => smallest(room.subarray(0, count), wanted),
  };
  return top;
}
