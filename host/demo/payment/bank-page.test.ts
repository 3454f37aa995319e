import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/scratch-database.ts';
import type { RemoteAttempt } from '@staykit/gateway/payment/hosted/hosted-api.ts';
import { bankPage } from './bank-page.ts';
import { demoBank, type DemoBank } from './demo-bank.ts';
import { TEST_CARDS } from './embedded-provider.ts';

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
  ['pays', { number: TEST_CARDS.pays }, 'paid', undefined],
  ['is refused', { number: TEST_CARDS.declined }, 'failed', 'declined'],
  ['has too little', { number: TEST_CARDS.insufficientFunds }, 'failed', 'insufficientFunds'],
  ['waits for the bank', { number: TEST_CARDS.neverAnswers }, 'processing', undefined],
  ['goes back', { do: 'leave' }, 'failed', 'cancelled'],
])('a buyer who %s returns to the shop', async (_what, fields, state, refused) => {
  const attempt = await begin();
  const answer = await send(attempt, { do: 'pay', ...fields });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN]);
  const now = await bank.api.read(attempt.id);
  expect([now.state, now.refused]).toEqual([state, refused]);
  // The page is over: it leads back.
  expect((await page(attempt)).headers.location).toBe(RETURN);
});

it('a mistyped card stays on the page', async () => {
  const attempt = await begin('card');
  const answer = await send(attempt, { do: 'pay', number: '4242 4242 4242 4241' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('role="alert"');
});

it('a buyer with another method types no card', async () => {
  const attempt = await begin('ideal');
  expect((await page(attempt)).body).not.toContain('name="number"');
  await send(attempt, { do: 'pay' });
  expect((await bank.api.read(attempt.id)).state).toBe('paid');
});

it('an authorised amount is captured in part, and what was captured is refunded once for each id', async () => {
  const attempt = await begin('card', false);
  await send(attempt, { do: 'pay', number: TEST_CARDS.pays });
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
