import { isLocale, languageTag, type Locale } from '../../../widgets/core/market/locale.ts';
import type { Database } from '../database/database.ts';
import {
  claimMails,
  deleteSentMails,
  settleFailed,
  settleSent,
  type ClaimedMail,
} from '../repositories/mail-outbox.ts';
import type { Mail } from './mail.ts';
import { RefusedMail, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

/** Mails that a process takes at a time. */
const BATCH = 5;
/** Milliseconds that one mail may take. */
const MAIL_MS = 20_000;
/** Milliseconds that a process keeps mails for itself: longer than a whole batch can take. */
export const LEASE_MS = 120_000;
/** Milliseconds before the second attempt; doubled for each further one. */
export const FIRST_WAIT_MS = 60_000;
/** The longest wait between two attempts. */
const LONGEST_WAIT_MS = 4 * 3_600_000;
/** After so many attempts, some sixteen hours, a mail is parked. */
export const MOST_ATTEMPTS = 12;
/** Milliseconds between two looks into the outbox. */
const LOOK_MS = 3_000;
/** Days that it is known of a mail that it was sent. */
export const SENT_DAYS = 30;
const DAY_MS = 86_400_000;

/** What the sender is put together from. */
export interface MailSenderParts {
  db: Database;
  transport: MailTransport;
  /** Address of the sender, with or without a name. */
  from: string;
  /** Address of the shop of a locale: links begin with it. */
  shopOf(locale: Locale): string;
  /** The present instant in ms since 1970. */
  clock(): number;
  /** Told of what could not be sent; never of whom it was for. */
  warn?(about: { mail: number; template: string; attempts: number; error: string }, message: string): void;
}

/** Sends what waits in the outbox. */
export interface MailSender {
  /** Sends all that is due. Returns how many mails were handed over. */
  sendDue(): Promise<number>;
  /** Looks into the outbox until `stop`. */
  start(): void;
  /** Resolves when the mail under way is settled. */
  stop(): Promise<void>;
}

/**
 * Takes mails from the outbox and hands them over. Any number of processes may do so: each takes its own. A mail is
 * sent at least once; it is sent twice only when a process dies between handing over and noting it, and then under
 * the same Message-ID.
 */
export function createMailSender(parts: MailSenderParts): MailSender {
  const { db, clock } = parts;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let swept = 0;

  async function sendDue(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const mails = await claimMails(db, {
        now: clock(),
        leaseMs: LEASE_MS,
        limit: BATCH,
        mostAttempts: MOST_ATTEMPTS,
      });
      for (const mail of mails) {
        if (stopped) await settleFailed(db, mail, { error: 'the process stopped', nextAttempt: clock() });
        else if (await sendOne(parts, mail)) sent += 1;
      }
      if (mails.length < BATCH) break;
    }
    if (clock() - swept > DAY_MS / 24) {
      swept = clock();
      await deleteSentMails(db, clock() - SENT_DAYS * DAY_MS);
    }
    return sent;
  }

  const look = () => {
    turn = sendDue()
      // The database does not answer: the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK_MS).unref();
      });
  };
  return {
    sendDue,
    start: look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await turn;
      parts.transport.close();
    },
  };
}

async function sendOne(parts: MailSenderParts, claimed: ClaimedMail): Promise<boolean> {
  const { db, clock, warn } = parts;
  const { id, template, recipient, attempts } = claimed;
  try {
    await within(MAIL_MS, handOver(parts, claimed));
  } catch (failure) {
    const error = reasonOf(failure, recipient);
    const final = failure instanceof RefusedMail || attempts >= MOST_ATTEMPTS;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    await settleFailed(db, claimed, { error, ...(!final && { nextAttempt: clock() + wait }) });
    warn?.({ mail: id, template, attempts, error }, final ? 'a mail was parked' : 'a mail was not sent');
    return false;
  }
  // Outside: where this is not noted, the mail is under way all the same, and goes again when its lease has ended.
  await settleSent(db, claimed, clock());
  return true;
}

async function handOver({ transport, from, shopOf }: MailSenderParts, claimed: ClaimedMail): Promise<void> {
  const { id, template, locale, recipient, data, createdAt } = claimed;
  if (!isLocale(locale)) throw new Error(`There is no locale ${locale}.`);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  await transport.send({
    ...renderMail({ template, locale, to: recipient, data } as Mail, shopOf(locale)),
    from,
    to: recipient,
    language: languageTag(locale),
    messageId: `<mail-${id}-${createdAt.getTime().toString(36)}@${domain}>`,
  });
}

/** The reason in few words, without the address that servers like to repeat. */
function reasonOf(failure: unknown, recipient: string): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  return text
    .replaceAll(recipient, 'the recipient')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
