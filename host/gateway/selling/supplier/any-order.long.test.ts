import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { Database } from '../../database/database.ts';
import { liveOptions, sellLive } from '../../fixtures/live-supplier/live-desk.ts';
import { standInSupplier } from '../../fixtures/live-supplier/stand-in-supplier.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying, type Deed } from '../../payment/fixtures/buyer.ts';
import type { StayQuote } from '../quote/quote-stay.ts';
import { auditSales } from '../settle/audit-sales.ts';
import { MINUTE_MS } from '../selling-parts.ts';
import { WHEN_AWAY } from './connections.ts';

/** `down`: nothing done, no answer; `lost`: done, and no answer. */
type Fault = 'none' | 'down' | 'lost';

const supplier = standInSupplier(10_000, 3);
/** Faults of the next calls of each kind. */
const faults: Record<'availability' | 'book' | 'cancel', Fault[]> = {
  availability: [],
  book: [],
  cancel: [],
};
/** Calls of the database until the process is killed. */
let lifetime = Number.POSITIVE_INFINITY;
let desk: SellingDesk;
const email = 'anna@mail.example';
/** Moves that were done. */
let moved = 0;

async function faulty<T>(kind: keyof typeof faults, work: () => T): Promise<T> {
  const fault = faults[kind].shift();
  if (fault === 'down') throw new Error('down');
  const answer = work();
  if (fault === 'lost') throw new Error('lost');
  return answer;
}

/** A database whose process dies after so many calls: nothing more of it is stored. */
function mortal(db: Database): Database {
  const live = <T>(work: () => Promise<T>): Promise<T> => {
    lifetime -= 1;
    return lifetime < 0 ? Promise.reject(new Error('killed')) : work();
  };
  return {
    ...db,
    query: (...given) => live(() => db.query(...given)) as never,
    // Killed within a transaction: it is rolled back.
    transaction: (work, options) =>
      live(() =>
        db.transaction(async (tx) => {
          const done = await work(tx);
          if (lifetime <= 0) throw new Error('killed');
          return done;
        }, options),
      ),
  };
}

beforeAll(async () => {
  desk = await openSellingDesk({
    db: mortal(await scratchDatabase()),
    ...liveOptions({ failures: 1_000_000 }, () => ({
      availability: (stay) => faulty('availability', () => supplier.availability(stay)),
      book: (order, key) => faulty('book', () => supplier.book(order, key)),
      cancel: (key) => faulty('cancel', () => supplier.cancel(key)),
    })),
  });
}, 60_000);
afterAll(() => desk.close());

