import type { FastifyInstance } from 'fastify';
import { getHotelAvailabilities } from '../../../widgets/contract/checkin-prices.ts';
import { getHotel, getNearbyHotels } from '../../../widgets/contract/hotel.ts';
import type { PlainMonth } from '../../../widgets/core/dates/plain-date.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { hotelDetailOf, ROOM_FLOWS } from '../products/hotel-detail.ts';
import { nearbyHotelsOf } from '../products/nearby-hotels.ts';
import { inSlices } from '../search/in-slices.ts';
import { declare } from './declare.ts';
import { datesOf } from './offers.ts';
import { presentOf, type Present } from './present.ts';

/** Months that are told where a call names no number: a year. [BOOKING-15] */
const MONTHS = 12;

/** GET hotel/{id}/detail.json, hotels/{id}/nearby.json and hotels/{id}/availabilities.json. [PAPI-10] */
export function productHotelRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getHotel, ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const hotel = hotelOf(params.hotelId, present);
    const criteria = paramsToCriteria(query);
    return hotelDetailOf(hotel, present, criteria, datesOf(criteria, present));
  });

  declare(app, getNearbyHotels, ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const limit = query.limit === undefined ? undefined : Number(query.limit);
    return nearbyHotelsOf(hotelOf(params.hotelId, present), present, limit);
  });

  declare(app, getHotelAvailabilities, async ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const { id: hotelId } = hotelOf(params.hotelId, present);
    const { pax } = paramsToCriteria(query);
    const days = new Map<string, { perNight: number; minLos: number }>();
    for (const flow of ROOM_FLOWS) {
      const found = await inSlices(
        present.model.engine.calendarMonths(
          { ...emptyCriteria(flow), hotelId, pax },
          present.now,
          query.month as PlainMonth,
          Number(query.length ?? MONTHS),
        ),
      );
      for (const [day, price] of found) {
        const known = days.get(day);
        if (!known || price.perNight * price.minLos < known.perNight * known.minLos) days.set(day, price);
      }
    }
    return [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, { perNight, minLos }]) => ({
        day,
        minLos,
        displayTotalPrice: Math.round(perNight * minLos),
        status: 'included' as const,
      }));
  });
}

/** A hotel of the catalogue. */
export function hotelOf(id: string, { model }: Present): HotelRecord {
  const hotel = model.engine.hotel(id);
  if (!hotel) throw new GatewayError('NOT_FOUND', `There is no hotel ${id}.`);
  return hotel;
}
