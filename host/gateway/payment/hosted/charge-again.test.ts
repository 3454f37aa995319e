import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { OPENING_DAY, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { mailTexts } from '../../mail/fixtures/mail-texts.ts';
import { differencesWith, keepCard } from '../fixtures/keep-card.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { PaymentTimeout } from '../payment-provider.ts';
import { attemptsOf } from './attempts.ts';
import { CardGone } from './hosted-api.ts';
import { hostedProvider } from './hosted-provider.ts';

const email = 'anna@mail.example';
const CHECKIN = addDays(OPENING_DAY, 30);
const DUE = addDays(CHECKIN, -3);

let bank: PaperBank;
let desk: SellingDesk;
beforeEach(async () => {
  bank = paperBank();
  desk = await openSellingDesk({ stock: 3, provider: (_known, db) => hostedProvider(bank.api, db) });
}, 60_000);
afterEach(() => desk.close());

const ask = async (payment: string, call = 'status', more: object = {}) =>
  (await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment, ...more })).body;
/** The timer runs at an hour of a number of days after the payment was due. */
const settleAt = async (days: number, hour = 8) => {
  desk.clock.now = Date.parse(`${addDays(DUE, days)}T${String(hour).padStart(2, '0')}:00:00Z`);
  await desk.selling.settle();
};

/** A stay whose kept card is refused on its day. */
async function refused(as: 'insufficientFunds' | 'declined' = 'insufficientFunds') {
  const kept = await keepCard(desk, bank, { checkin: CHECKIN });
  bank.chargeAs = () => as;
  await settleAt(0);
  return kept;
}
const charges = (reference: string) =>
  [...bank.attempts.values()].filter((each) => each.reference === reference && !each.stores).length;
const mailed = async (template: string) => {
  const rows = await desk.db.query('select 1 from mail_outbox where template = $1', [template]);
  return rows.length;
};
const statusOf = async ({ bookingNumber }: Booking) => {
  const { body } = await desk.post<Booking>(`/api/bookings/${bookingNumber}/lookup`, { email });
  return body.status;
};
const balances = async () => expect(await differencesWith(bank, desk)).toEqual([]);

it('a card without enough money is charged again on the next day, and its guest reads that it was', async () => {
  const { reference, booking, secret, total } = await refused();
  expect((await mailTexts(desk.db, email)).get('payment-due')).toMatch(/à nouveau de débiter votre carte le/);
  bank.chargeAs = () => 'pays';
  for (const hour of [12, 18, 21]) await settleAt(0, hour);
  expect([charges(reference), bank.holds(reference)]).toEqual([1, 0]);
  for (const hour of [6, 8, 10]) await settleAt(1, hour);
  expect([charges(reference), bank.holds(reference)]).toEqual([2, total]);
  expect(await ask(secret)).toMatchObject({ status: 'confirmed' });
  await settleAt(4);
  expect([await statusOf(booking), await mailed('payment-taken'), await mailed('payment-reminder')]).toEqual([
    'confirmed',
    1,
    0,
  ]);
  expect([...bank.forgotten]).toEqual([reference]);
  await balances();
});

it('a card that stays empty is charged three times in all; its guest is reminded once on the last day, not in the night', async () => {
  const { reference, booking } = await refused();
  for (const hour of [0, 8, 20]) await settleAt(1, hour);
  expect([charges(reference), await mailed('payment-reminder')]).toEqual([2, 0]);
  await settleAt(2, 5);
  expect([charges(reference), await mailed('payment-reminder')]).toEqual([3, 0]);
  for (const hour of [9, 12, 20]) await settleAt(2, hour);
  expect([charges(reference), await mailed('payment-reminder')]).toEqual([3, 1]);
  await settleAt(3);
  expect([charges(reference), await statusOf(booking), bank.holds(reference)]).toEqual([3, 'cancelled', 0]);
  await balances();
});

it('a card that its bank refuses for good is not charged again, and its guest is reminded all the same', async () => {
  const { reference } = await refused('declined');
  expect((await mailTexts(desk.db, email)).get('payment-due')).not.toMatch(/à nouveau/);
  bank.chargeAs = () => 'pays';
  await settleAt(1);
  await settleAt(2, 9);
  expect([charges(reference), await mailed('payment-reminder')]).toEqual([1, 1]);
});

it('a card that is not kept any more is not charged for ever: its guest pays on a page', async () => {
  const { reference, secret, total } = await refused();
  bank.fault = (call, when) => {
    if (call === 'charge' && when === 'before') throw new CardGone('a test');
  };
  await settleAt(1);
  await settleAt(2, 5);
  expect(charges(reference)).toBe(1);
  await ask(secret, 'continue', { method: 'ideal' });
  bank.pay(reference);
  expect(await ask(secret)).toMatchObject({ status: 'confirmed' });
  await settleAt(2, 9);
  expect([bank.holds(reference), await mailed('payment-reminder')]).toEqual([total, 0]);
  await balances();
});

