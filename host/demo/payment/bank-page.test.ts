import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import type { RemoteAttempt } from '@staykit/gateway/payment/hosted/hosted-api.ts';
import { bankPage } from './bank-page.ts';
import { demoBank, type DemoBank } from './demo-bank.ts';

let app: FastifyInstance;
let bank: DemoBank;
let db: Database;
beforeAll(async () => {
  db = await scratchDatabase();
  bank = demoBank(db);
  app = fastify();
  await app.register(helmet);
  await app.register(bankPage, bank);
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

const RETURN = 'https://shop.example/checkout/return?payment=secret';

let made = 0;
const begin = (method?: 'card' | 'ideal', captureNow = true): Promise<RemoteAttempt> =>
  bank.api.create(
    {
      reference: `b-${(made += 1)}`,
      amountCents: 12_300,
      currency: 'EUR',
      plan: 'once',
      schedule: [],
      captureNow,
      page: { returnUrl: RETURN, locale: 'nl_NL', label: 'Two nights <&>', ...(method && { method }) },
    },
    `key-${made}`,
  );

const page = ({ url = '' }: RemoteAttempt) => app.inject(new URL(url).pathname);
const send = ({ url = '' }: RemoteAttempt, fields: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('a buyer reads amount and label on a page of the shop’s host, which sends its form to itself alone', async () => {
  const attempt = await begin('card');
  expect(attempt.url).toMatch(/^https:\/\/shop\.example\/demo-bank\/[\w-]{24}$/);
  const { body, headers } = await page(attempt);
  expect(body).toContain('Two nights &lt;&amp;&gt;');
  expect(body).toContain('123');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['cache-control']).toBe('private, no-store');
});

it.each([
  ['pays', 'pay', 'paid', undefined],
  ['is refused', 'declined', 'failed', 'declined'],
  ['has too little', 'insufficientFunds', 'failed', 'insufficientFunds'],
  ['waits for the bank', 'later', 'processing', undefined],
  ['goes back', 'leave', 'failed', 'cancelled'],
])('a buyer who %s returns to the shop', async (_what, deed, state, refused) => {
  const attempt = await begin();
  const answer = await send(attempt, { do: deed });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN]);
  const now = await bank.api.read(attempt.id);
  expect([now.state, now.refused]).toEqual([state, refused]);
  // The page is over: it leads back.
  expect((await page(attempt)).headers.location).toBe(RETURN);
});

it.each([
  ['confirms', 'pay', 'paid'],
  ['does not confirm', 'declined', 'failed'],
])('a buyer who %s the payment to the bank, after a check of 3-D Secure', async (_what, deed, state) => {
  const attempt = await begin('card');
  const { statusCode, body } = await send(attempt, { do: 'check3ds' });
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/value="(\w+)"/g)].map(([, name]) => name)).toEqual(['pay', 'declined']);
  expect((await bank.api.read(attempt.id)).state).toBe('open');
  await send(attempt, { do: deed });
  expect((await bank.api.read(attempt.id)).state).toBe(state);
});

it('a buyer types nothing, and 3-D Secure is for cards alone', async () => {
  const [card, ideal] = [await page(await begin('card')), await page(await begin('ideal'))];
  expect(card.body).toContain('check3ds');
  expect(ideal.body).not.toContain('check3ds');
  for (const { body } of [card, ideal]) expect(body).not.toContain('<input');
});

it.each([{}, { do: 'toString' }, { do: 'rob' }])(
  'a form with %j is refused, and decides nothing',
  async (fields) => {
    const attempt = await begin('card');
    expect((await send(attempt, fields)).statusCode).toBe(400);
    expect((await bank.api.read(attempt.id)).state).toBe('open');
  },
);

it('an authorised amount is captured in part, and what was captured is refunded once for each id', async () => {
  const attempt = await begin('card', false);
  await send(attempt, { do: 'pay' });
  expect((await bank.api.read(attempt.id)).state).toBe('authorised');
  await bank.api.capture(attempt, 10_000, 'key');
  for (const _time of [1, 2]) await bank.api.refund(attempt, 4_000, 'refund-1');
  expect(await bank.api.read(attempt.id)).toMatchObject({
    state: 'paid',
    capturedCents: 10_000,
    refundedCents: 4_000,
  });
});

it('an unknown payment has no page', async () => {
  expect((await app.inject('/demo-bank/unknown')).statusCode).toBe(404);
});

it.each([
  ['pay', 'paid', 12_300],
  ['laterRefused', 'failed', 0],
])('a card that is left by %s is %s when it is charged, once', async (deed, state, capturedCents) => {
  const attempt = await bank.api.create(
    {
      reference: `b-kept-${deed}`,
      amountCents: 12_300,
      currency: 'EUR',
      plan: 'deferred',
      schedule: [],
      captureNow: false,
      stores: true,
      page: { returnUrl: RETURN, locale: 'nl_NL', label: 'Two nights' },
    },
    `key-kept-${deed}`,
  );
  expect((await page(attempt)).body).toContain('Vandaag niets');
  await send(attempt, { do: deed });
  expect(await bank.api.read(attempt.id)).toMatchObject({ state: 'stored', capturedCents: 0 });
  const charged = await bank.api.charge(attempt, 12_300, `charge-${deed}`);
  expect(charged).toMatchObject({ state, capturedCents });
  expect(await bank.api.charge(attempt, 12_300, `charge-${deed}`)).toEqual(charged);
  expect(await bank.api.read(attempt.id)).toMatchObject({ state: 'stored', capturedCents: 0 });
});
