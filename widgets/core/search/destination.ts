import type { SearchCriteria } from './criteria.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import { without } from './without.ts';

/** The criteria for a place; at most one of them is set. [DEST-13] */
type Placeless = Omit<SearchCriteria, 'location' | 'hotelId' | 'lat' | 'lng' | 'distanceMin' | 'distanceMax'>;

/** The criteria without any place. [DEST-13] */
export function withoutPlace(criteria: SearchCriteria): Placeless {
  const placeless = without(criteria, 'location', 'hotelId', 'lat', 'lng', 'distanceMin', 'distanceMax');
  return { ...placeless, distanceActive: false, page: 0 };
}

/** The criteria after a destination was chosen: only its own id says where. [DEST-13] [DEST-14] */
export function chooseDestination(
  criteria: SearchCriteria,
  { id, category }: Pick<Suggestion, 'id' | 'category'>,
): SearchCriteria {
  const rest = withoutPlace(criteria);
  return category === 'hotel' ? { ...rest, hotelId: id } : { ...rest, location: { category, id } };
}

/** 'Travel locally': all that lies within `km` of a place. [DEST-09] */
export function travelLocally(
  criteria: SearchCriteria,
  place: { lat: number; lng: number },
  km: number,
): SearchCriteria {
  const { lat, lng } = place;
  return { ...withoutPlace(criteria), lat, lng, distanceMin: 0, distanceMax: km, distanceActive: true };
}
