import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { scratchDatabase } from '../fixtures/own-database.ts';
import { claimMails, listMails, markSent } from './mail-outbox.ts';
import { aMail } from './fixtures/mails.ts';
import { startSmtpServer, type SmtpServer } from './fixtures/smtp-server.ts';
import {
  createMailSender,
  FIRST_WAIT_MS,
  LEASE_MS,
  MOST_ATTEMPTS,
  SENT_DAYS,
  type MailSenderParts,
} from './mail-sender.ts';
import { RefusedMail, type OutgoingMail } from './mail-transport.ts';
import { queueMail } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let db: Database;
let now: number;
let out: OutgoingMail[];
let warned: object[];

beforeAll(async () => {
  db = await scratchDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from mail_outbox');
  now = Date.now() + 1_000;
  out = [];
  warned = [];
});

const sender = (send?: (mail: OutgoingMail) => Promise<void>, parts: Partial<MailSenderParts> = {}) =>
  createMailSender({
    db,
    transport: {
      send: async (mail) => {
        await send?.(mail);
        out.push(mail);
      },
      close: () => undefined,
    },
    from: 'Staykit <bonjour@staykit.example>',
    shopOf: (locale) => `https://${locale.toLowerCase()}.example`,
    clock: () => now,
    warn: (about) => warned.push(about),
    ...parts,
  });
const queue = (...mail: Parameters<typeof aMail>) => queueMail(db, aMail(...mail));
const outbox = () => listMails(db, 100);

describe('the outbox', () => {
  it('stores a mail in the transaction of its event, and drops it when that is rolled back', async () => {
    await expect(
      db.transaction(async (tx) => {
        await queueMail(tx, aMail('booking-confirmation'));
        throw new Error('sold out');
      }),
    ).rejects.toThrow('sold out');
    expect(await outbox()).toEqual([]);
    await db.transaction((tx) => queueMail(tx, aMail('booking-confirmation')));
    expect(await outbox()).toMatchObject([{ template: 'booking-confirmation', state: 'waiting' }]);
  });

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'Ann <a@example.com>',
    'a@b@example.com',
    'nobody',
    '',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j', async (to) => {
    await expect(queueMail(db, { ...aMail('password-reset'), to })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await outbox()).toEqual([]);
  });
});

