import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import { fetchBoxFormats } from './box-detail.ts';
import type { GiftClient } from './create-gift-client.ts';
import { fetchGiftPrices, fetchShippingCosts, fetchSubElements } from './gift-delivery.ts';

/** The calls of a gift drawer. */
export type GiftDrawerClient = Pick<
  GiftClient,
  'boxFormats' | 'giftPrices' | 'shippingCosts' | 'subElements'
>;

/** The calls of a gift drawer alone, so that its bundle holds no other. */
export function createGiftDrawerClient(options: ClientOptions): GiftDrawerClient {
  const transport = createTransport(options);
  return {
    boxFormats: (...rest) => fetchBoxFormats(transport, ...rest),
    giftPrices: (...rest) => fetchGiftPrices(transport, ...rest),
    shippingCosts: (...rest) => fetchShippingCosts(transport, ...rest),
    subElements: (...rest) => fetchSubElements(transport, ...rest),
  };
}
