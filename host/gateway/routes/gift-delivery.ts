import type { FastifyInstance } from 'fastify';
import {
  getBoxShippingCosts,
  getSubElements,
  getVoucherShippingCosts,
} from '../../../widgets/contract/gift-delivery.ts';
import { getGiftPrices } from '../../../widgets/contract/gift-prices.ts';
import { VOUCHER_PEOPLE } from '../../../widgets/core/gift/gift-price-list.ts';
import { validityMonths, validUntil } from '../../../widgets/core/gift/voucher-validity.ts';
import { marketOf, type Market } from '../../../widgets/core/market/locale.ts';
import { giftPricesOf } from '../catalogue/facts/gift-prices.ts';
import { shippingCostsFrom } from '../catalogue/facts/gift-shipping.ts';
import { subElementsIn } from '../catalogue/facts/sub-elements.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';

/** Shipping, sleeves, and the price list of a gift. [PAPI-26] [PAPI-27] [PENTITY-07] */
export function giftDeliveryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getVoucherShippingCosts, ({ query }) => ({
    shippingCostsPerCountry: shippingCostsFrom('singleVoucher', query.pos as Market),
  }));

  declare(app, getBoxShippingCosts, ({ query }) => ({
    shippingCostsPerCountry: shippingCostsFrom('box', query.pos as Market),
  }));

  declare(app, getSubElements, ({ query }) => {
    const { categories, elements } = subElementsIn(presentOf(parts, query.locale).language);
    return { availableCustomSubElements: elements, categories };
  });

  declare(app, getGiftPrices, ({ params, query }) => {
    const { model, locale, language, now } = presentOf(parts, query.locale);
    const market = marketOf(locale);
    const hit = model.engine.offer(params.offerId, emptyCriteria('gifting'), now);
    const prices = hit ? giftPricesOf(hit.offer, hit.hotel, market) : [];
    if (!hit || !prices.length) {
      throw new GatewayError('NOT_FOUND', `There is no gift of the offer ${params.offerId}.`);
    }
    const isActivity = hit.offer.kind === 'activityVoucher';
    const posted = !isActivity && Object.keys(shippingCostsFrom('singleVoucher', market)).length > 0;
    const months = validityMonths(isActivity ? 'activity' : 'gift', { page: 'product', market });
    return {
      productType: isActivity ? 'DIGITAL_ACTIVITY_ONLY' : 'SINGLEVOUCHER',
      label: hit.offer.label[language],
      giftFormats: posted ? ['digital', 'physical'] : ['digital'],
      giftAdults: VOUCHER_PEOPLE,
      validUntil: validUntil(now.date, months),
      prices,
    };
  });
}
