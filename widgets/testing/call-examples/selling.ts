import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { givenUp, paid, payment, sold } from './paying.ts';

interface Quoted {
  quoteId: string;
  priceInfo: { totalPrice: number };
}

interface Listed {
  exactMatch: { id: string; hotel: { id: string }; cancellationPolicy: { cancellable: boolean } }[];
}

/** An offer of the `place`th house in the list, so that examples do not take each other's rooms. */
async function offerOf(story: Story, place: number, cancellable: boolean): Promise<string> {
  const { checkin, nights } = story;
  const { body } = await story.ask<Listed>('getOffers', {
    query: { checkin, night: nights, adult: 2, locale: 'fr_FR', size: 60 },
  });
  const houses = new Map<string, string>();
  for (const { id, hotel, cancellationPolicy } of body.exactMatch) {
    if (cancellationPolicy.cancellable === cancellable && !houses.has(hotel.id)) houses.set(hotel.id, id);
  }
  const offers = [...houses.values()];
  return offers[place % offers.length] ?? story.offerId;
}

const stayOf = ({ checkin, nights }: Story) => ({
  checkin,
  nights,
  adult: 2,
  child: 0,
  baby: 0,
  smartcapacity: true,
  locale: 'fr_FR',
});

export async function quoteOf(story: Story, offerId: string): Promise<Quoted> {
  const { body } = await story.ask<Quoted>('getQuoteRealtime', {
    params: { id: offerId },
    query: stayOf(story),
  });
  return body;
}

/** The request that books a quote. */
export function bookingOf(
  story: Story,
  quote: Quoted,
  changes: object = {},
): ExampleRequest & { body: object } {
  return {
    headers: { 'idempotency-key': `example-of-booking-${story.unique()}` },
    body: {
      quoteId: quote.quoteId,
      price: quote.priceInfo.totalPrice,
      guest: {
        firstName: 'Anna',
        lastName: 'Keller',
        email: 'anna@mail.example',
        phone: '+33 1 99 00 00 00',
      },
      payment,
      locale: 'fr_FR',
      minisiteId: 412,
      utm: { source: 'letter', medium: 'email' },
      origin: 'https://magazine.example/escapes',
      ...changes,
    },
  };
}

interface Booked {
  bookingNumber: string;
  offerId: string;
  used: Quoted;
}

/** A stay that is booked in the `place`th house. */
export async function bookedStay(
  story: Story,
  place: number,
  cancellable = true,
  mail = email,
): Promise<Booked> {
  const offerId = await offerOf(story, place, cancellable);
  const used = await quoteOf(story, offerId);
  const order = bookingOf(story, used, { guest: { firstName: 'Anna', lastName: 'Keller', email: mail } });
  const { bookingNumber } = await sold<{ bookingNumber: string }>(story, 'postBooking', order);
  return { bookingNumber, offerId, used };
}

const email = 'anna@mail.example';
/** What the guest of a booking asks of it. */
export const ofBooking = (
  { bookingNumber }: Pick<Booked, 'bookingNumber'>,
  body: object,
): ExampleRequest => ({
  params: { bookingNumber },
  body: { email, ...body },
});

/** The request that moves a booking to a quote. */
const moveOf = (story: Story, booked: Booked, quote: Quoted, changes: object = {}): ExampleRequest => ({
  headers: { 'idempotency-key': `example-of-a-change-${story.unique()}` },
  ...ofBooking(booked, { quoteId: quote.quoteId, price: quote.priceInfo.totalPrice, ...changes }),
});

const UNKNOWN_QUOTE: Quoted = { quoteId: 'there-is-no-such-quote', priceInfo: { totalPrice: 100 } };

