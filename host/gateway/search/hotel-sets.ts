import type { CodeTable, Lists } from './code-lists.ts';
import type { Columns } from './columns.ts';
import type { Steps } from './in-slices.ts';
import { FAMILY_BITS, type Query } from './query.ts';

/** A set of hotels: hotel `n` is bit `n % 32` of word `n / 32`. Sets of one catalogue have as many words. */
export type HotelSet = Int32Array;

/** Lowest scores that sets are kept for: visitors choose among a few, others are counted anew each time. */
const SCORES_KEPT = 16;

/** A family of filters that a query asks of hotels: its bit, and the hotels that it lets through. */
export interface AskedFamily {
  bit: number;
  through: HotelSet;
}

/** Whether a hotel is in a set. */
export const isIn = (set: HotelSet, hotel: number): boolean =>
  ((set[hotel >>> 5]! >>> (hotel & 31)) & 1) !== 0;

/** Puts a hotel into a set. */
export function putIn(set: HotelSet, hotel: number): void {
  set[hotel >>> 5]! |= 1 << (hotel & 31);
}

/** Writes the hotels of a set into a list, ascending; returns how many. */
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

/** How many hotels are in both of two sets. */
export function countCommon(set: HotelSet, other: HotelSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitsOf(set[word]! & other[word]!);
  return count;
}

/** How many bits of a word are set: added up by pairs, fours and bytes at once. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The sets of hotels by what they are: made when they are first asked for, good as long as the facts are. */
export interface HotelSets {
  empty(): HotelSet;
  /** Every hotel. Not to be written to. */
  all: HotelSet;
  /** One set for each code of a family, in the order of its codes. */
  of(family: 'type' | 'environment' | 'style' | 'facility' | 'stars'): readonly HotelSet[];
  /** Hotels of at least that score. */
  scored(lowest: number): HotelSet;
  /** Makes the sets of all families, so that no search has to. */
  prepare(): Steps<void>;
  /** The families that a query asks for. */
  asked(query: Query): AskedFamily[];
}

/** The sets of hotels of a catalogue. */
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
    if (scores.size < SCORES_KEPT) scores.set(lowest, set);
    return set;
  }

  /** Hotels of any of the codes; a code that nobody has finds nobody. */
  function any(bit: number, family: Parameters<HotelSets['of']>[0], codes: Iterable<number>): AskedFamily {
    const sets = of(family);
    const union = empty();
    for (const code of codes) {
      const set = sets[code];
      if (set) for (let word = 0; word < union.length; word += 1) union[word]! |= set[word]!;
    }
    return { bit, through: union };
  }

  /** Hotels of all of the codes. */
  function every(bit: number, codes: readonly number[]): AskedFamily {
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
    asked({ types, stars, environments, styles, facilities, score }) {
      const asked: AskedFamily[] = [];
      if (types) asked.push(any(FAMILY_BITS.type, 'type', types));
      if (score > 0) asked.push({ bit: FAMILY_BITS.score, through: scored(score) });
      if (stars) asked.push(any(FAMILY_BITS.stars, 'stars', stars));
      if (environments) asked.push(any(FAMILY_BITS.environment, 'environment', environments));
      if (styles) asked.push(any(FAMILY_BITS.style, 'style', styles));
      if (facilities.length > 0) asked.push(every(FAMILY_BITS.facility, facilities));
      return asked;
    },
  };
}
