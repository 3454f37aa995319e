import { defineCommand } from 'citty';
import { readEnv } from '../env.ts';
import type { Database } from '../gateway/database/database.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { parkedFailures, retryParked } from '../gateway/repositories/settling-failures.ts';
import { auditSales } from '../gateway/selling/audit-sales.ts';
import { CliError } from './cli-error.ts';

/** `staykit data audit`: differences in the books of sales, and what is parked. */
export const dataAudit = defineCommand({
  meta: {
    name: 'audit',
    description: 'What the books of sales disagree about, and payments that are parked',
  },
  args: {
    retry: { type: 'boolean', description: 'Lets parked payments be tried again', default: false },
  },
  run: async ({ args }) => {
    const { dataDir, databaseUrl } = readEnv(process.env);
    const db = await openDatabase({
      dataDir,
      upkeep: true,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    try {
      await migrate(db);
      if (args.retry) console.log(`Tried again by the shop: ${await retryParked(db)}.`);
      const found = await report(db);
      if (found > 0) throw new CliError(`${found} to look at: see docs/guides/data.md.`);
    } finally {
      await db.close();
    }
  },
});

/** Prints the tables; returns how many lines ask for somebody. */
async function report(db: Database): Promise<number> {
  const differences = await auditSales(db, Date.now());
  console.log(`${differences.length} differences.`);
  printTable(
    ['what', 'of', 'expected', 'found'],
    differences.map(({ kind, subject, expected, found }) => [kind, subject, `${expected}`, `${found}`]),
  );
  // Differences of the last audit of the shop are those above, as they are now.
  const parked = (await parkedFailures(db)).filter(({ kind }) => kind !== 'difference');
  console.log(`${parked.length} parked.`);
  printTable(
    ['what', 'of', 'attempts', 'error'],
    // What a provider said is shown without what a terminal would obey.
    parked.map(({ kind, id, attempts, error }) => [
      kind,
      id,
      `${attempts}`,
      error.replaceAll(/\p{C}+/gu, ' '),
    ]),
  );
  return differences.length + parked.length;
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  const widths = head.map((title, place) =>
    Math.max(title.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  for (const row of [head, ...rows])
    console.log(
      row
        .map((text, place) => text.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
