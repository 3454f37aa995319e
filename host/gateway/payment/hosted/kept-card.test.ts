import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { newKey, OPENING_DAY, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { givePromoCode } from '../../selling/promo/fixtures/give-promo-code.ts';
import { parkedFailures } from '../../selling/settle/settling-failures.ts';
import { DAY_MS } from '../../selling/selling-parts.ts';
import { differencesWith, keepCard } from '../fixtures/keep-card.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import { PaymentTimeout } from '../payment-provider.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { CardGone } from './hosted-api.ts';
import { hostedProvider } from './hosted-provider.ts';

const email = 'anna@mail.example';
/** Arrival and the last free day of a stay whose authorisation would have expired. */
const CHECKIN = addDays(OPENING_DAY, 30);
const DUE = addDays(CHECKIN, -3);

let bank: PaperBank;
let desk: SellingDesk;
const zone = process.env.TZ;
beforeEach(async () => {
  bank = paperBank();
  desk = await openSellingDesk({ stock: 3, provider: (_known, db) => hostedProvider(bank.api, db) });
}, 60_000);
afterEach(async () => {
  process.env.TZ = zone;
  await desk.close();
});

const ask = async (payment: string, call = 'status', more: object = {}) =>
  (await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment, ...more })).body;
const at = (day: string, hour: number) => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
const settleAt = async (day: string, hour = 8) => {
  desk.clock.now = at(day, hour);
  await desk.selling.settle();
};

/** Books a stay that is paid later, with its card kept by the bank. */
const book = (more: Readonly<Record<string, string>> = {}) =>
  keepCard(desk, bank, { checkin: CHECKIN, ...more });
/** Moves a booking to the cheaper stay of one night from another day. */
async function move({ bookingNumber }: Booking, checkin: string): Promise<Booking> {
  const quote = await desk.quote('10', { checkin, nights: 1 });
  const { status, body } = await desk.post<Booking>(
    `/api/bookings/${bookingNumber}/modify`,
    { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice },
    newKey(),
  );
  expect(status).toBe(200);
  return body;
}
const mailed = async (template: string) =>
  (
    await desk.db.query<{ data: { link?: string; amountCents?: number; payBy?: string } }>(
      `select data from mail_outbox where template = $1`,
      [template],
    )
  ).map(({ data }) => data);
const account = async (name: string) => {
  const [row] = await desk.db.query<{ cents: number }>(
    'select coalesce(sum(amount_cents), 0)::int as cents from ledger_lines where account = $1',
    [name],
  );
  return row?.cents;
};
const balances = async () => expect(await differencesWith(bank, desk)).toEqual([]);

