import type { CheckinPrice } from '@staykit/core/offer/gift-day.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { countParked } from './settle/settling-failures.ts';
import type { Attempt, SavedAnswer } from './idempotency.ts';
import { auditAndSettle, type AuditOutcome } from './settle/audit-sales.ts';
import { compareWithProvider } from './settle/compare-with-provider.ts';
import type { Difference } from './settle/audit-books.ts';
import { bookStay, type BookingRequest } from './booking/book-stay.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { bookingCalendar } from './booking/booking-calendar.ts';
import { bookingOfToken } from './booking/booking-link.ts';
import { cancelBooking, type CancelRequest } from './booking/cancel-booking.ts';
import { changeOfReference } from './booking/booking-references.ts';
import { finishBooking, showBooking } from './booking/finish-booking.ts';
import { finishChange } from './change/finish-change.ts';
import { modifyBooking, type ModifyRequest } from './change/modify-booking.ts';
import {
  moveDays,
  moveNights,
  quoteMove,
  type MoveDaysRequest,
  type MoveNightsRequest,
  type MoveQuoteRequest,
} from './change/move-choice.ts';
import { offeredMove } from './change/move-offer.ts';
import type { QuotedStay } from './quote/quotes.ts';
import { ownBooking } from './booking/own-booking.ts';
import { quoteStay, type QuoteRequest, type StayQuote } from './quote/quote-stay.ts';
import type { SellingParts } from './selling-parts.ts';
import type { PaymentDecision, PaymentOutcome } from '../payment/payment-provider.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { beginDue, showDue, takePayment, type DuePayment } from './settle/collect-due.ts';
import { sendWebhooks } from './reservation-events/send-webhooks.ts';
import { releasePayments, settleSales } from './settle/settle.ts';

/** All operations on dated stays. */
export interface Selling {
  quote(request: QuoteRequest): Promise<StayQuote>;
  book(attempt: Attempt, request: BookingRequest): Promise<Booking>;
  lookup(number: string, email: string): Promise<Booking>;
  /** The booking that the link of a mail opens; `LINK_EXPIRED` for one that is forged, revoked or expired. */
  openLink(token: string): Promise<{ bookingNumber: string; email: string }>;
  /** A stay as a calendar file; undefined for an address that nobody got. */
  calendar(token: string): Promise<string | undefined>;
  cancel(request: CancelRequest): Promise<Booking>;
  modify(attempt: Attempt, request: ModifyRequest): Promise<Booking>;
  /** Options for moving a booking: price, arrival days, lengths. Its own nights count as free. */
  quoteMove(request: MoveQuoteRequest): Promise<StayQuote>;
  moveDays(request: MoveDaysRequest): Promise<Required<CheckinPrice>[]>;
  moveNights(request: MoveNightsRequest): Promise<number[]>;
  /** The stay that staff prepared, by the `offer` of the mail's link. */
  offeredMove(request: { number: string; email: string; offer: string }): Promise<QuotedStay>;
  /** Settles the booking or change of a payment, once: later callers get the stored result. */
  settlePayment(payment: PaymentRow, decision: PaymentDecision): Promise<SavedAnswer>;
  /** Takes a deferred payment that is due and was begun: the bank has said something about it. */
  takePayment(reference: string): Promise<void>;
  /** A deferred payment that its guest has to make on a page; records one that is made. */
  showDue(payment: PaymentRow, outcome: PaymentOutcome | undefined): Promise<DuePayment>;
  /** Fixes what a page for it is made for, in cents; undefined if none may be made any more. */
  beginDue(reference: string, hasPage: boolean): Promise<number | undefined>;
  /** Releases payments of sales that failed. */
  releasePayments(): Promise<void>;
  /** Settles what is open; called by a timer. */
  settle(): Promise<void>;
  /** Sends events of reservations to the webhooks of suppliers; called by a timer. */
  sendWebhooks(): Promise<void>;
  /** Audits sales and settles differences; called by a timer. */
  audit(): Promise<AuditOutcome>;
  /** Compares the payments with the provider's report once a day in one process: the differences, undefined if it is not due. */
  compareWithProvider(): Promise<Difference[] | undefined>;
  /** Number of parked items: work that is not retried automatically, and differences of the last audit. */
  countParked(): Promise<number>;
}

/** Creates selling on a database and a payment provider. */
export function createSelling(parts: SellingParts): Selling {
  return {
    quote: (request) => quoteStay(parts, request),
    book: (attempt, request) => bookStay(parts, attempt, request),
    lookup: async (number, email) => showBooking(parts, parts.db, await ownBooking(parts.db, number, email)),
    openLink: async (token) => {
      const row = await bookingOfToken(parts.db, 'open', token, parts.clock());
      if (!row) throw new GatewayError('LINK_EXPIRED', 'This link is invalid or expired.');
      return { bookingNumber: row.number, email: row.email };
    },
    calendar: async (token) => {
      const row = await bookingOfToken(parts.db, 'calendar', token, parts.clock());
      return row && bookingCalendar(parts.db, row);
    },
    cancel: (request) => cancelBooking(parts, request),
    modify: (attempt, request) => modifyBooking(parts, attempt, request),
    quoteMove: (request) => quoteMove(parts, request),
    moveDays: (request) => moveDays(parts, request),
    moveNights: (request) => moveNights(parts, request),
    offeredMove: (request) => offeredMove(parts, request),
    settlePayment: ({ reference, saleId }, decision) => {
      const change = changeOfReference(reference);
      return change === undefined
        ? finishBooking(parts, saleId, decision)
        : finishChange(parts, change, decision);
    },
    takePayment: (reference) => takePayment(parts, reference),
    showDue: (payment, outcome) => showDue(parts, payment, outcome),
    beginDue: (reference, hasPage) => beginDue(parts, reference, hasPage),
    releasePayments: () => releasePayments(parts),
    settle: () => settleSales(parts),
    sendWebhooks: () => sendWebhooks(parts),
    audit: () => auditAndSettle(parts),
    compareWithProvider: () => compareWithProvider(parts),
    countParked: () => countParked(parts.db),
  };
}
