import type { Queryable } from '../../database/database.ts';
import { giveUpReservation } from '../supplier/reservations.ts';
import { returnRooms } from '../stock/stock.ts';
import { promotedAfter } from './booking-answer.ts';
import { releaseNights, updateBooking, type BookingRow } from './bookings.ts';

/**
 * Cancels a booking in its table, and releases its nights and its reservation. `cancelRefundCents` is what the guest need
 * not pay any more, `backCents` what is shown as refunded, `promotedBackCents` what the shop no longer pays of a code.
 */
export async function endStay(
  tx: Queryable,
  row: BookingRow,
  {
    cancelRefundCents,
    backCents,
    promotedBackCents,
  }: { cancelRefundCents: number; backCents: number; promotedBackCents: number },
  now: number,
): Promise<BookingRow> {
  await returnRooms(tx, row.hotelId, await releaseNights(tx, row.number, now));
  const cancelled: BookingRow = {
    ...row,
    ...promotedAfter(row, promotedBackCents),
    state: 'cancelled',
    refundCents: row.refundCents + backCents,
    cancelRefundCents,
  };
  await updateBooking(tx, cancelled, now);
  await giveUpReservation(tx, row.number);
  return cancelled;
}
