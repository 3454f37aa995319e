import type { HotelCard } from '@staykit/core/offer/hotel.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { RequestContext } from '../http/request-context.ts';
import { inSlices } from '../search/in-slices.ts';
import { hotelIdentityOf } from './hotel-content.ts';
import { picturePath } from './picture-paths.ts';

/** Hotels in the carousel. [HOTEL-13] */
export const NEARBY_HOTELS = 12;

/** Maximum distance of a nearby hotel in km. */
const NEARBY_KM = 60;

/** Hotels with offers around a hotel, nearest first. [PENTITY-15] */
export async function nearbyHotelsOf(
  hotel: HotelRecord,
  context: RequestContext,
  limit = NEARBY_HOTELS,
): Promise<HotelCard[]> {
  const criteria: SearchCriteria = {
    ...emptyCriteria('booking'),
    pax: DEFAULT_PAX,
    lat: hotel.lat,
    lng: hotel.lng,
    distanceActive: true,
    distanceMin: 0,
    distanceMax: NEARBY_KM,
    sort: 'distance',
  };
  const { hits } = await inSlices(context.model.engine.search(criteria, context.now, { size: limit + 1 }));
  return hits
    .filter((hit) => hit.hotel.id !== hotel.id)
    .slice(0, limit)
    .map((hit) => ({
      ...hotelIdentityOf(hit.hotel, context),
      ...(hit.hotel.pictures[0] !== undefined && { imageUrl: picturePath(hit.hotel.pictures[0]) }),
      fromPrice: hit.sellPrice,
      ...(hit.distance !== undefined && { distance: Math.round(hit.distance * 10) / 10 }),
    }));
}
