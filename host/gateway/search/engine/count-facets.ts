import type { Columns } from '../columns/columns.ts';
import type { FoundOffers, OfferFinder } from './found-offers.ts';
import { countCommon, putIn, type HotelSet, type HotelSets } from './hotel-sets.ts';
import type { Steps } from '../in-slices.ts';
import { FAMILY_BITS, type Query } from './query.ts';
import type { FacetCounts, FacetResult } from './search-engine.ts';

/** Values of the score filter. [FILTER-30] */
const SCORES = [9, 8, 7] as const;
/** Values of the stars filter. */
const STARS = [5, 4, 3] as const;
/** Width of a price range, and start of the last, open one, in cents. */
const PRICE_STEP = 5000;
const LAST_PRICE_STEP = 25_000;
const PRICE_STEPS: number = LAST_PRICE_STEP / PRICE_STEP + 1;

/** Price range of a hotel's cheapest offer, in cents as the price filter compares them. */
const priceStepOf = (cheapest: number): number =>
  Math.floor(Math.min(cheapest, LAST_PRICE_STEP) / PRICE_STEP);

/** Hotel counts by code, score, stars and price range. */
interface FacetNumbers {
  types: ArrayLike<number>;
  environments: ArrayLike<number>;
  styles: ArrayLike<number>;
  facilities: ArrayLike<number>;
  tags: ArrayLike<number>;
  scores: ArrayLike<number>;
  stars: ArrayLike<number>;
  priceSteps: ArrayLike<number>;
}

/** The same by code, in display order. */
const toFacetCounts = (columns: Columns, numbers: FacetNumbers): FacetCounts => ({
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
 * Counts hotels by value. A hotel counts for a family if it matches all other families, so that selecting a value does
 * not change the counts of its family. Computed as intersections of bit sets.
 */
export function* countFacets(
  columns: Columns,
  sets: HotelSets,
  query: Query,
  findOffers: OfferFinder,
): Steps<FacetResult> {
  const tags = new Int32Array(columns.tagCodes.codes.length);
  const tagSeenAt = new Int32Array(tags.length).fill(-1);
  const priceSteps = new Int32Array(PRICE_STEPS);
  /** Hotels that match the whole query, and those hidden by one family only. */
  const all = sets.empty();
  const hiddenBy = new Map(Object.values(FAMILY_BITS).map((bit) => [bit as number, sets.empty()]));

  const countBatch = ({ count, offers, fails, unitPrices }: FoundOffers) => {
    for (let place = 0; place < count;) {
      const hotel = columns.hotelOfOffer[offers[place]!]!;
      let cheapest = Number.POSITIVE_INFINITY;
      for (; place < count && columns.hotelOfOffer[offers[place]!] === hotel; place += 1) {
        const fail = fails[place]!;
        putIn(fail === 0 ? all : hiddenBy.get(fail)!, hotel);
        if (fail === 0 || fail === FAMILY_BITS.price) cheapest = Math.min(cheapest, unitPrices[place]!);
        if (fail !== 0 && fail !== FAMILY_BITS.tag) continue;
        const offer = offers[place]!;
        for (let at = columns.tags.start[offer]!; at < columns.tags.start[offer + 1]!; at += 1) {
          const tag = columns.tags.values[at]!;
          if (tagSeenAt[tag] === hotel) continue;
          tagSeenAt[tag] = hotel;
          tags[tag]! += 1;
        }
      }
      if (cheapest < Number.POSITIVE_INFINITY) priceSteps[priceStepOf(cheapest)]! += 1;
    }
  };
  yield* findOffers(query, false, countBatch);

  const countsOf = (bit: number, values: readonly HotelSet[]) => {
    const counted = hiddenBy.get(bit)!;
    for (let word = 0; word < counted.length; word += 1) counted[word]! |= all[word]!;
    return values.map((set) => countCommon(counted, set));
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
  return { total: countCommon(all, all), counts };
}
