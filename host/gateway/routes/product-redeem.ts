import type { FastifyInstance } from 'fastify';
import { getCheckinPrices } from '../../../widgets/contract/checkin-prices.ts';
import type { PlainMonth } from '../../../widgets/core/dates/plain-date.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import { readProductId } from '../catalogue/facts/product-id.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { NotConfiguredError } from '../plugins/not-configured-error.ts';
import { checkinPrices } from '../products/checkin-prices.ts';
import { isStoredId } from '../products/hotel-source.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';

/** GET redeem/weekend/{offerId}/packageCheckinPrices.json: asked of the database, which alone decides. [PAPI-08] */
export function productRedeemRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getCheckinPrices, async ({ params, query }) => {
    const { now } = presentOf(parts, query.locale);
    const { hotels } = parts;
    if (!hotels) throw new NotConfiguredError('hotels', 'This gateway reads no hotels.');
    const { offerId, extras } = readProductId(params.offerId);
    const offer = isStoredId(offerId) ? await hotels.offerById(offerId) : undefined;
    const missing = new GatewayError('NOT_FOUND', `There is no offer ${params.offerId}.`);
    if (!offer) throw missing;
    const [hotel, offers, calendar] = await Promise.all([
      hotels.hotelById(offer.hotelId),
      hotels.offersOfHotel(offer.hotelId),
      hotels.calendarOf(offer.hotelId),
    ]);
    if (!hotel || !calendar) throw missing;
    return checkinPrices(
      offer,
      { hotel, offers, calendar },
      {
        month: query.month as PlainMonth,
        length: Number(query.length ?? 1),
        nights: Number(query.nights ?? Math.max(1, offer.nights)),
        pax: paramsToCriteria(query).pax,
        // Without a gift every day costs its whole price.
        giftPrice: Number(query.giftPrice ?? 0),
        multiOffer: query.multiOffer !== 'false',
        extras,
      },
      now,
    );
  });
}
