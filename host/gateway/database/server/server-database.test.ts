import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { CATALOGUE_CHANGE_CHANNEL, catalogueRepository } from '../../catalogue/store/catalogue-repository.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { ownDatabase, type OwnDatabase } from '../../fixtures/own-database.ts';

let own: OwnDatabase;
let db: Database;
let other: Database;

beforeAll(async () => {
  own = await ownDatabase();
  db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  other = await openDatabase({ dataDir: '', databaseUrl: own.url });
});
afterAll(async () => {
  await db.close();
  await other.close();
  await own.drop();
});

describe('a PostgreSQL server', () => {
  it('is migrated once by processes that start together', async () => {
    const ran = await Promise.all([migrate(db), migrate(other)]);
    expect(ran.flat()).toHaveLength(MIGRATIONS.length);
    expect(new Set(ran.flat()).size).toBe(ran.flat().length);
    expect(await migrate(db)).toEqual([]);
  });

  it('stores the catalogue as the embedded database does, and notifies every process of a change', async () => {
    const heard: string[] = [];
    const silence = await other.listen(CATALOGUE_CHANGE_CHANNEL, (payload) => heard.push(payload));
    const report = await generateCatalogue({ db, today: '2030-03-04', hotels: 40 });
    // How far they have read differs: it tells of the transactions of other databases too.
    const { state: _one, ...here } = await catalogueRepository(db).readAll();
    const { state: _other, ...there } = await catalogueRepository(other).readAll();
    expect(there).toEqual(here);
    expect([here.hotels.length, here.offers.length, here.calendars.size]).toEqual([40, report.offers, 40]);
    const calendar = here.calendars.get(here.hotels[0]?.id ?? '');
    expect(calendar).toMatchObject({ firstDay: '2030-03-04' });
    expect(calendar?.prices.some((price) => price > 2900)).toBe(true);
    const reviews = await catalogueRepository(other).reviews({
      hotelId: here.hotels[0]?.id ?? '',
      limit: 3,
      offset: 0,
    });
    expect(
      reviews.every((review) => /^\d{4}-\d\d-\d\d$/.test(review.date) && typeof review.score === 'number'),
    ).toBe(true);
    await expect.poll(() => heard).toEqual([String(await catalogueRepository(db).changeNumber())]);
    await silence();
  }, 60_000);

  it('undoes a transaction that fails', async () => {
    const repository = catalogueRepository(db);
    const before = await repository.changeNumber();
    const work = db.transaction(async (tx) => {
      await repository.markChanged(tx);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await repository.changeNumber()).toBe(before);
  });

  it('counts transactions that wait for a connection among what waits', async () => {
    const waiting = () => db.connections?.().find(({ server }) => server === 'primary')?.waiting;
    const held = Promise.withResolvers<void>();
    // Ten connections, of which three are kept for reads.
    const all = Array.from({ length: 13 }, () => db.transaction(() => held.promise));
    await expect.poll(waiting).toBe(6);
    held.resolve();
    await Promise.all(all);
    expect(waiting()).toBe(0);
  });

  it('says what is wrong when no server answers, without the password', async () => {
    const address = 'postgres://someone:secret@127.0.0.1:1/shop';
    const error: unknown = await openDatabase({ dataDir: '', databaseUrl: address }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    expect(String(error)).toMatch(/DATABASE_URL.*127\.0\.0\.1:1\/shop/);
    expect(String(error)).not.toContain('secret');
  });
});