/** Requests of the family `selling` of calls: at least one good one of each, and those that it refuses. */
export const SELLING_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getQuote',
    title: 'a couple asks what two nights cost',
    request: (story) => ({ params: { id: story.offerId }, query: { ...stayOf(story), minisite: 412 } }),
    expect: 200,
  },
  {
    call: 'getQuote',
    title: 'an offer that there is not is not found',
    request: (story) => ({ params: { id: '999999999' }, query: stayOf(story) }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getQuote',
    title: 'a stay without nights is refused',
    request: (story) => ({ params: { id: story.offerId }, query: { ...stayOf(story), nights: 0 } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getQuoteRealtime',
    title: 'a checkout asks what the house asks now',
    request: (story) => ({
      params: { id: story.offerId },
      query: { ...stayOf(story), client: 'msite', activitySelectionList: '' },
    }),
    expect: 200,
  },
  {
    call: 'getQuoteRealtime',
    title: 'an offer that there is not is not found',
    request: (story) => ({ params: { id: 'none' }, query: stayOf(story) }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getPaymentMethods',
    title: 'a guest asks how 299.50 € can be paid',
    request: ({ checkin }) => ({
      query: { amount: 29_950, cancellationPolicyType: 'NCNR', checkinDate: checkin, pointOfSale: 'be' },
    }),
    expect: 200,
  },
  {
    call: 'getPaymentMethods',
    title: 'a point of sale in capitals is refused',
    request: ({ checkin }) => ({ query: { amount: 29_950, checkinDate: checkin, pointOfSale: 'BE' } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postBooking',
    title: 'a guest books the quoted stay',
    request: async (story) =>
      paid(story, 'postBooking', bookingOf(story, await quoteOf(story, await offerOf(story, 0, true)))),
    expect: 201,
  },
  {
    call: 'postBooking',
    title: 'a key of another request is refused',
    request: async (story) => {
      const request = bookingOf(story, await quoteOf(story, await offerOf(story, 1, true)));
      await paid(story, 'postBooking', request);
      return { ...request, body: { ...request.body, locale: 'fr_BE' } };
    },
    expect: 422,
    refusal: 'IDEMPOTENCY_CONFLICT',
  },
  {
    call: 'postBooking',
    title: 'a guest who gives the payment up books nothing',
    request: async (story) =>
      givenUp(story, 'postBooking', bookingOf(story, await quoteOf(story, await offerOf(story, 2, true)))),
    expect: 402,
    refusal: 'PAYMENT_REFUSED',
  },
  {
    call: 'postBooking',
    title: 'a price that is not the present one is refused with the new one',
    request: async (story) =>
      bookingOf(story, await quoteOf(story, await offerOf(story, 2, true)), { price: 1 }),
    expect: 409,
    refusal: 'PRICE_CHANGED',
  },
  {
    call: 'postBooking',
    title: 'a quote that is not there any more is refused',
    request: (story) => bookingOf(story, UNKNOWN_QUOTE),
    expect: 410,
    refusal: 'QUOTE_EXPIRED',
  },
  {
    call: 'postBooking',
    title: 'a quote books once',
    request: async (story) => bookingOf(story, (await bookedStay(story, 4)).used),
    expect: 409,
    refusal: 'QUOTE_USED',
  },
  {
    call: 'postBooking',
    title: 'a guest without an e-mail is refused',
    request: (story) =>
      bookingOf(story, UNKNOWN_QUOTE, { guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna' } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postBookingLookup',
    title: 'a guest looks a booking up',
    request: async (story) => ofBooking(await bookedStay(story, 5), {}),
    expect: 200,
  },
  {
    call: 'postBookingLookup',
    title: 'a number with a wrong e-mail is not found',
    request: async (story) => ofBooking(await bookedStay(story, 6), { email: 'other@mail.example' }),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postBookingLink',
    title: 'a guest opens the link of the confirmation',
    request: async (story) => {
      const mail = `${story.unique()}@mail.example`;
      await bookedStay(story, 14, true, mail);
      return { body: { token: await story.mailedToken(mail) } };
    },
    expect: 200,
  },
  {
    call: 'postBookingLink',
    title: 'a link that nobody got opens nothing',
    request: { body: { token: `${'ab'.repeat(16)}.zzzzzz.${'A'.repeat(43)}` } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'getBookingCalendar',
    title: 'a guest takes the stay into the calendar',
    request: async (story) => {
      const booked = await bookedStay(story, 15);
      const { body } = await story.ask<{ calendarUrl: string }>('postBookingLookup', ofBooking(booked, {}));
      return { query: { token: body.calendarUrl.split('token=').at(-1) ?? '' } };
    },
    expect: 200,
  },
  {
    call: 'getBookingCalendar',
    title: 'an address that nobody got has no file',
    request: { query: { token: `${'ab'.repeat(16)}.${'A'.repeat(43)}` } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postBookingCancel',
    title: 'a guest gives a stay back in time',
    request: async (story) => ofBooking(await bookedStay(story, 7), {}),
    expect: 200,
  },
  {
    call: 'postBookingCancel',
    title: 'a number that there is not is not found',
    request: { params: { bookingNumber: '00000000' }, body: { email } },
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postBookingCancel',
    title: 'a non-refundable stay stays booked',
    request: async (story) => ofBooking(await bookedStay(story, 0, false), {}),
    expect: 409,
    refusal: 'NOT_CANCELLABLE',
  },
  {
    call: 'postBookingCancel',
    title: 'another refund than the one that was shown is not given',
    request: async (story) => ofBooking(await bookedStay(story, 8), { refund: 1 }),
    expect: 409,
    refusal: 'REFUND_CHANGED',
  },
  {
    call: 'postBookingModify',
    title: 'a guest moves a booking to a new quote of the house',
    request: async (story) => {
      const booked = await bookedStay(story, 9);
      return moveOf(story, booked, await quoteOf(story, booked.offerId));
    },
    expect: 200,
  },
  {
    call: 'postBookingModify',
    title: 'a number that there is not is not found',
    request: (story) =>
      moveOf(story, { bookingNumber: '00000000', offerId: '', used: UNKNOWN_QUOTE }, UNKNOWN_QUOTE),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postBookingModify',
    title: 'a non-exchangeable stay is not moved',
    request: async (story) => {
      const booked = await bookedStay(story, 1, false);
      return moveOf(story, booked, await quoteOf(story, booked.offerId));
    },
    expect: 409,
    refusal: 'NOT_MODIFIABLE',
  },
  {
    call: 'postBookingModify',
    title: 'a quote that is not there any more is refused',
    request: async (story) => moveOf(story, await bookedStay(story, 10), UNKNOWN_QUOTE),
    expect: 410,
    refusal: 'QUOTE_EXPIRED',
  },
  {
    call: 'postBookingModify',
    title: 'the quote of a booking is used',
    request: async (story) => {
      const booked = await bookedStay(story, 11);
      return moveOf(story, booked, booked.used);
    },
    expect: 409,
    refusal: 'QUOTE_USED',
  },
  {
    call: 'postBookingModify',
    title: 'a price that is not the present one is refused with the new one',
    request: async (story) => {
      const booked = await bookedStay(story, 12);
      return moveOf(story, booked, await quoteOf(story, booked.offerId), { price: 1 });
    },
    expect: 409,
    refusal: 'PRICE_CHANGED',
  },
  {
    call: 'postBookingModify',
    title: 'a key of another request is refused',
    request: async (story) => {
      const booked = await bookedStay(story, 13);
      const first = moveOf(story, booked, await quoteOf(story, booked.offerId));
      await story.ask('postBookingModify', first);
      return { ...first, body: { ...(first.body as object), price: 1 } };
    },
    expect: 422,
    refusal: 'IDEMPOTENCY_CONFLICT',
  },
];