it('who paid on the page is not charged, and one who has a page open is left to it', async () => {
  const { reference, secret, total } = await refused();
  bank.chargeAs = () => 'pays';
  await ask(secret, 'continue', { method: 'ideal' });
  await settleAt(1);
  // The page alone.
  expect(charges(reference)).toBe(2);
  bank.pay(reference);
  await settleAt(2);
  expect([charges(reference), bank.holds(reference), await mailed('payment-taken')]).toEqual([2, total, 0]);
  await balances();
});

it('a page that its guest left is over, and the card is charged on the next day', async () => {
  const { reference, secret, total } = await refused();
  bank.chargeAs = () => 'pays';
  await ask(secret, 'continue', { method: 'ideal' });
  await settleAt(1);
  bank.fail(reference, 'cancelled');
  await settleAt(2);
  expect(bank.holds(reference)).toBe(total);
  await balances();
});

it('who cancelled is not charged again for what the terms keep', async () => {
  const { reference, booking } = await refused();
  await desk.post(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
  bank.chargeAs = () => 'pays';
  await settleAt(1);
  await settleAt(2);
  await settleAt(4);
  expect([charges(reference), bank.holds(reference)]).toEqual([1, 0]);
  await balances();
});

it.each(['before', 'after'] as const)(
  'a process that ends %s the charge was made is followed by one that charges once',
  async (moment) => {
    const { reference, total } = await refused();
    bank.chargeAs = () => 'pays';
    let faults = 2;
    bank.fault = (call, when) => {
      if (call === 'charge' && when === moment && (faults -= 1) >= 0) throw new PaymentTimeout(reference);
    };
    for (const hour of [8, 10, 12, 14]) await settleAt(1, hour);
    expect([charges(reference), bank.holds(reference), await mailed('payment-taken')]).toEqual([2, total, 1]);
    await balances();
  },
);

it('a charge that nobody lived to record is found on the day after the last one: the stay is paid, not cancelled', async () => {
  const { reference, booking, total } = await refused();
  bank.chargeAs = () => 'pays';
  let isAway = true;
  bank.fault = (call, when) => {
    if (isAway && call === 'charge' && when === 'after') throw new PaymentTimeout(reference);
  };
  await settleAt(2, 20);
  isAway = false;
  await settleAt(3, 8);
  expect([await statusOf(booking), bank.holds(reference)]).toEqual(['confirmed', total]);
  await balances();
});

it('no page is made while the card is being charged, and one that was on its way is never given', async () => {
  const { reference, secret, total } = await refused();
  bank.chargeAs = () => 'later';
  await settleAt(1);
  expect(await ask(secret, 'continue', { method: 'ideal' })).not.toHaveProperty('redirectUrl');
  expect(charges(reference)).toBe(2);
  bank.decide(reference, true);
  await settleAt(1, 12);
  expect([bank.holds(reference), await mailed('payment-taken')]).toEqual([total, 1]);
  await balances();
});

it('a page that was begun before the charge and is recorded after it ends is released, so that nobody pays twice', async () => {
  const { reference, secret, total } = await refused();
  bank.chargeAs = () => 'pays';
  desk.clock.now = Date.parse(`${addDays(DUE, 1)}T08:00:00Z`);
  let settled: Promise<void> | undefined;
  // While the bank makes the page, the timer charges.
  const { create } = bank.api;
  bank.api.create = async (order, key) => {
    const made = await create(order, key);
    settled ??= desk.selling.settle();
    await settled;
    return made;
  };
  const answer = await ask(secret, 'continue', { method: 'ideal' });
  expect(settled).toBeDefined();
  expect(answer).not.toHaveProperty('redirectUrl');
  expect(bank.holds(reference)).toBe(total);
  expect(bank.pay(reference)).toBe(false);
  expect((await attemptsOf(desk.db, reference)).map(({ number }) => number)).toEqual([1, 2, 3]);
  await balances();
});

it('a bank that decides later and refuses lets the next day’s charge be made', async () => {
  const { reference, total } = await refused();
  bank.chargeAs = () => 'later';
  await settleAt(1);
  bank.decide(reference, false);
  bank.chargeAs = () => 'pays';
  await settleAt(1, 12);
  expect(bank.holds(reference)).toBe(0);
  await settleAt(2);
  expect(bank.holds(reference)).toBe(total);
  await balances();
});
