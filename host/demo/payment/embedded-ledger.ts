import type { Queryable } from '@staykit/gateway/database/database.ts';
import type { PaymentDecision, RefundState } from '@staykit/gateway/payment/payment-provider.ts';

/** Payments and refunds of the embedded provider. */
interface EmbeddedLedger {
  find(reference: string): Promise<PaymentDecision | undefined>;
  capture(reference: string, amountCents: number): Promise<void>;
  release(reference: string): Promise<void>;
  /** Refunds are done at once, and never fail. */
  refund(reference: string, amountCents: number, refundId: string): Promise<RefundState>;
  findRefund(refundId: string): Promise<RefundState | undefined>;
}

const toOutcome = (text: string): PaymentDecision => JSON.parse(text) as PaymentDecision;
const REFUSED: PaymentDecision = { status: 'refused', reason: 'declined' };

/** The ledger, in its own tables and outside the caller's transactions, as that of a real provider is. */
export function embeddedLedger(db: Queryable): EmbeddedLedger {
  async function find(reference: string): Promise<PaymentDecision | undefined> {
    const [row] = await db.query<{ outcome: string; released: boolean }>(
      'select outcome, released from embedded_payments where reference = $1',
      [reference],
    );
    if (!row) return undefined;
    return row.released ? REFUSED : toOutcome(row.outcome);
  }
  return {
    find,
    async capture(reference, amountCents) {
      await db.query(
        'update embedded_payments set captured_cents = $2 where reference = $1 and captured_cents = 0 and not released',
        [reference, amountCents],
      );
    },
    async release(reference) {
      await db.query(
        `insert into embedded_payments (reference, outcome, amount_cents, released) values ($1, $2, 0, true)
        on conflict (reference) do update set released = true, captured_cents = 0`,
        [reference, JSON.stringify(REFUSED)],
      );
    },
    async refund(reference, amountCents, refundId) {
      await db.query(
        `insert into embedded_refunds (id, reference, amount_cents) values ($1, $2, $3)
        on conflict (id) do nothing`,
        [refundId, reference, amountCents],
      );
      return 'done';
    },
    async findRefund(refundId) {
      const rows = await db.query('select 1 as made from embedded_refunds where id = $1', [refundId]);
      return rows.length > 0 ? 'done' : undefined;
    },
  };
}
