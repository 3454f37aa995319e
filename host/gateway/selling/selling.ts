import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { Attempt } from '../repositories/idempotency.ts';
import { bookStay, type BookingRequest } from './book-stay.ts';
import { cancelBooking, type CancelRequest } from './cancel-booking.ts';
import { showBooking } from './finish-booking.ts';
import { modifyBooking, type ModifyRequest } from './modify-booking.ts';
import { ownBooking } from './own-booking.ts';
import { quoteStay, type QuoteRequest, type StayQuote } from './quote-stay.ts';
import type { SellingParts } from './selling-parts.ts';
import { settleSales } from './settle.ts';

/** Everything that is done with stays that are sold by dates. */
export interface Selling {
  quote(request: QuoteRequest): Promise<StayQuote>;
  book(attempt: Attempt, request: BookingRequest): Promise<Booking>;
  lookup(number: string, email: string): Promise<Booking>;
  cancel(request: CancelRequest): Promise<Booking>;
  modify(attempt: Attempt, request: ModifyRequest): Promise<Booking>;
  /** Brings to its end what was left open; called by a timer. */
  settle(): Promise<void>;
}

/** Selling on a database, with a payment provider. */
export function createSelling(parts: SellingParts): Selling {
  return {
    quote: (request) => quoteStay(parts, request),
    book: (attempt, request) => bookStay(parts, attempt, request),
    lookup: async (number, email) => showBooking(parts, parts.db, await ownBooking(parts.db, number, email)),
    cancel: (request) => cancelBooking(parts, request),
    modify: (attempt, request) => modifyBooking(parts, attempt, request),
    settle: () => settleSales(parts),
  };
}
