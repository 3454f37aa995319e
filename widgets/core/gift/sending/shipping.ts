import type { countryShippingCost } from '@staykit/contract/gift/gift-delivery.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { ShippingCost } from '../../price/price-info.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';

/** What sending costs to one country, in cents, as the gateway answers it. [PENTITY-33] */
export type CountryShippingCost = Wire<typeof countryShippingCost>;

/** By country, ISO 3166-1. [PENTITY-33] */
export type ShippingCosts = Readonly<Record<string, CountryShippingCost>>;

/**
 * What sending a gift costs as the price info holds it. Digital gifts cost nothing; a country or an amount that is
 * missing in a good answer counts 0. [PENTITY-33] [SLEEVE-11] [SLEEVE-13]
 */
export function shippingCostOf(format: GiftFormat, costs: ShippingCosts, country: string): ShippingCost {
  const cost = format === 'physical' && Object.hasOwn(costs, country) ? costs[country] : undefined;
  return { amount: cost?.shippingCost ?? 0, internationalFee: cost?.internationalShippingFee ?? 0 };
}

/** The whole of it, in cents. [SLEEVE-12] */
export function totalShipping({ amount, internationalFee }: ShippingCost): number {
  return amount + internationalFee;
}

/** Whether a gift is offered in physical form: it is made, the shop sends, and what that costs is known. [PERSONALISE-01] */
export function offersPhysical(offer: { isMade: boolean; isActive: boolean; hasCosts: boolean }): boolean {
  return offer.isMade && offer.isActive && offer.hasCosts;
}
