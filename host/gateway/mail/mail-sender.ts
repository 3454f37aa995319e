import { isLocale, languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { Database } from '../database/database.ts';
import { claimMails, deleteSentMails, markFailed, markSent, type ClaimedMail } from './mail-outbox.ts';
import type { Mail } from './mail.ts';
import { cardPicture } from './card-picture.ts';
import { RefusedMail, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

/** Mails per lease. */
const BATCH = 5;
/** Time limit of one mail in milliseconds. */
const MAIL_MS = 20_000;
/** Lease in milliseconds: longer than a whole batch can take. */
export const LEASE_MS = 120_000;
/** Delay before the second attempt in milliseconds; doubled for each further one. */
export const FIRST_WAIT_MS = 60_000;
/** Longest delay between two attempts. */
const LONGEST_WAIT_MS = 4 * 3_600_000;
/** Attempts, over about sixteen hours, after which a mail is parked. */
export const MOST_ATTEMPTS = 12;
/** Polling interval of the outbox in milliseconds. */
const POLL_MS = 3_000;
/** Retention of sent mails (without content) in days. */
export const SENT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Dependencies of the sender. */
export interface MailSenderParts {
  db: Database;
  transport: MailTransport;
  /** Address of the sender, with or without a name. */
  from: string;
  /** Address of a locale's shop, for links. */
  shopOf(locale: Locale): string;
  /** Whether mails say that the hotels of the shop are invented. */
  isDemo?: boolean;
  /** The present instant in ms since 1970. */
  clock(): number;
  /** Logs failures, without the recipient. */
  warn?(about: { mail: number; template: string; attempts: number; error: string }, message: string): void;
}

/** Sends mails from the outbox. */
export interface MailSender {
  /** Sends all due mails. Returns how many were sent. */
  sendDue(): Promise<number>;
  /** Polls the outbox until `stop`. */
  start(): void;
  /** Resolves when the current mail is done. */
  stop(): Promise<void>;
}

/**
 * Leases mails from the outbox and sends them; any number of processes may run. Delivery is at least once: after a
 * crash between sending and recording it, a mail is sent again with the same Message-ID.
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
        if (stopped) await markFailed(db, mail, { error: 'the process stopped', nextAttempt: clock() });
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

  const poll = () => {
    turn = sendDue()
      // The database does not answer: the next poll tries again.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS).unref();
      });
  };
  return {
    sendDue,
    start: poll,
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
    await markFailed(db, claimed, { error, ...(!final && { nextAttempt: clock() + wait }) });
    warn?.({ mail: id, template, attempts, error }, final ? 'a mail was parked' : 'a mail was not sent');
    return false;
  }
  // Outside the try block: if this fails, the mail was sent all the same, and is sent again when its lease expires.
  await markSent(db, claimed, clock());
  return true;
}

async function handOver(
  { transport, from, shopOf, isDemo }: MailSenderParts,
  claimed: ClaimedMail,
): Promise<void> {
  const { id, template, locale, recipient, data, createdAt } = claimed;
  if (!isLocale(locale)) throw new Error(`Unknown locale ${locale}.`);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const { design, ...rendered } = renderMail(
    { template, locale, to: recipient, data } as Mail,
    shopOf(locale),
    isDemo,
  );
  const { pictures = [] } = rendered;
  await transport.send({
    ...rendered,
    ...(design && { pictures: [...pictures, await cardPicture(design)] }),
    from,
    to: recipient,
    language: languageTag(locale),
    messageId: `<mail-${id}-${createdAt.getTime().toString(36)}@${domain}>`,
  });
}

/** The reason of a failure without the recipient's address, which servers like to repeat. */
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
