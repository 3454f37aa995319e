import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { DAY_MS, HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { parkedFailures, retryParked } from '../../selling/settle/settling-failures.ts';
import { differencesWith } from '../fixtures/keep-card.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { type RefundState } from '../payment-provider.ts';
import { hostedProvider } from './hosted-provider.ts';

const email = 'anna@mail.example';
const HOUR_MS = 60 * MINUTE_MS;

let bank: PaperBank;
let desk: SellingDesk;
let night: number;
beforeEach(async () => {
  bank = paperBank();
  night = 20;
  desk = await openSellingDesk({ stock: 9, provider: (_known, db) => hostedProvider(bank.api, db) });
}, 60_000);
afterEach(() => desk.close());

/** Books and pays a stay. */
async function book(): Promise<{ booking: Booking; id: string; reference: string }> {
  night += 2;
  const quote = await desk.quote('10', { checkin: addDays(OPENING_DAY, night), nights: 2 });
  const order = bookingBody(quote, { payment: { plan: 'once', returnPath: '/checkout/return' } });
  const { body } = await desk.post<Refusal>('/api/bookings', order, newKey());
  const { id, reference } = [...bank.attempts.values()].at(-1)!;
  bank.pay(reference);
  const { payment } = body.details as { payment: string };
  const { booking } = (await desk.post<PaymentStatus>('/api/payments/status', { payment })).body;
  return { booking: booking as Booking, id, reference };
}
const cancel = ({ bookingNumber }: Booking) => desk.post(`/api/bookings/${bookingNumber}/cancel`, { email });
const message = (id: string) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/payments/messages',
    payload: id,
    headers: { 'content-type': 'text/x-paper' },
  });
const later = async (ms: number) => {
  desk.clock.now += ms;
  await desk.selling.settle();
};
/** What the ledger holds at the provider, and owes as refunds. */
const booked = async () => {
  const [row] = await desk.db.query<{ provider: number; due: number }>(
    `select coalesce(sum(amount_cents) filter (where account = 'provider'), 0)::integer as provider,
      -coalesce(sum(amount_cents) filter (where account = 'refunds_due'), 0)::integer as due from ledger_lines`,
  );
  return row;
};
const agree = async () => {
  expect(await differencesWith(bank, desk)).toEqual([]);
  expect(await checkLedger(desk.db)).toEqual([]);
};

it('a refund that the provider calls failed is tried three times and parked; nothing of it counts as given', async () => {
  bank.refundAs = () => 'failed';
  const { booking, reference } = await book();
  const paid = bank.holds(reference);
  await cancel(booking);
  expect(await parkedFailures(desk.db)).toEqual([]);
  for (const _time of [1, 2, 3, 4]) await later(5 * MINUTE_MS);
  const back = booking.rights.refundAmount;
  expect(await parkedFailures(desk.db)).toMatchObject([
    {
      kind: 'refund',
      id: `${reference}-cancel`,
      attempts: 3,
      error: expect.stringContaining('could not give'),
    },
  ]);
  expect(await booked()).toEqual({ provider: paid, due: back });
  await agree();
  bank.refundAs = () => 'done';
  await retryParked(desk.db);
  await desk.selling.settle();
  expect([await booked(), bank.holds(reference)]).toEqual([{ provider: paid - back, due: 0 }, paid - back]);
  await agree();
});

it('a refund whose bank is at work is owed until the bank has decided, and is made once', async () => {
  bank.refundAs = () => 'pending';
  const { booking, id, reference } = await book();
  const paid = bank.holds(reference);
  await cancel(booking);
  for (let day = 0; day < 3; day += 1) await later(DAY_MS);
  const back = booking.rights.refundAmount;
  expect([await booked(), bank.holds(reference)]).toEqual([{ provider: paid, due: back }, paid - back]);
  expect(await parkedFailures(desk.db)).toEqual([]);
  bank.decideRefund(`${reference}-cancel`, 'done');
  expect((await message(id)).statusCode).toBe(204);
  expect(await booked()).toEqual({ provider: paid - back, due: 0 });
  await agree();
});

it('a refund that is pending for more than a week is told to staff', async () => {
  bank.refundAs = () => 'pending';
  const { booking, reference } = await book();
  await cancel(booking);
  for (let hour = 0; hour < 245; hour += 1) await later(HOUR_MS);
  expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'refund', id: `${reference}-cancel` }]);
  await agree();
}, 60_000);

it.each<[string, boolean]>([
  ['by its message', true],
  ['by the timer where the message is lost', false],
])('a refund that was done and is sent back reaches the books %s, and staff', async (_how, isHeard) => {
  const { booking, id, reference } = await book();
  const paid = bank.holds(reference);
  await cancel(booking);
  const back = booking.rights.refundAmount;
  expect(await booked()).toEqual({ provider: paid - back, due: 0 });
  bank.decideRefund(`${reference}-cancel`, 'failed');
  if (isHeard) for (const _time of [1, 2]) await message(id);
  else await later(DAY_MS + 1);
  expect(await booked()).toEqual({ provider: paid, due: back });
  expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'refund', id: `${reference}-cancel` }]);
  await later(DAY_MS);
  expect(bank.holds(reference)).toBe(paid);
  await agree();
  await retryParked(desk.db);
  await desk.selling.settle();
  expect([await booked(), bank.holds(reference)]).toEqual([{ provider: paid - back, due: 0 }, paid - back]);
  await agree();
});

