import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Instalment } from '@staykit/core/price/instalment-plan.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { Queryable } from '../database/database.ts';
import type { PaymentPage, RefusalReason } from './payment-provider.ts';
import { isDue } from '../selling/settle/settling-failures.ts';

/** State of a payment. `unknown`: the provider did not answer in time. */
export type PaymentState = 'started' | 'unknown' | 'approved' | 'refused' | 'released';

/** A stored payment. Amounts are cents. */
export interface PaymentRow {
  /** Our reference of the payment at the provider. */
  reference: string;
  saleKind: 'booking' | 'gift';
  /** Number of the booking, or of the gift sale. */
  saleId: string;
  provider: string;
  plan: PaymentPlan;
  schedule: Instalment[];
  /** Amount including the fee. */
  amountCents: number;
  feeCents: number;
  capturedCents: number;
  refundedCents: number;
  state: PaymentState;
  /** Date on which a deferred amount is captured. */
  captureOn?: PlainDate;
  /** The provider keeps the card, and nothing is authorised before `captureOn`. */
  stores: boolean;
  /** Cents that are being taken of a deferred payment: from then on less to pay is a refund. */
  capturingCents?: number;
  /** The kept card was refused: last day on which the guest may pay on a page. */
  payBy?: PlainDate;
  /** The day on which the card is charged again by itself. */
  chargeOn?: PlainDate;
  /** A charge was begun again: the number of its attempt. */
  chargeNumber?: number;
  /** The day of the last mail that asked the guest to pay. */
  askedOn?: PlainDate;
  /** ISO 4217. */
  currency: string;
  /** Secret by which the buyer finds the payment again. Absent, as `page`, of payments by card of earlier versions. */
  token?: string;
  page?: PaymentPage;
}

/** The sale that a payment belongs to. */
export type Sale = Pick<PaymentRow, 'saleKind' | 'saleId'>;

const COLUMNS = `reference, sale_kind as "saleKind", sale_id as "saleId", provider, plan, schedule,
  amount_cents as "amountCents", fee_cents as "feeCents", captured_cents as "capturedCents",
  refunded_cents as "refundedCents", status as state, capture_on as "captureOn", currency, token, page, stores,
  capturing_cents as "capturingCents", pay_by as "payBy", charge_on as "chargeOn",
  charge_number as "chargeNumber", asked_on as "askedOn"`;

type Row = Omit<
  PaymentRow,
  'captureOn' | 'token' | 'page' | 'capturingCents' | 'payBy' | 'chargeOn' | 'chargeNumber' | 'askedOn'
> & {
  chargeOn: PlainDate | null;
  chargeNumber: number | null;
  askedOn: PlainDate | null;
  captureOn: PlainDate | null;
  capturingCents: number | null;
  payBy: PlainDate | null;
  token: string | null;
  page: PaymentPage | null;
};

function toPayment(found: Row): PaymentRow {
  const { captureOn, token, page, capturingCents, payBy, chargeOn, chargeNumber, askedOn, ...row } = found;
  return {
    ...row,
    ...(chargeOn !== null && { chargeOn }),
    ...(chargeNumber !== null && { chargeNumber }),
    ...(askedOn !== null && { askedOn }),
    ...(capturingCents !== null && { capturingCents }),
    ...(payBy !== null && { payBy }),
    ...(captureOn !== null && { captureOn }),
    ...(token !== null && { token }),
    ...(page !== null && { page }),
  };
}

/** Stores a payment before the provider is called. */
export async function insertPayment(tx: Queryable, row: PaymentRow, now: number): Promise<void> {
  await tx.query(
    `insert into payments (reference, sale_kind, sale_id, provider, plan, schedule, amount_cents, fee_cents,
      captured_cents, refunded_cents, status, capture_on, created_at, currency, token, page, stores)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
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
      row.currency,
      row.token ?? null,
      row.page ? JSON.stringify(row.page) : null,
      row.stores,
    ],
  );
}

/** A payment by the secret of its buyer. */
export async function paymentByToken(tx: Queryable, token: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from payments where token = $1`, [token]);
  return row && toPayment(row);
}

