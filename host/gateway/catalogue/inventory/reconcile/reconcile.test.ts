import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { book, openSellingDesk, type SellingDesk } from '../../../fixtures/selling-desk.ts';
import { newSupplierKey, push } from '../../../fixtures/supplier.ts';
import { openReadModel } from '../../../search/read-model/read-model.ts';
import { countParked, parkedFailures } from '../../../selling/settle/settling-failures.ts';
import { reconcile } from './reconcile.ts';
import { repairCalendars } from './repair-calendars.ts';

const NIGHT = '2030-06-10';
const QUIET = { info: () => undefined, warn: () => undefined };

let desk: SellingDesk;
const told: object[] = [];
const log = { info: () => undefined, error: (details: object) => void told.push(details) };
const compared = () => reconcile({ db: desk.db, clock: () => desk.clock.now, log });
const setByte = (column: string, hotel: number, value: number) =>
  desk.db.query(
    `update calendars set ${column} = set_byte(${column}, $1::date - first_day, $2) where hotel_id = $3`,
    [NIGHT, value, hotel],
  );

beforeAll(async () => {
  desk = await openSellingDesk({ hotels: 14 });
  const key = await newSupplierKey(desk, 'lake-rooms', 'all');
  await push(desk, key, { hotel: '12', from: NIGHT, to: '2030-06-12', price: 15_000, minimumStay: 2 });
  await push(desk, key, { hotel: '13', from: NIGHT, closed: true, closedToArrival: true });
  await book(desk, await desk.quote('20', { checkin: NIGHT, nights: 2 }));
}, 60_000);
afterAll(() => desk.close());

it('an operator is told nothing where bookings, stock and calendars agree', async () => {
  expect(await compared()).toEqual([]);
  expect(told).toEqual([]);
});

it('an operator is told once which nights of which hotel differ, and how', async () => {
  await setByte('stock', 2, 9);
  await setByte('promos', 12, 7);
  await setByte('min_los', 12, 1);
  await desk.db.query('update room_nights set price_cents = 16000 where hotel_id = 12');
  await desk.db.query('update room_nights set sold = 1 where hotel_id = 12 and night > $1', [NIGHT]);
  const found = await compared();
  expect(
    found.map(({ hotelId, what, nights, night, expected, found: seen }) =>
      [hotelId, what, nights, night, expected, seen].join(' '),
    ),
  ).toEqual([
    `2 left 1 ${NIGHT} 1 9`,
    '12 left 2 2030-06-11 1 2',
    `12 minimumStay 1 ${NIGHT} 2 1`,
    `12 price 3 ${NIGHT} 16000 15000`,
    `12 promotion 1 ${NIGHT} 20 7`,
    '12 sold 2 2030-06-11 0 1',
  ]);
  expect(told).toHaveLength(6);
  expect(told[5]).toEqual({
    code: 'INVENTORY_DIFFERENCE',
    id: 'hotel 12 sold',
    error: '2 nights from 2030-06-11: expected 0, found 1',
  });
  await compared();
  expect(told).toHaveLength(6);
  expect(await countParked(desk.db)).toBe(6);
});

it('calendars are written from the stock again; what is sold waits for an operator', async () => {
  expect(await repairCalendars(desk.db, await compared())).toBe(2);
  expect(await compared()).toMatchObject([{ hotelId: '12', what: 'sold', nights: 2 }]);
  await desk.db.query('update room_nights set sold = 0 where hotel_id = 12');
  await repairCalendars(desk.db, await compared());
  expect(await compared()).toEqual([]);
  expect(await parkedFailures(desk.db)).toEqual([]);
});

it('a process whose searches missed a change is found out', async () => {
  const search = await openReadModel({
    db: desk.db,
    localTaxes: demoFacts.localTaxes,
    log: QUIET,
    clock: () => desk.clock.now,
  });
  expect(await search.compare()).toEqual([]);
  // Written without an entry in the change log.
  await setByte('stock', 14, 5);
  await setByte('stock', 13, 3);
  expect(await search.compare()).toEqual([
    { hotelId: '13', what: 'search', nights: 1, night: NIGHT, expected: 3, found: 0 },
    { hotelId: '14', what: 'search', nights: 1, night: NIGHT, expected: 5, found: 2 },
  ]);
  const parts = { db: desk.db, clock: () => desk.clock.now, log };
  const all = await reconcile({ ...parts, compareSearch: search.compare });
  expect(all.map(({ hotelId, what }) => `${hotelId} ${what}`)).toEqual(['13 left', '13 search', '14 search']);
  await search.close();
}, 30_000);
