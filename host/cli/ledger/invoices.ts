import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { invoicePdf } from '@staykit/gateway/payment/documents/invoice-pdf.ts';
import {
  isMonthOver,
  issueCommissionInvoices,
} from '@staykit/gateway/payment/invoices/commission-invoices.ts';
import { askVies } from '@staykit/gateway/payment/invoices/vies.ts';
import { setHotelBilling } from '@staykit/gateway/payment/invoices/hotel-billing.ts';
import { commissionInvoicesOf, invoicesIn, type Invoice } from '@staykit/gateway/payment/invoices/invoice.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { enterShopOf } from '../../server/shop-of-env.ts';
import { CliError } from '../cli-error.ts';
import { toCsv } from '@staykit/gateway/payment/ledger/csv.ts';
import { euros } from '@staykit/gateway/payment/ledger/statement-table.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';
import { IN_A_LANGUAGE, localeOf } from './language.ts';

const FILES = {
  month: { type: 'string', description: 'Month, such as 2026-11', required: true },
  folder: { type: 'string', description: 'Writes each as a PDF into this folder' },
  ...IN_A_LANGUAGE,
} as const;

function monthOf(month: string): PlainMonth {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return month as PlainMonth;
  throw new CliError(`--month: expected a month such as 2026-11, received ${JSON.stringify(month)}.`, 2);
}

function hotelOf(hotel: string | undefined): string | undefined {
  if (hotel === undefined || /^\d{1,15}$/.test(hotel)) return hotel;
  throw new CliError(`--hotel: expected the number of a hotel, received ${JSON.stringify(hotel)}.`, 2);
}

/** The shop of the environment, then its database: invoices have its sellers. */
async function withShop<T>(work: (db: Database) => Promise<T>): Promise<T> {
  await enterShopOf(readEnv(process.env));
  return withDatabase(work);
}

const HEADINGS = ['number', 'kind', 'day', 'of', 'corrects', 'net', 'vat', 'total', 'vat number', 'vies'];

function rowOf({
  number,
  kind,
  issuedOn,
  saleKind,
  saleId,
  hotelId,
  corrects,
  content,
  totalCents,
  buyer,
}: Invoice) {
  const vat = content.lines.reduce((sum, { vatCents = 0 }) => sum + vatCents, 0);
  const of = saleId === null ? `hotel ${hotelId}` : `${saleKind} ${saleId}`;
  const amounts = [totalCents - vat, vat, totalCents].map(euros);
  return [number, kind, issuedOn, of, corrects ?? '', ...amounts, buyer?.vatNumber ?? '', buyer?.vies ?? ''];
}

async function write(
  folder: string,
  invoices: readonly Invoice[],
  locale: Locale | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const invoice of invoices) {
    const pdf = await invoicePdf([invoice], {
      brand: presentShop().name,
      now: Date.now(),
      ...(locale && { locale }),
    });
    writeFileSync(join(folder, `${invoice.number}.pdf`), pdf);
  }
  console.log(`${invoices.length} files in ${folder}.`);
}

/** `staykit ledger invoices` */
export const invoicesCommand = defineCommand({
  meta: { name: 'invoices', description: 'Lists the invoices and credit notes that a month issued' },
  args: { ...FILES, csv: { type: 'string', description: 'Writes the list to a CSV file instead' } },
  run: ({ args }) => {
    const month = monthOf(args.month);
    const locale = localeOf(args.locale);
    return withShop(async (db) => {
      const invoices = await invoicesIn(db.reader, month);
      const rows = invoices.map(rowOf);
      if (args.csv === undefined) printTable(HEADINGS, rows);
      else {
        // Amounts are numbers, or a spreadsheet would take a minus for a formula.
        const isAmount = (place: number) => ['net', 'vat', 'total'].includes(HEADINGS[place] ?? '');
        const cells = rows.map((row) => row.map((cell, place) => (isAmount(place) ? Number(cell) : cell)));
        writeFileSync(args.csv, toCsv([HEADINGS, ...cells]));
        console.log(`${invoices.length} invoices in ${args.csv}.`);
      }
      if (args.folder !== undefined) await write(args.folder, invoices, locale);
    });
  },
});

/** `staykit ledger commission` */
export const commission = defineCommand({
  meta: { name: 'commission', description: 'Issues the commission invoices of hotels for a month, once' },
  args: { ...FILES, hotel: { type: 'string', description: 'Id of a hotel; default: all' } },
  run: ({ args }) => {
    const month = monthOf(args.month);
    const hotel = hotelOf(args.hotel);
    const locale = localeOf(args.locale);
    if (!isMonthOver(month, Date.now()))
      throw new CliError(`--month: ${month} is invoiced from the second day of the next month on.`, 2);
    return withShop(async (db) => {
      const issued = await issueCommissionInvoices(db, month, Date.now(), hotel);
      console.log(`${issued.length} invoices issued.`);
      const invoices = await commissionInvoicesOf(db, month, hotel);
      printTable(HEADINGS, invoices.map(rowOf));
      if (args.folder !== undefined) await write(args.folder, invoices, locale);
    });
  },
});

/** `staykit ledger billing` */
export const billing = defineCommand({
  meta: {
    name: 'billing',
    description: 'Sets whom the commission of a hotel is invoiced to, from tomorrow on',
  },
  args: {
    hotel: { type: 'string', description: 'Id of a hotel', required: true },
    name: { type: 'string', description: 'Legal name', required: true },
    address: { type: 'string', description: 'Address; lines are separated by commas', required: true },
    vat: { type: 'string', description: 'VAT number with its country', required: true },
  },
  run: ({ args }) => {
    const hotel = hotelOf(args.hotel) ?? '';
    return withDatabase(async (db) => {
      const address = args.address.split(',').flatMap((line) => line.trim() || []);
      const outcome = await setHotelBilling(db, hotel, { name: args.name, address, vatNumber: args.vat });
      if (outcome === 'unknown hotel') throw new CliError(`--hotel: there is no hotel ${hotel}.`, 2);
      if (outcome === 'wrong VAT number')
        throw new CliError(
          `--vat: the form or the check digits of ${JSON.stringify(args.vat)} are wrong.`,
          2,
        );
      const { viesUrl } = readEnv(process.env);
      const vies = viesUrl === undefined ? '' : ` VIES: ${await askVies(viesUrl, outcome.vatNumber)}.`;
      console.log(`Commission of hotel ${hotel} is invoiced to ${args.name}, ${outcome.vatNumber}.${vies}`);
    });
  },
});