describe('the sender', () => {
  it('sends due mails once, and then deletes their content', async () => {
    await queue('booking-confirmation', 'nl_BE');
    await queue('password-reset', 'it_IT');
    expect(await sender().sendDue()).toBe(2);
    expect(await sender().sendDue()).toBe(0);
    expect(out.map(({ to, language }) => [to, language])).toEqual([
      ['camille@example.com', 'nl-BE'],
      ['camille@example.com', 'it-IT'],
    ]);
    expect(out[1]?.html).toContain('https://it_it.example/account/password#t=abc');
    expect(await db.query('select state, data from mail_outbox')).toEqual([
      { state: 'sent', data: {} },
      { state: 'sent', data: {} },
    ]);
  });

  it('sends each mail once when several look at the same time', async () => {
    for (let count = 0; count < 23; count += 1) await queue('voucher-giver');
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 2));
    const sent = await Promise.all([sender(slow), sender(slow), sender(slow)].map((each) => each.sendDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(23);
    expect(new Set(out.map(({ messageId }) => messageId)).size).toBe(23);
    expect(out).toHaveLength(23);
  });

  it('tries again later, waiting longer each time, and parks what never goes', async () => {
    await queue('booking-confirmation');
    const failing = sender(() => Promise.reject(new Error('421 try later, camille@example.com')));
    await failing.sendDue();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await failing.sendDue();
    expect(warned).toHaveLength(1);
    now += FIRST_WAIT_MS;
    await failing.sendDue();
    expect(warned).toHaveLength(2);
    now += FIRST_WAIT_MS;
    await failing.sendDue();
    expect(warned).toHaveLength(2);
    for (let turn = 0; turn < 20; turn += 1) {
      now += 5 * 3_600_000;
      await failing.sendDue();
    }
    expect(warned).toHaveLength(MOST_ATTEMPTS);
    expect(await outbox()).toMatchObject([{ state: 'parked', attempts: MOST_ATTEMPTS }]);
    expect(JSON.stringify([warned, await outbox()])).not.toContain('later, camille@');
  });

  it('parks what the other side refuses, and goes on with the rest', async () => {
    await queue('booking-confirmation');
    await queue('password-reset');
    await sender(async ({ subject }) => {
      if (subject.includes('40718293')) throw new RefusedMail('550 no such person');
    }).sendDue();
    expect(await outbox()).toMatchObject([
      { template: 'password-reset', state: 'sent' },
      { template: 'booking-confirmation', state: 'parked', attempts: 1, error: '550 no such person' },
    ]);
  });

  it('leaves a mail that it cannot write to a newer version, and does not stop at it', async () => {
    await db.query(
      `insert into mail_outbox (template, locale, recipient, data) values ('later', 'fr_FR', 'a@example.com', '{}')`,
    );
    await queue('password-reset');
    expect(await sender().sendDue()).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'sent' }, { template: 'later', state: 'waiting' }]);
  });

  it('sends the mails of a process that died, after their lease, under the same Message-ID', async () => {
    const id = await queue('booking-confirmation');
    const lease = { now, leaseMs: LEASE_MS, limit: 5, mostAttempts: MOST_ATTEMPTS };
    const [dead] = await claimMails(db, lease);
    expect(dead?.id).toBe(id);
    expect(await sender().sendDue()).toBe(0);
    now += LEASE_MS;
    expect(await sender().sendDue()).toBe(1);
    expect(out[0]?.messageId).toMatch(new RegExp(`^<mail-${id}-[a-z0-9]+@staykit\\.example>$`));
  });

  it('does not let a process whose lease ended settle the mail', async () => {
    await queue('booking-confirmation');
    const lease = { leaseMs: LEASE_MS, limit: 5, mostAttempts: MOST_ATTEMPTS };
    const [late] = await claimMails(db, { ...lease, now });
    await claimMails(db, { ...lease, now: now + LEASE_MS });
    if (late) await markSent(db, late, now);
    expect(await outbox()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  });

  it('parks a mail that ends the process each time', async () => {
    await queue('booking-confirmation');
    const lease = { leaseMs: LEASE_MS, limit: 5, mostAttempts: MOST_ATTEMPTS };
    for (let turn = 0; turn < MOST_ATTEMPTS + 2; turn += 1) {
      await claimMails(db, { ...lease, now });
      now += LEASE_MS;
    }
    expect(await outbox()).toMatchObject([{ state: 'parked', attempts: MOST_ATTEMPTS }]);
  });

  it('hands back what it took when it is stopped, and forgets after a month what it sent', async () => {
    await queue('booking-confirmation');
    await queue('booking-confirmation');
    const stopping = sender(async () => void stopping.stop());
    await stopping.sendDue();
    expect((await outbox()).map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
    now += (SENT_DAYS + 1) * 86_400_000;
    await sender().sendDue();
    expect(await outbox()).toHaveLength(1);
  });

  it('looks by itself once started, until it is stopped', async () => {
    await queue('booking-confirmation');
    const running = sender();
    running.start();
    await expect.poll(() => out.length).toBe(1);
    await running.stop();
  });
});

describe('the sender and a mail server', () => {
  let smtp: SmtpServer | undefined;
  afterEach(() => smtp?.close());
  const sendThrough = async (answers: Record<string, string> = {}) => {
    smtp = await startSmtpServer(answers);
    const through = sender(undefined, { transport: createSmtpTransport(smtp.url) });
    const sent = await through.sendDue();
    await through.stop();
    return { sent, received: smtp.received };
  };

  it('send a queued mail in its language', async () => {
    await queue('booking-confirmation', 'it_IT');
    const { sent, received } = await sendThrough();
    expect(sent).toBe(1);
    expect(received[0]?.to).toEqual(['RCPT TO:<camille@example.com>']);
    expect(received[0]?.message).toMatch(/^Content-Language: it-IT\r$/m);
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
  });

  it('park what the server refuses for good, and keep what it refuses for now', async () => {
    await queue('booking-confirmation');
    expect((await sendThrough({ RCPT: '451 come back' })).sent).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    now += FIRST_WAIT_MS;
    smtp?.close();
    await sendThrough({ RCPT: '550 nobody of that name <camille@example.com>' });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'parked', attempts: 2 });
    expect(mail?.error).toContain('550');
    expect(mail?.error).not.toContain('camille');
  });

  it('wait for a server that is not there', async () => {
    await queue('booking-confirmation');
    await sender(undefined, { transport: createSmtpTransport('smtp://127.0.0.1:1') }).sendDue();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});
