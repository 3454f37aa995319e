import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { readEnv } from '../env.ts';
import { DEFAULT_HOTELS, DEFAULT_SEED, generateCatalogue } from '../gateway/catalogue/generate.ts';
import { importRegister } from '../gateway/catalogue/import/import-register.ts';
import { readMapping } from '../gateway/catalogue/import/mapping.ts';
import type { Database } from '../gateway/database/database.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { bookingsFrom } from '../gateway/repositories/held-rooms.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { progressBar } from '../progress-bar.ts';
import { dayInUtc } from '../gateway/calendar-day.ts';
import { CliError } from './cli-error.ts';

const today = () => dayInUtc();

async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readEnv(process.env);
  const db = await openDatabase({ dataDir, upkeep: true, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    await migrate(db);
    return await run(db);
  } finally {
    await db.close();
  }
}

const generate = defineCommand({
  meta: {
    name: 'generate',
    description: 'Fills the database with an invented catalogue, in place of what is there',
  },
  args: {
    hotels: { type: 'string', description: 'How many hotels', default: String(DEFAULT_HOTELS) },
    seed: {
      type: 'string',
      description: 'The same seed makes the same hotels',
      default: String(DEFAULT_SEED),
    },
    force: { type: 'boolean', description: 'Also when there are bookings of the hotels that go' },
  },
  run: async ({ args }) => {
    const hotels = Number(args.hotels);
    const seed = Number(args.seed);
    if (!Number.isInteger(hotels) || hotels < 1)
      throw new CliError(`--hotels is a whole number above 0, not "${args.hotels}".`);
    if (!Number.isInteger(seed)) throw new CliError(`--seed is a whole number, not "${args.seed}".`);
    await withDatabase(async (db) => {
      const booked = await bookingsFrom(db, today());
      if (booked > 0 && !args.force)
        throw new CliError(
          `There are ${booked} bookings with nights to come, and their hotels would be replaced. Nothing was changed. ` +
            'Give --force to replace them all the same.',
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
  meta: { name: 'import', description: 'Adds the hotels of a CSV or JSON register' },
  args: {
    file: { type: 'positional', description: 'The register', required: true },
    map: { type: 'string', description: 'A file that says which column is what; known registers need none' },
  },
  run: async ({ args }) => {
    if (!existsSync(args.file)) throw new CliError(`There is no file ${args.file}.`);
    const mapping = args.map === undefined ? undefined : readMapping(args.map);
    return withDatabase(async (db) => {
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
          `${report.withdrawn} hotels left the register and have bookings: they are kept and not sold any more.`,
        );
      return report.hotels > 0 ? 0 : 1;
    });
  },
});

/** `staykit catalogue ...` */
export const catalogueCommand = defineCommand({
  meta: { name: 'catalogue', description: 'The hotels that are sold' },
  subCommands: { generate, import: bringIn },
});
