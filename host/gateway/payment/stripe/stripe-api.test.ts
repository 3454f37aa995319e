import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { parkedFailures } from '../../selling/settle/settling-failures.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { stripeStandIn, type StripeStandIn } from '../fixtures/stripe-stand-in.ts';
import { PaymentTimeout, ProviderFault } from '../payment-provider.ts';
import { hostedProvider } from '../hosted/hosted-provider.ts';
import { withTimeout } from '../with-timeout.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { mollieApi } from '../mollie/mollie-api.ts';
import { stripeApi } from './stripe-api.ts';

const SECRET = 'whsec_ofatest';
/** The one of before, which Stripe still signs with for a day. */
const OLD_SECRET = 'whsec_ofbefore';
let stripe: StripeStandIn;
let desk: SellingDesk;
let night = 10;
beforeAll(async () => {
  stripe = await stripeStandIn();
  const api = stripeApi({ KEY: 'sk_test_123', WEBHOOK_SECRET: `${SECRET},${OLD_SECRET}`, URL: stripe.url });
  desk = await openSellingDesk({
    stock: 9,
    provider: (_known, db) => withTimeout(hostedProvider(api, db)),
  });
}, 60_000);
beforeEach(() => {
  night += 2;
});
afterAll(async () => {
  await desk.close();
  await stripe.close();
});

type Session = StripeStandIn['sessions'] extends Map<string, infer One> ? One : never;
const lastSession = () => [...stripe.sessions.values()].at(-1)!;

/** Orders a stay; the secret of its payment and its session. */
async function order(payment: object = {}, locale = 'fr_FR') {
  const quote = await desk.quote('10', { checkin: addDays(OPENING_DAY, night), nights: 2, locale });
  const hosted = { payment: { plan: 'once', returnPath: '/checkout/return', ...payment }, locale };
  const { status, body } = await desk.post<Refusal>('/api/bookings', bookingBody(quote, hosted), newKey());
  expect([status, body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
  const details = body.details as { payment: string; redirectUrl: string };
  return { ...details, session: lastSession() };
}

const ask = async (payment: string, call = 'status') =>
  (await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment })).body;

