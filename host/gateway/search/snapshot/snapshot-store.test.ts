import * as fc from 'fast-check';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { inventRecords } from '../fixtures/invent-records.ts';
import { modelOfRecords } from '../fixtures/at-once.ts';
import { createSnapshotStore } from './snapshot-store.ts';
import { atOnce } from '../in-slices.ts';

const TODAY = '2030-03-04';
const NOW = { date: TODAY, time: '09:00:00' };
const STATE = { token: 'a', facts: 'b', lastId: 7, lastAt: '1.5', horizon: '700' };

const folder = mkdtempSync(join(tmpdir(), 'staykit-snapshot-'));
const kept = join(folder, 'read-model');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const records = inventRecords(60, TODAY);

describe('the snapshot of the columns', { timeout: 60_000 }, () => {
  beforeEach(() => createSnapshotStore(folder).save({ model: modelOfRecords(records), state: STATE }));

  it('answers as the catalogue that it was made from, with all its records', async () => {
    const found = await createSnapshotStore(folder).load();
    const fresh = modelOfRecords(records);
    expect(found?.state).toEqual(STATE);
    for (const flow of ['booking', 'hotel', 'gifting', 'activity'] as const) {
      const criteria = { ...emptyCriteria(flow), checkin: '2030-06-07', checkout: '2030-06-09', night: 2 };
      const ask = ({ engine }: typeof fresh) => [
        atOnce(engine.search(criteria, NOW, { size: 100, perHotel: 9 })),
        atOnce(engine.facets(criteria, NOW)),
      ];
      expect(found && ask(found.model)).toEqual(ask(fresh));
    }
    const paris = (model: typeof fresh) => model.suggest.find('par', 'fr_FR', 5);
    expect(found && paris(found.model)).toEqual(paris(fresh));
    expect(found?.model.places.get('1')).toEqual(fresh.places.get('1'));
    expect([...(found?.model.places.values() ?? [])]).toEqual(records.places);
  });

  it('is written again without its facts when only prices and stock changed', async () => {
    const store = createSnapshotStore(folder);
    const found = await store.load();
    if (!found) throw new Error('nothing was kept');
    const facts = readFileSync(join(kept, 'facts.bin'));
    found.model.columns.stock.fill(0);
    await store.save({ model: found.model, state: { ...STATE, lastId: 8 } });
    const again = await createSnapshotStore(folder).load();
    expect(again?.state.lastId).toBe(8);
    expect(again?.model.columns.stock.every((rooms) => rooms === 0)).toBe(true);
    expect(readFileSync(join(kept, 'facts.bin')).equals(facts)).toBe(true);
  });

  it('is ignored when any byte of it is broken, cut off or foreign', async () => {
    const files = readdirSync(kept).map((name) => join(kept, name));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const whole = readFileSync(file);
      await fc.assert(
        fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
          const broken = Buffer.from(whole);
          broken[at] = (broken[at] ?? 0) ^ flip;
          writeFileSync(file, broken);
          expect(await createSnapshotStore(folder).load()).toBeUndefined();
        }),
        { numRuns: 25 },
      );
      for (const text of [
        whole.subarray(0, whole.length - 9),
        Buffer.from('not one of ours at all'),
        Buffer.alloc(0),
      ]) {
        writeFileSync(file, text);
        expect(await createSnapshotStore(folder).load()).toBeUndefined();
      }
      writeFileSync(file, whole);
    }
    expect(await createSnapshotStore(folder).load()).toBeDefined();
  });

  it('is ignored if facts and calendars do not belong together', async () => {
    const calendars = readFileSync(join(kept, 'calendars.bin'));
    const fewer = { ...records, hotels: records.hotels.slice(1) };
    await createSnapshotStore(folder).save({ model: modelOfRecords(fewer), state: STATE });
    writeFileSync(join(kept, 'calendars.bin'), calendars);
    expect(await createSnapshotStore(folder).load()).toBeUndefined();
  });
});
