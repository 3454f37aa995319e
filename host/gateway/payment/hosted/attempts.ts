import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { Database } from '../../database/database.ts';

/** A stored attempt. */
export interface AttemptRow {
  /** Id at the provider. */
  id: string;
  payment: string;
  number: number;
  method: PaymentMethodName | null;
  /** Cents that the provider was asked for; null for an attempt of an older version. */
  askedCents: number | null;
}

/** A stored attempt of a payment. */
export interface AttemptOfPayment extends AttemptRow {
  /** ISO 4217. */
  currency: string;
  /** Whether the amount is captured later, and perhaps a part of it alone. */
  isDeferred: boolean;
}

/** The attempts of a payment, oldest first. */
export async function attemptsOf(db: Database, reference: string): Promise<AttemptOfPayment[]> {
  return db.query<AttemptOfPayment>(
    `select a.provider_id as id, a.payment_reference as payment, a.number, a.method, a.asked_cents as "askedCents",
      p.currency, p.plan = 'deferred' as "isDeferred"
    from payment_attempts a join payments p on p.reference = a.payment_reference
    where a.payment_reference = $1 order by a.number`,
    [reference],
  );
}

/**
 * Records an attempt; false if the payment is closed, or another attempt has its number, also one that is reserved for a
 * charge. The lock of the payment decides
 * which came first: an attempt that is recorded is seen by the release, and after the release none is recorded.
 */
export async function recordAttempt(
  db: Database,
  { id, payment, number, method, askedCents }: AttemptRow,
  isReserved = false,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [open] = await tx.query(
      `select 1 as found from payments where reference = $1 and closed_at is null
        and ($3 or charge_number is distinct from $2::integer) for update`,
      [payment, number, isReserved],
    );
    if (!open) return false;
    await tx.query(
      `insert into payment_attempts (provider_id, payment_reference, number, method, asked_cents)
      values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, payment, number, method, askedCents],
    );
    const rows = await tx.query(
      'select 1 as found from payment_attempts where provider_id = $1 and payment_reference = $2',
      [id, payment],
    );
    return rows.length > 0;
  });
}

/** Closes a payment: no attempt is recorded for it from now on. */
export async function closePayment(db: Database, reference: string): Promise<void> {
  await db.query('update payments set closed_at = coalesce(closed_at, now()) where reference = $1', [
    reference,
  ]);
}

/** Whether a payment is closed, or was never stored. */
export async function isClosed(db: Database, reference: string): Promise<boolean> {
  const rows = await db.query('select 1 as found from payments where reference = $1 and closed_at is null', [
    reference,
  ]);
  return rows.length === 0;
}