it('a refund that cannot be read does not hide those after it, and is not asked about for ever', async () => {
  const gone = await book();
  await cancel(gone.booking);
  const { booking, reference } = await book();
  await cancel(booking);
  bank.attempts.delete(gone.id);
  bank.decideRefund(`${reference}-cancel`, 'failed');
  await later(DAY_MS + 1);
  expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'refund', id: `${reference}-cancel` }]);
  for (let days = 0; days < 31; days += 1) await later(DAY_MS);
  expect(await desk.db.query('select id from refunds where look_at is not null')).toEqual([]);
});

it('a payment of a sale that failed is not released while its refund fails', async () => {
  const quote = await desk.quote('10', { checkin: addDays(OPENING_DAY, 40), nights: 2 });
  const order = bookingBody(quote, { payment: { plan: 'once', returnPath: '/checkout/return' } });
  await desk.post<Refusal>('/api/bookings', order, newKey());
  const { id, reference } = [...bank.attempts.values()].at(-1)!;
  // Paid at the moment in which it is let go.
  bank.fault = (call, when) => {
    if (call !== 'cancel' || when !== 'before') return;
    bank.fault = () => undefined;
    bank.pay(reference);
    bank.refundAs = () => 'failed';
    throw new Error('It is paid.');
  };
  await later((HOLD_MINUTES + 1) * MINUTE_MS);
  expect(bank.holds(reference)).toBeGreaterThan(0);
  const stateOf = async () =>
    (await desk.db.query('select status from payments where reference = $1', [reference]))[0];
  expect(await stateOf()).not.toEqual({ status: 'released' });
  bank.refundAs = () => 'done';
  await later(5 * MINUTE_MS);
  expect([await stateOf(), bank.holds(reference)]).toEqual([{ status: 'released' }, 0]);
  await agree();
  // The refund of the release is sent back as well.
  bank.decideRefund(`${reference}-release`, 'failed');
  await message(id);
  await later(5 * MINUTE_MS);
  expect(bank.holds(reference)).toBe(0);
  await agree();
});

it('a capture that its provider is still at is none: it is asked about again', async () => {
  const quote = await desk.quote('10', { checkin: addDays(OPENING_DAY, 9), nights: 2 });
  const order = bookingBody(quote, { payment: { plan: 'deferred', returnPath: '/checkout/return' } });
  const { body } = await desk.post<Refusal>('/api/bookings', order, newKey());
  const { id, reference } = [...bank.attempts.values()].at(-1)!;
  bank.pay(reference);
  await desk.post('/api/payments/status', { payment: (body.details as { payment: string }).payment });
  const { capture } = bank.api;
  bank.api.capture = async () => undefined;
  const captured = async () =>
    (
      await desk.db.query('select captured_cents as cents from payments where reference = $1', [reference])
    )[0];
  await later(8 * DAY_MS);
  expect(await captured()).toEqual({ cents: 0 });
  bank.api.capture = capture;
  await later(5 * MINUTE_MS);
  const total = bank.attempts.get(id)!.amountCents;
  expect([await captured(), bank.holds(reference)]).toEqual([{ cents: total }, total]);
  await agree();
});

it('in whatever order a bank gives, delays, refuses and takes back refunds, the books say what it holds', async () => {
  const outcome = fc.constantFrom<RefundState>('done', 'pending', 'failed');
  const step = fc.record({
    as: outcome,
    turn: fc.option(outcome),
    heard: fc.boolean(),
    hours: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const { booking, id, reference } = await book();
      const refundId = `${reference}-cancel`;
      bank.refundAs = () => steps[0]!.as;
      await cancel(booking);
      for (const { as, turn, heard, hours } of steps) {
        bank.refundAs = () => as;
        if (turn) bank.decideRefund(refundId, turn);
        if (heard) await message(id);
        await later(hours * HOUR_MS);
        await later(2 * MINUTE_MS);
        expect(await checkLedger(desk.db)).toEqual([]);
        // What was never heard of is a difference to the bank until it is looked at.
        if (heard) {
          await message(id);
          await agree();
        }
      }
      bank.refundAs = () => 'done';
      if ((await bank.api.findRefund(bank.attempts.get(id)!, refundId)) === 'pending')
        bank.decideRefund(refundId, 'done');
      await message(id);
      await retryParked(desk.db);
      await later(2 * HOUR_MS);
      expect(bank.holds(reference)).toBe(booking.priceInfo.totalPrice - booking.rights.refundAmount);
      expect((await booked())?.due).toBe(0);
      await agree();
    }),
    { numRuns: 8 },
  );
}, 120_000);
