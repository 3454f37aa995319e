import type { SearchCriteria } from '../criteria.ts';
import { areaSearch, type LatLng } from './distance.ts';
import { without } from '../without.ts';

/** Decimals of a degree in an address: a step is about a metre. */
const DEGREE_STEPS = 1e5;

/**
 * The search for what a map shows: a circle around its centre that reaches its corner, in place of the destination.
 * [MAP-06] [MAP-07]
 */
export function areaCriteria(criteria: SearchCriteria, centre: LatLng, corner: LatLng): SearchCriteria {
  const rest = without(criteria, 'location', 'hotelId', 'id');
  const middle = { lat: stepped(centre.lat), lng: stepped(centre.lng) };
  return { ...rest, ...areaSearch(middle, corner), page: 0 };
}

/** An address has no negative zero. */
const stepped = (degrees: number): number => Math.round(degrees * DEGREE_STEPS) / DEGREE_STEPS || 0;
