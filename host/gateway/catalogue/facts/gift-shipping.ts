import { presentShop } from '../../shop/present-shop.ts';
import type { GiftType } from '@staykit/values/gift/gift-product.ts';
import type { ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import type { Market } from '@staykit/values/market/locale.ts';

/** Postage from a market by country; undefined for markets without physical gifts. [PENTITY-33] */
export function shippingCostsFrom(type: GiftType, market: Market): ShippingCosts {
  const { digitalMarkets, countries, ...costs } = presentShop().postage;
  if (digitalMarkets.includes(market)) return {};
  const { home, abroad, fee } = costs[type];
  return Object.fromEntries(
    countries.map((country) => [
      country,
      country === market
        ? { shippingCost: home, internationalShippingFee: 0 }
        : { shippingCost: abroad, internationalShippingFee: fee },
    ]),
  );
}
