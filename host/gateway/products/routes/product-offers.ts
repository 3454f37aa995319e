import type { FastifyInstance } from 'fastify';
import { getProductOffers } from '@staykit/contract/product/product-offers.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import type { ProductOffer } from '@staykit/core/offer/room.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { extrasPrice } from '../../catalogue/facts/extras.ts';
import { productIdOf, readProductId } from '../../catalogue/facts/product-id.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { ROOM_FLOWS } from '../hotel-detail.ts';
import { offersOfHotel } from '../hotel-offers.ts';
import { withExtras } from '../with-extras.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';

/** GET product/{id}/offers: prices of the offers in the hotel's rooms for dates. [PAPI-11] [PAPI-12] */
export function productOfferRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getProductOffers, ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const ref = readProductId(params.id);
    const known = context.model.engine.offer(ref.offerId, emptyCriteria(), context.now);
    if (!known) throw new GatewayError('NOT_FOUND', `Product ${params.id} does not exist.`);
    const night = Number(query.nights);
    const { pax } = paramsToCriteria(query);
    const dates = { checkin: query.checkin, checkout: addDays(query.checkin, night), night };
    const hits = offersOfHotel(known.hotel.id, ROOM_FLOWS, { pax, ...dates }, context);
    const priced: Record<string, ProductOffer> = {};
    for (const hit of hits) {
      const { offer, hotel, priceType } = hit;
      // Past dates have only a from-price: the offer is not sold then.
      if (priceType !== 'final') continue;
      const own = offer.id === ref.offerId ? ref.extras : [];
      const extras = context.facts.extras(offer, hotel).filter(({ number }) => own.includes(number));
      const added = extrasPrice(extras, pax, night);
      const { sellPrice, refPrice } = withExtras(hit, added);
      const id = productIdOf(offer.id, own);
      priced[id] = {
        weekendId: id,
        priceInfo: {
          sellPrice,
          refPrice,
          promo: promoPercent(sellPrice, refPrice) ?? 0,
          moneySaved: refPrice - sellPrice,
          totalPrice: sellPrice,
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
