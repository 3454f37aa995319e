import { expect, it } from 'vitest';
import { OPENING_DAY } from '../../fixtures/selling-desk.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { sellingCatalogue } from '../../fixtures/selling-catalogue.ts';
import { catalogueRepository } from '../../catalogue/store/catalogue-repository.ts';
import { roomNights } from './steps/40-room-nights.ts';

it('nights that guests hold are in the stock of an older shop, with the price and the rest of their calendar', async () => {
  const db = await scratchDatabase();
  const catalogue = sellingCatalogue({ firstDay: OPENING_DAY });
  const [first] = catalogue.calendars;
  // Three bytes of a price, no arrival, one room left.
  first?.prices.set([70_000], 26);
  first?.minLos.set([0, 3], 26);
  first?.stock.set([1, 0], 26);
  await catalogueRepository(db).writeBatch(catalogue);
  await db.query(`insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms,
      sell_cents, tax_cents, total_cents, stay, guest_email, guest, locale, created_at, changed_at)
    values ('10000001', 'confirmed', 'q', 10, 1, '2030-06-10', 2, 2, 9000, 0, 9000, '{}', 'a@mail.example', '{}',
      'fr_FR', now(), now())`);
  await db.query(`insert into booking_nights (booking_number, hotel_id, night, rooms, price_cents, taken_at, given_back_at)
    values ('10000001', 1, '2030-06-10', 2, 100, now(), null), ('10000001', 1, '2030-06-11', 1, 100, now(), null),
      ('10000001', 1, '2030-06-11', 2, 100, now(), null), ('10000001', 1, '2030-06-12', 2, 100, now(), now()),
      ('10000001', 1, '2030-05-14', 2, 100, now(), null), ('10000001', 99, '2030-06-10', 2, 100, now(), null)`);
  const backfill = /insert into room_nights[^;]*;/.exec(roomNights.sql)?.[0] ?? '';
  await db.query(backfill);
  expect(
    await db.query(`select hotel_id, night, price_cents, wanted, allotment, sold, promo, min_stay, closed,
      closed_to_arrival, room_type from room_nights order by night`),
  ).toEqual(
    [
      {
        night: '2030-06-10',
        price_cents: 70_000,
        allotment: 3,
        sold: 2,
        min_stay: 1,
        closed_to_arrival: true,
      },
      {
        night: '2030-06-11',
        price_cents: 12_000,
        allotment: 3,
        sold: 3,
        min_stay: 3,
        closed_to_arrival: false,
      },
    ].map((row) => ({
      ...row,
      hotel_id: 1,
      wanted: row.allotment,
      promo: 20,
      closed: false,
      room_type: 'standard',
    })),
  );
  await db.close();
}, 60_000);
