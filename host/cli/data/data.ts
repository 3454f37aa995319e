import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { isEmail } from '@staykit/values/contact/contact-field.ts';
import { upcomingStays, erasePerson } from '@staykit/gateway/upkeep/erase-person.ts';
import { backUp } from '@staykit/gateway/upkeep/backup.ts';
import { restore } from '@staykit/gateway/upkeep/restore.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';
import { dataAudit } from './data-audit.ts';
import { dataMails } from './data-mails.ts';

const backup = defineCommand({
  meta: { name: 'backup', description: 'Writes the database to a file' },
  args: { file: { type: 'positional', description: 'File, such as shop.backup', required: true } },
  run: ({ args }) =>
    withDatabase(async (db) => {
      if (existsSync(args.file)) throw new CliError(`${args.file} already exists. Choose another file.`);
      console.log(`${await backUp(db, args.file, Date.now())} rows in ${args.file}.`);
    }),
});

const bringBack = defineCommand({
  meta: { name: 'restore', description: 'Restores a backup into an empty database' },
  args: {
    file: { type: 'positional', description: 'Backup file', required: true },
    force: { type: 'boolean', description: 'Empties the database first', default: false },
  },
  run: ({ args }) => {
    if (!existsSync(args.file)) throw new CliError(`File ${args.file} does not exist.`);
    return withDatabase(async (db) => {
      console.log(`${await restore(db, args.file, { force: args.force })} rows from ${args.file}.`);
    }, 'as it is');
  },
});

const forget = defineCommand({
  meta: { name: 'forget', description: 'Erases the personal data of a guest; sales records stay' },
  args: {
    email: { type: 'positional', description: 'E-mail address of the guest', required: true },
    force: { type: 'boolean', description: 'Even if there are future stays', default: false },
  },
  run: ({ args }) =>
    withDatabase(async (db) => {
      const { email, force } = args;
      if (!isEmail(email)) throw new CliError('This is not a valid e-mail address.');
      const coming = await upcomingStays(db, email, dayInUtc());
      if (coming.length > 0 && !force)
        throw new CliError(
          `There are future stays: ${coming.join(', ')}. Cancel them first, or use --force: the hotel then ` +
            'expects a guest without name.',
        );
      const { bookings, gifts, mails, messages, accounts, reviews } = await db.transaction((tx) =>
        erasePerson(tx, email),
      );
      console.log(
        `Erased: personal data of ${bookings} bookings and ${gifts} gifts; ${mails} mails, ${messages} messages, ` +
          `${accounts} accounts and ${reviews} reviews removed.`,
      );
    }),
});

/** `staykit data ...` */
export const dataCommand = defineCommand({
  meta: {
    name: 'data',
    description: 'Backup, restore, erase guests, mails, audit',
  },
  subCommands: { backup, restore: bringBack, forget, mails: dataMails, audit: dataAudit },
});
