import { writeFileSync } from 'node:fs';
import { defineCommand } from 'citty';
import { dayIn } from '@staykit/gateway/catalogue/calendar-day.ts';
import { isPlainDate, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { partnerSales } from '@staykit/gateway/selling/partner-sales.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';
import { toCsv } from '@staykit/gateway/payment/ledger/csv.ts';
import { folderArg, partnersFolder, partnersOf } from './partner-args.ts';
import { salesRows, salesTable, type PartnerSales } from './sales-table.ts';

/** `staykit partner report [slug ...]`: sales through partners. */
export const partnerReport = defineCommand({
  meta: { name: 'report', description: 'Reports bookings and gifts of partners' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    from: { type: 'string', description: 'First date, yyyy-MM-dd; default: start of this month' },
    to: { type: 'string', description: 'Last date, yyyy-MM-dd; default: today' },
    csv: { type: 'string', description: 'CSV file with one line per sale' },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const partners = partnersOf(readPartners(partnersFolder(args.folder), RESERVED_SEGMENTS), args._);
    const today = dayIn(settingsOf('fr_FR').timeZone, Date.now());
    const to = day('to', args.to) ?? today;
    const from = day('from', args.from) ?? `${to.slice(0, 7)}-01`;
    if (from > to) throw new CliError(`--from ${from} is after --to ${to}.`, 2);
    await withDatabase(async (db) => {
      const report: PartnerSales[] = [];
      for (const { slug, minisiteId, minisiteLocale } of partners) {
        const { timeZone } = settingsOf(minisiteLocale);
        report.push({ slug, sales: await partnerSales(db, { minisiteId, from, to, timeZone }) });
      }
      console.log(`Sales from ${from} to ${to}, in euros\n\n${salesTable(report)}`);
      if (args.csv !== undefined) {
        const rows = salesRows(report);
        writeFileSync(args.csv, toCsv(rows));
        console.log(`\n${rows.length - 1} sales in ${args.csv}, separated by commas.`);
      }
      return 0;
    });
  },
});

function day(flag: string, text: string | undefined): PlainDate | undefined {
  if (text === undefined || isPlainDate(text)) return text;
  throw new CliError(`--${flag} must be a date like 2026-11-01, not "${text}".`, 2);
}
