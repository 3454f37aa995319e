import { dayIn } from '../../catalogue/calendar-day.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import { auditBooks, overpaidOf, tryAuditLock, type AuditOptions, type Difference } from './audit-books.ts';
import { findBooking } from '../booking/bookings.ts';
import { lockCodeOf } from '../../gifts/gift-redemptions.ts';
import { lockGiftSale } from '../../gifts/gift-sales.ts';
import {
  alignRefunded,
  auditRefunds,
  paymentsOf,
  refundSale,
  reopenPayment,
  type Sale,
} from '../../payment/payments.ts';
import { parkDifferences } from './settling-failures.ts';
import type { Database } from '../../database/database.ts';
import { DAY_MS, type SellingParts } from '../selling-parts.ts';

/** Days for which events must have their mails. */
const MAIL_DAYS = 2;

/** A running shop audits sales for so many days after their last change, and until the stay is over. */
const RECENT_DAYS = 35;

const optionsAt = (now: number): AuditOptions => ({
  today: dayIn(MARKETS.FR.timeZone, now),
  mailsSince: now - MAIL_DAYS * DAY_MS,
});

/** Audits all sales in one snapshot. Changes nothing. */
export async function auditSales(
  db: Database,
  now: number,
  options: Pick<AuditOptions, 'rooms'> = {},
): Promise<Difference[]> {
  return db.reader.snapshot((tx) => auditBooks(tx, { ...optionsAt(now), ...options }));
}

/** Result of an audit. */
export interface AuditOutcome {
  /** Differences that were refunded or released. */
  settled: Difference[];
  /** Differences for an operator. */
  parked: Difference[];
}

/**
 * Audits the sales in scope, unless another process does, and settles what it can: overcharges are refunded, and
 * payments of failed sales released. All else is parked and logged once as an error.
 */
export async function auditAndSettle(parts: SellingParts): Promise<AuditOutcome> {
  const { db, clock, log } = parts;
  const outcome: AuditOutcome = { settled: [], parked: [] };
  const now = clock();
  const differences = await db.reader.snapshot(async (tx) =>
    (await tryAuditLock(tx))
      ? auditBooks(tx, { ...optionsAt(now), since: now - RECENT_DAYS * DAY_MS })
      : undefined,
  );
  if (!differences) return outcome;
  for (const difference of differences) {
    const isSettled = await settleDifference(parts, difference);
    outcome[isSettled ? 'settled' : 'parked'].push(difference);
    if (isSettled) log?.warn({ code: 'AUDIT_SETTLED', ...difference }, 'an audit difference was settled');
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

/** Refunds an overcharge; false if the difference is another one. */
async function giveBack({ db, clock }: SellingParts, sale: Sale): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Every change of a sale's price locks it first, so the figure is final under the lock.
    if (sale.saleKind === 'booking') await findBooking(tx, sale.saleId, true);
    else {
      // Locks the code first, as redemption does: its refund to the giver is part of the figure.
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