/** A payment by our reference. */
export async function findPayment(
  tx: Queryable,
  reference: string,
  lock = false,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from payments where reference = $1${lock ? ' for update' : ''}`,
    [reference],
  );
  return row && toPayment(row);
}

/** The payments of a sale, oldest first. */
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

/** Stores state and captured amount of a payment. */
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

/**
 * Stores that a payment was refused. One that its buyer gave up is still open at the provider: the next settling run
 * releases it.
 */
export async function refusePayment(tx: Queryable, reference: string, reason: RefusalReason): Promise<void> {
  await updatePayment(tx, reference, reason === 'cancelled' ? 'unknown' : 'refused');
}

/** Marks a payment as unanswered, unless another request of the sale has stored its outcome meanwhile. */
export async function markUnanswered(tx: Queryable, reference: string): Promise<void> {
  await tx.query(`update payments set status = 'unknown' where reference = $1 and status = 'started'`, [
    reference,
  ]);
}

/** Reopens a released payment that the provider approved late: the next settling run releases it again. */
export async function reopenPayment(tx: Queryable, reference: string): Promise<boolean> {
  const rows = await tx.query(
    `update payments set status = 'unknown' where reference = $1 and status in ('released', 'refused')
    returning reference`,
    [reference],
  );
  return rows.length > 0;
}

/**
 * Refunds a part of a sale, from the latest payment backwards and fees last: as open refunds of captured amounts, and
 * as smaller captures of deferred ones. Returns the cents that no payment covers.
 */
export async function refundSale(
  tx: Queryable,
  payments: readonly PaymentRow[],
  cents: number,
  name: string,
  now: number,
): Promise<number> {
  let left = cents;
  for (const payment of payments.filter(({ state }) => state === 'approved').toReversed()) {
    const part = Math.min(left, payment.amountCents - payment.feeCents - payment.refundedCents);
    if (part <= 0) continue;
    left -= part;
    // The update itself reads whether a capture has begun: it may have since the payment was read.
    const [row] = await tx.query<{ taken: boolean }>(
      `update payments set refunded_cents = refunded_cents + $2 where reference = $1
      returning captured_cents > 0 or capturing_cents is not null as taken`,
      [payment.reference, part],
    );
    if (!row?.taken) continue;
    await tx.query(
      'insert into refunds (id, payment_reference, amount_cents, created_at) values ($1, $2, $3, $4)',
      [`${payment.reference}-${name}`, payment.reference, part, new Date(now)],
    );
  }
  return left;
}

/**
 * Sets the refunded amount of a sale's captured payments to the sum of its refunds. Corrects rows of earlier versions,
 * in which a refund could reduce a capture that had already begun.
 */
export async function alignRefunded(tx: Queryable, { saleKind, saleId }: Sale): Promise<void> {
  await tx.query(
    `update payments p set refunded_cents = amount_cents - captured_cents + (
      select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_reference = p.reference)
    where sale_kind = $1 and sale_id = $2 and status = 'approved' and captured_cents > 0`,
    [saleKind, saleId],
  );
}

/** Number of refunds of a sale that the audit made. */
export async function auditRefunds(tx: Queryable, { saleKind, saleId }: Sale): Promise<number> {
  const [row] = await tx.query<{ made: number }>(
    `select count(*)::int as made from refunds r join payments p on p.reference = r.payment_reference
    where p.sale_kind = $1 and p.sale_id = $2 and r.id like '%-audit-%'`,
    [saleKind, saleId],
  );
  return row?.made ?? 0;
}

/** Deferred payments that are due, and captures that were begun but not confirmed. */
export async function dueCaptures(db: Queryable, now: number, today: PlainDate): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select reference from payments
    where status = 'approved' and capture_on <= $2 and captured_cents = 0 and pay_by is null and ${isDue('capture', 'reference')}
    order by capture_on, reference limit 100`,
    [new Date(now), today],
  );
  return rows.map(({ reference }) => reference);
}

