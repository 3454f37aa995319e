import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import {
  insertReservation,
  replaceReservation,
  reservationOf,
  reservationsToCancel,
} from '../../selling/supplier/reservations.ts';
import { MIGRATIONS } from './migrations.ts';
import { invoiceTokens } from './steps/from-80/88-invoice-tokens.ts';
import { linkSecrets } from './steps/from-80/94-link-secrets.ts';

let db: Database;
beforeAll(async () => {
  db = await scratchDatabase();
  for (const number of ['10000001', '10000002'])
    await db.query(
      `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents, tax_cents,
        total_cents, stay, guest_email, guest, locale, created_at, changed_at)
      values ($1, 'confirmed', $1, 10, 1, '2030-06-10', 2, 2, 9000, 0, 9000, '{}', 'a@mail.example', '{}', 'fr_FR', now(), now())`,
      [number],
    );
  await db.query(
    `insert into supplier_connections (name, adapter, address, when_away, changed_at)
    values ('lake', 'ota-json', 'https://lake.example', 'refuse', now())`,
  );
}, 60_000);
afterAll(() => db.close());

it('no migration that older processes live with writes a table anew for a default that differs by row', () => {
  const rewriting = MIGRATIONS.filter(
    ({ expands, sql }) => expands && /add column[^;]*default[^;]*(?:random|uuid|clock_timestamp)/i.test(sql),
  );
  expect(rewriting.map(({ name }) => name)).toEqual([]);
});

it('a sale of before gets a secret of its own for its invoices, and those of now keep theirs', async () => {
  const tokens = () =>
    db.query<{ token: string | null }>('select invoice_token as token from bookings order by number');
  const [kept] = await tokens();
  expect(kept?.token).toMatch(/^\w{64}$/);
  await db.query(`update bookings set invoice_token = null where number = '10000002'`);
  await db.script(invoiceTokens.sql);
  const [first, second] = await tokens();
  expect(first).toEqual(kept);
  expect(second?.token).toMatch(/^\w{64}$/);
  expect(second?.token).not.toBe(first?.token);
});

it('sales of before get secrets of their links, and those of now keep theirs', async () => {
  const secrets = () =>
    db.query<{ id: string | null; key: string | null }>(
      'select link_id as id, link_key as key from bookings order by number',
    );
  const [kept] = await secrets();
  await db.query(`update bookings set link_id = null, link_key = null where number = '10000002'`);
  await db.script(linkSecrets.sql);
  const [first, second] = await secrets();
  expect(first).toEqual(kept);
  expect(second?.id).toMatch(/^\w{32}$/);
  expect(second?.key).toMatch(/^\w{64}$/);
  expect(new Set([first?.id, second?.id]).size).toBe(2);
});

it('a process of the release before sees the reservation of the stay alone, before and after it is moved', async () => {
  const number = '10000001';
  const common = { bookingNumber: number, supplier: 'lake', nights: [] };
  await insertReservation(db, { ...common, key: 'first', changeId: null }, 0);
  await insertReservation(db, { ...common, key: 'moved', changeId: 7 }, 0);
  // As that release asks, and marks what it asks the hotel for.
  const seen = async () =>
    (
      await db.query<{ key: string }>(
        `update supplier_reservations set asked_at = now() where booking_number = $1 and status = 'asked' returning key`,
        [number],
      )
    ).map(({ key }) => key);
  expect(await seen()).toEqual(['first']);
  await db.transaction((tx) => replaceReservation(tx, number, 7));
  expect(await seen()).toEqual(['moved']);
  expect((await reservationOf(db, number))?.key).toBe('moved');
  expect(await reservationsToCancel(db, Date.now(), number)).toMatchObject([
    { key: 'first', bookingNumber: number, state: 'cancelling' },
  ]);
});
