import { isDeepStrictEqual } from 'node:util';
import { without } from '@staykit/core/search/without.ts';
import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { havePlaces } from '../../catalogue/inventory/activities/places.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { insertChange, setChangePayment } from './booking-changes.ts';
import { isQuoteUsed, nightsOf, recordNights, type BookingRow, type SoldStay } from '../booking/bookings.ts';
import { claimKey, saveAnswer, setSubject, type Attempt, type SavedAnswer } from '../idempotency.ts';
import type { PaymentDecision } from '../../payment/payment-provider.ts';
import { findPayment, insertPayment } from '../../payment/payments.ts';
import { lockCalendar, takeRooms } from '../stock/stock.ts';
import { changeOfSubject, changeReference, changeSubject } from '../booking/booking-references.ts';
import { applyChange, finishChange } from './finish-change.ts';
import { todayOf } from '../booking/finish-booking.ts';
import { additionalRooms, withoutBooking } from './held-nights.ts';
import { isFixed, ownBooking } from '../booking/own-booking.ts';
import { fundedPrice, promotedBeside, totalToPay } from '../booking/funding.ts';
import { authorisePayment, newPayment, type PaymentChoice } from '../../payment/pay.ts';
import { productOf } from '../quote/quote-stay.ts';
import { openAnswer, OTHER_BODY, refusal } from '../refusal.ts';
import type { SellingParts } from '../selling-parts.ts';
import { supplierAway, type LiveState } from '../supplier/live-hotels.ts';
import { insertReservation, reservationOf } from '../supplier/reservations.ts';
import { askForQuote, reserveChange } from '../supplier/reserve-stay.ts';
import { tryCancelReservation } from '../supplier/settle-reservations.ts';
import { tryRefunds } from '../settle/settle.ts';
import { nightsToBook, openQuote, priceQuoted, soldStay } from '../quote/sold-stay.ts';

/** A request to move a booking to another quote of the same hotel. */
export interface ModifyRequest {
  number: string;
  email: string;
  quoteId: string;
  /** The new total that was shown to the guest, in cents. */
  price: number;
  /** Required if the new total is higher. */
  payment?: PaymentChoice;
}

type Begun = { answer: SavedAnswer } | { change: number };

/**
 * Changes a booking, free of charge until its deadline. If more is to be paid, the additional rooms are held first,
 * and the change is applied when the payment is approved; otherwise it is applied at once and the difference refunded.
 * A stay that the system of a supplier sells is reserved there beside the one before, which is cancelled when the change
 * is applied: at every moment the guest has one of them.
 */
export async function modifyBooking(
  parts: SellingParts,
  attempt: Attempt,
  request: ModifyRequest,
): Promise<Booking> {
  // A retry goes on with what its first attempt made.
  const isRetry = parts.live && (await isQuoteUsed(parts.db, request.quoteId));
  const live = isRetry ? undefined : await askForQuote(parts, request.quoteId);
  const begun = await parts.db.transaction((tx) => begin(parts, tx, attempt, request, live));
  if ('answer' in begun) {
    await tryRefunds(parts, { saleKind: 'booking', saleId: request.number });
    return openAnswer(begun.answer);
  }
  const refused = await reserveChange(parts, begun.change);
  if (refused) return openAnswer(refused);
  const reference = changeReference(request.number, begun.change);
  const outcome: PaymentDecision = (await findPayment(parts.db, reference))
    ? await authorisePayment(parts, reference)
    : { status: 'approved' };
  const answer = await finishChange(parts, begun.change, outcome);
  await Promise.all([
    tryRefunds(parts, { saleKind: 'booking', saleId: request.number }),
    tryCancelReservation(parts, request.number),
  ]);
  return openAnswer(answer);
}

async function begin(
  parts: SellingParts,
  tx: Queryable,
  attempt: Attempt,
  request: ModifyRequest,
  live: LiveState | undefined,
): Promise<Begun> {
  const key = await claimKey(tx, attempt, parts.clock());
  if (key.kind === 'otherBody') return { answer: OTHER_BODY };
  if (key.kind === 'answered') return { answer: key.answer };
  if (key.kind === 'open') return { change: changeOfSubject(key.subject) };
  // Nothing is stored: the same request may succeed later.
  if (live?.state === 'away' || live?.state === 'stored') throw supplierAway();
  const begun = await change(parts, tx, request, live);
  if ('answer' in begun) await saveAnswer(tx, attempt, begun.answer);
  else await setSubject(tx, attempt, changeSubject(begun.change));
  return begun;
}

