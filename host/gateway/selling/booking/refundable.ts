import type { Queryable } from '../../database/database.ts';
import type { BookingRow } from './bookings.ts';

/** What was refunded of a booking out of goodwill, in cents. */
export async function goodwillOf(tx: Queryable, number: string): Promise<number> {
  const [row] = await tx.query<{ cents: number }>(
    'select goodwill_cents as cents from bookings where number = $1',
    [number],
  );
  return row?.cents ?? 0;
}

/** What could still be refunded of a booking, in cents. */
export const refundableOf = ({ totalCents, cancelRefundCents }: BookingRow, goodwill: number): number =>
  totalCents - cancelRefundCents - goodwill;