/** Payments that were made, whose card the provider may still keep. */
export async function keptCards(db: Queryable, now: number): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select reference from payments
    where stores and card_forgotten_at is null and captured_cents > 0 and ${isDue('card', 'reference')}
    order by created_at, reference limit 100`,
    [new Date(now)],
  );
  return rows.map(({ reference }) => reference);
}

/** Stores that the provider has forgotten the card of a payment. */
export async function markForgotten(db: Queryable, reference: string, now: number): Promise<void> {
  await db.query('update payments set card_forgotten_at = $2 where reference = $1', [
    reference,
    new Date(now),
  ]);
}

/** Fixes the amount of a capture, once, and returns it. Later reductions are refunds. */
export async function beginCapture(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ cents: number }>(
    `update payments set capturing_cents = coalesce(capturing_cents, amount_cents - refunded_cents)
    where reference = $1 returning capturing_cents as cents`,
    [reference],
  );
  return row?.cents ?? 0;
}

/** Nothing of a payment is being taken any more: what becomes less to pay is no refund. */
export async function resetCapture(tx: Queryable, reference: string): Promise<void> {
  await tx.query('update payments set capturing_cents = null where reference = $1', [reference]);
  await tx.query('delete from refunds where payment_reference = $1 and done_at is null', [reference]);
}

/**
 * A stay arrives earlier: deferred payments of its booking that are not being taken yet are due at `date` at the latest,
 * and those that its guest makes on a page by `lastDay`.
 */
export async function takeEarlier(
  tx: Queryable,
  bookingNumber: string,
  { date, lastDay }: { date: PlainDate; lastDay: PlainDate },
): Promise<void> {
  await tx.query(
    `update payments set pay_by = case when pay_by is not null then least(pay_by, $3::date) end, capture_on = least(capture_on, $2::date),
      schedule = case when capture_on > $2::date then jsonb_set(schedule, '{0,date}', to_jsonb($2::text)) else schedule end
    where sale_kind = 'booking' and sale_id = $1 and plan = 'deferred' and status = 'approved' and captured_cents = 0
      and (capturing_cents is null or pay_by is not null)`,
    [bookingNumber, date, lastDay],
  );
}

/** Lets a guest whose kept card was refused pay on a page until a day. */
export async function payOnPage(tx: Queryable, reference: string, payBy: PlainDate): Promise<void> {
  await tx.query('update payments set pay_by = $2 where reference = $1', [reference, payBy]);
}

/** A deferred payment is not made any more: nothing of it is owed. */
export async function dropDue(tx: Queryable, reference: string): Promise<void> {
  await tx.query(
    `update payments set status = 'released', refunded_cents = amount_cents where reference = $1`,
    [reference],
  );
}

/** Deferred payments whose last day to be made on a page is over. */
export async function unpaidUntil(db: Queryable, now: number, today: PlainDate): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select reference from payments
    where status = 'approved' and pay_by < $2 and captured_cents = 0 and ${isDue('capture', 'reference')}
    order by pay_by, reference limit 100`,
    [new Date(now), today],
  );
  return rows.map(({ reference }) => reference);
}

/** Payments of failed sales that are not released yet. */
export async function unreleased(db: Queryable, now: number): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select p.reference from payments p
      left join bookings b on p.sale_kind = 'booking' and b.number = p.sale_id
      left join gift_sales g on p.sale_kind = 'gift' and g.number = p.sale_id
      left join booking_changes c on c.payment_reference = p.reference
    where p.status in ('started', 'unknown') and coalesce(c.status, b.status, g.status) in ('refused', 'lapsed')
      and ${isDue('release', 'p.reference')}
    order by p.created_at limit 100`,
    [new Date(now)],
  );
  return rows.map(({ reference }) => reference);
}
