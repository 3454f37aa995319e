import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { isEmail } from '../../widgets/core/contact/contact-rules.ts';
import { readEnv } from '../env.ts';
import type { Database } from '../gateway/database/database.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { comingStays, forgetPerson } from '../gateway/repositories/forget-person.ts';
import { backUp } from '../gateway/upkeep/backup.ts';
import { restore } from '../gateway/upkeep/restore.ts';
import { dayInUtc } from '../gateway/calendar-day.ts';
import { CliError } from './cli-error.ts';
import { dataAudit } from './data-audit.ts';
import { dataMails } from './data-mails.ts';

async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readEnv(process.env);
  const db = await openDatabase({ dataDir, upkeep: true, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

const backup = defineCommand({
  meta: { name: 'backup', description: 'Writes the database into a file, as it is at one moment' },
  args: { file: { type: 'positional', description: 'The file, for instance shop.backup', required: true } },
  run: ({ args }) =>
    withDatabase(async (db) => {
      if (existsSync(args.file)) throw new CliError(`${args.file} is there already. Name another file.`);
      await migrate(db);
      console.log(`${await backUp(db, args.file, Date.now())} rows in ${args.file}.`);
    }),
});

const bringBack = defineCommand({
  meta: { name: 'restore', description: 'Reads such a file into an empty database' },
  args: {
    file: { type: 'positional', description: 'The file', required: true },
    force: { type: 'boolean', description: 'Empties the database first', default: false },
  },
  run: ({ args }) => {
    if (!existsSync(args.file)) throw new CliError(`There is no file ${args.file}.`);
    return withDatabase(async (db) => {
      console.log(`${await restore(db, args.file, { force: args.force })} rows from ${args.file}.`);
    });
  },
});

const forget = defineCommand({
  meta: { name: 'forget', description: 'Removes the personal data of a guest; sales stay without a name' },
  args: {
    email: { type: 'positional', description: 'The e-mail of the guest', required: true },
    force: { type: 'boolean', description: 'Also where stays are still to come', default: false },
  },
  run: ({ args }) =>
    withDatabase(async (db) => {
      const { email, force } = args;
      if (!isEmail(email)) throw new CliError('That is no e-mail address.');
      await migrate(db);
      const coming = await comingStays(db, email, dayInUtc());
      if (coming.length > 0 && !force)
        throw new CliError(
          `There are stays to come: ${coming.join(', ')}. Cancel them first, or give --force: the hotel then ` +
            'expects a guest without a name.',
        );
      const { bookings, gifts, mails, messages, accounts } = await db.transaction((tx) =>
        forgetPerson(tx, email),
      );
      console.log(
        `Forgotten: ${bookings} bookings and ${gifts} gifts emptied, ${mails} mails, ${messages} messages and ` +
          `${accounts} accounts removed.`,
      );
    }),
});

/** `staykit data ...` */
export const dataCommand = defineCommand({
  meta: {
    name: 'data',
    description: 'The database to a file and back, guests out of it, its mails and its books',
  },
  subCommands: { backup, restore: bringBack, forget, mails: dataMails, audit: dataAudit },
});
