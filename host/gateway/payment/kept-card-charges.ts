import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../database/database.ts';
import { isDue } from '../selling/settle/settling-failures.ts';

/** Kept cards that are charged again today, and charges that were begun but not settled. Not after the last day to pay. */
export async function chargesAgain(db: Queryable, now: number, today: PlainDate): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select reference from payments
    where status = 'approved' and captured_cents = 0 and pay_by >= $2
      and (charge_on <= $2 or charge_number is not null) and ${isDue('capture', 'reference')}
    order by charge_on, reference limit 100`,
    [new Date(now), today],
  );
  return rows.map(({ reference }) => reference);
}

/** Payments whose last day is today, of whose guests the last mail is older, and whose card is not being charged. */
export async function toRemind(db: Queryable, today: PlainDate): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select reference from payments
    where status = 'approved' and captured_cents = 0 and pay_by = $1 and charge_number is null
      and coalesce(charge_on > $1, true) and coalesce(asked_on < $1, true)
    order by reference limit 100`,
    [today],
  );
  return rows.map(({ reference }) => reference);
}

/** Number of attempts of a payment that are on record. */
export async function countAttempts(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ made: number }>(
    'select count(*)::int as made from payment_attempts where payment_reference = $1',
    [reference],
  );
  return row?.made ?? 0;
}

/** Reserves the number of the attempt of a charge: from now on no page of this payment is recorded with it. */
export async function reserveCharge(tx: Queryable, reference: string, number: number): Promise<void> {
  await tx.query('update payments set charge_number = $2 where reference = $1', [reference, number]);
}

/** A charge is settled, or is not made: the next one is on `next`, or none is. */
export async function endCharge(
  tx: Queryable,
  reference: string,
  next: PlainDate | undefined,
): Promise<void> {
  await tx.query('update payments set charge_number = null, charge_on = $2 where reference = $1', [
    reference,
    next ?? null,
  ]);
}

/** Stores that the guest was asked to pay by mail. */
export async function noteAsked(tx: Queryable, reference: string, day: PlainDate): Promise<void> {
  await tx.query('update payments set asked_on = $2 where reference = $1', [reference, day]);
}
