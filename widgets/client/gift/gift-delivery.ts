import type { GiftFormat, GiftType } from '@staykit/values/gift/gift-product.ts';
import type { ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import { knownSubElements, type SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import { getBoxShippingCosts } from '../calls/get-box-shipping-costs.generated.ts';
import { getGiftPrices } from '../calls/get-gift-prices.generated.ts';
import { getSubElements } from '../calls/get-sub-elements.generated.ts';
import { getVoucherShippingCosts } from '../calls/get-voucher-shipping-costs.generated.ts';
import type { DeclaredCall } from '../transport/client-call.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** What an offer costs as a gift. [PENTITY-07] */
export type GiftPriceList = Answered<'getGiftPrices'>;

const SHIPPING: Record<GiftType, DeclaredCall<'getBoxShippingCosts'>> = {
  singleVoucher: getVoucherShippingCosts,
  box: getBoxShippingCosts,
};

/** What sending a gift costs; nothing when it fails, and the physical format is then not offered. [PAPI-27] */
export async function fetchShippingCosts(
  transport: Transport,
  type: GiftType,
  call?: CallOptions,
): Promise<ShippingCosts | undefined> {
  const answer = await orElse(
    transport.send(SHIPPING[type], { pos: marketOf(transport.options.locale) }, call),
    undefined,
  );
  return answer?.shippingCostsPerCountry;
}

/** Sleeves and the like: asked for the physical format alone; nothing when it fails. [PAPI-26] [SLEEVE-08] */
export async function fetchSubElements(
  transport: Transport,
  format: GiftFormat,
  call?: CallOptions,
): Promise<SubElementChoice | undefined> {
  if (format !== 'physical') return undefined;
  const answer = await orElse(
    transport.send(getSubElements, { locale: transport.options.locale }, call),
    undefined,
  );
  return (
    answer && knownSubElements({ categories: answer.categories, elements: answer.availableCustomSubElements })
  );
}

/** What an offer costs as a gift, by length of stay. [PENTITY-07] */
export function fetchGiftPrices(
  transport: Transport,
  offerId: string,
  call?: CallOptions,
): Promise<GiftPriceList> {
  return transport.send(getGiftPrices, { offerId, locale: transport.options.locale }, call);
}
