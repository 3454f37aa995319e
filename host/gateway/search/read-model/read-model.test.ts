import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import type { Database } from '../../database/database.ts';
import { expectNoMoreChanges } from '../../fixtures/no-more-changes.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import {
  changesSince,
  changeState,
  pruneHotelChanges,
  recordHotelChange,
} from '../../catalogue/store/change-log.ts';
import { takeNights } from '../../fixtures/take-nights.ts';
import { openReadModel, type ReadModel } from './read-model.ts';
import { modelSteps, type LiveSearchModel } from './search-model.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { rollForward } from '@staykit/demo/catalogue/roll-forward.ts';
import { catalogueRepository } from '../../catalogue/store/catalogue-repository.ts';
import { createSnapshotStore } from '../snapshot/snapshot-store.ts';
import { atOnce } from '../in-slices.ts';

const TODAY = '2030-03-04';
const NOW = { date: TODAY, time: '09:00:00' };
const CHECKIN = '2030-06-11';
const folder = mkdtempSync(join(tmpdir(), 'staykit-read-model-'));
const log = { info: vi.fn(), warn: vi.fn() };
let db: Database;

beforeAll(async () => {
  db = await scratchDatabase();
  await generateCatalogue({ db, today: TODAY, hotels: 30 });
}, 180_000);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = () => openReadModel({ db, log, localTaxes: localTaxesOf, store: createSnapshotStore(folder) });

function stays({ engine }: ReturnType<ReadModel['present']>) {
  const criteria = { ...emptyCriteria('hotel'), checkin: CHECKIN, checkout: '2030-06-13', night: 2 };
  return atOnce(engine.search(criteria, NOW, { size: 100 })).hits;
}

/** Sells the last rooms of the hotel that is found first. */
async function sellOut(model: ReadModel): Promise<string> {
  const [first] = stays(model.present());
  if (!first) throw new Error('nothing is sold');
  const stay = { hotelId: first.hotel.id, checkin: CHECKIN, nights: 1, rooms: first.availableRooms ?? 0 };
  const [night] = await db.query<{ rooms: number }>(
    'select get_byte(stock, $2::date - first_day) as rooms from calendars where hotel_id = $1',
    [first.hotel.id, CHECKIN],
  );
  await db.transaction((tx) => takeNights(tx, { ...stay, rooms: night?.rooms ?? 0 }));
  return first.hotel.id;
}

const idsOf = (model: ReadModel) => stays(model.present()).map(({ hotel }) => hotel.id);

describe('the read model', { timeout: 60_000 }, () => {
  it('no longer finds a hotel within two seconds of its last room being sold', async () => {
    const model = await open();
    const sold = await sellOut(model);
    await expect.poll(() => idsOf(model), { timeout: 2_000 }).not.toContain(sold);
    await model.close();
  });

  it('starts from its snapshot, and knows what changed while no process ran', async () => {
    const first = await open();
    await first.close();
    const sold = await sellOut(first);
    const read = vi.spyOn(db.reader, 'snapshot');
    const second = await open();
    expect(idsOf(second)).not.toContain(sold);
    // One snapshot for the changed hotel: the catalogue itself was not read.
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    await second.close();
  });

  it('ignores a snapshot of another database or of an older copy', async () => {
    const model = await open();
    await sellOut(model);
    await expect.poll(() => idsOf(model).length).toBeGreaterThan(0);
    await model.close();
    await db.query('delete from hotel_changes');
    const reads = vi.spyOn(db.reader, 'snapshot');
    const again = await open();
    // The catalogue was read: for what was kept, nothing would have been.
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    await again.close();
  });

  it('has worked out what a stay starts from before anybody searches, and before the next day begins', async () => {
    const lastMinutes = Date.parse(`${TODAY}T18:55:00Z`);
    const model = await openReadModel({ db, log, localTaxes: localTaxesOf, clock: () => lastMinutes });
    await model.prepare();
    const { engine, columns } = model.present() as LiveSearchModel;
    // A search that looks at the calendars now finds nothing.
    columns.minLos.fill(0);
    const found = (time: string) =>
      atOnce(engine.search(emptyCriteria('booking'), { date: TODAY, time }, { size: 20 })).total;
    expect(found('19:55:00')).toBeGreaterThan(0);
    expect(found('20:00:00')).toBeGreaterThan(0);
    await model.close();
  });

  it('reads calendars alone when they were rolled forward, and sells the new night at the end', async () => {
    const onWhole = vi.fn(async () => undefined);
    const model = await openReadModel({ db, log, localTaxes: localTaxesOf, onWhole });
    const { columns, facts } = model.present() as LiveSearchModel;
    const { firstDay } = columns;
    await rollForward(db, addDays(TODAY, 1));
    const present = () => model.present() as LiveSearchModel;
    await expect.poll(() => present().columns.firstDay, { timeout: 5_000 }).toBe(firstDay + 1);
    expect(present().facts).toBe(facts);
    expect(onWhole).not.toHaveBeenCalled();
    const records = await catalogueRepository(db).readAll();
    const read = atOnce(modelSteps(records, localTaxesOf)).columns;
    for (const name of ['prices', 'promos', 'stock', 'minLos'] as const)
      expect(Buffer.from(present().columns[name].buffer).equals(Buffer.from(read[name].buffer)), name).toBe(
        true,
      );
    // What is sold from then on is followed as before.
    const sold = await sellOut(model);
    await expect.poll(() => idsOf(model), { timeout: 2_000 }).not.toContain(sold);
    await model.close();
  });

  it('reads everything again when the whole catalogue changed', async () => {
    const onWhole = vi.fn(async () => undefined);
    const model = await openReadModel({ db, log, localTaxes: localTaxesOf, onWhole });
    await generateCatalogue({ db, today: TODAY, hotels: 20, seed: 5 });
    await expect.poll(() => model.present().engine.size.hotels, { timeout: 5_000 }).toBe(20);
    expect(onWhole).toHaveBeenCalledTimes(1);
    await model.close();
  });
});

describe('the log of changes', { timeout: 60_000 }, () => {
  it('lists every change after a position, and keeps the newest when old ones are pruned', async () => {
    const [hotel] = await db.query<{ id: number }>('select id from hotels limit 1');
    const state = await changeState(db);
    await db.transaction((tx) => recordHotelChange(tx, String(hotel?.id)));
    await db.transaction((tx) => recordHotelChange(tx, String(hotel?.id)));
    const { changes, state: next } = await changesSince(db, state);
    expect(changes.map(({ hotelId }) => hotelId)).toEqual([String(hotel?.id), String(hotel?.id)]);
    await expectNoMoreChanges(db, next);
    await db.query("update hotel_changes set changed_at = now() - interval '3 days'");
    await pruneHotelChanges(db);
    expect(await db.query('select id from hotel_changes')).toEqual([{ id: next.lastId }]);
  });
});
