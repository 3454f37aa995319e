import type { GiftPrice } from '../../core/gift/gift-price-list.ts';
import type { GiftFormat, GiftType, ProductType } from '../../core/gift/gift-product.ts';
import type { ShippingCosts } from '../../core/gift/shipping.ts';
import {
  knownSubElements,
  type SubElement,
  type SubElementCategory,
  type SubElementChoice,
} from '../../core/gift/sub-element.ts';
import type { PlainDate } from '../../core/dates/plain-date.ts';
import { marketOf } from '../../core/market/locale.ts';
import { frontGateway } from '../call-bases.ts';
import {
  getGiftPricesShape,
  getSubElementsShape,
  getVoucherShippingCostsShape,
} from '../checks.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** What an offer costs as a gift. [PENTITY-07] */
export interface GiftPriceList {
  productType: ProductType;
  label: string;
  giftFormats: GiftFormat[];
  giftAdults: number;
  validUntil: PlainDate;
  prices: GiftPrice[];
}

const SHIPPING_PATHS: Record<GiftType, string> = {
  singleVoucher: '/single-voucher/shipping-costs',
  box: '/boxes/shipping-costs',
};

/** What sending a gift costs; nothing when it fails, and the physical format is then not offered. [PAPI-27] */
export async function fetchShippingCosts(
  transport: Transport,
  type: GiftType,
  call?: CallOptions,
): Promise<ShippingCosts | undefined> {
  const answer = await orElse(
    transport.send<{ shippingCostsPerCountry: ShippingCosts }>(
      {
        base: frontGateway,
        path: SHIPPING_PATHS[type],
        query: { pos: marketOf(transport.options.locale) },
        shape: getVoucherShippingCostsShape,
      },
      call,
    ),
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
    transport.send<{ availableCustomSubElements: SubElement[]; categories: SubElementCategory[] }>(
      {
        base: frontGateway,
        path: '/sub-elements/available-custom-sub-elements',
        query: { locale: transport.options.locale },
        shape: getSubElementsShape,
      },
      call,
    ),
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
  return transport.send(
    {
      base: frontGateway,
      path: `/single-voucher/${encodeURIComponent(offerId)}/prices`,
      query: { locale: transport.options.locale },
      shape: getGiftPricesShape,
    },
    call,
  );
}
