import type { CheckinPrice } from '../../../widgets/core/offer/gift-day.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { countParked } from '../repositories/settling-failures.ts';
import type { Attempt } from '../repositories/idempotency.ts';
import { auditAndSettle, type AuditOutcome } from './audit-sales.ts';
import { bookStay, type BookingRequest } from './book-stay.ts';
import { cancelBooking, type CancelRequest } from './cancel-booking.ts';
import { showBooking } from './finish-booking.ts';
import { modifyBooking, type ModifyRequest } from './modify-booking.ts';
import {
  moveDays,
  moveNights,
  quoteMove,
  type MoveDaysRequest,
  type MoveNightsRequest,
  type MoveQuoteRequest,
} from './move-choice.ts';
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
  /** What a booking may be moved to: its price, days of arrival, lengths of stay. Its own nights count as free. */
  quoteMove(request: MoveQuoteRequest): Promise<StayQuote>;
  moveDays(request: MoveDaysRequest): Promise<Required<CheckinPrice>[]>;
  moveNights(request: MoveNightsRequest): Promise<number[]>;
  /** Brings to its end what was left open; called by a timer. */
  settle(): Promise<void>;
  /** Holds the books against each other and settles what differs; called by a timer. */
  audit(): Promise<AuditOutcome>;
  /** How much is parked: work that is not tried again by itself, and differences of the last audit. */
  countParked(): Promise<number>;
}

/** Selling on a database, with a payment provider. */
export function createSelling(parts: SellingParts): Selling {
  return {
    quote: (request) => quoteStay(parts, request),
    book: (attempt, request) => bookStay(parts, attempt, request),
    lookup: async (number, email) => showBooking(parts, parts.db, await ownBooking(parts.db, number, email)),
    cancel: (request) => cancelBooking(parts, request),
    modify: (attempt, request) => modifyBooking(parts, attempt, request),
    quoteMove: (request) => quoteMove(parts, request),
    moveDays: (request) => moveDays(parts, request),
    moveNights: (request) => moveNights(parts, request),
    settle: () => settleSales(parts),
    audit: () => auditAndSettle(parts),
    countParked: () => countParked(parts.db),
  };
}
