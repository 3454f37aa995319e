import { afterAll, beforeAll, expect, it } from 'vitest';
import { paying } from '../fixtures/buyer.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { checkLedger } from './check-ledger.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 100 });
}, 60_000);
afterAll(() => desk.close());

it('sales, cancellations and settling of many processes at once are each booked once', async () => {
  const numbers: string[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async (_, guest) => {
      const plan = guest % 3 === 0 ? 'deferred' : 'once';
      const booking = await book(desk, await desk.quote('10'), { payment: paying('pays', plan) });
      numbers.push(booking.bookingNumber);
      // The guest cancels twice at once while the timer of other processes runs.
      const cancel = () =>
        desk.post(`/api/bookings/${booking.bookingNumber}/cancel`, { email: 'anna@mail.example' });
      if (guest % 2 === 0) await Promise.all([cancel(), cancel(), desk.selling.settle()]);
    }),
  );
  // Several transactions that touch one sale book what is missing once.
  const [first = ''] = numbers;
  await Promise.all(
    Array.from({ length: 8 }, (_, cents) =>
      desk.db.query('update payments set disputed_cents = $2 where sale_id = $1', [first, (cents + 1) * 100]),
    ),
  );
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  const sold = await desk.db.query<{ count: number }>(
    `select count(*)::integer as count from ledger_entries where event = 'sale' group by sale_id`,
  );
  expect(sold.map(({ count }) => count)).toEqual(numbers.map(() => 1));
}, 60_000);
