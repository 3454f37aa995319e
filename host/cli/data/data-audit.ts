import { defineCommand } from 'citty';
import type { Database } from '@staykit/gateway/database/database.ts';
import { parkedFailures, retryParked } from '@staykit/gateway/selling/settle/settling-failures.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';
import { printTable } from '../print-table.ts';

/** `staykit data audit`: differences in the books of sales, and parked items. */
export const dataAudit = defineCommand({
  meta: {
    name: 'audit',
    description: 'Audits sales, lists parked payments',
  },
  args: {
    retry: { type: 'boolean', description: 'Retries parked payments', default: false },
  },
  run: async ({ args }) => {
    await withDatabase(async (db) => {
      if (args.retry) console.log(`Queued for retry: ${await retryParked(db)}.`);
      const found = await report(db);
      if (found > 0) throw new CliError(`${found} need an operator: see docs/guides/data.md.`);
    });
  },
});

/** Prints the tables; returns the number of lines that need an operator. */
async function report(db: Database): Promise<number> {
  const differences = await auditSales(db, Date.now());
  console.log(`${differences.length} differences.`);
  printTable(
    ['what', 'of', 'expected', 'found'],
    differences.map(({ kind, subject, expected, found }) => [kind, subject, `${expected}`, `${found}`]),
  );
  // Differences of the shop's last audit are listed above with their current figures; `inventory reconcile` has its own.
  const parked = (await parkedFailures(db)).filter(({ kind }) => !['difference', 'inventory'].includes(kind));
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
  return differences.length + parked.length;
}
