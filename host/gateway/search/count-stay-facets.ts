import type { Columns } from './columns.ts';
import { PRICE_STEPS, priceStepOf, SCORES, STARS, toFacetCounts } from './count-facets.ts';
import type { FoundStays, StayFinder } from './found-stays.ts';
import { countCommon, countSet, isIn, listSet, putIn, type HotelSet, type HotelSets } from './hotel-sets.ts';
import { rounded } from './order-key.ts';
import { FAMILY_BITS, type Query } from './query.ts';
import type { FacetResult } from './search-engine.ts';
import { LINE, MILLIONTHS } from './stay-plans.ts';

/** What filters of hotels are where none is set. */
const UNFILTERED = {
  types: undefined,
  environments: undefined,
  styles: undefined,
  stars: undefined,
  score: 0,
  facilities: [],
} satisfies Partial<Query>;

/** Counts of stays that were found, as `countFacets` counts them. */
export type StayFacetCounter = (query: Query) => FacetResult | undefined;

/**
 * Counts hotels by value where sets tell which are left: the hotels of a value are a set as well, and only what follows
 * from prices and tags needs a look at offers. Undefined where `countFacets` has to: without dates, with a filter that asks
 * more of offers, around a point, in a place of few hotels.
 */
export function createStayFacetCounter(
  columns: Columns,
  sets: HotelSets,
  stays: StayFinder,
): StayFacetCounter {
  const tagCount = columns.tagCodes.codes.length;
  const hotels = new Int32Array(columns.hotelIds.length);
  const tagWords = (tagCount + 31) >>> 5;
  /** The tags of one hotel's offers. */
  const bits = new Int32Array(tagWords);
  let tagBits: Int32Array | undefined;

  /** What the offers of these hotels say: prices and tags of those in `all`, and which have one within the prices. */
  function lookAtOffers(
    { plan: { start, lines }, windows: { sums, left }, nights }: FoundStays,
    { price: { min, max } }: Query,
    among: HotelSet,
    all: HotelSet,
  ) {
    tagBits ??= tagBitsOf(columns, tagWords);
    const within = sets.empty();
    const priceSteps = new Int32Array(PRICE_STEPS);
    const tags = new Int32Array(tagCount);
    const count = listSet(among, hotels);
    for (let index = 0; index < count; index += 1) {
      const hotel = hotels[index]!;
      const rooms = left[hotel]!;
      const sum = sums[hotel]!;
      let cheapest = Number.POSITIVE_INFINITY;
      let isWithin = false;
      bits.fill(0);
      for (let at = start[hotel]!; at < start[hotel + 1]!; at += LINE.length) {
        if (rooms < lines[at + LINE.rooms]!) continue;
        const sellPrice = rounded(sum * (lines[at + LINE.factor]! / MILLIONTHS)) + lines[at + LINE.extras]!;
        const unitPrice = Math.ceil(sellPrice / nights);
        cheapest = Math.min(cheapest, unitPrice);
        if (unitPrice < min || unitPrice > max) continue;
        isWithin = true;
        const first = lines[at + LINE.offer]! * tagWords;
        for (let word = 0; word < tagWords; word += 1) bits[word]! |= tagBits[first + word]!;
      }
      if (isWithin) putIn(within, hotel);
      if (!isIn(all, hotel)) continue;
      priceSteps[priceStepOf(cheapest)]! += 1;
      for (let word = 0; word < tagWords; word += 1)
        for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
          tags[(word << 5) + 31 - Math.clz32(rest & -rest)]! += 1;
    }
    return { within, priceSteps, tags };
  }

  return (query) => {
    const found = stays.find({ ...query, ...UNFILTERED });
    const among = found?.withRoom;
    if (!among) return undefined;
    const asked = sets.asked(query);
    /** What all families let through, but for one of them. */
    const letThrough = (but?: number) => {
      const set = among.slice();
      for (const { bit, through } of asked) if (bit !== but) keepCommon(set, through);
      return set;
    };
    const all = letThrough();
    const butOne = new Map(asked.map(({ bit }) => [bit, letThrough(bit)]));
    const { min, max } = query.price;
    const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
    const lookedAt = all.slice();
    if (!isOpen) for (const set of butOne.values()) addAll(lookedAt, set);
    const { within, priceSteps, tags } = lookAtOffers(found, query, lookedAt, all);
    if (!isOpen) for (const set of [all, ...butOne.values()]) keepCommon(set, within);

    const countsOf = (bit: number, values: readonly HotelSet[]) => {
      const base = butOne.get(bit) ?? all;
      return values.map((set) => countCommon(base, set));
    };
    const starSets = sets.of('stars');
    const counts = toFacetCounts(columns, {
      types: countsOf(FAMILY_BITS.type, sets.of('type')),
      environments: countsOf(FAMILY_BITS.environment, sets.of('environment')),
      styles: countsOf(FAMILY_BITS.style, sets.of('style')),
      facilities: countsOf(FAMILY_BITS.facility, sets.of('facility')),
      scores: countsOf(FAMILY_BITS.score, SCORES.map(sets.scored)),
      stars: countsOf(
        FAMILY_BITS.stars,
        STARS.map((star) => starSets[star]!),
      ),
      tags,
      priceSteps,
    });
    return { total: countSet(all), counts };
  };
}

/** The tags of each offer: a bit for each, in so many words. */
function tagBitsOf({ offerIds, tags: { start, values } }: Columns, words: number): Int32Array {
  const bits = new Int32Array(offerIds.length * words);
  for (let offer = 0; offer < offerIds.length; offer += 1)
    for (let at = start[offer]!; at < start[offer + 1]!; at += 1) {
      const tag = values[at]!;
      bits[offer * words + (tag >>> 5)]! |= 1 << (tag & 31);
    }
  return bits;
}

function keepCommon(set: HotelSet, other: HotelSet): void {
  for (let word = 0; word < set.length; word += 1) set[word]! &= other[word]!;
}

function addAll(set: HotelSet, other: HotelSet): void {
  for (let word = 0; word < set.length; word += 1) set[word]! |= other[word]!;
}
