import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { visitBank } from '../../../payment/fixtures/buyer.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { gateway } from '../../../app.ts';
import type { Database } from '../../../database/database.ts';
import { scratchDatabase } from '../../../fixtures/own-database.ts';
import { bookingBody, newKey, type Refusal } from '../../../fixtures/selling-desk.ts';
import { FIRST_NIGHT, pushLines, suppliedLines } from '../../../fixtures/supplied-shop.ts';
import { newSupplierKey, pushTo } from '../../../fixtures/supplier.ts';
import type { SearchModel } from '../../../gateway-parts.ts';
import { serverOptions } from '../../../http/server-options.ts';
import { buildSearchEngine, buildSuggest } from '../../../search/fixtures/at-once.ts';
import type { StayQuote } from '../../../selling/quote/quote-stay.ts';
import { createSelling } from '../../../selling/selling.ts';
import { SYSTEM_IDS } from '../../../selling/selling-parts.ts';
import { auditSales } from '../../../selling/settle/audit-sales.ts';
import { catalogueFacts } from '../../facts/catalogue-facts.ts';
import { createInventory } from '../inventory.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const NOW = Date.UTC(2030, 4, 15, 8);
const clock = () => NOW;
const QUIET = { info: () => undefined, error: () => undefined };
const NIGHTS = Array.from({ length: 4 }, (_, index) => addDays(FIRST_NIGHT, index));
const GUESTS = 16;
const PUSHES = 25;

const EMPTY_MODEL: SearchModel = {
  engine: buildSearchEngine({ hotels: [], offers: [], calendars: new Map() }),
  suggest: buildSuggest([], []),
  places: new Map(),
  activities: new Map(),
};

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await scratchDatabase();
  const facts = catalogueFacts(() => new Map());
  const provider = embeddedProvider(db);
  app = fastify(serverOptions()) as FastifyInstance;
  await app.register(gateway, {
    model: () => EMPTY_MODEL,
    images: { picture: async () => undefined },
    clock,
    facts,
    selling: createSelling({ db, provider, facts, clock, ids: SYSTEM_IDS }),
    paymentProvider: provider,
    inventory: createInventory({ db, clock }),
  });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

it('two suppliers who push hotels, rooms, plans and nights at once, while guests book both room types, oversell nothing', async () => {
  const random = createRandom('two-suppliers', '1');
  const keys = await Promise.all([
    newSupplierKey({ db }, 'lake-rooms', 'own'),
    newSupplierKey({ db }, 'hill-rooms', 'own'),
  ]);
  const lines = suppliedLines(FIRST_NIGHT, 6);
  // Twice at once for each supplier: the same hotels are made once.
  const first = await Promise.all([...keys, ...keys].map((key) => pushLines({ app }, key, lines)));
  expect(first.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await db.query('select 1 from hotels')).toHaveLength(4);
  expect(await db.query("select 1 from places where category = 'city'")).toHaveLength(2);
  const plans = await db.query<{ id: string }>('select offer_id::text as id from rate_plans');
  expect(plans).toHaveLength(6);
  let isOver = false;
  let booked = 0;
  const unexpected: unknown[] = [];
  async function guest(): Promise<void> {
    while (!isOver) {
      const query = new URLSearchParams({
        checkin: random.pick(NIGHTS),
        nights: String(random.int(1, 3)),
        adult: '2',
        locale: 'fr_FR',
      });
      const quote = (
        await app.inject(`/api/weekend/${random.pick(plans).id}/quote-realtime.json?${query.toString()}`)
      ).json<StayQuote>();
      if (!quote.bookable) continue;
      const payload = bookingBody(quote);
      const headers = { 'idempotency-key': newKey() };
      const send = () => app.inject({ method: 'POST', url: '/api/bookings', payload, headers });
      let answer = await send();
      let body = answer.json<Booking & Refusal>();
      if (body.code === 'PAYMENT_REQUIRED') {
        await visitBank(demoBank(db), String(body.details?.['redirectUrl']));
        answer = await send();
        body = answer.json<Booking & Refusal>();
      }
      if (answer.statusCode === 201) booked += 1;
      else if (!['NO_AVAILABILITY', 'PRICE_CHANGED'].includes(body.code)) unexpected.push(body);
      if (answer.statusCode === 201 && random.chance(0.6))
        await app.inject({
          method: 'POST',
          url: `/api/bookings/${body.bookingNumber}/cancel`,
          payload: { email: 'anna@mail.example' },
        });
    }
  }
  async function supplier(key: string): Promise<void> {
    for (let turn = 0; turn < PUSHES; turn += 1) {
      const night = { hotel: 'lakeside', from: NIGHTS[0], to: NIGHTS.at(-1) };
      const pushes = [
        await pushTo({ app }, 'nights', key, [
          { ...night, allotment: random.int(0, 5) },
          { ...night, room: 'lake-view', allotment: random.int(0, 3) },
          { ...night, hotel: 'old-mill', allotment: random.int(0, 4) },
        ]),
        await pushTo({ app }, 'rooms', key, [
          { hotel: 'lakeside', room: 'lake-view', supplement: random.int(0, 5) * 1_000 },
        ]),
        await pushTo({ app }, 'plans', key, [
          { hotel: 'lakeside', plan: 'garden', pricePerAdult: random.int(0, 2) * 500 },
        ]),
      ];
      for (const { status, body } of pushes)
        if (status !== 200 || body.errors.length > 0) unexpected.push(body);
    }
  }
  const guests = Array.from({ length: GUESTS }, guest);
  // Each supplier from two systems at once.
  await Promise.all([...keys, ...keys].map(supplier));
  isOver = true;
  await Promise.all(guests);
  expect(unexpected).toEqual([]);
  expect(booked).toBeGreaterThan(20);
  expect(await auditSales(db, NOW)).toEqual([]);
  expect(await reconcile({ db, clock, log: QUIET })).toEqual([]);
  const oversold = await db.query(
    `select 1 from (select hotel_id, room_type, night, sum(rooms) as rooms from booking_nights
      where given_back_at is null group by 1, 2, 3) held
    full join room_nights using (hotel_id, room_type, night)
    where coalesce(rooms, 0) <> coalesce(sold, 0) or sold > allotment`,
  );
  expect(oversold).toEqual([]);
}, 180_000);
