import { textIn } from '../catalogue/records.ts';
import type { HotelDetail } from '@staykit/core/offer/hotel.ts';
import type { StayDates } from '@staykit/core/search/used-dates.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hotelContentOf, hotelIdentityOf } from './hotel-content.ts';
import { offersOfHotel, roomsWith, type PriceRequest } from './hotel-offers.ts';
import { nearbyHotelsOf } from './nearby-hotels.ts';

/** Flows whose offers are listed by room. */
export const ROOM_FLOWS = ['booking', 'hotel'] as const;

/** A hotel with its rooms, offers for dates, and nearby hotels. [PENTITY-12..15] */
export async function hotelDetailOf(
  hotel: HotelRecord,
  context: RequestContext,
  request: PriceRequest,
  dates: StayDates | undefined,
): Promise<HotelDetail> {
  const hits = offersOfHotel(hotel.id, ROOM_FLOWS, request, context);
  const all = dates ? offersOfHotel(hotel.id, ROOM_FLOWS, { pax: request.pax }, context) : hits;
  return {
    ...hotelIdentityOf(hotel, context),
    ...hotelContentOf(hotel, context),
    weekends: all.map(({ offer }) => ({
      id: offer.id,
      label: textIn(offer.label, context.language),
      uri: `/product/${offer.id}`,
    })),
    rooms: roomsWith(hotel, hits, context, dates, request.pax.adult),
    nearbyHotels: await nearbyHotelsOf(hotel, context),
    active: all.length > 0,
    legacyPackageCount: all.length,
  };
}
