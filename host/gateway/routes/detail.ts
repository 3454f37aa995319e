import type { FastifyInstance } from 'fastify';
import { getDetail } from '../../../widgets/contract/detail.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import { readProductId } from '../catalogue/facts/product-id.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { productDetailOf } from '../products/product-detail.ts';
import { isStoredId } from '../products/hotel-source.ts';
import type { SearchHit } from '../search/search-engine.ts';
import { declare } from './declare.ts';
import { datesOf } from './offers.ts';
import { presentOf } from './present.ts';

/** GET /weekend/{id}/detail.json. [API-26] [PAPI-07] */
export function detailRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getDetail, async ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const criteria = paramsToCriteria(query);
    const { checkin: _in, checkout: _out, night: _night, ...undated } = criteria;
    const { engine } = present.model;
    const ref = readProductId(params.id);
    const asked = { ref, pax: criteria.pax, pageModel: query.fetchPageModel === 'true' };
    const hit = engine.offer(ref.offerId, criteria, present.now);
    if (hit) {
      const dates = datesOf(criteria, present);
      return productDetailOf(hit, present, { ...asked, ...(dates && { dates }) });
    }
    // Sold out on these days: the product then tells from which price it is sold on others.
    const later = engine.offer(ref.offerId, undated, present.now);
    if (later) return productDetailOf(later, present, asked);
    const gone = await goneOffer(ref.offerId, parts);
    if (gone) return { ...productDetailOf(gone, present, asked), published: false };
    throw new GatewayError('NOT_FOUND', `There is no offer ${params.id}.`);
  });
}

/** An offer that is in the catalogue and sold no longer: its page still says which hotel it was in. [NOTFOUND-07] */
async function goneOffer(id: string, { hotels }: GatewayParts): Promise<SearchHit | undefined> {
  const offer = isStoredId(id) ? await hotels?.offerById(id) : undefined;
  const hotel = offer && (await hotels?.hotelById(offer.hotelId));
  if (!offer || !hotel) return undefined;
  const { fixedPrice, fixedRefPrice, nights } = offer;
  return {
    offer,
    hotel,
    sellPrice: fixedPrice,
    refPrice: Math.max(fixedPrice, fixedRefPrice),
    priceType: 'from',
    nights,
  };
}
