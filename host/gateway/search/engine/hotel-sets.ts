import type { CodeTable, Lists } from '../columns/code-lists.ts';
import type { Columns } from '../columns/columns.ts';
import type { Steps } from '../in-slices.ts';
import { FAMILY_BITS, type Query } from './query.ts';

/** A bit set of hotels: hotel `n` is bit `n % 32` of word `n / 32`. All sets of a catalogue have the same length. */
export type HotelSet = Int32Array;

/** Cached minimum scores: few different ones are common. */
const SCORES_CACHED = 16;

/** A filter family of a query: its bit, and the hotels that match. */
export interface QueryFamily {
  bit: number;
  through: HotelSet;
}

/** Whether a hotel is in a set. */
export const isIn = (set: HotelSet, hotel: number): boolean =>
  ((set[hotel >>> 5]! >>> (hotel & 31)) & 1) !== 0;

/** Adds a hotel to a set. */
export function putIn(set: HotelSet, hotel: number): void {
  set[hotel >>> 5]! |= 1 << (hotel & 31);
}

/** Writes the members of a set to `into`, ascending; returns their number. */
export function listSet(set: HotelSet, into: Int32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      into[count++] = (word << 5) + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return count;
}

/** Size of the intersection of two sets. */
export function countCommon(set: HotelSet, other: HotelSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitsOf(set[word]! & other[word]!);
  return count;
}

/** Population count of a 32-bit word. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Sets of hotels by fact, built on first use and valid as long as the facts. */
export interface HotelSets {
  empty(): HotelSet;
  /** All hotels. Read-only. */
  all: HotelSet;
  /** One set per code of a family. */
  of(family: 'type' | 'environment' | 'style' | 'facility' | 'stars'): readonly HotelSet[];
  /** Hotels with at least this score. */
  scored(lowest: number): HotelSet;
  /** Builds the sets of all families in advance. */
  prepare(): Steps<void>;
  /** The filter families of a query. */
  families(query: Query): QueryFamily[];
}

/** Creates the sets of a catalogue. */
export function createHotelSets(columns: Columns): HotelSets {
  const hotels = columns.hotelIds.length;
  const families = new Map<string, HotelSet[]>();
  const scores = new Map<number, HotelSet>();
  const empty = (): HotelSet => new Int32Array((hotels + 31) >>> 5);

  function ofLists({ start, values }: Lists, { codes }: CodeTable): HotelSet[] {
    const sets = codes.map(empty);
    for (let hotel = 0; hotel < hotels; hotel += 1)
      for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) putIn(sets[values[at]!]!, hotel);
    return sets;
  }

  function ofNumbers(numbers: Uint8Array, codes: number): HotelSet[] {
    const sets = Array.from({ length: codes }, empty);
    for (let hotel = 0; hotel < hotels; hotel += 1) putIn(sets[numbers[hotel]!]!, hotel);
    return sets;
  }

  const makers = {
    type: () => ofNumbers(columns.types, columns.typeCodes.codes.length),
    environment: () => ofLists(columns.environments, columns.environmentCodes),
    style: () => ofLists(columns.styles, columns.styleCodes),
    facility: () => ofLists(columns.facilities, columns.facilityCodes),
    stars: () => ofNumbers(columns.stars, 256),
  };

  const of: HotelSets['of'] = (family) => {
    let sets = families.get(family);
    if (!sets) {
      sets = makers[family]();
      families.set(family, sets);
    }
    return sets;
  };

  const everybody = empty().fill(-1);
  if (hotels % 32 > 0) everybody[everybody.length - 1] = (1 << (hotels % 32)) - 1;

  function scored(lowest: number): HotelSet {
    const known = scores.get(lowest);
    if (known) return known;
    const set = empty();
    for (let hotel = 0; hotel < hotels; hotel += 1) if (columns.score[hotel]! >= lowest) putIn(set, hotel);
    if (scores.size < SCORES_CACHED) scores.set(lowest, set);
    return set;
  }

  /** Hotels with any of the codes; an unknown code matches none. */
  function any(bit: number, family: Parameters<HotelSets['of']>[0], codes: Iterable<number>): QueryFamily {
    const sets = of(family);
    const union = empty();
    for (const code of codes) {
      const set = sets[code];
      if (set) for (let word = 0; word < union.length; word += 1) union[word]! |= set[word]!;
    }
    return { bit, through: union };
  }

  /** Hotels with all of the codes. */
  function every(bit: number, codes: readonly number[]): QueryFamily {
    const sets = of('facility');
    const common = everybody.slice();
    for (const code of codes) {
      const set = sets[code];
      if (set) for (let word = 0; word < common.length; word += 1) common[word]! &= set[word]!;
      else common.fill(0);
    }
    return { bit, through: common };
  }

  return {
    empty,
    all: everybody,
    of,
    scored,
    *prepare() {
      for (const family of Object.keys(makers) as (keyof typeof makers)[]) {
        of(family);
        yield;
      }
    },
    families({ types, stars, environments, styles, facilities, score }) {
      const families: QueryFamily[] = [];
      if (types) families.push(any(FAMILY_BITS.type, 'type', types));
      if (score > 0) families.push({ bit: FAMILY_BITS.score, through: scored(score) });
      if (stars) families.push(any(FAMILY_BITS.stars, 'stars', stars));
      if (environments) families.push(any(FAMILY_BITS.environment, 'environment', environments));
      if (styles) families.push(any(FAMILY_BITS.style, 'style', styles));
      if (facilities.length > 0) families.push(every(FAMILY_BITS.facility, facilities));
      return families;
    },
  };
}
