import { textIn } from '../../catalogue/records.ts';
import type { FastifyInstance } from 'fastify';
import {
  getBoxShippingCosts,
  getSubElements,
  getVoucherShippingCosts,
} from '@staykit/contract/gift/gift-delivery.ts';
import { getGiftPrices } from '@staykit/contract/gift/gift-prices.ts';
import { VOUCHER_PEOPLE } from '@staykit/core/gift/gift-price-list.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf, type Market } from '@staykit/values/market/locale.ts';
import { shippingCostsFrom } from '../../catalogue/facts/gift-shipping.ts';
import { subElementsIn } from '../../catalogue/facts/sub-elements.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';

/** Shipping, sleeves, and the price list of a gift. [PAPI-26] [PAPI-27] [PENTITY-07] */
export function giftDeliveryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getVoucherShippingCosts, ({ query }) => ({
    shippingCostsPerCountry: shippingCostsFrom('singleVoucher', query.pos as Market),
  }));

  declare(app, getBoxShippingCosts, ({ query }) => ({
    shippingCostsPerCountry: shippingCostsFrom('box', query.pos as Market),
  }));

  declare(app, getSubElements, ({ query }) => {
    const { categories, elements } = subElementsIn(requestContext(parts, query.locale).language);
    return { availableCustomSubElements: elements, categories };
  });

  declare(app, getGiftPrices, ({ params, query }) => {
    const { model, locale, language, now, facts } = requestContext(parts, query.locale);
    const market = marketOf(locale);
    const hit = model.engine.offer(params.offerId, emptyCriteria('gifting'), now);
    const prices = hit ? facts.giftPrices(hit.offer, hit.hotel, market) : [];
    if (!hit || !prices.length) {
      throw new GatewayError('NOT_FOUND', `Gift of the offer ${params.offerId} does not exist.`);
    }
    const isActivity = hit.offer.kind === 'activityVoucher';
    const posted = !isActivity && Object.keys(shippingCostsFrom('singleVoucher', market)).length > 0;
    const months = validityMonths(isActivity ? 'activity' : 'gift', { page: 'product', market });
    return {
      productType: isActivity ? 'DIGITAL_ACTIVITY_ONLY' : 'SINGLEVOUCHER',
      label: textIn(hit.offer.label, language),
      giftFormats: posted ? ['digital', 'physical'] : ['digital'],
      giftAdults: VOUCHER_PEOPLE,
      validUntil: validUntil(now.date, months),
      prices,
    };
  });
}
