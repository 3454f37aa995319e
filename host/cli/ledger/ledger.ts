import { writeFileSync } from 'node:fs';
import { defineCommand } from 'citty';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import {
  payOut,
  statementOf,
  type LedgerParty,
  type Statement,
} from '@staykit/gateway/payment/ledger/statement.ts';
import { statementCsv, statementTable } from '@staykit/gateway/payment/ledger/statement-table.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

/** Arguments that name a party and a month. */
const OF_A_PARTY = {
  hotel: { type: 'string', description: 'Id of a hotel' },
  partner: { type: 'string', description: 'Minisite id of a partner' },
  month: { type: 'string', description: 'Month, such as 2026-11', required: true },
} as const;

interface PartyArgs {
  hotel?: string | undefined;
  partner?: string | undefined;
  month?: string | undefined;
}

function partyOf({ hotel, partner, month = '' }: PartyArgs): { party: LedgerParty; month: string } {
  if ((hotel === undefined) === (partner === undefined))
    throw new CliError('Give either --hotel or --partner.', 2);
  const id = hotel ?? partner ?? '';
  if (!/^\d{1,15}$/.test(id))
    throw new CliError(`Expected the number of a hotel or partner, received ${JSON.stringify(id)}.`, 2);
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw new CliError(`--month: expected a month such as 2026-11, received ${JSON.stringify(month)}.`, 2);
  return { party: { kind: hotel === undefined ? 'partner' : 'hotel', id }, month };
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

const statement = defineCommand({
  meta: { name: 'statement', description: 'Prints what a hotel or partner is owed for a month' },
  args: { ...OF_A_PARTY, csv: { type: 'string', description: 'Writes it to a CSV file instead' } },
  run: ({ args }) => {
    const { party, month } = partyOf(args);
    return withDatabase(async (db) => {
      const found = await db.reader.snapshot((tx) => statementOf(tx, party, month as Statement['month']));
      const [head = [], ...rows] = statementTable(found);
      if (args.csv === undefined) printTable(head, rows);
      else {
        writeFileSync(args.csv, statementCsv(found));
        console.log(`${found.lines.length} entries in ${args.csv}.`);
      }
    });
  },
});

const payout = defineCommand({
  meta: { name: 'payout', description: 'Marks what is due to a hotel or partner as paid, once per month' },
  args: OF_A_PARTY,
  run: ({ args }) => {
    const { party, month } = partyOf(args);
    return withDatabase(async (db) => {
      const paid = await db.transaction((tx) => payOut(tx, party, month as Statement['month']));
      console.log(
        paid === undefined ? 'Nothing is due, or the month is paid.' : `${euros(paid)} EUR paid out.`,
      );
    });
  },
});

const check = defineCommand({
  meta: { name: 'check', description: 'Compares the ledger with bookings, gifts, payments and the report' },
  run: () =>
    withDatabase(async (db) => {
      const differences = await db.reader.snapshot((tx) => checkLedger(tx));
      console.log(`${differences.length} differences.`);
      printTable(
        ['of', 'expected', 'found'],
        differences.map(({ subject, expected, found }) => [subject, `${expected}`, `${found}`]),
      );
      if (differences.length > 0) throw new CliError('See docs/guides/operating/ledger.md.');
    }),
});

/** `staykit ledger ...` */
export const ledgerCommand = defineCommand({
  meta: { name: 'ledger', description: 'Statements, payouts, check of the books' },
  subCommands: { statement, payout, check },
});
