import type { CheckoutStart } from '../../../widgets/core/offer/checkout-link.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { moveDifference } from '../../../widgets/core/offer/move-price.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { OfferQuote } from '../../../widgets/core/price/offer-quote.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { quotedStay } from '../checkout/ask-price.ts';
import { checkFields, EMPTY_FIELDS, type FieldErrors } from '../checkout/checkout-form.ts';

/** The fields of the card that pays what the new stay costs more. */
export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'holder'] as const;

/** One of them. */
export type CardField = (typeof CARD_FIELDS)[number];

/** A card as it is typed; kept in memory for as long as it is asked for. */
export type Card = Readonly<Record<CardField, string>>;

/** No card yet. */
export const NO_CARD: Card = { number: '', expiry: '', cvc: '', holder: '' };

/** The stay that a booking may be moved to, at its price. */
export interface PricedMove {
  start: CheckoutStart;
  quoteId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  /** Cents of the new stay. */
  total: number;
  /** Cents to pay; below 0 they are given back. */
  difference: number;
  /** Cents that the promo code of the booking takes off the new stay. */
  codeReduction: number;
  /** The booking has a promo code, which takes nothing off the new stay. */
  isCodeLost: boolean;
}

/** What the guest is told beside the stay, and how urgently. */
export interface MoveNotice {
  tone: 'danger' | 'warning';
  text: MessageKey;
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
    total,
    difference: moveDifference(booking, total),
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

/** What is wrong with a card, by field. */
export function checkCard(
  card: Card,
  today: PlainDate,
): FieldErrors & Partial<Record<CardField, MessageKey>> {
  const all = checkFields({ ...EMPTY_FIELDS, ...card }, today);
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}
