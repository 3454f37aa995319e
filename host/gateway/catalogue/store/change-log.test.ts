import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import type { Database } from '../../database/database.ts';
import { expectNoMoreChanges } from '../../fixtures/no-more-changes.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { changesSince, changeState, recordHotelChange } from './change-log.ts';

let db: Database;

beforeAll(async () => {
  db = await scratchDatabase();
  await generateCatalogue({ db, today: '2030-03-04', hotels: 5 });
}, 120_000);
afterAll(() => db.close());

describe('changes that commit in another order than they were numbered', () => {
  it('are all found, however late the first of them commits', async () => {
    const hotels = await db.query<{ id: number }>('select id from hotels order by id limit 2');
    const [slow = '', quick = ''] = hotels.map(({ id }) => String(id));
    const before = await changeState(db);
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let noted = () => {};
    const written = new Promise<void>((resolve) => (noted = resolve));
    const late = db.transaction(async (tx) => {
      await recordHotelChange(tx, slow);
      noted();
      await held;
    });
    await written;
    await db.transaction((tx) => recordHotelChange(tx, quick));
    const first = await changesSince(db, before);
    expect(first.changes.map(({ hotelId }) => hotelId)).toEqual([quick]);
    commit();
    await late;
    const second = await changesSince(db, first.state);
    expect(second.changes.map(({ hotelId }) => hotelId)).toContain(slow);
    await expectNoMoreChanges(db, second.state);
  }, 30_000);
});
