import { addDays } from '@staykit/values/dates/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { giftBody } from '../../fixtures/gift-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { parkedFailures } from '../../selling/settle/settling-failures.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { reconcilePayments } from '../reconcile.ts';
import { hostedProvider } from './hosted-provider.ts';

let desk: SellingDesk;
let bank: PaperBank;
/** First night of the test: each has its own. */
let night = 20;
beforeAll(async () => {
  bank = paperBank();
  desk = await openSellingDesk({ provider: (_known, db) => hostedProvider(bank.api, db) });
}, 60_000);
beforeEach(() => {
  night += 3;
});
afterAll(() => desk.close());

const quote = (nights = 2) => desk.quote('10', { checkin: addDays(OPENING_DAY, night), nights });
/** The id of the last payment at the bank. */
const lastId = () => [...bank.attempts.keys()].at(-1) ?? '';
const pageOf = (id: string) => `https://bank.example/pay/${id}`;

const hosted = (changes: object = {}) => ({
  payment: { plan: 'once', returnPath: '/checkout/return?back=%2Fcheckout', ...changes },
});

/** Sends an order; the secret of its payment, its reference and the page of the bank. */
async function order(body: object, url = '/api/bookings', key = newKey()) {
  const { status, body: answer } = await desk.post<Refusal>(url, body, key);
  expect([status, answer.code]).toEqual([402, 'PAYMENT_REQUIRED']);
  const { payment = '', redirectUrl } = answer.details as { payment?: string; redirectUrl?: string };
  const reference = [...bank.attempts.values()].at(-1)?.reference ?? '';
  return { payment, redirectUrl, reference, key };
}

const ask = async (call: 'status' | 'continue' | 'cancel', payment: string, more: object = {}) =>
  (await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment, ...more })).body;
const message = (id: string) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/payments/messages',
    payload: id,
    headers: { 'content-type': 'text/x-paper' },
  });
const roomsLeft = async () => (await desk.stock()).slice(night, night + 2);
const hold = HOLD_MINUTES * MINUTE_MS + 1;
const differences = () => auditSales(desk.db, desk.clock.now);

describe('a guest who pays on the page of the bank', () => {
  it('is led there with the rooms held, and has booked when the bank says so', async () => {
    const body = bookingBody(await quote(), hosted({ method: 'ideal' }));
    const { payment, redirectUrl, key, reference } = await order(body);
    expect(redirectUrl).toBe(pageOf(lastId()));
    expect(await roomsLeft()).toEqual([1, 1]);
    expect(await ask('status', payment)).toEqual({ sale: 'booking', status: 'open', redirectUrl });
    bank.pay(reference);
    const { status, booking } = await ask('status', payment);
    expect(status).toBe('confirmed');
    // The order that was sent first is answered the same from now on.
    expect(await desk.post<Booking>('/api/bookings', body, key)).toEqual({ status: 201, body: booking });
    expect(await ask('status', payment)).toEqual({ sale: 'booking', status: 'confirmed', booking });
    expect(await differences()).toEqual([]);
  });

  it('has booked when the bank’s message comes first, also when it comes again', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    bank.pay(reference);
    for (const _time of [1, 2]) expect((await message(lastId())).statusCode).toBe(204);
    expect((await message('unknown')).statusCode).toBe(204);
    expect(await ask('status', payment)).toMatchObject({ status: 'confirmed' });
    const mails = await desk.db.query('select 1 as sent from mail_outbox where event = $1', [
      `booking:${reference.slice(2)}:confirmed`,
    ]);
    expect(mails).toHaveLength(1);
  });

  it('has booked, though neither came back nor was heard of, when the hold ends', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    bank.pay(reference);
    desk.clock.now += hold;
    await desk.selling.settle();
    expect(await ask('status', payment)).toMatchObject({ status: 'confirmed' });
    expect(await differences()).toEqual([]);
  });

  it('chooses another method after a refusal, with the rooms still held', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted({ method: 'card' })));
    bank.fail(reference, 'insufficientFunds');
    expect(await ask('status', payment)).toEqual({
      sale: 'booking',
      status: 'open',
      reason: 'insufficientFunds',
    });
    expect(await roomsLeft()).toEqual([1, 1]);
    const again = await ask('continue', payment, { method: 'ideal' });
    expect(again.redirectUrl).toBe(pageOf(lastId()));
    bank.pay(reference);
    expect(await ask('status', payment)).toMatchObject({ status: 'confirmed' });
  });

  it('leaves the page of one method for another, and can pay the second alone', async () => {
    const { payment } = await order(bookingBody(await quote(), hosted({ method: 'card' })));
    await ask('continue', payment, { method: 'ideal' });
    expect([...bank.attempts.values()].slice(-2).map(({ state }) => state)).toEqual(['failed', 'open']);
  });

  it('gives up, and the rooms are free at once', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    expect(await ask('cancel', payment)).toEqual({ sale: 'booking', status: 'refused', reason: 'cancelled' });
    expect(await roomsLeft()).toEqual([2, 2]);
    expect(bank.pay(reference)).toBe(false);
    expect(await ask('continue', payment)).toMatchObject({ status: 'refused' });
  });

  it('who gives up at the moment in which the bank took the money has booked', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    bank.pay(reference);
    expect(await ask('cancel', payment)).toMatchObject({ status: 'confirmed' });
  });

  it('waits while the bank is at work, and is given the money back that came too late', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    bank.pay(reference, 'processing');
    expect(await ask('status', payment)).toEqual({ sale: 'booking', status: 'open' });
    desk.clock.now += hold;
    await desk.selling.settle();
    expect(await roomsLeft()).toEqual([2, 2]);
    bank.decide(reference, true);
    expect((await message(lastId())).statusCode).toBe(204);
    desk.clock.now += hold;
    await desk.selling.settle();
    expect(bank.holds(reference)).toBe(0);
    expect(await ask('status', payment)).toMatchObject({ status: 'refused', reason: 'timeout' });
    expect(await differences()).toEqual([]);
  });

  it('is refused an order that says nowhere to come back to', async () => {
    const before = bank.attempts.size;
    const nowhere = bookingBody(await quote(), { payment: { plan: 'once' } });
    expect(await desk.post('/api/bookings', nowhere, newKey())).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.stringContaining('returnPath') as string },
    });
    for (const returnPath of ['//bank.example', '/\\bank.example', 'https://bank.example', 'checkout']) {
      const body = bookingBody(await quote(), hosted({ returnPath }));
      expect((await desk.post('/api/bookings', body, newKey())).status).toBe(400);
    }
    expect(bank.attempts.size).toBe(before);
  });

  it('moves a booking to dearer nights, and pays the difference there', async () => {
    const { payment, reference } = await order(bookingBody(await quote(), hosted()));
    bank.pay(reference);
    const { booking } = await ask('status', payment);
    const longer = await quote(3);
    const body = { email: 'anna@mail.example', quoteId: longer.quoteId, price: longer.priceInfo?.totalPrice };
    const url = `/api/bookings/${booking?.bookingNumber}/modify`;
    const change = await order({ ...body, ...hosted() }, url);
    bank.pay(change.reference);
    expect(await ask('status', change.payment)).toMatchObject({
      sale: 'change',
      status: 'confirmed',
      booking: { nights: 3 },
    });
    expect(await differences()).toEqual([]);
  });
});

