import { dayIn } from '../calendar-day.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import {
  auditBooks,
  overpaidOf,
  takeAuditTurn,
  type AuditOptions,
  type Difference,
} from '../repositories/audit-books.ts';
import { findBooking } from '../repositories/bookings.ts';
import { lockCodeOf } from '../repositories/gift-redemptions.ts';
import { lockGiftSale } from '../repositories/gift-sales.ts';
import {
  alignRefunded,
  auditRefunds,
  paymentsOf,
  refundSale,
  reopenPayment,
  type Sale,
} from '../repositories/payments.ts';
import { parkDifferences } from '../repositories/settling-failures.ts';
import type { Database } from '../database/database.ts';
import { DAY_MS, type SellingParts } from './selling-parts.ts';

/** Mails are looked for behind the events of so many days. */
const MAIL_DAYS = 2;

/** A shop that runs audits sales for so many days after they changed, and until the stay is over. */
const RECENT_DAYS = 35;

const optionsAt = (now: number): AuditOptions => ({
  today: dayIn(MARKETS.FR.timeZone, now),
  mailsSince: now - MAIL_DAYS * DAY_MS,
});

/** Holds all books of sales against each other, over one state of them. Changes nothing. */
export async function auditSales(
  db: Database,
  now: number,
  options: Pick<AuditOptions, 'rooms'> = {},
): Promise<Difference[]> {
  return db.reader.snapshot((tx) => auditBooks(tx, { ...optionsAt(now), ...options }));
}

/** What an audit came to. */
export interface AuditOutcome {
  /** Differences that are refunded or released now. */
  settled: Difference[];
  /** Differences that an operator has to look at. */
  parked: Difference[];
}

/**
 * Audits the sales that can still differ, unless another process is at it, and settles what can be settled: what was taken too much goes back as any refund does, what a provider
 * holds of a sale that never came about is released. All else is parked, and told once as an error.
 */
export async function auditAndSettle(parts: SellingParts): Promise<AuditOutcome> {
  const { db, clock, log } = parts;
  const outcome: AuditOutcome = { settled: [], parked: [] };
  const now = clock();
  const differences = await db.reader.snapshot(async (tx) =>
    (await takeAuditTurn(tx))
      ? auditBooks(tx, { ...optionsAt(now), since: now - RECENT_DAYS * DAY_MS })
      : undefined,
  );
  if (!differences) return outcome;
  for (const difference of differences) {
    const isSettled = await settleDifference(parts, difference);
    outcome[isSettled ? 'settled' : 'parked'].push(difference);
    if (isSettled)
      log?.warn({ code: 'AUDIT_SETTLED', ...difference }, 'a difference in the books is settled');
  }
  const parked = outcome.parked.map((difference) => ({
    id: `${difference.kind}: ${difference.subject}`,
    error: `expected ${difference.expected}, found ${difference.found}`,
  }));
  const isNew = new Set(await parkDifferences(db, parked, clock()));
  for (const { id, error } of parked)
    if (isNew.has(id)) log?.error({ code: 'AUDIT_DIFFERENCE', id, error }, 'see npx staykit data audit');
  return outcome;
}

async function settleDifference(parts: SellingParts, { kind, subject, found }: Difference): Promise<boolean> {
  const [what, id = ''] = subject.split(' ');
  if (kind === 'money' && (what === 'booking' || what === 'gift'))
    return giveBack(parts, { saleKind: what, saleId: id });
  if (kind !== 'provider' || found <= 0) return false;
  return reopenPayment(parts.db, id);
}

/** Refunds what a sale was charged too much; false where that is not what is wrong. */
async function giveBack({ db, clock }: SellingParts, sale: Sale): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Whatever changes what a sale costs locks it first: under the lock the figure holds.
    if (sale.saleKind === 'booking') await findBooking(tx, sale.saleId, true);
    else {
      // The code first, as redeeming does: what goes back to the giver then is part of the figure.
      await lockCodeOf(tx, sale.saleId);
      await lockGiftSale(tx, sale.saleId);
    }
    const overpaid = await overpaidOf(tx, sale);
    if (overpaid <= 0) return overpaid === 0;
    await alignRefunded(tx, sale);
    const name = `audit-${(await auditRefunds(tx, sale)) + 1}`;
    await refundSale(tx, await paymentsOf(tx, sale.saleKind, sale.saleId), overpaid, name, clock());
    return (await overpaidOf(tx, sale)) === 0;
  });
}
