import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { takeNights } from '@staykit/gateway/fixtures/take-nights.ts';
import { CALENDAR_DAYS } from './calendar.ts';
import { generateCatalogue } from './generate.ts';
import { importRegister } from './import/import-register.ts';
import type { CalendarRecord, CatalogueRecords } from '@staykit/gateway/catalogue/records.ts';
import { rollForward } from './roll-forward.ts';

const TODAY = '2030-03-04';
let db: Database;

beforeAll(async () => {
  db = await scratchDatabase();
  await generateCatalogue({ db, today: TODAY, hotels: 12 });
  const file = join(import.meta.dirname, 'import/fixtures/france.csv');
  await importRegister({ db, file, today: TODAY });
}, 180_000);
afterAll(() => db.close());

const read = () => catalogueRepository(db).readAll();
const nightsOf = ({ prices, promos, stock, minLos }: CalendarRecord, from: number, to: number) =>
  [prices, promos, stock, minLos].map((column) => Array.from(column.slice(from, to)));
const firstOf = ({ calendars }: CatalogueRecords) => [...calendars.values()][0]!;

describe('rolling the calendars forward', { timeout: 60_000 }, () => {
  it('has nothing to do on the day that a catalogue was made', async () => {
    const { state } = await read();
    expect(await rollForward(db, TODAY)).toBe(0);
    expect((await read()).state.token).toBe(state.token);
  });

  it('drops past nights, keeps what was sold, and adds as many nights for invented and registered hotels', async () => {
    const { hotelId, stock } = firstOf(await read());
    const night = stock.findIndex((rooms, index) => index >= 10 && rooms > 1);
    await db.transaction((tx) =>
      takeNights(tx, { hotelId, checkin: addDays(TODAY, night), nights: 1, rooms: 1 }),
    );
    const passed = stock.findIndex((rooms, index) => index < 5 && rooms > 0);
    expect(passed).toBeGreaterThanOrEqual(0);
    await db.transaction((tx) =>
      takeNights(tx, { hotelId, checkin: addDays(TODAY, passed), nights: 1, rooms: 1 }),
    );
    const before = await read();
    expect(before.hotels.some(({ register }) => register !== '')).toBe(true);
    expect(await rollForward(db, addDays(TODAY, 5))).toBe(before.hotels.length);
    const after = await read();
    for (const [id, calendar] of after.calendars) {
      expect(calendar.firstDay).toBe(addDays(TODAY, 5));
      expect(calendar.prices).toHaveLength(CALENDAR_DAYS);
      expect(nightsOf(calendar, 0, CALENDAR_DAYS - 5)).toEqual(
        nightsOf(before.calendars.get(id)!, 5, CALENDAR_DAYS),
      );
    }
    expect(after.calendars.get(hotelId)?.stock[night - 5]).toBe((stock[night] ?? 0) - 1);
    expect(await db.query('select night, sold from room_nights')).toEqual([
      { night: addDays(TODAY, night), sold: 1 },
    ]);
    const added = [...after.calendars.values()].flatMap((calendar) => Array.from(calendar.prices.slice(-5)));
    expect(added.filter((price) => price >= 2900).length).toBeGreaterThan(added.length / 2);
    expect(after.state.token).not.toBe(before.state.token);
  });

  it('does nothing twice on a day', async () => {
    const { state } = await read();
    expect(await rollForward(db, addDays(TODAY, 5))).toBe(0);
    expect((await read()).state.token).toBe(state.token);
  });

  it('gives the same nights in one step and in many', async () => {
    const one = (await read()).calendars;
    for (const days of [6, 9, 10]) await rollForward(db, addDays(TODAY, days));
    const many = (await read()).calendars;
    await db.transaction(async (tx) => {
      for (const { hotelId, firstDay, stock } of one.values())
        await tx.query(
          `update calendars set first_day = $2, prices = substr(prices, 1, 0), promos = '', stock = '', min_los = ''
          where hotel_id = $1 and length(stock) = $3`,
          [hotelId, firstDay, stock.length],
        );
    });
    // Nothing is left of the calendars: all their nights are made at once.
    await rollForward(db, addDays(TODAY, 11));
    for (const [id, calendar] of (await read()).calendars)
      expect(nightsOf(calendar, CALENDAR_DAYS - 8, CALENDAR_DAYS - 1)).toEqual(
        nightsOf(many.get(id)!, CALENDAR_DAYS - 7, CALENDAR_DAYS),
      );
  });

  it('covers a whole calendar again after a shop stood still for years', async () => {
    await rollForward(db, '2033-01-01');
    for (const calendar of (await read()).calendars.values()) {
      expect(calendar.firstDay).toBe('2033-01-01');
      expect(calendar.stock).toHaveLength(CALENDAR_DAYS);
    }
  });
});
