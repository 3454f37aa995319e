import { writeFileSync } from 'node:fs';
import { defineCommand } from 'citty';
import { dayIn } from '../gateway/calendar-day.ts';
import { isPlainDate, type PlainDate } from '../../widgets/core/dates/plain-date.ts';
import { settingsOf } from '../../widgets/core/market/market-settings.ts';
import { readEnv } from '../env.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { partnerSales } from '../gateway/repositories/partner-sales.ts';
import { readPartners } from '../partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { CliError } from './cli-error.ts';
import { toCsv } from './csv.ts';
import { folderArg, partnersOf } from './partner-args.ts';
import { salesRows, salesTable, type PartnerSales } from './sales-table.ts';

/** `staykit partner report [slug ...]`: what was sold through partners. */
export const partnerReport = defineCommand({
  meta: { name: 'report', description: 'Bookings and gifts of a period that came through partners' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    from: { type: 'string', description: 'First day, yyyy-MM-dd; the first of this month without it' },
    to: { type: 'string', description: 'Last day, yyyy-MM-dd; today without it' },
    csv: { type: 'string', description: 'A file for the single sales, separated by commas' },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const partners = partnersOf(readPartners(args.folder, RESERVED_SEGMENTS), args._);
    const today = dayIn(settingsOf('fr_FR').timeZone, Date.now());
    const to = day('to', args.to) ?? today;
    const from = day('from', args.from) ?? `${to.slice(0, 7)}-01`;
    if (from > to) throw new CliError(`--from ${from} is after --to ${to}.`, 2);
    const { dataDir, databaseUrl } = readEnv(process.env);
    const db = await openDatabase({
      dataDir,
      upkeep: true,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    try {
      await migrate(db);
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
    } finally {
      await db.close();
    }
  },
});

function day(flag: string, text: string | undefined): PlainDate | undefined {
  if (text === undefined || isPlainDate(text)) return text;
  throw new CliError(`--${flag} is a day like 2026-11-01, not "${text}".`, 2);
}
