import type { FastifyInstance } from 'fastify';
import { getHotelAvailabilities } from '@staykit/contract/product/checkin-prices.ts';
import { getHotel, getNearbyHotels } from '@staykit/contract/product/hotel.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import type { HotelRecord } from '../../catalogue/records.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { hotelDetailOf, ROOM_FLOWS } from '../hotel-detail.ts';
import { nearbyHotelsOf } from '../nearby-hotels.ts';
import { inSlices } from '../../search/in-slices.ts';
import { declare } from '../../http/declare.ts';
import { datesOf } from '../../search/routes/offers.ts';
import { requestContext, type RequestContext } from '../../http/request-context.ts';

/** Default number of months: a year. [BOOKING-15] */
const MONTHS = 12;

/** GET hotel/{id}/detail.json, hotels/{id}/nearby.json and hotels/{id}/availabilities.json. [PAPI-10] */
export function productHotelRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getHotel, ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const hotel = hotelOf(params.hotelId, context);
    const criteria = paramsToCriteria(query);
    return hotelDetailOf(hotel, context, criteria, datesOf(criteria, context));
  });

  declare(app, getNearbyHotels, ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const limit = query.limit === undefined ? undefined : Number(query.limit);
    return nearbyHotelsOf(hotelOf(params.hotelId, context), context, limit);
  });

  declare(app, getHotelAvailabilities, async ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const { id: hotelId } = hotelOf(params.hotelId, context);
    const { pax } = paramsToCriteria(query);
    const days = new Map<string, { perNight: number; minLos: number }>();
    for (const flow of ROOM_FLOWS) {
      const found = await inSlices(
        context.model.engine.calendarMonths(
          { ...emptyCriteria(flow), hotelId, pax },
          context.now,
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
export function hotelOf(id: string, { model }: RequestContext): HotelRecord {
  const hotel = model.engine.hotel(id);
  if (!hotel) throw new GatewayError('NOT_FOUND', `Hotel ${id} does not exist.`);
  return hotel;
}
