import { createElement } from 'react';
import {
  createGiftDrawerClient,
  type GiftDrawerClient,
} from '@staykit/client/gift/create-gift-drawer-client.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { webAddress } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { GiftDrawer } from './gift-drawer.tsx';

/** `<stay-gift-drawer>`: a button on anybody's page, and the drawer in which a gift is personalised. */
export const giftDrawerElement: ElementSpec<GiftDrawerClient> = {
  tag: 'stay-gift-drawer',
  attributes: {
    open: () => true,
    'product-id': String,
    'box-code': String,
    'checkout-url': webAddress,
    mandatory: () => true,
  },
  defaults: ({ api }) => ({ checkoutUrl: `${api}/checkout/gift` }),
  // Without a stay the drawer asks for words alone: that is not what was meant.
  decisive: ['productId', 'boxCode'],
  methods: ['show', 'hide'],
  reserve: 52,
  createClient: createGiftDrawerClient,
  render({ values, context, client, locale, messages, assetBase, storage, emit, expose, reflect }) {
    const { open, productId, boxCode, checkoutUrl, mandatory } = values;
    const { api, partner } = context;
    return createElement(GiftDrawer, {
      // Another product begins again.
      key: `${String(productId)} ${String(boxCode)}`,
      client,
      locale,
      messages,
      assetBase,
      button: true,
      ...(storage && { storage }),
      open: open === true,
      ...(productId !== undefined && { productId: String(productId) }),
      ...(boxCode !== undefined && { boxCode: String(boxCode) }),
      checkoutUrl: String(checkoutUrl),
      searchUrl: partnerLink(`${api}/search`, partner),
      mandatory: mandatory === true,
      ...(partner !== undefined && { minisite: partner }),
      onOpen: () => reflect('open', true),
      onClose: () => reflect('open', false),
      onReady: () => emit('stay-ready', {}),
      onGift: (gift) => emit('stay-gift', gift),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      expose,
    });
  },
};

export const giftDrawerDocs: ElementDocs = {
  summary: 'Button and drawer to personalise a gift: format, message, price, link to its checkout.',
  attributes: {
    open: {
      type: 'boolean',
      default: 'false',
      description:
        'Open while present. Attribute and property follow the drawer: the visitor, `show()` and `hide()` change them too.',
    },
    'product-id': {
      type: 'string',
      description:
        'Id of the stay. Without stay and box the drawer asks only for format and message. For an unknown one it shows a notice with a link to all stays.',
    },
    'box-code': { type: 'string', description: 'Code of a gift box, instead of a stay.' },
    'checkout-url': {
      type: 'string',
      description: 'Gift checkout page; receives the selection in its query, never the message.',
      default: '`/checkout/gift` of the `api` origin',
    },
    mandatory: {
      type: 'boolean',
      default: 'false',
      description: 'The name of the giver has to be given.',
    },
  },
  parts: {
    button: 'The buttons that open the drawer and lead to the checkout.',
    price: 'The total.',
  },
  methods: {
    show: { signature: 'show(): void', description: 'Opens the drawer.' },
    hide: { signature: 'hide(): void', description: 'Closes the drawer; input stays.' },
  },
  events: {
    'stay-ready': 'The button is ready.',
    'stay-gift':
      'The gift is personalised; `fields` has all input. `preventDefault()` stops the navigation to `url`.',
    'stay-error': 'A call failed; the drawer shows a notice.',
  },
};
