import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { mollieStandIn, type MollieStandIn } from '../fixtures/mollie-stand-in.ts';
import { hostedProvider } from '../hosted/hosted-provider.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { withTimeout } from '../with-timeout.ts';
import { mollieApi } from './mollie-api.ts';

const KEY = 'test_abcdefghijklmnopqrstuvwxyz1234';
let mollie: MollieStandIn;
let desk: SellingDesk;
let night = 10;
beforeAll(async () => {
  mollie = await mollieStandIn();
  // Mollie's client speaks HTTPS alone, and trusts its own list of authorities.
  vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: () => void) =>
    http.request({ ...options, protocol: 'http:', agent: false }, done)) as typeof https.request);
  const api = mollieApi({ KEY, URL: mollie.url.replace('http:', 'https:') });
  desk = await openSellingDesk({
    stock: 9,
    provider: (_known, db) => withTimeout(hostedProvider(api, db)),
  });
}, 60_000);
beforeEach(() => {
  night += 2;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await desk.close();
  await mollie.close();
});

const last = () => [...mollie.payments.values()].at(-1)!;

async function order(payment: object = {}, locale = 'nl_NL') {
  const quote = await desk.quote('10', { checkin: addDays(OPENING_DAY, night), nights: 2, locale });
  const hosted = { payment: { plan: 'once', returnPath: '/checkout/return', ...payment }, locale };
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: bookingBody(quote, hosted),
    headers: { 'idempotency-key': newKey(), host: 'shop.example' },
  });
  const body = answer.json<Refusal>();
  expect([answer.statusCode, body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
  return { ...(body.details as { payment: string; redirectUrl: string }), made: last() };
}

const ask = async (payment: string, call = 'status', more: object = {}) =>
  (await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment, ...more })).body;

