import { defineCommand } from 'citty';
import { minuteInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { listMails, retryParkedMails, type OutboxEntry } from '@staykit/gateway/mail/mail-outbox.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';

const STATES: readonly OutboxEntry['state'][] = ['waiting', 'sending', 'sent', 'parked'];

/** Maximum number of listed mails. */
const MOST = 200;

/** `staykit data mails`: the mail outbox, newest first. */
export const dataMails = defineCommand({
  meta: { name: 'mails', description: 'Lists the mails of the outbox, newest first' },
  args: {
    state: { type: 'string', description: `Filter by state: ${STATES.join(', ')}` },
    retry: { type: 'boolean', description: 'Retries parked mails', default: false },
  },
  run: async ({ args }) => {
    const state = STATES.find((one) => one === args.state);
    if (args.state !== undefined && !state) {
      throw new CliError(`--state must be one of ${STATES.join(', ')}, not "${args.state}".`, 2);
    }
    await withDatabase(async (db) => {
      if (args.retry) console.log(`Queued again: ${await retryParkedMails(db)}.`);
      const mails = await listMails(db, MOST, state);
      for (const mail of mails) console.log(line(mail));
      if (mails.length === 0) console.log('No mails found.');
    });
  },
});

function line({ id, createdAt, state, template, locale, recipient, attempts, error }: OutboxEntry): string {
  const tried = attempts > 0 ? `, ${attempts} attempts` : '';
  // Control characters of a server's message are removed for the terminal.
  const why = error === null ? '' : `: ${error.replaceAll(/\p{C}+/gu, ' ')}`;
  return `${id}  ${minuteInUtc(createdAt)}  ${state}  ${template} ${locale} to ${recipient}${tried}${why}`;
}
