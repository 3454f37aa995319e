import type { HotelCard } from '../../../widgets/core/offer/hotel.ts';
import { DEFAULT_PAX } from '../../../widgets/core/pax/pax.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { Present } from '../routes/present.ts';
import { inSlices } from '../search/in-slices.ts';
import { hotelIdentityOf } from './hotel-content.ts';
import { picturePath } from './picture-paths.ts';

/** Hotels that a carousel shows. [HOTEL-13] */
export const NEARBY_HOTELS = 12;

/** Farther away, in km, a hotel is not nearby. */
const NEARBY_KM = 60;

/** Hotels with stays to sell around one, the nearest first. [PENTITY-15] */
export async function nearbyHotelsOf(
  hotel: HotelRecord,
  present: Present,
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
  const { hits } = await inSlices(present.model.engine.search(criteria, present.now, { size: limit + 1 }));
  return hits
    .filter((hit) => hit.hotel.id !== hotel.id)
    .slice(0, limit)
    .map((hit) => ({
      ...hotelIdentityOf(hit.hotel, present),
      imageUrl: picturePath(hit.hotel.pictures[0] ?? ''),
      fromPrice: hit.sellPrice,
      ...(hit.distance !== undefined && { distance: Math.round(hit.distance * 10) / 10 }),
    }));
}
