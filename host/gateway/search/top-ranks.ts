import { smallest } from './smallest.ts';

/** Collects ranks of which only the smallest are wanted. */
export interface TopRanks {
  /** A rank above this is none of the wanted. */
  limit: number;
  add(rank: number): void;
  /** The wanted ranks, ascending. To be asked once. */
  sorted(): Float64Array;
}

/** So many ranks are kept in their order while they come; more are gathered before the wanted ones are chosen. */
const KEPT_IN_ORDER = 100;
/** Choosing costs as much as gathering so many times the wanted. */
const GATHERED = 4;

/** The `wanted` smallest of the ranks that come, which are written into `room`: one place for each that may come. */
export const topRanks = (room: Float64Array, wanted: number): TopRanks =>
  wanted <= KEPT_IN_ORDER ? inOrder(room, wanted) : gathered(room, wanted);

/** A page of hits: most ranks that come are above the limit soon, and nothing has to be chosen in the end. */
function inOrder(room: Float64Array, wanted: number): TopRanks {
  let count = 0;
  const top: TopRanks = {
    limit: wanted > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    add(rank) {
      if (rank > top.limit) return;
      let at = count < wanted ? count++ : wanted - 1;
      for (; at > 0 && room[at - 1]! > rank; at -= 1) room[at] = room[at - 1]!;
      room[at] = rank;
      if (count === wanted) top.limit = room[wanted - 1]!;
    },
    sorted: () => room.subarray(0, count),
  };
  return top;
}

function gathered(room: Float64Array, wanted: number): TopRanks {
  const full = Math.min(room.length, wanted * GATHERED);
  let count = 0;
  const top: TopRanks = {
    limit: Number.POSITIVE_INFINITY,
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
