import type { PlacePoint } from '@staykit/ui/components/filters/section-props.ts';
import type { PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { DISTANCE_COORDINATES_SOURCE } from '@staykit/core/search/map/distance.ts';

/** Where 'Include offers around' measures from; without coordinates it cannot be ticked. [FILTER-29] */
export function placePoint(
  criteria: SearchCriteria,
  place: PlaceDetails | undefined,
): PlacePoint | undefined {
  const points = { search: criteria, destination: place };
  for (const source of DISTANCE_COORDINATES_SOURCE) {
    const { lat, lng } = points[source] ?? {};
    if (lat !== undefined && lng !== undefined)
      return { lat, lng, city: criteria.location?.category === 'city' };
  }
  return undefined;
}
