import http from 'node:http';
import https from 'node:https';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { parkedFailures } from '../../selling/settle/settling-failures.ts';
import { mollieStandIn, type MollieStandIn } from '../fixtures/mollie-stand-in.ts';
import { stripeStandIn, type StripeStandIn } from '../fixtures/stripe-stand-in.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { mollieApi } from '../mollie/mollie-api.ts';
import { reconcilePayments } from '../reconcile.ts';
import { stripeApi } from '../stripe/stripe-api.ts';
import { withTimeout } from '../with-timeout.ts';
import type { HostedApi } from './hosted-api.ts';
import { hostedProvider } from './hosted-provider.ts';

const SECRET = 'whsec_ofatest';
let stripe: StripeStandIn;
let mollie: MollieStandIn;
let desk: SellingDesk | undefined;
beforeAll(async () => {
  [stripe, mollie] = await Promise.all([stripeStandIn(), mollieStandIn()]);
  // Mollie's client speaks HTTPS alone.
  vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: () => void) =>
    http.request({ ...options, protocol: 'http:', agent: false }, done)) as typeof https.request);
}, 60_000);
afterEach(async () => {
  stripe.refundAs = () => 'succeeded';
  mollie.refundAs = () => 'refunded';
  await desk?.close();
  desk = undefined;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([stripe.close(), mollie.close()]);
});

/** A paid payment of each provider, how its refunds are decided, and its message about one. */
const PROVIDERS = {
  stripe: {
    api: () => stripeApi({ KEY: 'sk_test_1', WEBHOOK_SECRET: SECRET, URL: stripe.url }),
    pay: () => {
      const id = [...stripe.sessions.keys()].at(-1) ?? '';
      stripe.pay(id);
      return id;
    },
    answers: (status: string) => {
      stripe.refundAs = () => status as ReturnType<StripeStandIn['refundAs']>;
    },
    decide: (_id: string, status: string) =>
      stripe.decideRefund(stripe.refunds.at(-1)?.id ?? '', status as ReturnType<StripeStandIn['refundAs']>),
    made: (_id: string) => stripe.refunds.length,
    message: (_id: string) => {
      const payload = stripe.event('refund.failed', stripe.refunds.at(-1) ?? {});
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': stripe.sign(payload, SECRET),
      };
      return { payload, headers };
    },
  },
  mollie: {
    api: () =>
      mollieApi({
        KEY: 'test_abcdefghijklmnopqrstuvwxyz1234',
        URL: mollie.url.replace('http:', 'https:'),
      }),
    pay: () => {
      const id = [...mollie.payments.keys()].at(-1) ?? '';
      mollie.pay(id);
      return id;
    },
    answers: (status: string) => {
      mollie.refundAs = () => status as ReturnType<MollieStandIn['refundAs']>;
    },
    decide: (id: string, status: string) =>
      mollie.decideRefund(id, status as ReturnType<MollieStandIn['refundAs']>),
    made: (id: string) => mollie.refundsOf(id).length,
    message: (id: string) => ({
      payload: `id=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  },
};
type Name = keyof typeof PROVIDERS;

async function paidAttempt(api: HostedApi, name: Name) {
  const made = await api.create(
    {
      reference: 'b-1',
      amountCents: 9_000,
      currency: 'EUR',
      plan: 'once',
      schedule: [],
      captureNow: true,
      page: { returnUrl: 'https://shop.example/return', locale: 'fr_FR', label: 'A stay' },
    },
    newKey(),
  );
  PROVIDERS[name].pay();
  return api.read(made.id);
}

it.each<[Name, string, string]>([
  ['stripe', 'succeeded', 'done'],
  ['stripe', 'pending', 'pending'],
  ['stripe', 'requires_action', 'pending'],
  ['stripe', 'failed', 'failed'],
  ['stripe', 'canceled', 'failed'],
  ['mollie', 'refunded', 'done'],
  ['mollie', 'queued', 'pending'],
  ['mollie', 'pending', 'pending'],
  ['mollie', 'processing', 'pending'],
  ['mollie', 'failed', 'failed'],
  ['mollie', 'canceled', 'failed'],
])('a refund that %s calls %s is %s, also when it is read again', async (name, status, state) => {
  const { api: open, answers, made } = PROVIDERS[name];
  const api = open();
  const attempt = await paidAttempt(api, name);
  const refundId = `refund-${status}`;
  expect(await api.findRefund(attempt, refundId)).toBeUndefined();
  answers(status);
  expect(await api.refund(attempt, 500, refundId)).toBe(state);
  expect(await api.findRefund(attempt, refundId)).toBe(state);
  const before = made(attempt.id);
  answers(name === 'stripe' ? 'succeeded' : 'refunded');
  // One that failed is made again, under another idempotency key; no other is.
  expect(await api.refund(attempt, 500, refundId)).toBe(state === 'failed' ? 'done' : state);
  expect(made(attempt.id) - before).toBe(state === 'failed' ? 1 : 0);
});

it.each<[Name, string, string]>([
  ['stripe', 'succeeded', 'failed'],
  ['mollie', 'refunded', 'failed'],
])(
  'a message of %s that a refund failed after it was %s puts the books right and tells staff',
  async (name, done, failed) => {
    const { api: open, pay, answers, decide, message } = PROVIDERS[name];
    const api = open();
    answers(done);
    desk = await openSellingDesk({ provider: (_known, db) => withTimeout(hostedProvider(api, db)) });
    const order = bookingBody(await desk.quote('10'), {
      payment: { plan: 'once', returnPath: '/checkout/return' },
    });
    const { body } = await desk.post<Refusal>('/api/bookings', order, newKey());
    const id = pay();
    const { payment } = body.details as { payment: string };
    const { booking } = (
      await desk.post<{ booking: { bookingNumber: string } }>('/api/payments/status', { payment })
    ).body;
    const number = booking.bookingNumber;
    await desk.post(`/api/bookings/${number}/cancel`, { email: 'anna@mail.example' });
    const check = async () => {
      const { db, clock } = desk!;
      expect(await auditSales(db, clock.now)).toEqual([]);
      expect(await checkLedger(db)).toEqual([]);
      const own = (await reconcilePayments(db, { name, hosted: hostedProvider(api, db).hosted }, 0)).filter(
        ({ subject }) => subject.includes(number),
      );
      expect(own).toEqual([]);
    };
    await check();
    decide(id, failed);
    const sent = await desk.app.inject({ method: 'POST', url: '/api/payments/messages', ...message(id) });
    expect(sent.statusCode).toBe(204);
    expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'refund', id: `b-${number}-cancel` }]);
    const [row] = await desk.db.query<{ done: boolean }>('select done_at is not null as done from refunds');
    expect(row).toEqual({ done: false });
    await check();
  },
);
