import { promotedAfter } from '../booking/booking-answer.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import type { Queryable } from '../../database/database.ts';
import { paymentsOf, refundSale } from '../../payment/payments.ts';
import { mailGuest } from '../booking/booking-mail.ts';
import { bookingSubject, changeSubject } from '../booking/booking-references.ts';
import {
  agesOf,
  findBooking,
  nightsOf,
  releaseNights,
  updateBooking,
  type BookingRow,
} from '../booking/bookings.ts';
import { dropBooking } from '../booking/finish-booking.ts';
import { dropChange, lockChange } from '../change/finish-change.ts';
import { withoutBooking } from '../change/held-nights.ts';
import { saveAnswerOf, type SavedAnswer } from '../idempotency.ts';
import { priceStay } from '../quote/price-stay.ts';
import { productOf } from '../quote/quote-stay.ts';
import { findQuote } from '../quote/quotes.ts';
import { refusal } from '../refusal.ts';
import type { SellingParts } from '../selling-parts.ts';
import { returnRooms } from '../stock/stock.ts';
import { supplierAway, type LiveState } from './live-hotels.ts';
import { beginAsking, markBooked, markRefused, type ReservationRow } from './reservations.ts';
import { SupplierAway, type ReservationAnswer, type ReservationOrder } from './supplier-system.ts';

/** Asks the system that sells a quoted stay what it says now, before the stay is booked. */
export async function askForQuote(
  { db, facts, live }: SellingParts,
  quoteId: string,
): Promise<LiveState | undefined> {
  const quote = live && (await findQuote(db, quoteId));
  const product = quote && (await productOf(db, quote.stay.productId, facts));
  if (!product) return undefined;
  const { checkin, nights, pax, hotelId } = quote.stay;
  const rooms = roomsFor(product.offer, pax);
  return rooms === 0 ? undefined : live.ask({ hotelId, checkin, nights, rooms }, true);
}

/**
 * Reserves the stay of a pending booking in the system that sells its hotel, before anything is paid. Returns the
 * refusal of a stay that cannot be had; undefined if it is reserved, or sold without it. Throws UNAVAILABLE if the
 * outcome is unknown: the same request asks again with the same key.
 */
export async function reserveStay(parts: SellingParts, number: string): Promise<SavedAnswer | undefined> {
  const { live, db } = parts;
  const reservation = live && (await beginAsking(db, { booking: number }, parts.clock()));
  if (!reservation) return undefined;
  try {
    return await askToReserve(parts, reservation);
  } catch (error) {
    if (!(error instanceof SupplierAway)) throw error;
    if (await live.sellsStored(reservation.supplier)) return undefined;
    throw supplierAway();
  }
}

/**
 * Reserves the stay that a booking is moved to, beside the one that it has, before anything is paid. Returns the refusal
 * of a stay that cannot be had, with which the change is dropped. Throws UNAVAILABLE if the outcome is unknown: the
 * booking stays as it is until the same request finds out, or the timer drops the change.
 */
export async function reserveChange(parts: SellingParts, change: number): Promise<SavedAnswer | undefined> {
  const { live, db } = parts;
  const reservation = live && (await beginAsking(db, { change }, parts.clock()));
  if (!reservation) return undefined;
  const found = await db.transaction((tx) => lockChange(tx, change));
  if (found?.change.state !== 'pending') return undefined;
  let answer: ReservationAnswer;
  try {
    answer = await live.book(reservation.supplier, orderOf(found.change.next, reservation), reservation.key);
  } catch (error) {
    // Never sold by the calendar: the stay that is reserved would be given up for one that is not.
    throw error instanceof SupplierAway ? supplierAway() : error;
  }
  return db.transaction((tx) => storeChangeAnswer(parts, tx, change, reservation.key, answer));
}

async function storeChangeAnswer(
  parts: SellingParts,
  tx: Queryable,
  id: number,
  key: string,
  answer: ReservationAnswer,
): Promise<SavedAnswer | undefined> {
  // The booking first, as everywhere.
  const found = await lockChange(tx, id);
  if (answer.kind === 'booked') {
    await markBooked(tx, key, answer.reference);
    return undefined;
  }
  if (!(await markRefused(tx, key)) || found?.change.state !== 'pending') return undefined;
  const refused =
    answer.kind === 'priceChanged'
      ? await newPrice(parts, tx, found.change.next)
      : refusal('NO_AVAILABILITY', 'The hotel has no room left for the stay.');
  // Its payment was never asked for; the next settling run releases it.
  await dropChange(parts, tx, found.change, 'refused');
  await saveAnswerOf(tx, changeSubject(id), refused);
  return refused;
}

