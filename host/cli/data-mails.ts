import { defineCommand } from 'citty';
import { readEnv } from '../env.ts';
import { minuteInUtc } from '../gateway/calendar-day.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { listMails, releaseParked, type OutboxEntry } from '../gateway/repositories/mail-outbox.ts';
import { CliError } from './cli-error.ts';

const STATES: readonly OutboxEntry['state'][] = ['waiting', 'sending', 'sent', 'parked'];

/** Mails that one list shows. */
const MOST = 200;

/** `staykit data mails`: what is in the outbox, the newest first. */
export const dataMails = defineCommand({
  meta: { name: 'mails', description: 'The mails of the outbox, the newest first' },
  args: {
    state: { type: 'string', description: `Only those that are ${STATES.join(', ')}` },
    retry: { type: 'boolean', description: 'Lets parked mails be tried again', default: false },
  },
  run: async ({ args }) => {
    const state = STATES.find((one) => one === args.state);
    if (args.state !== undefined && !state) {
      throw new CliError(`--state is one of ${STATES.join(', ')}, not "${args.state}".`, 2);
    }
    const { dataDir, databaseUrl } = readEnv(process.env);
    const db = await openDatabase({
      dataDir,
      upkeep: true,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    try {
      await migrate(db);
      if (args.retry) console.log(`Waiting again: ${await releaseParked(db)}.`);
      const mails = await listMails(db, MOST, state);
      for (const mail of mails) console.log(line(mail));
      if (mails.length === 0) console.log('There are no such mails.');
    } finally {
      await db.close();
    }
  },
});

function line({ id, createdAt, state, template, locale, recipient, attempts, error }: OutboxEntry): string {
  const tried = attempts > 0 ? `, ${attempts} attempts` : '';
  // What a server said is shown without what a terminal would obey.
  const why = error === null ? '' : `: ${error.replaceAll(/\p{C}+/gu, ' ')}`;
  return `${id}  ${minuteInUtc(createdAt)}  ${state}  ${template} ${locale} to ${recipient}${tried}${why}`;
}
