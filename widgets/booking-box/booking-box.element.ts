import { createElement } from 'react';
import {
  createBookingElementClient,
  type BookingElementClient,
} from '../client/product/create-booking-element-client.ts';
import { StayError } from '../core/errors/catalogue.ts';
import { partnerLink } from '../core/market/partner-link.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { parseFlow } from '../core/search/flow.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import { LiveBookingBox } from './live-booking-box.tsx';

/** What a booking box is printed with. */
export type PrintedBox = Pick<BookingBoxProps, 'product' | 'giftPrices'>;

/** `<stay-booking-box>`: one product on anybody's page, its price for chosen days, and the way to its checkout. */
export const bookingBoxElement: ElementSpec<BookingElementClient, PrintedBox> = {
  tag: 'stay-booking-box',
  attributes: { 'product-id': String, 'checkout-url': String },
  decisive: ['productId'],
  methods: ['book'],
  reserve: 490,
  createClient: createBookingElementClient,
  async prepare({ productId }) {
    // The page's own link stays, and whoever listens is told what to write.
    if (!productId)
      throw new StayError('BAD_REQUEST', '<stay-booking-box> needs product-id="…", the id of an offer.');
  },
  render({ values, context, client, locale, messages, assetBase, printed, isPrinting, emit, expose }) {
    const { productId, checkoutUrl } = values;
    const { api, partner } = context;
    const criteria = emptyCriteria(parseFlow(context.flow));
    // A gift has a price at once.
    if (criteria.flow === 'gifting' && !isPrinting) client.prepare();
    return createElement(LiveBookingBox, {
      // Another product begins anew.
      key: String(productId),
      parts: {},
      client,
      locale,
      messages,
      assetBase,
      productId: String(productId),
      criteria,
      ...printed?.data,
      checkoutUrl: String(checkoutUrl ?? `${api}/checkout`),
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
  summary: 'One stay: its price for chosen days and travellers, and the way to its checkout.',
  attributes: {
    'product-id': {
      type: 'string',
      description:
        'Id of the offer that is booked. Needed: without it the fallback stays; one that the shop does not know is told, with the way to all stays.',
    },
    'checkout-url': {
      type: 'string',
      description: 'The page of the checkout. What was chosen stands in its query.',
      default: '`/checkout` of the `api` origin',
    },
  },
  parts: {
    box: 'The ground of the box.',
    price: 'The price, and what is said of it.',
    field: 'The dates, or the travellers.',
    panel: 'What opens under a field.',
    button: 'The button that leads to the checkout.',
  },
  methods: {
    book: {
      signature: 'book(): void',
      description:
        'Starts the checkout, as the button does: what is missing is said, a price on its way waited for, a changed one asked.',
    },
  },
  events: {
    'stay-ready': 'The box is live.',
    'stay-quote': 'A price for the chosen dates came. Amounts are cents.',
    'stay-price-change':
      'The price is another one than was shown: cents before and after. The visitor is asked.',
    'stay-checkout': 'The checkout begins. `preventDefault()` stops the navigation.',
    'stay-error': 'A call failed, or `product-id` is missing; the box says what can be done.',
  },
};