/** A message of Stripe, signed for an instant. */
function send(payload: string, { secret = SECRET, at = Math.floor(Date.now() / 1000) } = {}) {
  const signature = new Stripe('sk_test_123').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: at,
  });
  return desk.app.inject({
    method: 'POST',
    url: '/api/payments/messages',
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
}

const differences = () => auditSales(desk.db, desk.clock.now);

describe('a guest of a shop with Stripe', () => {
  it('is led to a Checkout Session of the amount, with the methods of the market', async () => {
    const { redirectUrl, session } = await order({}, 'nl_NL');
    expect(redirectUrl).toBe(`https://checkout.stripe.com/c/pay/${session.id}`);
    expect(session.allowed_payment_method_types).toEqual(['card', 'ideal', 'paypal']);
    expect(session.success_url).toMatch(/^http:\/\/[^/]+\/checkout\/return\?payment=[\w-]{44}$/);
    expect(session.currency).toBe('eur');
    const [quoted] = await desk.db.query<{ cents: number }>(
      'select total_cents as cents from bookings where number = $1',
      [session.metadata.reference?.slice(2)],
    );
    expect(session.amount_total).toBe(quoted?.cents);
  });

  it('has booked after 3-D Secure, and pays nothing after it failed', async () => {
    const { payment, session } = await order({ method: 'card' });
    expect(session.allowed_payment_method_types).toEqual(['card']);
    stripe.pay(session.id, { challenge: 'failed' });
    expect(await ask(payment)).toMatchObject({ status: 'open', redirectUrl: session.url });
    stripe.pay(session.id);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
  });

  it('has booked by a signed message, however often and in whatever order they come', async () => {
    const { payment, session } = await order();
    const early = stripe.event('checkout.session.expired', session);
    stripe.pay(session.id);
    const intent = session.payment_intent!;
    const messages = [
      stripe.event('charge.succeeded', { ...intent.latest_charge, payment_intent: intent.id }),
      early,
      stripe.event('payment_intent.succeeded', intent),
      stripe.event('checkout.session.completed', session),
    ];
    for (const message of [...messages, ...messages.toReversed()])
      expect((await send(message)).statusCode).toBe(204);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['a part of the amount', (session: Session) => (session.payment_intent!.amount_received = 1)],
    ['an amount of its own', (session: Session) => (session.amount_total += 1)],
    ['another currency', (session: Session) => (session.currency = 'usd')],
  ])('has booked nothing where %s was taken: staff decides, and gives it back', async (_what, change) => {
    const { payment, session } = await order();
    stripe.pay(session.id);
    change(session);
    expect(await ask(payment)).toEqual({ sale: 'booking', status: 'open' });
    const event = stripe.event('checkout.session.completed', session);
    expect((await send(event)).statusCode).toBe(204);
    expect(await ask(payment, 'continue')).toEqual({ sale: 'booking', status: 'open' });
    desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
    await desk.selling.settle();
    expect(await parkedFailures(desk.db)).toMatchObject([
      { kind: 'booking', parked: true, error: expect.stringMatching(/not what was asked for: give it back/) },
    ]);
    expect(await ask(payment)).toMatchObject({ status: 'open' });
    // Given back at the provider and tried again, the sale ends as one that nobody paid.
    const { latest_charge: charge, amount_received: received } = session.payment_intent!;
    Object.assign(charge!, { amount_refunded: received });
    await desk.db.query('update settling_failures set parked = false, next_attempt_at = $1', [
      new Date(desk.clock.now),
    ]);
    await desk.selling.settle();
    expect(await ask(payment)).toMatchObject({ status: 'refused' });
    expect(await parkedFailures(desk.db)).toEqual([]);
  });

  it('is sent no second time what is said about an intent that the account does not know', async () => {
    const message = stripe.event('charge.succeeded', {
      object: 'charge',
      payment_intent: 'pi_of_another_account',
    });
    expect((await send(message)).statusCode).toBe(204);
  });

  it('books nothing by a message that Stripe did not send, or sent long ago', async () => {
    const { session } = await order();
    const message = stripe.event('checkout.session.completed', session);
    const old = Math.floor(Date.now() / 1000) - 3_600;
    for (const how of [{ secret: 'whsec_another' }, { at: old }])
      expect((await send(message, how)).statusCode).toBe(403);
    const unsigned = await desk.app.inject({
      method: 'POST',
      url: '/api/payments/messages',
      payload: message,
    });
    expect(unsigned.statusCode).toBe(403);
    for (const secret of [SECRET, OLD_SECRET])
      expect((await send(stripe.event('customer.created', { id: 'cus_1' }), { secret })).statusCode).toBe(
        204,
      );
  });

  it('waits for a bank that decides later, and tries again after it refused', async () => {
    const { payment, session } = await order({ method: 'paypal' });
    stripe.pay(session.id, { later: true });
    expect(await ask(payment)).toEqual({ sale: 'booking', status: 'open' });
    stripe.decide(session.id, false);
    expect(await ask(payment)).toMatchObject({ status: 'open', reason: 'insufficientFunds' });
    await ask(payment, 'continue');
    stripe.pay(lastSession().id);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    expect(lastSession().id).not.toBe(session.id);
  });

  it('who gives up cannot pay the page any more', async () => {
    const { payment, session } = await order();
    expect(await ask(payment, 'cancel')).toMatchObject({ status: 'refused' });
    expect(session.status).toBe('expired');
  });

  it('who paid at the end of the hold, unheard of, has booked; who pays after it gets the money back', async () => {
    const paid = await order();
    const late = await order({ method: 'paypal' });
    stripe.pay(paid.session.id);
    stripe.pay(late.session.id, { later: true });
    desk.clock.now += HOLD_MINUTES * MINUTE_MS + 1;
    await desk.selling.settle();
    expect(await ask(paid.payment)).toMatchObject({ status: 'confirmed' });
    stripe.decide(late.session.id, true);
    desk.clock.now += 60 * MINUTE_MS;
    await desk.selling.settle();
    expect(await ask(late.payment)).toMatchObject({ status: 'refused' });
    const { amount_refunded: back, amount } = late.session.payment_intent!.latest_charge!;
    expect(back).toBe(amount);
    expect(await differences()).toEqual([]);
  });

  it('pays later: the amount is authorised, and what is left of it is captured at the deadline', async () => {
    night = 9;
    const { payment, session } = await order({ plan: 'deferred' });
    stripe.pay(session.id);
    expect(session.payment_intent?.status).toBe('requires_capture');
    const { booking } = await ask(payment);
    expect(booking?.status).toBe('confirmed');
    desk.clock.now += 6 * 24 * 60 * MINUTE_MS;
    await desk.selling.settle();
    expect(session.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: session.amount_total,
    });
    expect(await differences()).toEqual([]);
  });

  it('is given a refund once, though it is sent twice', async () => {
    const { payment, session } = await order();
    stripe.pay(session.id);
    const { booking } = await ask(payment);
    const url = `/api/bookings/${booking?.bookingNumber}/cancel`;
    await desk.post(url, { email: 'anna@mail.example' });
    await desk.db.query('update refunds set done_at = null where payment_reference = $1', [
      session.metadata.reference,
    ]);
    await desk.selling.settle();
    expect(session.payment_intent?.latest_charge?.amount_refunded).toBe(booking?.rights.refundAmount);
  });

  it('who takes the money back through the bank is told to an operator', async () => {
    const { payment, session } = await order();
    stripe.pay(session.id);
    await ask(payment);
    stripe.dispute(session.id);
    const intent = session.payment_intent!.id;
    await send(stripe.event('charge.dispute.created', { id: 'dp_1', payment_intent: intent }));
    expect(await parkedFailures(desk.db)).toMatchObject([
      { kind: 'dispute', id: session.metadata.reference },
    ]);
  });
});

