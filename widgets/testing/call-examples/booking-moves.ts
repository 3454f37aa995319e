import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { bookedStay, ofBooking } from './selling.ts';

const couple = { adult: 2, child: 0, baby: 0 };

/** What the guest of a booking asks while another stay is chosen, by call. */
const ASKED: Readonly<Record<string, (story: Story) => object>> = {
  postMoveQuote: ({ checkin, nights }) => ({ checkin, nights, ...couple, locale: 'fr_FR' }),
  postMoveDays: ({ checkin, nights }) => ({ month: checkin.slice(0, 7), length: 2, nights, ...couple }),
  postMoveNights: ({ checkin }) => ({ checkin, length: 1 }),
};

/** Requests of the calls of `booking-move.ts`: a good one of each, and those that it refuses. */
export const BOOKING_MOVE_EXAMPLES: readonly CallExample[] = Object.entries(ASKED).flatMap(
  ([call, asked]): CallExample[] => {
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
  },
);
