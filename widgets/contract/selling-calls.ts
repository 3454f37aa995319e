import { postMoveDays, postMoveNights, postMoveQuote } from './booking-move.ts';
import { postBooking, postBookingCancel, postBookingLookup, postBookingModify } from './bookings.ts';
import type { Call } from './call.ts';
import { getPaymentMethods } from './payment-methods.ts';
import { getQuote, getQuoteRealtime } from './quote.ts';

/** Quotes, bookings and payment. */
export const SELLING_CALLS = [
  getQuote,
  getQuoteRealtime,
  getPaymentMethods,
  postBooking,
  postBookingLookup,
  postBookingCancel,
  postBookingModify,
  postMoveQuote,
  postMoveDays,
  postMoveNights,
] as const satisfies readonly Call[];
