import { writeFileSync } from 'node:fs';
import { defineCommand } from 'citty';
import { DEFAULT_LOCALE } from '@staykit/values/market/locale.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { statementPdf } from '@staykit/gateway/payment/documents/statement-pdf.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import {
  isOver,
  payOut,
  statementOf,
  type LedgerParty,
  type Statement,
} from '@staykit/gateway/payment/ledger/statement.ts';
import { partyName } from '@staykit/gateway/payment/ledger/party-name.ts';
import { euros, statementCsv, statementTable } from '@staykit/gateway/payment/ledger/statement-table.ts';
import { CliError } from '../cli-error.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { shopFolders } from '../../server/shop-folders.ts';
import { enterShopOf } from '../../server/shop-of-env.ts';
import { TOP } from '../../top.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';
import { billing, commission, invoicesCommand } from './invoices.ts';
import { IN_A_LANGUAGE, localeOf } from './language.ts';
import { noteNegativeBalances } from './note-negative-balances.ts';

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

/** Partners of the shop, if it has a folder of them. */
function partnersOfShop() {
  const { partners } = shopFolders(readEnv(process.env), TOP);
  return partners === undefined ? undefined : readPartners(partners, RESERVED_SEGMENTS);
}

const statement = defineCommand({
  meta: { name: 'statement', description: 'Prints what a hotel or partner is owed for a month' },
  args: {
    ...OF_A_PARTY,
    csv: { type: 'string', description: 'Writes it to a CSV file instead' },
    format: { type: 'enum', options: ['table', 'pdf'], default: 'table', description: 'How it is written' },
    file: { type: 'string', description: 'File of the PDF; default: statement-hotel-7-2026-11.pdf' },
    ...IN_A_LANGUAGE,
  },
  run: ({ args }) => {
    const { party, month } = partyOf(args);
    return withDatabase(async (db) => {
      const found = await db.reader.snapshot((tx) => statementOf(tx, party, month as Statement['month']));
      if (args.format === 'pdf') {
        const file = args.file ?? `statement-${party.kind}-${party.id}-${month}.pdf`;
        await enterShopOf(readEnv(process.env));
        const pdf = await statementPdf(found, {
          brand: presentShop().name,
          name: await partyName(db, party.kind === 'partner' ? partnersOfShop() : undefined, party),
          locale: localeOf(args.locale) ?? DEFAULT_LOCALE,
          now: Date.now(),
        });
        writeFileSync(file, pdf);
        console.log(`${found.lines.length} entries in ${file}.`);
        return;
      }
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
    if (!isOver(month as Statement['month'], Date.now()))
      throw new CliError(`--month: ${month} is not over: it is paid out from the first day of the next.`, 2);
    return withDatabase(async (db) => {
      const paid = await db.transaction((tx) => payOut(tx, party, month as Statement['month'], Date.now()));
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
      await noteNegativeBalances(db);
      if (differences.length > 0) throw new CliError('See docs/guides/operating/ledger.md.');
    }),
});

/** `staykit ledger ...` */
export const ledgerCommand = defineCommand({
  meta: { name: 'ledger', description: 'Statements, payouts, invoices, check of the books' },
  subCommands: { statement, payout, check, invoices: invoicesCommand, commission, billing },
});
