import { afterEach, expect, it } from 'vitest';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { giftBody } from '../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type SellingDesk } from '../fixtures/selling-desk.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../selling/selling-parts.ts';
import { paying } from '../payment/fixtures/buyer.ts';

let desk: SellingDesk;
afterEach(() => desk.close());

/** Opens a desk whose bank is the one that comes along, with other answers of some of its calls. */
async function openWith(other: (bank: PaymentProvider) => Partial<PaymentProvider>): Promise<void> {
  desk = await openSellingDesk({ provider: (bank) => ({ ...bank, ...other(bank) }) });
}
const runOut = () => {
  desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
};
const waiting = { payment: paying('paysUnheard') };
const states = () => desk.db.query('select number, status from gift_sales order by created_at, number');

it('a gift whose bank does not answer keeps no other giver waiting', async () => {
  const closed = new Set<string>();
  await openWith((bank) => ({
    find: async (reference) => {
      if (closed.has(reference)) throw new Error('The bank is closed.');
      return bank.find(reference);
    },
  }));
  await desk.post('/api/gifts', giftBody(waiting), newKey());
  const [first] = await states();
  desk.clock.now += 1_000;
  await desk.post('/api/gifts', giftBody(waiting), newKey());
  closed.add(`g-${String(first?.number)}`);
  runOut();
  await desk.giftShop.settle();
  expect((await states()).map(({ status }) => status)).toEqual(['pending', 'confirmed']);
  closed.clear();
  runOut();
  await desk.giftShop.settle();
  expect((await states()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 60_000);

it('a giver who pays after the sale was dropped is not charged', async () => {
  let isClosed = true;
  await openWith((bank) => ({
    async release(reference) {
      if (isClosed) throw new Error('The bank is closed.');
      await bank.release(reference);
    },
  }));
  await desk.post('/api/gifts', giftBody({ payment: paying('leaves') }), newKey());
  runOut();
  await desk.giftShop.settle();
  expect(await states()).toMatchObject([{ status: 'lapsed' }]);
  const [page] = await desk.db.query<{ id: string }>('select id from embedded_attempts');
  await demoBank(desk.db).pay(page?.id ?? '');
  isClosed = false;
  runOut();
  await desk.giftShop.settle();
  const [book] = await desk.db.query(
    `select (captured_cents - (select coalesce(sum(amount_cents), 0) from embedded_refunds))::int as held
     from embedded_payments`,
  );
  expect(book).toEqual({ held: 0 });
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 60_000);
