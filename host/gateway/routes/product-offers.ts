import type { FastifyInstance } from 'fastify';
import { getProductOffers } from '../../../widgets/contract/product-offers.ts';
import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import type { ProductOffer } from '../../../widgets/core/offer/room.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import { extrasOf, extrasPrice } from '../catalogue/facts/extras.ts';
import { productIdOf, readProductId } from '../catalogue/facts/product-id.ts';
import { roomsFor } from '../catalogue/stay-price.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { ROOM_FLOWS } from '../products/hotel-detail.ts';
import { offersOfHotel } from '../products/hotel-offers.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';

/** GET product/{id}/offers: what the offers in the rooms of its hotel cost for dates. [PAPI-11] [PAPI-12] */
export function productOfferRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getProductOffers, ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const ref = readProductId(params.id);
    const known = present.model.engine.offer(ref.offerId, emptyCriteria(), present.now);
    if (!known) throw new GatewayError('NOT_FOUND', `There is no product ${params.id}.`);
    const night = Number(query.nights);
    const { pax } = paramsToCriteria(query);
    const dates = { checkin: query.checkin, checkout: addDays(query.checkin, night), night };
    const hits = offersOfHotel(known.hotel.id, ROOM_FLOWS, { pax, ...dates }, present);
    const priced: Record<string, ProductOffer> = {};
    for (const { offer, hotel, sellPrice, refPrice, priceType } of hits) {
      // A day that has passed has no price, only the lowest of others: it is not sold then.
      if (priceType !== 'final') continue;
      const own = offer.id === ref.offerId ? ref.extras : [];
      const extras = extrasOf(offer, hotel).filter(({ number }) => own.includes(number));
      const added = extrasPrice(extras, pax, night);
      const id = productIdOf(offer.id, own);
      priced[id] = {
        weekendId: id,
        priceInfo: {
          sellPrice: sellPrice + added,
          refPrice: refPrice + added,
          promo: promoPercent(sellPrice + added, refPrice + added) ?? 0,
          moneySaved: refPrice - sellPrice,
          totalPrice: sellPrice + added,
          nbRooms: roomsFor(offer, pax),
          nights: night,
          priceType,
        },
        cancellationPolicy: cancellationOf(offer.cancellation, query.checkin),
      };
    }
    return priced;
  });
}
