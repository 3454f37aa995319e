import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import type { Database } from '@staykit/gateway/database/database.ts';
import { holdMode } from '@staykit/gateway/database/hold-mode.ts';
import { readEnv } from '../server/environment/read-env.ts';
import { bookingsFrom } from '@staykit/gateway/selling/stock/held-rooms.ts';
import { loadDemo } from '../server/services/load-demo.ts';
import { progressBar } from '../server/progress-bar.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { CliError } from './cli-error.ts';
import { withDatabase } from './with-database.ts';

const today = () => dayInUtc();

/** The database of a demo: what these commands write is invented in part, so a real shop refuses them. */
function withDemo<T>(work: (db: Database) => Promise<T>): Promise<T> {
  if (readEnv(process.env).mode === 'production')
    throw new CliError(
      'STAYKIT_MODE is production: this command invents prices and rooms, for the demo alone.',
    );
  return withDatabase(async (db) => {
    await holdMode(db, 'demo');
    return work(db);
  });
}

const generate = defineCommand({
  meta: {
    name: 'generate',
    description: 'Replaces the catalogue with generated hotels',
  },
  args: {
    hotels: { type: 'string', description: 'Number of hotels; default 2500' },
    seed: { type: 'string', description: 'The same seed makes the same hotels' },
    force: { type: 'boolean', description: 'Even if hotels with bookings are replaced' },
  },
  run: async ({ args }) => {
    const { generateCatalogue, DEFAULT_HOTELS, DEFAULT_SEED } = await loadDemo();
    const hotels = Number(args.hotels ?? DEFAULT_HOTELS);
    const seed = Number(args.seed ?? DEFAULT_SEED);
    if (!Number.isInteger(hotels) || hotels < 1)
      throw new CliError(`--hotels must be a whole number above 0, not "${args.hotels}".`);
    if (!Number.isInteger(seed)) throw new CliError(`--seed must be a whole number, not "${args.seed}".`);
    await withDemo(async (db) => {
      const booked = await bookingsFrom(db, today());
      if (booked > 0 && !args.force)
        throw new CliError(
          `There are ${booked} bookings with future nights, whose hotels would be replaced. Nothing was changed. ` +
            'Use --force to replace them anyway.',
        );
      const report = await generateCatalogue({
        db,
        today: today(),
        hotels,
        seed,
        onProgress: progressBar(process.stdout, 'Filling the catalogue'),
      });
      console.log(
        `${report.hotels} hotels with ${report.offers} offers and ${report.reviews} reviews in ${Math.round(report.milliseconds)} ms.`,
      );
    });
  },
});

const bringIn = defineCommand({
  meta: { name: 'import', description: 'Imports the hotels of a CSV or JSON register' },
  args: {
    file: { type: 'positional', description: 'Register file', required: true },
    map: { type: 'string', description: 'Mapping file of the columns; known registers need none' },
  },
  run: async ({ args }) => {
    if (!existsSync(args.file)) throw new CliError(`File ${args.file} does not exist.`);
    const { importRegister, readMapping } = await loadDemo();
    const mapping = args.map === undefined ? undefined : readMapping(args.map);
    return withDemo(async (db) => {
      const report = await importRegister({
        db,
        file: args.file,
        today: today(),
        onProgress: progressBar(process.stdout, 'Importing'),
        ...(mapping && { mapping }),
      });
      for (const { line, reason } of report.skipped)
        console.error(`${args.file}:${line}: skipped: ${reason}`);
      console.log(
        `${report.register}: ${report.hotels} hotels with ${report.offers} offers in ${Math.round(report.milliseconds)} ms, ` +
          `${report.replaced} replaced, ${report.skipped.length} lines skipped.`,
      );
      if (report.withdrawn > 0)
        console.log(
          `${report.withdrawn} hotels left the register but have bookings: they are kept and no longer sold.`,
        );
      return report.hotels > 0 ? 0 : 1;
    });
  },
});

/** `staykit catalogue ...` */
export const catalogueCommand = defineCommand({
  meta: { name: 'catalogue', description: 'Generate or import hotels' },
  subCommands: { generate, import: bringIn },
});
