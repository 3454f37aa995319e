import { defineCommand } from 'citty';
import type { Database } from '@staykit/gateway/database/database.ts';
import { parkedFailures, retryParked } from '@staykit/gateway/selling/settle/settling-failures.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import { reconcilePayments } from '@staykit/gateway/payment/reconcile.ts';
import type { Difference } from '@staykit/gateway/selling/settle/audit-books.ts';
import { DAY_MS } from '@staykit/gateway/selling/selling-parts.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { createPaymentProvider } from '../../server/services/create-payment-provider.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';
import { printTable } from '../print-table.ts';
import { noteNegativeBalances } from '../ledger/note-negative-balances.ts';

/** `staykit data audit`: differences in the books of sales, and parked items. */
export const dataAudit = defineCommand({
  meta: {
    name: 'audit',
    description: 'Audits sales, lists parked payments',
  },
  args: {
    retry: { type: 'boolean', description: 'Retries parked payments', default: false },
    provider: {
      type: 'boolean',
      description: 'Compares payments with the provider’s report',
      default: false,
    },
    days: { type: 'string', description: 'Days of that report', default: '7' },
  },
  run: async ({ args }) => {
    const days = Number(args.days);
    if (!/^\d{1,4}$/.test(args.days) || days === 0)
      throw new CliError(`--days: expected a whole number from 1, received ${JSON.stringify(args.days)}.`, 2);
    const { payment } = readEnv(process.env);
    await withDatabase(async (db) => {
      if (args.retry) console.log(`Queued for retry: ${await retryParked(db)}.`);
      const found =
        (await report(db, args.provider)) + (args.provider ? await reportProvider(db, payment, days) : 0);
      if (found > 0) throw new CliError(`${found} need an operator: see docs/guides/data.md.`);
    });
  },
});

/** Prints what differs from the provider's report; returns the number of lines. */
async function reportProvider(
  db: Database,
  settings: Readonly<Record<string, string>>,
  days: number,
): Promise<number> {
  const { name, hosted } = await createPaymentProvider(settings, db);
  const differences = await reconcilePayments(db, { name, hosted }, Date.now() - days * DAY_MS);
  console.log(`${differences.length} differences from the report of ${name} about ${days} days.`);
  printDifferences(differences);
  return differences.length;
}

function printDifferences(differences: readonly Difference[]): void {
  printTable(
    ['what', 'of', 'expected', 'found'],
    differences.map(({ kind, subject, expected, found }) => [kind, subject, `${expected}`, `${found}`]),
  );
}

/** Prints the tables; returns the number of lines that need an operator. */
async function report(db: Database, isProviderAsked: boolean): Promise<number> {
  const differences = await auditSales(db, Date.now());
  console.log(`${differences.length} differences.`);
  printDifferences(differences);
  // Differences of the shop's last audit and comparison are listed with their current figures; `inventory reconcile` has its own.
  const listed = ['difference', 'inventory', ...(isProviderAsked ? ['provider'] : [])];
  const parked = (await parkedFailures(db)).filter(({ kind }) => !listed.includes(kind));
  console.log(`${parked.length} parked.`);
  printTable(
    ['what', 'of', 'attempts', 'error'],
    // Control characters of a provider's message are removed for the terminal.
    parked.map(({ kind, id, attempts, error }) => [
      kind,
      id,
      `${attempts}`,
      error.replaceAll(/\p{C}+/gu, ' '),
    ]),
  );
  await noteNegativeBalances(db);
  return differences.length + parked.length;
}
