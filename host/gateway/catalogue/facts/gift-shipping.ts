import type { GiftType } from '../../../../widgets/core/gift/gift-product.ts';
import type { ShippingCosts } from '../../../../widgets/core/gift/shipping.ts';
import type { Market } from '../../../../widgets/core/market/locale.ts';

/** Countries that parcels are sent to. */
const DESTINATIONS = ['FR', 'ES', 'BE', 'NL', 'IT', 'LU', 'DE', 'PT'] as const;

/** Markets that sell nothing printed. [BOX-03] */
const DIGITAL_MARKETS: readonly Market[] = ['IT'];

/** Cents of the parcel at home, and what abroad adds. A voucher fits into a letter, which the shop pays. */
const COSTS: Record<GiftType, { home: number; abroad: number; fee: number }> = {
  singleVoucher: { home: 0, abroad: 250, fee: 300 },
  box: { home: 590, abroad: 590, fee: 690 },
};

/** What sending costs from a market to every country; nothing at all from a market that sends nothing. [PENTITY-33] */
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
