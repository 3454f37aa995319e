import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../../fixtures/selling-desk.ts';
import { newSupplierKey, push } from '../../../fixtures/supplier.ts';
import { auditSales } from '../../../selling/settle/audit-sales.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';

const HOTELS = ['1', '2', '3'];
const GUESTS = 24;
const PUSHES = 40;
const NIGHTS = ['2030-06-10', '2030-06-11', '2030-06-12', '2030-06-13'];
const email = 'anna@mail.example';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ hotels: HOTELS.length, stock: 4 });
}, 60_000);
afterAll(() => desk.close());

it('guests who book and cancel while a supplier changes allotments never get more rooms than were allotted', async () => {
  const random = createRandom('push-while-selling', '1');
  const key = await newSupplierKey(desk, 'lake-rooms', 'all');
  let isOver = false;
  let booked = 0;
  const unexpected: unknown[] = [];
  async function guest(): Promise<void> {
    while (!isOver) {
      const quote = await desk.quote(`${random.pick(HOTELS)}0`, {
        checkin: random.pick(NIGHTS),
        nights: random.int(1, 3),
      });
      if (!quote.bookable) continue;
      const { status, body } = await desk.post<Booking & Refusal>(
        '/api/bookings',
        bookingBody(quote),
        newKey(),
      );
      if (status === 201) booked += 1;
      else if (!['NO_AVAILABILITY', 'PRICE_CHANGED'].includes(body.code)) unexpected.push(body);
      if (status === 201 && random.chance(0.6))
        await desk.post(`/api/bookings/${body.bookingNumber}/cancel`, { email });
    }
  }
  const guests = Array.from({ length: GUESTS }, guest);
  for (let turn = 0; turn < PUSHES; turn += 1) {
    const items = HOTELS.map((hotel) => ({
      hotel,
      from: NIGHTS[0],
      to: NIGHTS.at(-1),
      allotment: random.int(0, 6),
      price: 12_000,
    }));
    const { status, body } = await push(desk, key, ...items);
    if (status !== 200 || body.errors.length > 0) unexpected.push(body);
  }
  isOver = true;
  await Promise.all(guests);
  expect(unexpected).toEqual([]);
  expect(booked).toBeGreaterThan(20);
  // All figures agree: bookings, rows and calendars.
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  const last = HOTELS.map((hotel) => ({ hotel, from: NIGHTS[0], to: NIGHTS.at(-1), allotment: 5 }));
  await push(desk, key, ...last);
  expect((await push(desk, key, ...last)).body.changed).toBe(0);
  const rows = await desk.db.query<{ allotment: number; sold: number }>(
    'select allotment, sold from room_nights where night = any($1::date[])',
    [NIGHTS],
  );
  expect(rows.map(({ allotment, sold }) => allotment === Math.max(5, sold))).not.toContain(false);
}, 120_000);
