import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftBody } from '../../fixtures/gift-desk.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import type { HostedApi } from './hosted-api.ts';
import { hostedProvider } from './hosted-provider.ts';

const SALES = 40;

const nap = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 10));

/** A bank some milliseconds away: others act before and after each of its answers. */
function distant({ api }: PaperBank): HostedApi {
  const far = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    await nap();
    const given = await answer();
    await nap();
    return given;
  };
  return {
    ...api,
    create: (...given) => far(() => api.create(...given)),
    read: (...given) => far(() => api.read(...given)),
    cancel: (...given) => far(() => api.cancel(...given)),
    refund: (...given) => far(() => api.refund(...given)),
  };
}

let desk: SellingDesk;
const bank = paperBank();
const given = new Set<string>();
beforeAll(async () => {
  bank.isGiven = (id) => given.has(id);
  const api = distant(bank);
  desk = await openSellingDesk({ stock: SALES, provider: (_known, db) => hostedProvider(api, db) });
}, 60_000);
afterAll(() => desk.close());

it('a buyer who comes back, pays, tries again and gives up while messages and the timer run has paid for what was sold alone', async () => {
  const hosted = { payment: { plan: 'once', returnPath: '/checkout/return' } };
  const sales = await Promise.all(
    Array.from({ length: SALES }, async (_, index) => {
      const isGift = index % 4 === 0;
      const body = isGift ? giftBody(hosted) : bookingBody(await desk.quote('10'), hosted);
      const { body: answer } = await desk.post<Refusal>(
        isGift ? '/api/gifts' : '/api/bookings',
        body,
        newKey(),
      );
      const { payment, redirectUrl } = answer.details as { payment: string; redirectUrl: string };
      const id = redirectUrl.split('/').at(-1) ?? '';
      given.add(id);
      return { payment, id, reference: bank.attempts.get(id)?.reference ?? '', index };
    }),
  );
  await Promise.all(
    sales.map(async ({ payment, id, reference, index }) => {
      const ask = async (call: string, more: object = {}) => {
        await nap();
        const { body } = await desk.post<{ redirectUrl?: string }>(`/api/payments/${call}`, {
          payment,
          ...more,
        });
        if (body.redirectUrl !== undefined) given.add(body.redirectUrl.split('/').at(-1) ?? '');
      };
      const message = async () => {
        await nap();
        const headers = { 'content-type': 'text/x-paper' };
        await desk.app.inject({ method: 'POST', url: '/api/payments/messages', payload: id, headers });
      };
      const pay = async () => {
        await nap();
        bank.pay(reference);
      };
      await Promise.all([
        pay(),
        ask('status'),
        message(),
        ask('status'),
        message(),
        ...(index % 3 === 0 ? [ask('continue', { method: 'ideal' }), pay()] : []),
        ...(index % 5 === 0 ? [ask('cancel')] : []),
        ...(index % 8 === 0 ? [desk.selling.settle()] : []),
      ]);
    }),
  );
  for (let hours = 0; hours < 3; hours += 1) {
    desk.clock.now += (HOLD_MINUTES + 60) * MINUTE_MS;
    await desk.selling.settle();
    await desk.giftShop.settle();
  }
  const sold = await desk.db.query<{ reference: string; cents: number }>(
    `select 'b-' || number as reference, total_cents as cents from bookings where status = 'confirmed'
    union all select 'g-' || number, total_cents from gift_sales where status = 'confirmed'`,
  );
  const cents = new Map(sold.map((each) => [each.reference, each.cents]));
  expect(sales.map(({ reference }) => [reference, bank.holds(reference)])).toEqual(
    sales.map(({ reference }) => [reference, cents.get(reference) ?? 0]),
  );
  expect(sold.length).toBeGreaterThan(SALES / 2);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 120_000);
