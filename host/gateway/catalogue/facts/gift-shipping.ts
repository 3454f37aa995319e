import type { GiftType } from '@staykit/values/gift/gift-product.ts';
import type { ShippingCosts } from '@staykit/core/gift/shipping.ts';
import type { Market } from '@staykit/values/market/locale.ts';

/** Destination countries of parcels. */
const DESTINATIONS = ['FR', 'ES', 'BE', 'NL', 'IT', 'LU', 'DE', 'PT'] as const;

/** Markets without physical gifts. [BOX-03] */
const DIGITAL_MARKETS: readonly Market[] = ['IT'];

/** Postage in cents, domestic and the surcharge abroad. Voucher letters are free. */
const COSTS: Record<GiftType, { home: number; abroad: number; fee: number }> = {
  singleVoucher: { home: 0, abroad: 250, fee: 300 },
  box: { home: 590, abroad: 590, fee: 690 },
};

/** Postage from a market by country; undefined for markets without physical gifts. [PENTITY-33] */
export function shippingCostsFrom(type: GiftType, market: Market): ShippingCosts {
  if (DIGITAL_MARKETS.includes(market)) return {};
  const { home, abroad, fee } = COSTS[type];
  return Object.fromEntries(
    DESTINATIONS.map((country) => [
      country,
      country === market
        ? { shippingCost: home, internationalShippingFee: 0 }
        : { shippingCost: abroad, internationalShippingFee: fee },
    ]),
  );
}
