import { createElement } from 'react';
import { createGiftDrawerClient, type GiftDrawerClient } from '../client/gift/create-gift-drawer-client.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import { GiftDrawer } from './gift-drawer.tsx';

/** `<stay-gift-drawer>`: a button on anybody's page, and the drawer in which a gift is personalised. */
export const giftDrawerElement: ElementSpec<GiftDrawerClient> = {
  tag: 'stay-gift-drawer',
  attributes: { open: () => true, 'product-id': String, 'box-code': String, 'checkout-url': String },
  // Without a stay the drawer asks for words alone: that is not what was meant.
  decisive: ['productId', 'boxCode'],
  methods: ['show', 'hide'],
  reserve: 52,
  createClient: createGiftDrawerClient,
  render({ values, context, client, locale, messages, assetBase, emit, expose }) {
    const { open, productId, boxCode, checkoutUrl } = values;
    const { api, partner } = context;
    return createElement(GiftDrawer, {
      // Another product begins anew.
      key: `${String(productId)} ${String(boxCode)}`,
      client,
      locale,
      messages,
      assetBase,
      button: true,
      open: open === true,
      ...(productId !== undefined && { productId: String(productId) }),
      ...(boxCode !== undefined && { boxCode: String(boxCode) }),
      checkoutUrl: String(checkoutUrl ?? `${api}/checkout/gift`),
      ...(partner !== undefined && { minisite: partner }),
      onReady: () => emit('stay-ready', {}),
      onGift: (gift) => emit('stay-gift', gift),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      expose,
    });
  },
};

export const giftDrawerDocs: ElementDocs = {
  summary:
    'A gift: by e-mail or by post, the words of the giver, what it costs, and the way to its checkout.',
  attributes: {
    open: {
      type: 'boolean',
      description: 'Open while it is there. `show()` and `hide()` open and close it too.',
    },
    'product-id': {
      type: 'string',
      description: 'Id of the stay that is given. Without stay and box only words and format are asked for.',
    },
    'box-code': { type: 'string', description: 'Code of the gift box that is given, in place of a stay.' },
    'checkout-url': {
      type: 'string',
      description:
        'The page of the checkout of gifts. What was chosen stands in its query, never what was written.',
      default: '`/checkout/gift` of the `api` origin',
    },
  },
  parts: {
    button: 'The button that opens it, and the one that takes the gift to the checkout.',
    price: 'What the gift comes to.',
  },
  methods: {
    show: { signature: 'show(): void', description: 'Opens the drawer.' },
    hide: { signature: 'hide(): void', description: 'Closes it; what was written stays in it.' },
  },
  events: {
    'stay-ready': 'The button is live.',
    'stay-gift':
      'The gift is personalised: `fields` has all that was chosen and written. `preventDefault()` stops the navigation to `url`.',
    'stay-error': 'A call failed; the drawer says what can be done.',
  },
};