describe('a stay that is paid later than an authorisation lasts', () => {
  it.each(['Europe/Madrid', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'is charged on its day and not before, once, in %s [INSTALMENT-10]',
    async (tz) => {
      process.env.TZ = tz;
      const { reference, booking, total } = await book();
      expect(booking.payment.schedule).toEqual([{ amount: total, date: DUE }]);
      expect([bank.holds(reference), await account('provider'), await account('receivable')]).toEqual([
        0,
        0,
        total,
      ]);
      // The last minutes before, and the first of, the day in the market.
      desk.clock.now = at(DUE, 0) - 2 * 3_600_000 - 60_000;
      await desk.selling.settle();
      expect(bank.holds(reference)).toBe(0);
      desk.clock.now = at(DUE, 0) - 2 * 3_600_000 + 60_000;
      await Promise.all([desk.selling.settle(), desk.selling.settle()]);
      await settleAt(DUE, 12);
      expect([bank.holds(reference), await account('provider'), await account('receivable')]).toEqual([
        total,
        total,
        0,
      ]);
      expect([...bank.attempts.values()].filter(({ capturedCents }) => capturedCents > 0)).toHaveLength(1);
      expect(await mailed('payment-due')).toEqual([]);
      await balances();
    },
  );

  it('is charged once, though the answer of the bank was lost twice', async () => {
    const { reference, total } = await book();
    let faults = 2;
    bank.fault = (call, when) => {
      if (call === 'charge' && when === 'after' && (faults -= 1) >= 0) throw new PaymentTimeout(reference);
    };
    for (const hour of [8, 10, 12]) await settleAt(DUE, hour);
    expect(bank.holds(reference)).toBe(total);
    await balances();
  });

  it('has its card forgotten once it is charged, though the bank did not answer at first, and not before', async () => {
    const { reference, total } = await book();
    await settleAt(addDays(DUE, -1));
    expect(bank.forgotten.size).toBe(0);
    bank.fault = (call) => {
      if (call === 'cancel') throw new PaymentTimeout(reference);
    };
    await settleAt(DUE);
    expect([bank.holds(reference), bank.forgotten.size]).toEqual([total, 0]);
    bank.fault = () => undefined;
    await settleAt(DUE, 9);
    expect([...bank.forgotten]).toEqual([reference]);
    await balances();
  });

  it('waits for a bank that decides later, and hears of it by a message', async () => {
    const { reference, total } = await book();
    bank.chargeAs = () => 'later';
    await settleAt(DUE);
    expect(await account('provider')).toBe(0);
    bank.decide(reference, true);
    const id = [...bank.attempts.keys()].at(-1) ?? '';
    for (const _time of [1, 2]) {
      const headers = { 'content-type': 'text/x-paper' };
      await desk.app.inject({ method: 'POST', url: '/api/payments/messages', payload: id, headers });
    }
    expect(await account('provider')).toBe(total);
    await balances();
  });

  it('is not charged by messages that come again before its day', async () => {
    const { reference } = await book();
    const id = [...bank.attempts.keys()].at(-1) ?? '';
    const headers = { 'content-type': 'text/x-paper' };
    await desk.app.inject({ method: 'POST', url: '/api/payments/messages', payload: id, headers });
    expect(bank.holds(reference)).toBe(0);
  });

  it('asks its guest by mail when the card is refused, and is paid with another method on a page', async () => {
    const { reference, secret, total } = await book();
    bank.chargeAs = () => 'insufficientFunds';
    await settleAt(DUE);
    await settleAt(DUE, 12);
    const payBy = addDays(DUE, 2);
    const link = `/checkout/return?payment=${secret}`;
    expect(await mailed('payment-due')).toEqual([
      expect.objectContaining({ link, amountCents: total, payBy }),
    ]);
    expect(await account('provider')).toBe(0);
    // The key of the order is forgotten by now: the link still works.
    expect(await ask(secret)).toMatchObject({ status: 'open', due: { amount: total, payBy } });
    expect(await ask(secret, 'cancel')).toMatchObject({ status: 'open' });
    const { redirectUrl } = await ask(secret, 'continue', { method: 'ideal' });
    expect(redirectUrl).toMatch(/^https:\/\/bank\.example\/pay\//);
    expect((await ask(secret, 'continue', { method: 'ideal' })).redirectUrl).toBe(redirectUrl);
    bank.pay(reference);
    expect(await ask(secret)).toMatchObject({ status: 'confirmed', booking: { status: 'confirmed' } });
    await settleAt(addDays(DUE, 4));
    expect([bank.holds(reference), await account('receivable')]).toEqual([total, 0]);
    await balances();
  });

  it('asks its guest by mail when the card is not kept any more on its day, and is not charged again', async () => {
    const { reference, secret, total } = await book();
    bank.fault = (call, when) => {
      if (call === 'charge' && when === 'before') throw new CardGone('a test');
    };
    await settleAt(DUE);
    await settleAt(DUE, 12);
    const [due, ...more] = await mailed('payment-due');
    expect([due, more]).toEqual([expect.not.objectContaining({ again: expect.anything() }), []]);
    expect(await parkedFailures(desk.db)).toEqual([]);
    await ask(secret, 'continue', { method: 'ideal' });
    bank.pay(reference);
    expect(await ask(secret)).toMatchObject({ status: 'confirmed' });
    expect(bank.holds(reference)).toBe(total);
    await balances();
  });

  it('is cancelled after the last day, and nothing that is owed stays in the books', async () => {
    const { reference, secret, booking } = await book();
    bank.chargeAs = () => 'declined';
    await settleAt(DUE);
    const { redirectUrl } = await ask(secret, 'continue');
    expect(redirectUrl).toBeDefined();
    // On the last day it may still be paid.
    await settleAt(addDays(DUE, 2), 20);
    expect(await ask(secret)).toMatchObject({ status: 'open' });
    await settleAt(addDays(DUE, 2), 23);
    expect(await ask(secret)).toMatchObject({ status: 'refused', reason: 'timeout' });
    expect(await ask(secret, 'continue')).toMatchObject({ status: 'refused' });
    expect(bank.pay(reference)).toBe(false);
    const [row] = await desk.db.query<{ status: string }>('select status from bookings where number = $1', [
      booking.bookingNumber,
    ]);
    expect(row?.status).toBe('cancelled');
    expect((await desk.stock()).slice(30, 32)).toEqual([3, 3]);
    for (const name of ['provider', 'receivable', 'hotel', 'commission', 'refunds_due'])
      expect([name, await account(name)]).toEqual([name, 0]);
    expect(await mailed('payment-missed')).toHaveLength(1);
    await balances();
  });

  it('that was cancelled before owes what its terms keep, which is charged', async () => {
    const { reference, booking, total } = await book();
    await desk.post(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
    await settleAt(DUE);
    expect(bank.holds(reference)).toBe(total - booking.rights.refundAmount);
    await balances();
  });

  it('that is cancelled while its page is open gives back what was paid too much', async () => {
    const { reference, secret, total, booking } = await book();
    bank.chargeAs = () => 'declined';
    await settleAt(DUE);
    await ask(secret, 'continue');
    await desk.post(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
    bank.pay(reference);
    await ask(secret);
    desk.clock.now += DAY_MS / 24;
    await desk.selling.settle();
    expect(bank.holds(reference)).toBe(total - booking.rights.refundAmount);
    await balances();
  });

  it('and is moved to an earlier day is charged before that one, and the guest reads when', async () => {
    const { secret, reference, booking } = await book();
    const earlier = addDays(OPENING_DAY, 10);
    expect((await move(booking, earlier)).payment.schedule[0]?.date).toBe(addDays(earlier, -3));
    await settleAt(addDays(earlier, -4));
    expect(bank.holds(reference)).toBe(0);
    await settleAt(addDays(earlier, -3));
    expect(bank.holds(reference)).toBeGreaterThan(0);
    expect((await ask(secret)).status).toBe('confirmed');
    await balances();
  });

  it('and is moved to a later day is charged on the day that was agreed', async () => {
    const { reference, booking } = await book();
    await move(booking, addDays(CHECKIN, 5));
    await settleAt(DUE);
    expect(bank.holds(reference)).toBeGreaterThan(0);
  });

  it('and is moved after its card was refused is to be paid before the new arrival', async () => {
    const { secret, booking } = await book();
    bank.chargeAs = () => 'declined';
    await settleAt(DUE);
    await move(booking, addDays(DUE, 2));
    expect((await ask(secret)).due?.payBy).toBe(addDays(DUE, 1));
  });

  it('is left to staff, not cancelled, once its guest has arrived', async () => {
    const { reference, booking } = await book();
    bank.chargeAs = () => 'declined';
    await settleAt(DUE);
    // The timer was away in the night.
    await settleAt(CHECKIN, 12);
    await settleAt(CHECKIN, 14);
    const { body } = await desk.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, { email });
    expect(body.status).toBe('confirmed');
    expect(await parkedFailures(desk.db)).toMatchObject([{ kind: 'capture', id: reference, attempts: 1 }]);
    expect(await mailed('payment-missed')).toEqual([]);
  });

  it('with a promo code, cancelled and then not paid, leaves nothing of the code to pay for the shop', async () => {
    await givePromoCode(desk.db, { code: 'FIFTEEN', value: 15 });
    const { booking } = await book({ promoCode: 'FIFTEEN' });
    bank.chargeAs = () => 'declined';
    await desk.post(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
    expect(await account('promotion')).toBeGreaterThan(0);
    await settleAt(DUE);
    await settleAt(addDays(DUE, 4));
    for (const name of ['promotion', 'provider', 'receivable', 'hotel', 'commission', 'vat', 'local_tax'])
      expect([name, await account(name)]).toEqual([name, 0]);
    await balances();
  });
});