/** Reserves what was sold without an answer, or withdraws it if it cannot be had. */
export async function reserveLater(parts: SellingParts, number: string): Promise<void> {
  const reservation = parts.live && (await beginAsking(parts.db, { booking: number }, parts.clock()));
  if (reservation) await askToReserve(parts, reservation);
}

/** Asks once, and stores the answer. */
async function askToReserve(
  parts: SellingParts,
  reservation: ReservationRow,
): Promise<SavedAnswer | undefined> {
  const { db, live } = parts;
  const { bookingNumber: number, supplier, key } = reservation;
  const row = await findBooking(db, number);
  if (!row || !live) return undefined;
  const answer = await live.book(supplier, orderOf(row, reservation), key);
  return db.transaction((tx) => storeAnswer(parts, tx, reservation, answer));
}

function orderOf(row: BookingRow, { nights }: ReservationRow): ReservationOrder {
  const { firstName, lastName } = row.guest;
  return {
    bookingNumber: row.number,
    hotelId: row.hotelId,
    checkin: row.checkin,
    nights: row.nights,
    rooms: row.rooms,
    pax: row.stay.pax,
    ...agesOf(row),
    guest: { firstName, lastName },
    prices: nights,
  };
}

async function storeAnswer(
  parts: SellingParts,
  tx: Queryable,
  { bookingNumber: number, key }: ReservationRow,
  answer: ReservationAnswer,
): Promise<SavedAnswer | undefined> {
  // The booking first, as everywhere.
  const row = await findBooking(tx, number, true);
  if (answer.kind === 'booked') {
    await markBooked(tx, key, answer.reference);
    return undefined;
  }
  if (!row || !(await markRefused(tx, key))) return undefined;
  if (row.state === 'confirmed') await withdrawBooking(parts, tx, row);
  if (row.state !== 'pending') return undefined;
  const refused =
    answer.kind === 'priceChanged'
      ? await newPrice(parts, tx, row)
      : refusal('NO_AVAILABILITY', 'The hotel has no room left for the stay.');
  // Its payment was never asked for; the next settling run releases it.
  await dropBooking(parts, tx, row, 'refused');
  await saveAnswerOf(tx, bookingSubject(number), refused);
  return refused;
}

/** The refusal with the new price of a stay, whose nights are stored already. */
async function newPrice(
  { facts }: SellingParts,
  tx: Queryable,
  { number, stay, checkin, nights, sellCents }: BookingRow,
): Promise<SavedAnswer> {
  const product = await productOf(tx, stay.productId, facts);
  const { pax, promoCode, promotion, priceInfo } = stay;
  const priced =
    product &&
    priceStay(
      // Its own rooms are still held.
      { ...product, calendar: withoutBooking(product.calendar, await nightsOf(tx, number)) },
      {
        checkin,
        nights,
        pax,
        extras: product.extras,
        ...(promoCode !== undefined && { promoCode }),
        promotion,
      },
    );
  const details = {
    price: priced?.priceInfo.totalPrice ?? priceInfo.totalPrice,
    sellPrice: priced?.priceInfo.sellPrice ?? sellCents,
    previousPrice: priceInfo.totalPrice,
  };
  return refusal('PRICE_CHANGED', 'The price has changed: see details.price.', details);
}

/** Cancels a confirmed booking that the hotel cannot take, refunds all of its total and tells the guest. */
async function withdrawBooking(parts: SellingParts, tx: Queryable, row: BookingRow): Promise<void> {
  const now = parts.clock();
  await returnRooms(tx, row.hotelId, await releaseNights(tx, row.number, now));
  await refundSale(tx, await paymentsOf(tx, 'booking', row.number), row.totalCents, 'withdrawn', now);
  const cancelled: BookingRow = {
    ...row,
    ...promotedAfter(row, row.stay.promotion?.cents ?? 0),
    state: 'cancelled',
    refundCents: row.refundCents + row.totalCents,
    cancelRefundCents: row.totalCents,
  };
  await updateBooking(tx, cancelled, now);
  await mailGuest(tx, cancelled, { kind: 'cancelled' }, now);
  parts.log?.warn(
    { code: 'BOOKING_WITHDRAWN', booking: row.number },
    'a booking that was sold without an answer of its hotel was withdrawn and refunded',
  );
}
