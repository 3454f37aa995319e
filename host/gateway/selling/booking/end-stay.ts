import type { Queryable } from '../../database/database.ts';
import { giveUpReservation } from '../supplier/reservations.ts';
import { returnRooms } from '../stock/stock.ts';
import { releaseNights, updateBooking, type BookingRow } from './bookings.ts';

/**
 * Cancels a booking in its table, and releases its nights and its reservation. `cancelRefundCents` is what the guest need
 * not pay any more, `backCents` what is shown as refunded.
 */
export async function endStay(
  tx: Queryable,
  row: BookingRow,
  { cancelRefundCents, backCents }: { cancelRefundCents: number; backCents: number },
  now: number,
): Promise<BookingRow> {
  await returnRooms(tx, row.hotelId, await releaseNights(tx, row.number, now));
  const cancelled: BookingRow = {
    ...row,
    state: 'cancelled',
    refundCents: row.refundCents + backCents,
    cancelRefundCents,
  };
  await updateBooking(tx, cancelled, now);
  await giveUpReservation(tx, row.number);
  return cancelled;
}
