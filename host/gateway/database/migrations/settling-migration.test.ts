import { expect, it } from 'vitest';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { settling } from './steps/09-settling.ts';

it('the refund of a cancelled stay is separated from the refunds of its changes, in rows of earlier versions', async () => {
  const db = await scratchDatabase();
  await db.query(
    `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents, tax_cents,
       total_cents, refund_cents, stay, guest_email, guest, locale, created_at, changed_at)
     values ('10000001', 'cancelled', 'q', 1, 1, '2030-06-10', 1, 1, 9000, 0, 9000, 8200, '{}', 'a@mail.example', '{}',
       'fr_FR', now(), now())`,
  );
  // Paid 100 €, moved for 90 €, cancelled for 72 €; another change was never paid.
  for (const [reference, status, cents] of [
    ['b-10000001', 'approved', 10_000],
    ['b-10000001-c7', 'released', 2_500],
  ] as const)
    await db.query(
      `insert into payments (reference, sale_kind, sale_id, provider, plan, schedule, amount_cents, status, created_at)
       values ($1, 'booking', '10000001', 'embedded', 'once', '[]', $2, $3, now())`,
      [reference, cents, status],
    );
  const backfill = /update bookings[^;]*;/.exec(settling.sql)?.[0] ?? '';
  await db.query(backfill);
  expect(await db.query('select cancel_refund_cents as cents from bookings')).toEqual([{ cents: 7_200 }]);
  await db.close();
}, 60_000);
