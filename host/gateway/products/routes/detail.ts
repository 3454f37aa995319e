import type { FastifyInstance } from 'fastify';
import { getDetail } from '@staykit/contract/product/detail.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import type { StayDates } from '@staykit/core/search/used-dates.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { isDated } from '../../catalogue/facts/programme.ts';
import { peopleOf } from '../../catalogue/inventory/activities/places.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { productDetailOf } from '../product-detail.ts';
import { isStoredId } from '../hotel-source.ts';
import type { SearchHit } from '../../search/engine/search-engine.ts';
import { declare } from '../../http/declare.ts';
import { datesOf } from '../../search/routes/offers.ts';
import { requestContext, type RequestContext } from '../../http/request-context.ts';

/** GET /weekend/{id}/detail.json. [API-26] [PAPI-07] */
export function detailRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getDetail, async ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const criteria = paramsToCriteria(query);
    const { checkin: _in, checkout: _out, night: _night, ...undated } = criteria;
    const { engine } = context.model;
    const ref = readProductId(params.id);
    const request = { ref, pax: criteria.pax, pageModel: query.fetchPageModel === 'true' };
    const hit = engine.offer(ref.offerId, criteria, context.now);
    if (hit) {
      const dates = datesOf(criteria, context);
      const fullDays = dates && (await fullDaysOf(hit, context, parts, { ...dates, pax: criteria.pax }));
      return productDetailOf(hit, context, {
        ...request,
        ...(dates && { dates }),
        ...(fullDays && { fullDays }),
      });
    }
    // Sold out on these dates: the answer has the lowest price on other dates.
    const later = engine.offer(ref.offerId, undated, context.now);
    if (later) return productDetailOf(later, context, request);
    const gone = await goneOffer(ref.offerId, parts);
    if (gone) return { ...productDetailOf(gone, context, request), published: false };
    throw new GatewayError('NOT_FOUND', `Offer ${params.id} does not exist.`);
  });
}

/** Activity days without a place for the party; nothing is read where no activity counts its places. */
async function fullDaysOf(
  { offer, hotel }: SearchHit,
  { facts }: RequestContext,
  { hotels }: GatewayParts,
  { checkin, night, pax }: StayDates & { pax: Pax },
): Promise<ReadonlySet<string> | undefined> {
  const counted = facts
    .activities(offer, facts.extras(offer, hotel))
    .filter((activity) => isDated(activity) && activity.places !== undefined);
  if (counted.length === 0) return undefined;
  const ids = counted.map(({ id }) => id);
  return hotels?.fullDays(hotel.id, { ids, from: checkin, days: Math.max(1, night), people: peopleOf(pax) });
}

/** An offer that is in the database but no longer sold: its page links to the hotel. [NOTFOUND-07] */
async function goneOffer(id: string, { hotels }: GatewayParts): Promise<SearchHit | undefined> {
  const offer = isStoredId(id) ? await hotels?.offerById(id) : undefined;
  const hotel = offer && (await hotels?.hotelById(offer.hotelId));
  if (!offer || !hotel) return undefined;
  const { fixedPrice, fixedRefPrice, nights } = offer;
  return {
    offer,
    hotel,
    sellPrice: fixedPrice,
    localTax: 0,
    refPrice: Math.max(fixedPrice, fixedRefPrice),
    priceType: 'from',
    nights,
  };
}
