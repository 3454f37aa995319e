import { createElement } from 'react';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { createBookingElementClient } from '@staykit/client/product/create-booking-element-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { webAddress } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import { LiveBookingBox } from './live-booking-box.tsx';
import { OfferIntro } from './stay/offer-intro.tsx';

/** What a booking box is printed with. */
export type PrintedBox = Pick<BookingBoxProps, 'product' | 'giftPrices'>;

/** `<stay-booking-box>`: one product on anybody's page, its price for chosen days, and the way to its checkout. */
export const bookingBoxElement: ElementSpec<BookingBoxClient, PrintedBox> = {
  tag: 'stay-booking-box',
  attributes: { 'product-id': String, 'checkout-url': webAddress, 'hide-offer': () => true },
  defaults: ({ api }) => ({ checkoutUrl: `${api}/checkout` }),
  decisive: ['productId'],
  methods: ['book'],
  reserve: 746,
  reserveOnPhone: 699,
  createClient: createBookingElementClient,
  async prepare({ productId }) {
    // The page's own link stays, and whoever listens is told what to write.
    if (!productId)
      throw new StayError('BAD_REQUEST', '<stay-booking-box> needs product-id="…", the id of an offer.');
  },
  render({ values, context, client, locale, messages, assetBase, printed, emit, expose }) {
    const { productId, checkoutUrl, hideOffer } = values;
    const { api, partner } = context;
    const criteria = emptyCriteria(parseFlow(context.flow));
    return createElement(LiveBookingBox, {
      // Another product begins again.
      key: String(productId),
      parts: { isAlone: true, ...(!hideOffer && { Intro: OfferIntro }) },
      client,
      locale,
      messages,
      assetBase,
      productId: String(productId),
      criteria,
      ...printed?.data,
      checkoutUrl: String(checkoutUrl),
      searchUrl: partnerLink(`${api}/search`, partner),
      ...(partner !== undefined && { minisite: partner }),
      onReady: () => emit('stay-ready', {}),
      onQuote: (priceInfo) => emit('stay-quote', { priceInfo }),
      onPriceChange: (change) => emit('stay-price-change', change),
      onCheckout: (checkout) => emit('stay-checkout', checkout),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      expose,
    });
  },
};

export const bookingBoxDocs: ElementDocs = {
  summary: 'Price of a stay for dates and travellers, and the link to its checkout.',
  attributes: {
    'product-id': {
      type: 'string',
      description:
        'Id of the offer. Required: without it the fallback stays. For an unknown offer the box shows a notice with a link to all stays.',
    },
    'checkout-url': {
      type: 'string',
      description: 'Checkout page; receives the selection in its query.',
      default: '`/checkout` of the `api` origin',
    },
    'hide-offer': {
      type: 'boolean',
      description:
        'Leaves out picture, hotel, place and name of the offer, for a page that shows them itself.',
      default: '`false`',
    },
  },
  parts: {
    box: 'The background of the box.',
    offer: 'Picture, hotel, place and name of the offer.',
    price: 'The price and its notes.',
    field: 'The dates or travellers field.',
    panel: 'The panel of a field.',
    button: 'The checkout button.',
  },
  methods: {
    book: {
      signature: 'book(): void',
      description:
        'Starts the checkout: shows what is missing, waits for the price, and asks about a changed price.',
    },
  },
  events: {
    'stay-ready': 'The box is ready.',
    'stay-quote': 'A price for the dates arrived. Amounts are in cents.',
    'stay-price-change': 'The price has changed; both in cents. The box asks the visitor.',
    'stay-checkout': 'The checkout begins. `preventDefault()` stops the navigation.',
    'stay-error': 'A call failed, or `product-id` is missing.',
  },
};
