import type { SearchCriteria } from '../criteria.ts';
import { sendsDistance } from '../map/distance.ts';
import { themeIdsOf } from '../facets/thematics.ts';

/** Parameters by name; those without a value are not sent. */
export type Params = Record<string, unknown>;

/** Where a stay is searched, and of what theme: what the prices of a calendar depend on, besides the travellers. */
export function placeParams(criteria: SearchCriteria): Params {
  const { location, hotelId, id, lat, lng, distanceMin, distanceMax, theme } = criteria;
  return {
    id,
    hotelId,
    ...(location && { [location.category]: location.id }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(sendsDistance(criteria) && { distanceMin, distanceMax }),
    themeIds: theme === undefined ? undefined : themeIdsOf(theme).join(),
  };
}
