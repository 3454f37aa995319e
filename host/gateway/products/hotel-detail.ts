import type { HotelDetail } from '../../../widgets/core/offer/hotel.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { Present } from '../routes/present.ts';
import { hotelContentOf, hotelIdentityOf } from './hotel-content.ts';
import { offersOfHotel, roomsWith, type Asked } from './hotel-offers.ts';
import { nearbyHotelsOf } from './nearby-hotels.ts';

/** Flows whose offers are sold by the room. */
export const ROOM_FLOWS = ['booking', 'hotel'] as const;

/** A hotel with its rooms and offers for dates, and the hotels around it. [PENTITY-12..15] */
export async function hotelDetailOf(
  hotel: HotelRecord,
  present: Present,
  asked: Asked,
  dates: StayDates | undefined,
): Promise<HotelDetail> {
  const hits = offersOfHotel(hotel.id, ROOM_FLOWS, asked, present);
  const all = dates ? offersOfHotel(hotel.id, ROOM_FLOWS, { pax: asked.pax }, present) : hits;
  return {
    ...hotelIdentityOf(hotel, present),
    ...hotelContentOf(hotel, present),
    weekends: all.map(({ offer }) => ({
      id: offer.id,
      label: offer.label[present.language],
      uri: `/product/${offer.id}`,
    })),
    rooms: roomsWith(hotel, hits, present, dates, asked.pax.adult),
    nearbyHotels: await nearbyHotelsOf(hotel, present),
    active: all.length > 0,
    legacyPackageCount: all.length,
  };
}