/** Now and then. */
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const fault = fc.constantFrom<Fault[]>('none', 'none', 'none', 'down', 'lost');
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      day: fc.integer({ min: 10, max: 14 }),
      nights: fc.integer({ min: 1, max: 3 }),
      deed: fc.constantFrom<Deed[]>('pays', 'pays', 'declined', 'paysUnheard'),
      asks: fc.tuple(fault, fault),
      books: fc.tuple(fault, fault),
      killedAfter: sometimes(fc.integer({ min: 3, max: 20 })),
      retries: fc.integer({ min: 0, max: 2 }),
      newPrice: sometimes(fc.constantFrom(9_000, 10_000, 11_000)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: fc.nat(),
      day: fc.integer({ min: 10, max: 14 }),
      nights: fc.integer({ min: 1, max: 3 }),
      deed: fc.constantFrom<Deed[]>('pays', 'pays', 'declined', 'paysUnheard'),
      asks: fc.tuple(fault, fault),
      books: fc.tuple(fault, fault),
      cancels: fault,
      killedAfter: sometimes(fc.integer({ min: 3, max: 20 })),
      retries: fc.integer({ min: 0, max: 2 }),
      newPrice: sometimes(fc.constantFrom(9_000, 10_000, 11_000)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(), fault }) },
  fc.record({ kind: fc.constant('rooms' as const), rooms: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant('policy' as const), policy: fc.constantFrom(...WHEN_AWAY) }),
  fc.record({
    kind: fc.constant('settle' as const),
    minutes: fc.constantFrom(1, 16),
    fault,
    killedAfter: sometimes(fc.integer({ min: 1, max: 12 })),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(one: Step): Promise<void> {
  if (one.kind === 'rooms') supplier.rooms = one.rooms;
  else if (one.kind === 'policy') await sellLive(desk, 'http://127.0.0.1:9', one.policy);
  else if (one.kind === 'cancel') {
    faults.cancel = [one.fault];
    const standing = supplier.standing();
    const number = standing[one.which % standing.length]?.order.bookingNumber;
    if (number !== undefined)
      await desk.post(`/api/bookings/${number}/cancel`, { email: 'anna@mail.example' });
  } else if (one.kind === 'move') {
    const standing = supplier.standing();
    const number = standing[one.which % standing.length]?.order.bookingNumber;
    if (number === undefined) return;
    const { checkin, nights, pax } = {
      checkin: `2030-06-${one.day}`,
      nights: one.nights,
      pax: { adult: 2, child: 0, baby: 0 },
    };
    const quote = await desk.post<StayQuote>(`/api/bookings/${number}/move/quote`, {
      email,
      productId: '10',
      checkin,
      nights,
      ...pax,
      locale: 'fr_FR',
    });
    if (!quote.body.bookable) return;
    faults.availability = [...one.asks];
    faults.book = [...one.books];
    faults.cancel = [one.cancels];
    if (one.newPrice !== null) supplier.price = one.newPrice;
    const body = {
      email,
      quoteId: quote.body.quoteId,
      price: quote.body.priceInfo?.totalPrice,
      payment: paying(one.deed),
    };
    const key = newKey();
    const send = () => desk.post<Booking & Refusal>(`/api/bookings/${number}/modify`, body, key);
    lifetime = one.killedAfter ?? Number.POSITIVE_INFINITY;
    await send().catch(dies);
    lifetime = Number.POSITIVE_INFINITY;
    for (let retry = 0; retry < one.retries; retry += 1) await send();
    const [row] = await desk.db.query<{ checkin: string }>('select checkin from bookings where number = $1', [
      number,
    ]);
    if (row?.checkin === checkin) moved += 1;
  } else if (one.kind === 'settle') {
    faults.cancel = [one.fault];
    faults.book = [one.fault];
    desk.clock.now += one.minutes * MINUTE_MS;
    lifetime = one.killedAfter ?? Number.POSITIVE_INFINITY;
    await desk.selling.settle().catch(() => undefined);
  } else {
    const quote = await desk.quote('10', { checkin: `2030-06-${one.day}`, nights: one.nights });
    if (!quote.bookable) return;
    faults.availability = [...one.asks];
    faults.book = [...one.books];
    if (one.newPrice !== null) supplier.price = one.newPrice;
    const body = bookingBody(quote, { payment: paying(one.deed) });
    const key = newKey();
    lifetime = one.killedAfter ?? Number.POSITIVE_INFINITY;
    // The page of the bank has the same database: it dies with the process.
    await desk.post<Booking & Refusal>('/api/bookings', body, key).catch(dies);
    lifetime = Number.POSITIVE_INFINITY;
    for (let retry = 0; retry < one.retries; retry += 1) await desk.post('/api/bookings', body, key);
  }
  lifetime = Number.POSITIVE_INFINITY;
}

/** A process that was killed answers nothing; any other fault is one of the test. */
function dies(error: Error): void {
  if (error.message !== 'killed') throw error;
}

/** Everything answers again, and time passes. */
async function settleAll(): Promise<void> {
  for (const kind of Object.keys(faults) as (keyof typeof faults)[]) faults[kind] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    desk.clock.now += 61 * MINUTE_MS;
    await desk.selling.settle();
  }
}

async function confirmedKeys(): Promise<(string | null)[]> {
  const rows = await desk.db.query<{ key: string | null }>(
    `select r.key from bookings b left join supplier_reservations r on r.booking_number = b.number
    where b.status in ('confirmed', 'pending') order by r.key`,
  );
  return rows.map(({ key }) => key);
}

it('whatever the order of answers, faults and kills: each paid booking has its reservation, and each reservation its booking', async () => {
  let sold = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      supplier.rooms = 3;
      supplier.price = 10_000;
      await sellLive(desk, 'http://127.0.0.1:9', 'refuse');
      for (const one of steps) await take(one);
      await settleAll();
      const standing = [...supplier.books].filter(([, { isCancelled }]) => !isCancelled);
      expect(standing.map(([key]) => key).toSorted()).toEqual((await confirmedKeys()).toSorted());
      expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
      // What is reserved is the stay of the booking as it is now.
      const stays = await desk.db.query<{ number: string; checkin: string; nights: number }>(
        `select number, checkin, nights from bookings where status = 'confirmed'`,
      );
      const byNumber = (one: { number: string }, other: { number: string }) =>
        one.number < other.number ? -1 : 1;
      expect(
        standing
          .map(([, { order }]) => ({
            number: order.bookingNumber,
            checkin: order.checkin,
            nights: order.nights,
          }))
          .toSorted(byNumber),
      ).toEqual(stays.toSorted(byNumber));
      sold += standing.length;
      // The next order begins with an empty hotel.
      for (const [, { order }] of standing)
        await desk.post(`/api/bookings/${order.bookingNumber}/cancel`, { email: 'anna@mail.example' });
      await settleAll();
      expect(supplier.standing()).toEqual([]);
      desk.clock.now = Date.UTC(2030, 4, 15, 8);
    }),
    { numRuns: 40 },
  );
  // It is no property of a shop that sells nothing.
  expect(sold).toBeGreaterThan(20);
  expect(supplier.books.size - sold).toBeGreaterThan(10);
  expect(moved).toBeGreaterThan(0);
}, 240_000);
