import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { bookedStay, ofBooking, quoteOf } from './selling.ts';

const couple = { adult: 2, child: 0, baby: 0 };

/** What the guest of a booking asks while another stay is chosen, by call. */
const ASKED: Readonly<Record<string, (story: Story) => object>> = {
  postMoveQuote: ({ checkin, nights }) => ({ checkin, nights, ...couple, locale: 'fr_FR' }),
  postMoveDays: ({ checkin, nights }) => ({ month: checkin.slice(0, 7), length: 2, nights, ...couple }),
  postMoveNights: ({ checkin }) => ({ checkin, length: 1 }),
};

/** A booking with a quote of its own house, as staff send its guest. */
const offered =
  (place: number, changes: object = {}, cancellable = true) =>
  async (story: Story): Promise<ExampleRequest> => {
    const booked = await bookedStay(story, place, cancellable);
    const { quoteId } = await quoteOf(story, booked.offerId);
    return ofBooking(booked, { offer: quoteId, ...changes });
  };

const OFFERS: readonly CallExample[] = [
  {
    call: 'postMoveOffer',
    title: 'a guest opens the link of a prepared stay',
    request: offered(17),
    expect: 200,
  },
  {
    call: 'postMoveOffer',
    title: 'a wrong e-mail is answered as an unknown number',
    request: offered(18, { email: 'other@mail.example' }),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postMoveOffer',
    title: 'a stay that is no longer offered has expired',
    request: offered(19, { offer: 'no-such-offer' }),
    expect: 410,
    refusal: 'QUOTE_EXPIRED',
  },
  {
    call: 'postMoveOffer',
    title: 'a non-exchangeable stay is not moved',
    request: offered(3, {}, false),
    expect: 409,
    refusal: 'NOT_MODIFIABLE',
  },
];

/** Requests of the calls of `booking-move.ts` that choose a stay: a good one of each, and those that it refuses. */
const CHOICES: readonly CallExample[] = Object.entries(ASKED).flatMap(([call, asked]): CallExample[] => {
  const moved =
    (place: number, changes: object = {}, cancellable = true) =>
    async (story: Story): Promise<ExampleRequest> => {
      const booked = await bookedStay(story, place, cancellable);
      return ofBooking(booked, { productId: booked.offerId, ...asked(story), ...changes });
    };
  return [
    { call, title: 'a guest chooses another stay', request: moved(14), expect: 200 },
    {
      call,
      title: 'a wrong e-mail is answered as an unknown number',
      request: moved(15, { email: 'other@mail.example' }),
      expect: 404,
      refusal: 'BOOKING_NOT_FOUND',
    },
    {
      call,
      title: 'a product that there is not is not found',
      request: moved(16, { productId: '999999999' }),
      expect: 404,
      refusal: 'NOT_FOUND',
    },
    {
      call,
      title: 'a non-exchangeable stay is not moved',
      request: moved(2, {}, false),
      expect: 409,
      refusal: 'NOT_MODIFIABLE',
    },
  ];
});

/** Requests of the calls of `booking-move.ts`. */
export const BOOKING_MOVE_EXAMPLES: readonly CallExample[] = [...CHOICES, ...OFFERS];
