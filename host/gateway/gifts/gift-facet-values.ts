import type { FacetFamily } from '../../../widgets/core/search/facets.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { SearchHit } from '../search/search-engine.ts';

/** The families that are counted for the stays of a gift; prices are not, since the gift sets them. */
export type CountedFamily = Exclude<FacetFamily, 'highlighted' | 'price'>;

/** Lowest scores that can be asked for. [FILTER-30] */
const SCORES = [9, 8, 7];

/** What a family is read from: the ticked values of a search, and the values that a stay counts for. */
export const FACET_READERS: Record<
  CountedFamily,
  { ticked(criteria: SearchCriteria): readonly string[]; values(hit: SearchHit): readonly string[] }
> = {
  type: { ticked: ({ hotelTypes }) => hotelTypes, values: ({ hotel }) => [hotel.type] },
  environment: {
    ticked: ({ hotelEnvironments }) => hotelEnvironments,
    values: ({ hotel }) => hotel.environments,
  },
  style: { ticked: ({ hotelStyles }) => hotelStyles, values: ({ hotel }) => hotel.styles },
  facility: { ticked: ({ facilities }) => facilities, values: ({ hotel }) => hotel.facilities },
  tag: { ticked: ({ tags }) => tags, values: ({ offer }) => offer.activityIds },
  stars: {
    ticked: ({ stars }) => stars.map(String),
    values: ({ hotel }) => [String(Math.floor(hotel.stars))],
  },
  score: {
    ticked: ({ hotelScore }) => (hotelScore === undefined ? [] : [String(hotelScore)]),
    values: ({ hotel }) => SCORES.filter((score) => hotel.score >= score).map(String),
  },
};
