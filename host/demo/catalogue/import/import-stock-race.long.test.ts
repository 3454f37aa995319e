import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { openRegisterDesk, type RegisterDesk } from '@staykit/gateway/fixtures/register-desk.ts';
import { openSellingDesk, type SellingDesk } from '@staykit/gateway/fixtures/selling-desk.ts';
import { recordNights } from '@staykit/gateway/selling/booking/bookings.ts';
import { takeRooms } from '@staykit/gateway/selling/stock/stock.ts';

const QUAIS = { name: 'Hôtel des Quais', address: '4 quai Sud', rooms: 60 };
const MOULIN = { name: 'Le Moulin', address: '9 rue du Pont', rooms: 60 };
/** Rooms that the register tells in the end: fewer than were for sale at first. */
const FEWER = 5;

let desk: SellingDesk;
let shop: RegisterDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
  shop = openRegisterDesk(desk);
}, 60_000);
afterAll(() => shop.close());

/** Resolves when a connection waits for a lock. */
const somebodyWaits = () =>
  expect
    .poll(() => desk.db.query('select 1 from pg_stat_activity where wait_event_type = $1', ['Lock']), {
      timeout: 20_000,
    })
    .not.toEqual([]);

it('an import that lowers stock waits for a booking that is under way, and counts it', async () => {
  await shop.bringIn(QUAIS);
  const night = await shop.freeNight(QUAIS.name, FEWER + 2);
  const booking = await shop.book(night);
  if (typeof booking === 'string') throw new Error('there was no room');
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const selling = desk.db.transaction(async (tx) => {
    await takeRooms(tx, night.hotelId, [{ night: night.night, rooms: 2 }]);
    const nights = [{ night: night.night, rooms: 2, priceCents: 1 }];
    await recordNights(tx, { number: booking.bookingNumber, hotelId: night.hotelId }, nights, 0);
    taken();
    await mayCommit;
  });
  await isTaken;
  const importing = shop.bringIn({ ...QUAIS, rooms: FEWER });
  await somebodyWaits().finally(commit);
  await Promise.all([selling, importing]);
  expect(await shop.rooms(night)).toEqual({ left: FEWER - 3, held: 3 });
}, 60_000);

it('guests who book and cancel while registers are imported never get more rooms than the hotel has', async () => {
  await shop.bringIn(MOULIN);
  const night = await shop.freeNight(MOULIN.name, FEWER + 2);
  const imports = async () => {
    for (const lines of [[MOULIN, QUAIS], [QUAIS], [{ ...MOULIN, rooms: FEWER }]])
      await shop.bringIn(...lines);
  };
  const guest = async () => {
    let own: Booking | undefined;
    for (let turn = 0; turn < 12; turn += 1) {
      const booking = await shop.book(night);
      if (typeof booking === 'string') continue;
      if (own) await shop.cancel(own);
      own = booking;
    }
  };
  await Promise.all([imports(), imports(), guest(), guest(), guest(), guest()]);
  const before = await shop.rooms(night);
  expect(before.held).toBeGreaterThan(0);
  expect(before.left + before.held).toBeLessThanOrEqual(FEWER);
  while (typeof (await shop.book(night)) !== 'string');
  expect(await shop.rooms(night)).toEqual({ left: 0, held: before.held + before.left });
  await shop.bringIn(MOULIN);
  expect(await shop.rooms(night)).toEqual({ left: 0, held: before.held + before.left });
}, 120_000);
