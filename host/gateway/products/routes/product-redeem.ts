import type { FastifyInstance } from 'fastify';
import { getCheckinPrices } from '@staykit/contract/product/checkin-prices.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { checkinPrices } from '../checkin-prices.ts';
import { isStoredId } from '../hotel-source.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';

/** GET redeem/weekend/{offerId}/packageCheckinPrices.json: read from the database, which decides sales. [PAPI-08] */
export function productRedeemRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getCheckinPrices, async ({ params, query }) => {
    const { now, facts } = requestContext(parts, query.locale);
    const { hotels } = parts;
    if (!hotels) throw new NotConfiguredError('hotels', 'This gateway has no hotels.');
    const { offerId, extras } = readProductId(params.offerId);
    const offer = isStoredId(offerId) ? await hotels.offerById(offerId) : undefined;
    const missing = new GatewayError('NOT_FOUND', `Offer ${params.offerId} does not exist.`);
    if (!offer) throw missing;
    const [hotel, offers, calendar] = await Promise.all([
      hotels.hotelById(offer.hotelId),
      hotels.offersOfHotel(offer.hotelId),
      hotels.calendarOf(offer.hotelId),
    ]);
    if (!hotel || !calendar) throw missing;
    return checkinPrices(
      offer,
      { offers, calendar, taxes: facts.localTaxes(hotel) ?? [] },
      {
        month: query.month as PlainMonth,
        length: Number(query.length ?? 1),
        nights: Number(query.nights ?? Math.max(1, offer.nights)),
        pax: paramsToCriteria(query).pax,
        // Without a gift the guest pays the whole price.
        giftPrice: Number(query.giftPrice ?? 0),
        multiOffer: query.multiOffer !== 'false',
        extras: facts.extras(offer, hotel).filter(({ number }) => extras.includes(number)),
      },
      now,
    );
  });
}
