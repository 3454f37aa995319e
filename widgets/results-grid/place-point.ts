import type { PlacePoint } from '../components/filters/section-props.ts';
import type { PlaceDetails } from '../core/search/fallback.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';

/** Where 'Include offers around' measures from: the search's own point, else the destination's. [FILTER-29] */
export function placePoint(
  criteria: SearchCriteria,
  place: PlaceDetails | undefined,
): PlacePoint | undefined {
  const lat = criteria.lat ?? place?.lat;
  const lng = criteria.lng ?? place?.lng;
  if (lat === undefined || lng === undefined) return undefined;
  return { lat, lng, city: criteria.location?.category === 'city' };
}
