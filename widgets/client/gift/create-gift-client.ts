import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport, type Transport } from '../transport/create-transport.ts';
import { fetchBoxDetail, fetchBoxFormats, fetchBoxPage } from './box-detail.ts';
import { fetchBoxes, fetchBoxMarkers, fetchBoxOffers } from './boxes.ts';
import { fetchGiftPrices, fetchShippingCosts, fetchSubElements } from './gift-delivery.ts';
import {
  fetchGiftBoxFacets,
  fetchGiftBoxOffers,
  fetchVoucherFacets,
  fetchVoucherOffers,
} from './gift-offers.ts';
import { GIFT_SETTINGS, type GiftSettings } from './gift-settings.ts';

/** What follows the transport, or the transport and the settings, in the function of a call. */
type After<Call> = Call extends (transport: Transport, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
type AfterSettings<Call> = Call extends (
  transport: Transport,
  settings: GiftSettings,
  ...rest: infer Rest
) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The calls of box and voucher pages. Each function says what a failure leaves. */
export interface GiftClient {
  boxDetail: After<typeof fetchBoxDetail>;
  boxFormats: After<typeof fetchBoxFormats>;
  boxPage: After<typeof fetchBoxPage>;
  boxes: After<typeof fetchBoxes>;
  boxOffers: After<typeof fetchBoxOffers>;
  boxMarkers: After<typeof fetchBoxMarkers>;
  giftBoxOffers: AfterSettings<typeof fetchGiftBoxOffers>;
  giftBoxFacets: AfterSettings<typeof fetchGiftBoxFacets>;
  voucherOffers: AfterSettings<typeof fetchVoucherOffers>;
  voucherFacets: AfterSettings<typeof fetchVoucherFacets>;
  shippingCosts: After<typeof fetchShippingCosts>;
  subElements: After<typeof fetchSubElements>;
  giftPrices: After<typeof fetchGiftPrices>;
}

/** A client of gifts. A widget that needs one call alone takes its function. */
export function createGiftClient(options: ClientOptions, settings: GiftSettings = GIFT_SETTINGS): GiftClient {
  const transport = createTransport(options);
  return {
    boxDetail: (...rest) => fetchBoxDetail(transport, ...rest),
    boxFormats: (...rest) => fetchBoxFormats(transport, ...rest),
    boxPage: (...rest) => fetchBoxPage(transport, ...rest),
    boxes: (...rest) => fetchBoxes(transport, ...rest),
    boxOffers: (...rest) => fetchBoxOffers(transport, ...rest),
    boxMarkers: (...rest) => fetchBoxMarkers(transport, ...rest),
    giftBoxOffers: (...rest) => fetchGiftBoxOffers(transport, settings, ...rest),
    giftBoxFacets: (...rest) => fetchGiftBoxFacets(transport, settings, ...rest),
    voucherOffers: (...rest) => fetchVoucherOffers(transport, settings, ...rest),
    voucherFacets: (...rest) => fetchVoucherFacets(transport, settings, ...rest),
    shippingCosts: (...rest) => fetchShippingCosts(transport, ...rest),
    subElements: (...rest) => fetchSubElements(transport, ...rest),
    giftPrices: (...rest) => fetchGiftPrices(transport, ...rest),
  };
}
