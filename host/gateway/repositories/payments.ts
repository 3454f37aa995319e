import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Instalment, PaymentPlan } from '../../../widgets/core/price/instalment-plan.ts';
import type { Queryable } from '../database/database.ts';

/** Where a payment stands. `unknown`: the provider did not answer in time. */
export type PaymentState = 'started' | 'unknown' | 'approved' | 'refused' | 'released';

/** A stored payment. Amounts are cents. */
export interface PaymentRow {
  /** Our name of it, which the provider is asked by. */
  reference: string;
  saleKind: 'booking' | 'gift';
  /** Number of the booking, or of the gift sale. */
  saleId: string;
  provider: string;
  plan: PaymentPlan;
  schedule: Instalment[];
  /** With the fee. */
  amountCents: number;
  feeCents: number;
  capturedCents: number;
  refundedCents: number;
  state: PaymentState;
  /** The day on which a deferred amount is taken. */
  captureOn?: PlainDate;
}

/** A part of a payment that goes back. */
export interface RefundRow {
  id: string;
  reference: string;
  amountCents: number;
}

const COLUMNS = `reference, sale_kind as "saleKind", sale_id as "saleId", provider, plan, schedule,
  amount_cents as "amountCents", fee_cents as "feeCents", captured_cents as "capturedCents",
  refunded_cents as "refundedCents", status as state, capture_on as "captureOn"`;

type Row = Omit<PaymentRow, 'captureOn'> & { captureOn: PlainDate | null };

function toPayment({ captureOn, ...row }: Row): PaymentRow {
  return { ...row, ...(captureOn !== null && { captureOn }) };
}

/** Writes a payment down before the provider is asked for it. */
export async function insertPayment(tx: Queryable, row: PaymentRow, now: number): Promise<void> {
  await tx.query(
    `insert into payments (reference, sale_kind, sale_id, provider, plan, schedule, amount_cents, fee_cents,
      captured_cents, refunded_cents, status, capture_on, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      row.reference,
      row.saleKind,
      row.saleId,
      row.provider,
      row.plan,
      JSON.stringify(row.schedule),
      row.amountCents,
      row.feeCents,
      row.capturedCents,
      row.refundedCents,
      row.state,
      row.captureOn ?? null,
      new Date(now),
    ],
  );
}

/** A payment by our name of it. */
export async function findPayment(tx: Queryable, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from payments where reference = $1`, [reference]);
  return row && toPayment(row);
}

/** The payments of a sale, the first one first. */
export async function paymentsOf(
  tx: Queryable,
  saleKind: PaymentRow['saleKind'],
  saleId: string,
): Promise<PaymentRow[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from payments where sale_kind = $1 and sale_id = $2 order by created_at, reference`,
    [saleKind, saleId],
  );
  return rows.map(toPayment);
}

/** Notes where a payment stands, and what was taken of it. */
export async function updatePayment(
  tx: Queryable,
  reference: string,
  state: PaymentState,
  capturedCents = 0,
): Promise<void> {
  await tx.query(
    'update payments set status = $2, captured_cents = greatest(captured_cents, $3) where reference = $1',
    [reference, state, capturedCents],
  );
}

/** Notes that the provider did not answer; what it decided meanwhile for another request of the same sale stays. */
export async function markUnanswered(tx: Queryable, reference: string): Promise<void> {
  await tx.query(`update payments set status = 'unknown' where reference = $1 and status = 'started'`, [
    reference,
  ]);
}

/**
 * Gives cents of a sale back, the latest payment first and fees last: as open refunds where money was taken, as less
 * to take where it was not yet. `name` is part of the refunds' names, so that the same refund is given once.
 */
export async function refundSale(
  tx: Queryable,
  payments: readonly PaymentRow[],
  cents: number,
  name: string,
  now: number,
): Promise<void> {
  let left = cents;
  for (const payment of payments.filter(({ state }) => state === 'approved').toReversed()) {
    const part = Math.min(left, payment.amountCents - payment.feeCents - payment.refundedCents);
    if (part <= 0) continue;
    left -= part;
    await tx.query('update payments set refunded_cents = refunded_cents + $2 where reference = $1', [
      payment.reference,
      part,
    ]);
    if (payment.capturedCents === 0) continue;
    await tx.query(
      `insert into refunds (id, payment_reference, amount_cents, created_at) values ($1, $2, $3, $4)
      on conflict (id) do nothing`,
      [`${payment.reference}-${name}`, payment.reference, part, new Date(now)],
    );
  }
}

/** Refunds that the provider was not told of yet, or whose note was lost. */
export async function openRefunds(db: Queryable): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select id, payment_reference as reference, amount_cents as "amountCents" from refunds
    where done_at is null order by created_at limit 100`,
  );
}

/** Notes that the provider gave a refund. */
export async function closeRefund(db: Queryable, id: string, now: number): Promise<void> {
  await db.query('update refunds set done_at = $2 where id = $1', [id, new Date(now)]);
}

/** Deferred payments whose day has come. */
export async function dueCaptures(db: Queryable, today: PlainDate): Promise<PaymentRow[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from payments
    where status = 'approved' and capture_on <= $1 and captured_cents = 0 limit 100`,
    [today],
  );
  return rows.map(toPayment);
}

/** Payments of sales that never came about, which the provider was not told of yet. */
export async function unreleased(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select p.reference from payments p join bookings b on p.sale_kind = 'booking' and b.number = p.sale_id
      left join booking_changes c on c.payment_reference = p.reference
    where p.status in ('started', 'unknown') and coalesce(c.status, b.status) = 'lapsed' limit 100`,
  );
  return rows.map(({ reference }) => reference);
}
