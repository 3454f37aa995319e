import { defineCommand } from 'citty';
import { writeAudit } from '@staykit/back-office/registry/audited-database.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { upcomingStays, erasePerson, type ErasedRows } from '@staykit/gateway/upkeep/erase-person.ts';
import { keyedHash } from '@staykit/gateway/visitors/keyed-hash.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { isEmail } from '@staykit/values/contact/contact-field.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';

/** Who erased, in the audit log: whoever may run commands on the machine. */
const OPERATOR = { email: 'command line', role: 'admin' } as const;

/** Rolls the transaction of a dry run back. */
class NotDone extends Error {
  readonly erased: ErasedRows;

  constructor(erased: ErasedRows) {
    super('dry run');
    this.name = 'NotDone';
    this.erased = erased;
  }
}

/** `staykit data forget EMAIL`: erases a person, and writes into the audit log that it was done. */
export const dataForget = defineCommand({
  meta: { name: 'forget', description: 'Erases the personal data of a guest; sales records stay' },
  args: {
    email: { type: 'positional', description: 'E-mail address of the guest', required: true },
    force: { type: 'boolean', description: 'Even if there are future stays', default: false },
    'dry-run': {
      type: 'boolean',
      description: 'Says what would be erased, and erases nothing',
      default: false,
    },
  },
  run: ({ args }) =>
    withDatabase(async (db) => {
      const { email, force } = args;
      if (!isEmail(email)) throw new CliError('This is not a valid e-mail address.');
      const coming = await upcomingStays(db, email, dayInUtc());
      const isDry = args['dry-run'];
      if (coming.length > 0 && !force && !isDry)
        throw new CliError(
          `There are future stays: ${coming.join(', ')}. Cancel them first, or use --force: the hotel then ` +
            'expects a guest without name.',
        );
      const { bookings, gifts, mails, messages, accounts, reviews } = isDry
        ? await tryOut(db, email)
        : await erase(db, email);
      console.log(
        `${isDry ? 'Would be erased' : 'Erased'}: personal data of ${bookings} bookings and ${gifts} gifts; ${mails} mails, ${messages} messages, ` +
          `${accounts} accounts and ${reviews} reviews removed.`,
      );
      if (isDry && coming.length > 0)
        console.log(`Future stays: ${coming.join(', ')}. Cancel them first, or use --force.`);
    }),
});

function erase(db: Database, email: string): Promise<ErasedRows> {
  return db.transaction(async (tx) => {
    const erased = await erasePerson(tx, email);
    // Not the address, which is erased: who has the secret of the shop can still tell whether one was.
    const { dataDir, sessionSecret } = readEnv(process.env);
    const { session } = readSecrets(dataDir, sessionSecret && { session: sessionSecret });
    const subject = keyedHash(session, 'erased', email.toLowerCase());
    await writeAudit(
      tx,
      { staff: OPERATOR, resource: 'data', action: 'forget', subject, after: { id: subject, ...erased } },
      Date.now(),
    );
    return erased;
  });
}

/** Counts what `erase` would change. */
async function tryOut(db: Database, email: string): Promise<ErasedRows> {
  try {
    return await db.transaction(async (tx): Promise<ErasedRows> => {
      throw new NotDone(await erasePerson(tx, email));
    });
  } catch (error) {
    if (error instanceof NotDone) return error.erased;
    throw error;
  }
}
