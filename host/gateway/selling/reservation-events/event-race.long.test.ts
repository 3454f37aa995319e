import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { bookingBody, newKey, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { listEvents, publishEvents } from './reservation-events.ts';

const email = 'anna@mail.example';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 200 });
}, 60_000);
afterAll(() => desk.close());

/** What a guest, an agent or a timer does to a booking, at the same time as others. */
const DEEDS = ['shorter', 'longer', 'later', 'cancel', 'settle'] as const;
const STAYS = { shorter: { nights: 1 }, longer: { nights: 3 }, later: { checkin: '2030-06-14' } };

async function act(deed: (typeof DEEDS)[number], number: string): Promise<void> {
  if (deed === 'settle') await desk.selling.settle();
  else if (deed === 'cancel') await desk.post(`/api/bookings/${number}/cancel`, { email });
  else {
    const quote = await desk.quote('10', STAYS[deed]);
    const body = { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice, payment: paying() };
    await desk.post(`/api/bookings/${number}/modify`, body, newKey());
  }
}

it('the events of a booking are numbered without a gap and end in what the booking is, in whatever order it is changed', async () => {
  // Somebody reads with a cursor all the while, and numbers the events.
  const read: string[] = [];
  let cursor = 0;
  const readOn = async () => {
    await publishEvents(desk.db);
    const events = await listEvents(desk.db, { scope: 'all', after: cursor, limit: 1_000, isOpen: false });
    for (const { bookingNumber, version } of events) read.push(`${bookingNumber} ${version}`);
    cursor = events.at(-1)?.position ?? cursor;
  };
  let isOver = false;
  const reader = (async () => {
    while (!isOver) await readOn();
  })();
  const turn = fc.array(fc.constantFrom(...DEEDS), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 3 }), async (turns) => {
      const made = await desk.post<Booking>('/api/bookings', bookingBody(await desk.quote()), newKey());
      const number = made.body.bookingNumber;
      // The deeds of a turn at once.
      for (const deeds of turns) await Promise.all(deeds.map((deed) => act(deed, number)));
      await desk.selling.settle();
      const events = await desk.db.query<{ version: number; kind: string; isSame: boolean }>(
        `select e.version, e.kind, e.stay - 'room' = reservation_stay(b) - 'room' as "isSame"
        from reservation_events e join bookings b on b.number = e.booking_number
        where e.booking_number = $1 order by e.version`,
        [number],
      );
      const [booking] = await desk.db.query<{ state: string }>(
        'select status as state from bookings where number = $1',
        [number],
      );
      expect(events.map(({ version }) => version)).toEqual(events.map((_, place) => place + 1));
      expect(events.map(({ kind }) => kind)).toEqual(
        events.map((_, place) => {
          if (place === 0) return 'confirmed';
          return place === events.length - 1 && booking?.state === 'cancelled' ? 'cancelled' : 'changed';
        }),
      );
      expect(events.at(-1)?.isSame).toBe(true);
    }),
    { numRuns: 25 },
  );
  isOver = true;
  await reader;
  await readOn();
  const all = await desk.db.query<{ event: string }>(
    `select booking_number || ' ' || version as event from reservation_events order by position`,
  );
  expect(read).toEqual(all.map(({ event }) => event));
  // Every booking that stands or stood has its events.
  const silent = await desk.db.query(
    `select number from bookings b where status in ('confirmed', 'cancelled')
      and not exists (select 1 from reservation_events where booking_number = b.number)`,
  );
  expect(silent).toEqual([]);
}, 240_000);
