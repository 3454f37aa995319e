import { setTimeout as wait } from 'node:timers/promises';
import { settleEach } from '../settle/settle-each.ts';
import { MINUTE_MS, type SellingParts } from '../selling-parts.ts';
import { giveUpDropped, markCancelled, reservationsToCancel, unreserved } from './reservations.ts';
import { reserveLater } from './reserve-stay.ts';

/** Milliseconds that a guest waits for the hotel after the cancellation itself is done. */
const PATIENCE_MS = 2_000;

/** A call to reserve may arrive so long after it was sent: until then an unknown key is asked about again. */
const LATEST_ARRIVAL_MS = 10 * MINUTE_MS;

/** Cancels reservations that were given up: all that are due, or that of one booking. Idempotent. */
async function cancelReservations(parts: SellingParts, bookingNumber?: string): Promise<void> {
  const { db, live, clock } = parts;
  if (!live) return;
  await settleEach(parts, 'reservation', await reservationsToCancel(db, clock(), bookingNumber), {
    idOf: (reservation) => reservation.bookingNumber,
    async settle({ key, supplier, askedAt }) {
      const outcome = await live.cancel(supplier, key);
      const mayArrive = askedAt !== null && clock() - askedAt.getTime() < LATEST_ARRIVAL_MS;
      if (outcome === 'cancelled' || !mayArrive) await markCancelled(db, key);
    },
  });
}

/** Reserves what was sold without an answer, and cancels what was given up. */
export async function settleReservations(parts: SellingParts): Promise<void> {
  if (!parts.live) return;
  await settleEach(parts, 'reservation', await unreserved(parts.db, parts.clock()), {
    idOf: (number) => number,
    settle: (number) => reserveLater(parts, number),
  });
  await giveUpDropped(parts.db);
  await cancelReservations(parts);
}

/** Cancels the reservation of a booking at once for a waiting guest; the timer does it otherwise. */
export async function tryCancelReservation(parts: SellingParts, bookingNumber: string): Promise<void> {
  if (!parts.live) return;
  const done = cancelReservations(parts, bookingNumber).catch(() => undefined);
  await Promise.race([done, wait(PATIENCE_MS, undefined, { ref: false })]);
}