it('a fault of Stripe is one of ours to the guest, and says nothing of its text', async () => {
  const api = stripeApi({ KEY: 'sk_live_wrong', WEBHOOK_SECRET: SECRET, URL: stripe.url });
  const provider = withTimeout(hostedProvider(api, desk.db));
  const reference = stripe.sessions.get('cs_test_1')?.metadata.reference ?? '';
  await expect(provider.find(reference)).rejects.toThrow(ProviderFault);
});

it.each([
  ['Stripe', (url: string) => stripeApi({ KEY: 'sk_test_1', WEBHOOK_SECRET: SECRET, URL: url })],
  // Its client would wait for encryption on a socket that speaks none: that is a broken connection as well.
  ['Mollie', (url: string) => mollieApi({ KEY: 'test_'.padEnd(35, 'x'), URL: url })],
])(
  'a guest whose call %s breaks off is told that there was no answer, not of a fault',
  async (_name, open) => {
    const broken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as AddressInfo;
    const provider = withTimeout(hostedProvider(open(`https://127.0.0.1:${port}`), desk.db));
    const reference = stripe.sessions.get('cs_test_1')?.metadata.reference ?? '';
    await expect(provider.find(reference)).rejects.toThrow(PaymentTimeout);
    broken.close();
  },
);

describe('a guest of a shop with Stripe who pays later than an authorisation lasts', () => {
  let morning = 0;
  afterEach(() => {
    desk.clock.now = morning;
  });
  async function book() {
    night = 40;
    morning = desk.clock.now;
    const { payment, session } = await order({ plan: 'deferred' });
    expect(session).toMatchObject({ mode: 'setup', currency: 'eur', allowed_payment_method_types: ['card'] });
    stripe.pay(session.id);
    const { booking } = await ask(payment);
    const { amount, date } = booking?.payment.schedule[0] ?? { amount: 0, date: '' };
    expect(amount).toBe(booking?.priceInfo.totalPrice);
    desk.clock.now = Date.parse(`${date}T08:00:00Z`);
    return { payment, session, amount };
  }
  const chargesOf = ({ metadata }: { metadata: Record<string, string> }) =>
    [...stripe.charges.values()].filter(({ metadata: of }) => of.reference === metadata.reference);
  const captured = async ({ metadata }: { metadata: Record<string, string> }) => {
    const [row] = await desk.db.query<{ cents: number }>(
      'select captured_cents as cents from payments where reference = $1',
      [metadata.reference],
    );
    return row?.cents;
  };

  it('is charged off-session once, and refunded from that charge', async () => {
    const { session, amount } = await book();
    stripe.chargeAs = () => 'pays';
    await desk.selling.settle();
    await desk.selling.settle();
    expect(chargesOf(session).map(({ amount_received: cents }) => cents)).toEqual([amount]);
    expect(await captured(session)).toBe(amount);
    const api = stripeApi({ KEY: 'sk_test_123', WEBHOOK_SECRET: SECRET, URL: stripe.url });
    const charge = await api.read(chargesOf(session)[0]?.id ?? '');
    expect(charge).toMatchObject({
      state: 'paid',
      capturedCents: amount,
      reference: session.metadata.reference,
    });
    for (const _time of [1, 2]) await api.refund(charge, 100, 'refund-of-a-charge');
    expect(chargesOf(session)[0]?.latest_charge?.amount_refunded).toBe(100);
    const listed: string[] = [];
    for await (const { id } of api.list(0)) if (id === charge.id) listed.push(id);
    expect(listed).toEqual([charge.id]);
  });

  it.each(['insufficient_funds', 'authentication_required'] as const)(
    'is asked to pay on a page after %s, and pays there once',
    async (outcome) => {
      const { payment, session, amount } = await book();
      stripe.chargeAs = () => outcome;
      await desk.selling.settle();
      await desk.selling.settle();
      expect(chargesOf(session)).toHaveLength(1);
      expect(await captured(session)).toBe(0);
      expect(await ask(payment)).toMatchObject({ status: 'open', due: { amount } });
      const { redirectUrl } = await ask(payment, 'continue');
      expect(redirectUrl).toBe(lastSession().url);
      expect(lastSession()).toMatchObject({ mode: 'payment', amount_total: amount });
      stripe.pay(lastSession().id);
      expect((await send(stripe.event('checkout.session.completed', lastSession()))).statusCode).toBe(204);
      expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
      expect(await captured(session)).toBe(amount);
      expect(await differences()).toEqual([]);
    },
  );

  it.each([
    ['insufficient_funds', 2],
    ['authentication_required', 1],
  ] as const)('is charged again on the next day after %s: %d charges in all', async (outcome, times) => {
    const { session, amount } = await book();
    stripe.chargeAs = () => outcome;
    await desk.selling.settle();
    desk.clock.now += 86_400_000;
    stripe.chargeAs = () => 'pays';
    await desk.selling.settle();
    await desk.selling.settle();
    const made = chargesOf(session);
    expect(made).toHaveLength(times);
    expect(new Set(made.map(({ metadata }) => metadata.charge)).size).toBe(times);
    expect(await captured(session)).toBe(times === 2 ? amount : 0);
  });

  it('is asked to pay on a page where Stripe keeps the card no more on its day', async () => {
    const { payment, session, amount } = await book();
    stripe.customers.delete(session.customer ?? '');
    await desk.selling.settle();
    expect(chargesOf(session)).toEqual([]);
    expect(await ask(payment)).toMatchObject({ status: 'open', due: { amount } });
  });

  it('hears of a charge that the bank decides later by its message', async () => {
    const { session, amount } = await book();
    stripe.chargeAs = () => 'later';
    await desk.selling.settle();
    const [charge] = chargesOf(session);
    expect(await captured(session)).toBe(0);
    stripe.decide(charge?.id ?? '', true);
    expect((await send(stripe.event('payment_intent.succeeded', charge ?? {}))).statusCode).toBe(204);
    expect(await captured(session)).toBe(amount);
  });
});

it('a plan is offered where a method takes it', () => {
  const api = stripeApi({ KEY: 'sk_test_1', WEBHOOK_SECRET: SECRET, METHODS: 'card,alma' });
  expect(api.methods({ plan: '3x', locale: 'fr_FR' })).toEqual(['alma']);
  expect(api.methods({ plan: '3x', locale: 'es_ES' })).toEqual([]);
  expect(api.methods({ plan: 'once', locale: 'nl_BE' })).toEqual(['card']);
  expect(api.methods({ plan: 'deferred', locale: 'fr_FR' })).toEqual(['card']);
});
