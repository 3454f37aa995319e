import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { enterShop, presentShop } from '../../shop/present-shop.ts';
import { enterDemoShop } from '../fixtures/enter-demo-shop.ts';
import { enterVatRates } from './enter-vat-rates.ts';

let db: Database;
beforeAll(async () => {
  await enterDemoShop();
  db = await scratchDatabase();
}, 60_000);
afterAll(() => db.close());

const rateOf = async (subject: string, market: string, days: number) => {
  const [row] = await db.query<{ rate: number }>(
    `select ledger_rate('vat', $1, $2, (now() at time zone 'Europe/Paris')::date + $3::integer) as rate`,
    [subject, market, days],
  );
  return row?.rate;
};
const rates = () => db.query('select 1 as row from ledger_rates').then((rows) => rows.length);

it('a rate of the shop file that is another one holds for sales from tomorrow on, and is entered once', async () => {
  const before = await rates();
  await enterVatRates(db);
  expect(await rates()).toBe(before);
  const shop = structuredClone(presentShop());
  shop.markets.FR!.seller.vat.delivery = 550;
  enterShop(shop);
  await enterVatRates(db);
  await enterVatRates(db);
  expect(await rates()).toBe(before + 1);
  expect(await rateOf('delivery', 'FR', 0)).toBe(2000);
  expect(await rateOf('delivery', 'FR', 1)).toBe(550);
  expect(await rateOf('commission', 'FR', 1)).toBe(2000);
  expect(await rateOf('delivery', 'ES', 1)).toBe(2100);
});
