import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { moveDifference } from '@staykit/core/offer/checkout/move-price.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { quotedStay } from '../checkout/stay/ask-price.ts';

/** The stay that a booking may be moved to, at its price. */
export interface PricedMove {
  start: CheckoutStart;
  quoteId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  rooms: number;
  /** Cents of the new stay. */
  total: number;
  /** Cents to pay; below 0 they are given back. */
  difference: number;
  /** Cents that the promo code of the booking takes off the new stay. */
  codeReduction: number;
  /** The booking has a promo code, which takes nothing off the new stay. */
  isCodeLost: boolean;
}

/** A quote as a move of a booking; nothing where it cannot be booked. */
export function pricedMove(
  booking: Booking,
  start: CheckoutStart,
  quote: OfferQuote,
): PricedMove | undefined {
  const { quoteId, priceInfo } = quote;
  if (quoteId === undefined || !priceInfo) return undefined;
  const { totalPrice: total, promoCodeReductionAmount: codeReduction = 0 } = priceInfo;
  const { promoCodeReductionAmount: before = 0 } = booking.priceInfo;
  return {
    start,
    quoteId,
    ...quotedStay(start, quote),
    rooms: priceInfo.nbRooms,
    total,
    difference: moveDifference(booking, priceInfo),
    codeReduction,
    isCodeLost: before > 0 && codeReduction === 0,
  };
}

/** Whether a chosen stay is the one that is booked already. */
export function isSameStay(
  booking: Booking,
  { offerId, checkin, nights, pax, activityDates }: CheckoutStart,
): boolean {
  return (
    offerId === booking.offerId &&
    checkin === booking.checkin &&
    nights === booking.nights &&
    pax.adult === booking.adult &&
    pax.child === booking.child &&
    pax.baby === booking.baby &&
    // A day of an activity may be what is to change.
    Object.keys(activityDates).length === 0
  );
}