const send = (id: string) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/payments/messages',
    payload: `id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const differences = () => auditSales(desk.db, desk.clock.now);

describe('a guest of a shop with Mollie', () => {
  it('is led to the page of the method, and has booked when Mollie’s message names the payment', async () => {
    const { payment, redirectUrl, made } = await order({ method: 'ideal' });
    expect(redirectUrl).toBe(`https://www.mollie.com/checkout/${made.id}`);
    expect(made).toMatchObject({
      method: 'ideal',
      webhookUrl: 'http://shop.example/api/payments/messages',
      amount: { currency: 'EUR' },
    });
    mollie.pay(made.id);
    for (const _time of [1, 2]) expect((await send(made.id)).statusCode).toBe(204);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    expect(await differences()).toEqual([]);
  });

  it('books nothing by a message about a payment that there is not, or that is not paid', async () => {
    const { payment, made } = await order();
    for (const id of ['tr_unknown', '../payments', made.id]) expect((await send(id)).statusCode).toBe(204);
    expect(await ask(payment)).toMatchObject({ status: 'open' });
  });

  it('chooses Bancontact after a card without funds', async () => {
    const { payment, made } = await order({ method: 'card' }, 'nl_BE');
    mollie.fail(made.id, 'insufficient_funds');
    expect(await ask(payment)).toEqual({ sale: 'booking', status: 'open', reason: 'insufficientFunds' });
    await ask(payment, 'continue', { method: 'bancontact' });
    expect(last()).toMatchObject({ method: 'bancontact', status: 'open' });
    mollie.pay(last().id);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
  });

  it('whose page cannot be ended gets the money back that it took after the hold', async () => {
    const { payment, made } = await order({ method: 'ideal' });
    made.isCancelable = false;
    desk.clock.now += HOLD_MINUTES * MINUTE_MS + 1;
    await desk.selling.settle();
    mollie.pay(made.id);
    desk.clock.now += 60 * MINUTE_MS;
    await desk.selling.settle();
    expect(made.amountRefunded).toEqual(made.amount);
    expect(await ask(payment)).toMatchObject({ status: 'refused' });
    expect(await differences()).toEqual([]);
  });

  it('pays later: what is left is captured at the deadline, and the rest of the authorisation released', async () => {
    night = 9;
    const { payment, made } = await order({ plan: 'deferred' });
    expect(made).toMatchObject({ captureMode: 'manual', method: 'creditcard' });
    mollie.pay(made.id);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    await desk.db.query('update payments set refunded_cents = 100 where reference = $1', [
      made.metadata.reference,
    ]);
    desk.clock.now += 7 * 24 * 60 * MINUTE_MS;
    await desk.selling.settle();
    expect(made.status).toBe('paid');
    expect(Number(made.amountCaptured?.value)).toBeCloseTo(Number(made.amount.value) - 1);
    await desk.db.query('update payments set captured_cents = 0 where reference = $1', [
      made.metadata.reference,
    ]);
    await desk.selling.settle();
    expect(Number(made.amountCaptured?.value)).toBeCloseTo(Number(made.amount.value) - 1);
  });

  it('is given a refund once, though it is sent twice', async () => {
    const { payment, made } = await order();
    mollie.pay(made.id);
    const { booking } = await ask(payment);
    await desk.post(`/api/bookings/${booking?.bookingNumber}/cancel`, { email: 'anna@mail.example' });
    await desk.db.query('update refunds set done_at = null where payment_reference = $1', [
      made.metadata.reference,
    ]);
    await desk.selling.settle();
    expect(Number(made.amountRefunded.value) * 100).toBeCloseTo(booking?.rights.refundAmount ?? -1);
  });

  it.each(['pays', 'later', 'insufficient_funds'] as const)(
    'pays later than an authorisation lasts: the kept card is charged once at the deadline, and %s',
    async (outcome) => {
      night = 40;
      const { payment, made } = await order({ plan: 'deferred' });
      expect(made).toMatchObject({ sequenceType: 'first', method: 'creditcard', amount: { value: '0.00' } });
      expect(made.captureMode).toBeUndefined();
      mollie.pay(made.id);
      const { booking } = await ask(payment);
      const total = booking?.priceInfo.totalPrice ?? 0;
      expect(booking?.payment.schedule.map(({ amount }) => amount)).toEqual([total]);
      mollie.chargeAs = () => outcome;
      const due = booking?.payment.schedule[0]?.date ?? '';
      const before = desk.clock.now;
      desk.clock.now = Date.parse(`${due}T08:00:00Z`);
      await desk.selling.settle();
      await desk.selling.settle();
      const charges = [...mollie.payments.values()].filter(
        ({ metadata, sequenceType }) =>
          metadata.reference === made.metadata.reference && sequenceType === 'recurring',
      );
      expect(charges).toHaveLength(1);
      expect(charges[0]).toMatchObject({
        mandateId: made.mandateId,
        amount: { value: (total / 100).toFixed(2) },
        webhookUrl: 'http://shop.example/api/payments/messages',
      });
      const id = charges[0]?.id ?? '';
      if (outcome === 'later') {
        mollie.pay(id);
        expect((await send(id)).statusCode).toBe(204);
      }
      if (outcome === 'insufficient_funds') {
        const { redirectUrl } = await ask(payment, 'continue', { method: 'ideal' });
        expect(redirectUrl).toBe(`https://www.mollie.com/checkout/${last().id}`);
        expect(last()).toMatchObject({ method: 'ideal', amount: { value: (total / 100).toFixed(2) } });
        mollie.pay(last().id);
      }
      if (outcome === 'insufficient_funds') expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
      const [row] = await desk.db.query<{ cents: number }>(
        'select captured_cents as cents from payments where reference = $1',
        [made.metadata.reference],
      );
      expect(row?.cents).toBe(total);
      // An earlier test has changed the books of its own booking by hand.
      const own = (await differences()).filter(({ subject }) =>
        subject.endsWith(booking?.bookingNumber ?? ''),
      );
      expect(own).toEqual([]);
      desk.clock.now = before;
    },
  );

  it('whose kept card had no money is charged again on the next day, once', async () => {
    night = 40;
    const { payment, made } = await order({ plan: 'deferred' });
    mollie.pay(made.id);
    const { booking } = await ask(payment);
    const before = desk.clock.now;
    mollie.chargeAs = () => 'insufficient_funds';
    desk.clock.now = Date.parse(`${booking?.payment.schedule[0]?.date ?? ''}T08:00:00Z`);
    await desk.selling.settle();
    desk.clock.now += 86_400_000;
    mollie.chargeAs = () => 'pays';
    await desk.selling.settle();
    await desk.selling.settle();
    const charges = [...mollie.payments.values()].filter(
      ({ metadata, sequenceType }) =>
        metadata.reference === made.metadata.reference && sequenceType === 'recurring',
    );
    expect(charges.map(({ status }) => status)).toEqual(['failed', 'paid']);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    desk.clock.now = before;
  });

  it.each(['customer', 'mandate'] as const)(
    'is asked to pay on a page where Mollie has no %s of the kept card on its day',
    async (gone) => {
      night = 40;
      const { payment, made } = await order({ plan: 'deferred' });
      mollie.pay(made.id);
      const { booking } = await ask(payment);
      if (gone === 'customer') mollie.customers.delete(made.customerId ?? '');
      else delete made.mandateId;
      const before = desk.clock.now;
      desk.clock.now = Date.parse(`${booking?.payment.schedule[0]?.date ?? ''}T08:00:00Z`);
      await desk.selling.settle();
      expect(await ask(payment)).toMatchObject({
        status: 'open',
        due: { amount: booking?.priceInfo.totalPrice },
      });
      desk.clock.now = before;
    },
  );

  it('whose card was kept has it forgotten when nothing is owed any more', async () => {
    night = 40;
    const { payment, made } = await order({ plan: 'deferred' });
    mollie.pay(made.id);
    expect(await ask(payment)).toMatchObject({ status: 'confirmed' });
    await desk.db.query(
      'update payments set refunded_cents = amount_cents, capture_on = $2 where reference = $1',
      [made.metadata.reference, OPENING_DAY],
    );
    expect(mollie.customers.has(made.customerId ?? '')).toBe(true);
    await desk.selling.settle();
    expect(mollie.customers.has(made.customerId ?? '')).toBe(false);
  });
});
