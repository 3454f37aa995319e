import type { Columns, Lists } from './columns.ts';
import type { OfferFinder } from './found-offers.ts';
import { FAMILY_BITS } from './query.ts';
import type { Query } from './query.ts';
import type { FacetCounts, FacetResult } from './search-engine.ts';

/** Lowest scores that can be asked for. [FILTER-30] */
export const SCORES = [9, 8, 7] as const;
/** Stars that can be asked for. */
export const STARS = [5, 4, 3] as const;
/** Width of a price step and where the last, open one begins, in cents. */
const PRICE_STEP = 5000;
const LAST_PRICE_STEP = 25_000;
export const PRICE_STEPS: number = LAST_PRICE_STEP / PRICE_STEP + 1;

/** Bit of a hotel that matches the whole query. */
const ALL = 1 << 8;

/** The step of the cheapest offer of a hotel, in cents as the price filter compares them. */
export const priceStepOf = (cheapest: number): number =>
  Math.floor(Math.min(cheapest, LAST_PRICE_STEP) / PRICE_STEP);

/** Hotels by the number of each code, of each of SCORES and STARS, and of each price step. */
export interface FacetNumbers {
  types: ArrayLike<number>;
  environments: ArrayLike<number>;
  styles: ArrayLike<number>;
  facilities: ArrayLike<number>;
  tags: ArrayLike<number>;
  scores: ArrayLike<number>;
  stars: ArrayLike<number>;
  priceSteps: ArrayLike<number>;
}

/** The same by the codes themselves, in the order in which filters show them. */
export const toFacetCounts = (columns: Columns, numbers: FacetNumbers): FacetCounts => ({
  tag: toMap(columns.tagCodes.codes, numbers.tags),
  price: toMap(
    Array.from({ length: PRICE_STEPS }, (_, step) => String((step * PRICE_STEP) / 100)),
    numbers.priceSteps,
  ),
  type: toMap(columns.typeCodes.codes, numbers.types),
  score: toMap(SCORES.map(String), numbers.scores),
  environment: toMap(columns.environmentCodes.codes, numbers.environments),
  style: toMap(columns.styleCodes.codes, numbers.styles),
  stars: toMap(STARS.map(String), numbers.stars),
  facility: toMap(columns.facilityCodes.codes, numbers.facilities),
});

function toMap(codes: readonly string[], counts: ArrayLike<number>): Map<string, number> {
  return new Map(codes.map((code, index) => [code, counts[index] ?? 0]));
}

/**
 * Counts hotels by value. A hotel counts for a family when it matches all the others: so a ticked value never hides
 * the counts of its neighbours.
 */
export function countFacets(columns: Columns, query: Query, findOffers: OfferFinder): FacetResult {
  const types = new Int32Array(columns.typeCodes.codes.length);
  const environments = new Int32Array(columns.environmentCodes.codes.length);
  const styles = new Int32Array(columns.styleCodes.codes.length);
  const facilities = new Int32Array(columns.facilityCodes.codes.length);
  const tags = new Int32Array(columns.tagCodes.codes.length);
  const tagSeenAt = new Int32Array(tags.length).fill(-1);
  const stars = new Int32Array(6);
  const scores = SCORES.map(() => 0);
  const priceSteps = new Int32Array(PRICE_STEPS);
  let total = 0;

  const addList = (counts: Int32Array, lists: Lists, owner: number) => {
    for (let at = lists.start[owner]!; at < lists.start[owner + 1]!; at += 1) counts[lists.values[at]!]! += 1;
  };

  /** Of the hotel under way: the families it counts in, and its cheapest offer. */
  let hotel = -1;
  let families = 0;
  let cheapest = Number.POSITIVE_INFINITY;

  const flush = () => {
    if (hotel < 0) return;
    const counts = (bit: number) => (families & (ALL | bit)) !== 0;
    if (families & ALL) total += 1;
    if (counts(FAMILY_BITS.type)) types[columns.types[hotel] ?? 0]! += 1;
    if (counts(FAMILY_BITS.stars)) stars[columns.stars[hotel] ?? 0]! += 1;
    if (counts(FAMILY_BITS.score))
      SCORES.forEach((score, index) => {
        if ((columns.score[hotel] ?? 0) >= score) scores[index]! += 1;
      });
    if (counts(FAMILY_BITS.environment)) addList(environments, columns.environments, hotel);
    if (counts(FAMILY_BITS.style)) addList(styles, columns.styles, hotel);
    if (counts(FAMILY_BITS.facility)) addList(facilities, columns.facilities, hotel);
    if (counts(FAMILY_BITS.price)) priceSteps[priceStepOf(cheapest)]! += 1;
  };

  const { count: foundCount, offers, fails, unitPrices } = findOffers(query, false);
  for (let index = 0; index < foundCount; index += 1) {
    const offer = offers[index]!;
    const fail = fails[offer]!;
    if (columns.hotelOfOffer[offer]! !== hotel) {
      flush();
      hotel = columns.hotelOfOffer[offer]!;
      families = 0;
      cheapest = Number.POSITIVE_INFINITY;
    }
    families |= fail === 0 ? ALL : fail;
    if (fail === 0 || fail === FAMILY_BITS.price) cheapest = Math.min(cheapest, unitPrices[offer]!);
    if (fail !== 0 && fail !== FAMILY_BITS.tag) continue;
    for (let at = columns.tags.start[offer]!; at < columns.tags.start[offer + 1]!; at += 1) {
      const tag = columns.tags.values[at]!;
      if (tagSeenAt[tag] === hotel) continue;
      tagSeenAt[tag] = hotel;
      tags[tag]! += 1;
    }
  }
  flush();

  const numbers = { types, environments, styles, facilities, tags, scores, priceSteps };
  const counts = toFacetCounts(columns, { ...numbers, stars: STARS.map((star) => stars[star] ?? 0) });
  return { total, counts };
}
