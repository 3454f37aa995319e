import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { giftDrawerElement } from './gift-drawer.element.ts';

/** `<stay-gift-drawer>` as a server prints it: its button. What is given is asked for when it opens. */
export const giftDrawerPrint: ElementPrint<GiftDrawerClient> = {
  spec: giftDrawerElement,
  fallback: ({ productId }) => ({
    path:
      productId === undefined ? '/boxes' : `/product/${encodeURIComponent(String(productId))}?flow=gifting`,
    text: 'gift.personalise',
  }),
};