it('a giver pays a gift there, and has its code', async () => {
  const { payment, reference } = await order(giftBody(hosted()), '/api/gifts');
  bank.pay(reference);
  expect(await ask('status', payment)).toMatchObject({ sale: 'gift', status: 'confirmed' });
  expect((await ask('status', payment)).gift?.code).toMatch(/^[\dA-Z]{4}-/);
  expect(await differences()).toEqual([]);
});

it('nobody finds a payment without its secret', async () => {
  const answer = await desk.post<Refusal>('/api/payments/status', { payment: 'x'.repeat(44) });
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('an operator is told once of money that a guest took back through the bank', async () => {
  const { reference } = await order(bookingBody(await quote(), hosted()));
  bank.pay(reference);
  await message(lastId());
  bank.attempts.get(lastId())!.disputedCents = 5000;
  for (const _time of [1, 2]) await message(lastId());
  expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'dispute', id: reference }]);
});

it('an operator sees what the provider’s report holds otherwise than our books', async () => {
  const reconcile = () => {
    const { name, hosted: books } = hostedProvider(bank.api, desk.db);
    if (!books) throw new Error('The bank has no report.');
    return reconcilePayments(desk.db, { name, hosted: books }, 0);
  };
  await desk.selling.settle();
  expect(await reconcile()).toEqual([]);
  const { reference, payment } = await order(bookingBody(await quote(), hosted()));
  bank.pay(reference);
  // Until somebody looks, the sale waits: that is no difference.
  expect(await reconcile()).toEqual([]);
  await ask('status', payment);
  const paid = bank.attempts.get(lastId())!;
  paid.refundedCents = 1_000;
  const expected = paid.amountCents;
  expect(await reconcile()).toEqual([
    { kind: 'provider', subject: `payment ${reference}`, expected, found: expected - 1_000 },
  ]);
  paid.refundedCents = 0;
  bank.attempts.set('stray', { ...paid, id: 'stray', reference: 'b-00000000' });
  expect(await reconcile()).toEqual([
    { kind: 'provider', subject: 'payment b-00000000', expected: 0, found: expected },
  ]);
  bank.attempts.delete('stray');
});

it('what the provider’s page takes is listed by plan and market', async () => {
  const { body } = await desk.get<{ plans: { plan: string; methods: string[] }[] }>(
    '/api/payments/options?locale=nl_NL',
  );
  expect(body.plans.map(({ plan }) => plan)).toEqual(['once', '3x', '4x', 'deferred']);
  expect(body.plans[0]?.methods).toEqual(['card', 'ideal']);
});