async function change(
  parts: SellingParts,
  tx: Queryable,
  request: ModifyRequest,
  live: LiveState | undefined,
): Promise<Begun> {
  const { number, email, quoteId, price, payment: choice } = request;
  const now = parts.clock();
  const row = await ownBooking(tx, number, email, true);
  const today = todayOf(parts, row);
  if (await isFixed(tx, row, today))
    return { answer: refusal('NOT_MODIFIABLE', 'The booking cannot be changed under its policy.') };
  // The system that has reserved it is no longer asked: nobody could be told of another stay.
  if (!live && (await reservationOf(tx, number)))
    return { answer: refusal('NOT_MODIFIABLE', 'The hotel has to be asked to change this booking.') };
  const quote = await openQuote(tx, quoteId, now);
  if ('answer' in quote) return quote;
  if (live?.state === 'soldOut')
    return { answer: refusal('NO_AVAILABILITY', 'The hotel has no room left for the stay.') };
  // The terms of the booking's own code, whatever the quote was asked with.
  const { promotion: _asked, ...asked } = quote.stay;
  const { promotion } = row.stay;
  const stay = { ...asked, ...(promotion && { promotion }) };
  if (stay.hotelId !== row.hotelId)
    return { answer: refusal('NOT_MODIFIABLE', 'The quote is for another hotel.') };
  const product = await productOf(tx, stay.productId, parts.facts);
  const calendar = product && (await lockCalendar(tx, row.hotelId, product.offer.room !== undefined));
  if (!calendar) return { answer: refusal('NO_AVAILABILITY', 'This hotel is no longer for sale.') };
  if (await isQuoteUsed(tx, quoteId))
    return { answer: refusal('QUOTE_USED', 'The quote has already been booked.') };
  const held = await nightsOf(tx, number);
  const checked = priceQuoted(product, withoutBooking(calendar, held), stay, price, today);
  if ('answer' in checked) return checked;
  if (!(await havePlaces(tx, row.hotelId, stay, number)))
    return { answer: refusal('NO_AVAILABILITY', 'An activity has no place left on the chosen day.') };
  const { priced } = checked;
  const nights = nightsToBook(priced, product.offer);
  const sold = soldStay(product, stay, priced, row.locale);
  const next: BookingRow = {
    ...row,
    quoteId,
    offerId: product.offer.id,
    checkin: stay.checkin,
    nights: stay.nights,
    rooms: priced.rooms,
    sellCents: priced.priceInfo.sellPrice,
    taxCents: priced.taxWithPrice,
    totalCents: priced.priceInfo.totalPrice,
    stay: sold,
    guest: isDeepStrictEqual(sold.pax, row.stay.pax) ? row.guest : without(row.guest, 'childAges'),
    ...funded(row, sold),
  };
  const difference = next.totalCents - row.totalCents;
  const missing = additionalRooms(nights, held);
  if (!(await takeRooms(tx, row.hotelId, missing)))
    return { answer: refusal('NO_AVAILABILITY', 'A night of the stay is fully booked.') };
  const id = await insertChange(tx, { bookingNumber: number, next, nights }, now);
  if (missing.length > 0) await recordNights(tx, row, missing, now, id);
  if (live) {
    const prices = nights.map(({ night }) => ({
      night,
      priceCents: calendar.prices[nightsBetween(calendar.firstDay, night)] ?? 0,
    }));
    const key = parts.ids.token();
    const { supplier } = live;
    await insertReservation(tx, { key, bookingNumber: number, supplier, nights: prices, changeId: id }, now);
  }
  if (difference <= 0) return live ? { change: id } : { answer: await applyChange(parts, tx, id, row) };
  const reference = changeReference(number, id);
  const payment = newPayment(parts, {
    reference,
    saleKind: 'booking',
    saleId: number,
    plan: 'once',
    amount: difference,
    today,
    checkin: next.checkin,
    policy: next.stay.policy,
    locale: row.locale,
    label: sold.label,
    choice: choice ?? missingPayment(),
  });
  await insertPayment(tx, payment, now);
  await setChangePayment(tx, id, reference);
  return { change: id };
}

/** The amounts of a stay that a gift pays for: the gift keeps paying, and the total is the guest's part. [FLOW-07] */
function funded(
  { stay: { gift }, totalCents }: BookingRow,
  next: SoldStay,
): Partial<Pick<BookingRow, 'stay' | 'totalCents'>> {
  if (!gift) return {};
  const { worthCents: worth } = gift;
  const toPay = totalToPay({ stay: { gift }, totalCents }, next.priceInfo);
  const { promotion, priceInfo } = next;
  const cents = promotion && promotedBeside(priceInfo, promotion.cents, worth);
  return {
    totalCents: toPay,
    stay: {
      ...next,
      gift,
      priceInfo: fundedPrice(priceInfo, worth, toPay),
      ...(promotion && cents !== undefined && { promotion: { ...promotion, cents } }),
    },
  };
}

function missingPayment(): never {
  throw new GatewayError('BAD_REQUEST', 'body: payment: required, because the new total is higher.');
}
