import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { auditSales } from '../settle/audit-sales.ts';

const ROOMS = 3;
const GUESTS = 40;
const NIGHT = '2030-06-10';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: ROOMS });
}, 60_000);
afterAll(() => desk.close());

it('guests never get more rooms than there are, even if every check of the code lets them: the database refuses', async () => {
  // The first stay brings the night into the table; then the calendar, which the code checks, shows rooms without end.
  const first = await desk.quote('10', { checkin: NIGHT, nights: 1 });
  expect((await desk.post('/api/bookings', bookingBody(first), newKey())).status).toBe(201);
  await desk.db.query(`create function endless() returns trigger language plpgsql as $$ begin
      new.stock = set_byte(new.stock, date '${NIGHT}' - new.first_day, 255); return new; end $$`);
  await desk.db.query(
    'create trigger endless before update on calendars for each row execute function endless()',
  );
  await desk.db.query('update calendars set stock = stock where hotel_id = 1');
  const quotes = await Promise.all(
    Array.from({ length: GUESTS }, () => desk.quote('10', { checkin: NIGHT, nights: 1 })),
  );
  const answers = await Promise.all(
    quotes.map((quote) => desk.post<Booking & Refusal>('/api/bookings', bookingBody(quote), newKey())),
  );
  const sold = answers.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(ROOMS - 1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['NO_AVAILABILITY']));
  const [night] = await desk.db.query(
    `select sold, allotment, (select sum(rooms)::int from booking_nights where hotel_id = 1 and night = $1) as held
    from room_nights where hotel_id = 1 and night = $1`,
    [NIGHT],
  );
  expect(night).toEqual({ sold: ROOMS, allotment: ROOMS, held: ROOMS });
  // Somebody who writes to the table by hand does not get further either.
  await expect(
    desk.db.query('update room_nights set sold = sold + 1 where hotel_id = 1 and night = $1', [NIGHT]),
  ).rejects.toThrow('room_nights_oversold');
  // The audit tells that the calendar shows rooms which are not there.
  const differences = await auditSales(desk.db, desk.clock.now);
  expect(differences).toEqual([{ kind: 'stock', subject: `hotel 1 ${NIGHT} left`, expected: 0, found: 255 }]);
}, 60_000);
