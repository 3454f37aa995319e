import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { liveOptions, sellLive } from '../../fixtures/live-supplier/live-desk.ts';
import { openStandInServer, type StandInServer } from '../../fixtures/live-supplier/stand-in-server.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { auditSales } from '../settle/audit-sales.ts';
import { MINUTE_MS } from '../selling-parts.ts';

const ROOMS = 4;
const GUESTS = 16;
const email = 'anna@mail.example';

let desk: SellingDesk;
let stand: StandInServer;
beforeAll(async () => {
  stand = await openStandInServer();
  stand.supplier.rooms = ROOMS;
  desk = await openSellingDesk({
    stock: ROOMS,
    ...liveOptions({ quoteMs: 5_000, bookMs: 5_000, failures: 1_000_000, calls: 50, waiting: 500 }),
  });
  await sellLive(desk, stand.address);
}, 60_000);
afterAll(async () => {
  await desk.close();
  await stand.close();
});

it('of many guests who book the last rooms, send twice, cancel and meet lost answers, each has one reservation or none', async () => {
  const unexpected: unknown[] = [];
  let sold = 0;
  async function guest(place: number): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) {
      const quote = await desk.quote();
      if (!quote.bookable) {
        await wait(10);
        continue;
      }
      const body = bookingBody(quote);
      const key = newKey();
      if (place % 4 === 0) stand.faults['HotelRes'] = ['lost'];
      const send = () => desk.post<Booking & Refusal>('/api/bookings', body, key);
      // Both at once, as a guest does who presses twice.
      const [one, two] = await Promise.all([send(), send()]);
      const answer = one.status === 503 || two.status === 503 ? await send() : one;
      if (answer.status === 201) sold += 1;
      else if (!['NO_AVAILABILITY', 'PRICE_CHANGED'].includes(answer.body.code)) unexpected.push(answer.body);
      if (answer.status !== 201) continue;
      // Some keep what they have.
      if (place % 8 === 0) return;
      await desk.post(`/api/bookings/${answer.body.bookingNumber}/cancel`, { email });
    }
  }
  stand.delayMs = 5;
  // The timer of another process settles meanwhile.
  let isOver = false;
  const timer = (async () => {
    while (!isOver) await desk.selling.settle();
  })();
  await Promise.all(Array.from({ length: GUESTS }, (_, place) => guest(place)));
  isOver = true;
  await timer;
  stand.faults = {};
  // Of one sale the reservation, the booking and its payment may each need a turn after the other, and a failed one waits.
  for (let turn = 0; turn < 12; turn += 1) {
    desk.clock.now += 61 * MINUTE_MS;
    await desk.selling.settle();
  }
  expect(unexpected).toEqual([]);
  expect(sold).toBeGreaterThan(ROOMS);
  const rows = await desk.db.query<{ key: string }>(
    `select r.key from bookings b join supplier_reservations r on r.booking_number = b.number
    where b.status in ('confirmed', 'pending')`,
  );
  const standing = [...stand.supplier.books].filter(([, { isCancelled }]) => !isCancelled);
  expect(standing.length).toBeLessThanOrEqual(ROOMS);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(standing.map(([key]) => key).toSorted());
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 120_000);
