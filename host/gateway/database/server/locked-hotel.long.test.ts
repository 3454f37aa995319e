import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import { cuttableProxy, type CuttableProxy } from '../../fixtures/cuttable-proxy.ts';
import { ownDatabase } from '../../fixtures/own-database.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { openReadModel } from '../../search/read-model/read-model.ts';
import { takeNights } from '../../fixtures/take-nights.ts';
import type { Database, Reader } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { atOnce } from '../../search/in-slices.ts';

const QUIET = { info: () => undefined, warn: () => undefined };
let own: Awaited<ReturnType<typeof ownDatabase>>;
let way: CuttableProxy;
let db: Database;
let desk: SellingDesk;
let other: pg.Client;

beforeAll(async () => {
  own = await ownDatabase();
  way = await cuttableProxy(own.url);
  db = await openDatabase({ dataDir: '', databaseUrl: way.url });
  await migrate(db);
  desk = await openSellingDesk({ db, stock: 200 });
  other = new pg.Client({ connectionString: own.url });
  await other.connect();
}, 60_000);
afterAll(async () => {
  await other.end();
  await way.close();
  await desk.close();
  await own.drop();
});

const book = async (offerId: string) =>
  desk.post<Booking & Refusal>('/api/bookings', bookingBody(await desk.quote(offerId)), newKey());

describe('a hotel that another transaction holds', () => {
  afterEach(() => other.query('rollback'));

  it.each(['calendars where hotel_id', 'hotels where id'])(
    'is refused for now, and all other hotels are quoted and sold (%s)',
    async (row) => {
      await other.query(`begin; select 1 from ${row} = 1 for update`);
      const from = performance.now();
      const waiting = Array.from({ length: 40 }, () => book('10'));
      // All of them are under way: they have their quote, and ask for the hotel.
      await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, 700))]);
      const meanwhile = performance.now();
      expect((await desk.quote('10')).bookable).toBe(true);
      expect((await book('20')).status).toBe(201);
      expect(performance.now() - meanwhile).toBeLessThan(1_500);
      const refused = await Promise.all(waiting);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        refused.map(() => [503, 'UNAVAILABLE']),
      );
      expect(performance.now() - from).toBeLessThan(9_000);
      await other.query('rollback');
      const again = await Promise.all(waiting.map(() => book('10')));
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 201));
    },
    30_000,
  );

  it('is sold to everybody who wants it at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => book('10')));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
  }, 30_000);
});

describe('a connection that breaks while a booking is written', () => {
  it('is answered 503, and a retry gives the same booking, whether it was committed or not', async () => {
    const bookings = async () => (await db.query('select number from bookings')).length;
    const before = await bookings();
    const body = bookingBody(await desk.quote('20'));
    const key = newKey();
    way.cutAfter('commit');
    const lost = await desk.post<Refusal>('/api/bookings', body, key);
    expect([lost.status, lost.body.code]).toEqual([503, 'UNAVAILABLE']);
    const again = await desk.post<Booking>('/api/bookings', body, key);
    expect(again.status).toBe(201);
    const [once, twice] = [again, await desk.post<Booking>('/api/bookings', body, key)];
    expect(twice).toEqual(once);
    expect((await bookings()) - before).toBe(1);
    const rows = await db.query('select 1 as paid from payments where sale_id = $1', [
      again.body.bookingNumber,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('transactions of a server', () => {
  it('that deadlock are retried, and both are committed', async () => {
    const bothHaveOne = Promise.withResolvers<void>();
    let tries = 0;
    const change = (first: number, second: number) =>
      db.transaction(async (tx) => {
        const write = (hotel: number) =>
          tx.query(`update hotels set register = 'changed' where id = $1`, [hotel]);
        await write(first);
        tries += 1;
        if (tries === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await write(second);
      });
    await Promise.all([change(1, 2), change(2, 1)]);
    expect(tries).toBeGreaterThan(2);
    const rows = await db.query('select register from hotels');
    expect(rows).toEqual([{ register: 'changed' }, { register: 'changed' }]);
  }, 20_000);

  it('are refused with 503 after a while when a statement takes too long, unless it is upkeep', async () => {
    const slow = (upkeep: boolean) => db.transaction((tx) => tx.query('select pg_sleep(5.5)'), { upkeep });
    await expect(slow(false)).rejects.toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
    await expect(slow(true)).resolves.toHaveLength(1);
  }, 20_000);
});

describe('a replica that is behind', () => {
  it('brings back no room that was sold: what it lacks is read from the primary', async () => {
    const stay = { hotelId: '1', checkin: '2030-07-01', nights: 2, rooms: 200 };
    // A snapshot from before the sale is what a replica has that stands still.
    await db.snapshot(async (tx) => {
      await tx.query('select 1 from hotels');
      const still: Reader = { query: tx.query, snapshot: (work) => work(tx) };
      const model = await openReadModel({
        db: { ...db, reader: still },
        log: QUIET,
        localTaxes: localTaxesOf,
      });
      const criteria = {
        ...emptyCriteria('booking'),
        checkin: stay.checkin,
        checkout: '2030-07-03',
        night: 2,
      };
      const now = { date: OPENING_DAY, time: '10:00:00' };
      const found = () =>
        atOnce(model.present().engine.search(criteria, now, { size: 50 })).hits.map(({ hotel }) => hotel.id);
      expect(found()).toContain('1');
      await db.transaction((sale) => takeNights(sale, stay));
      await expect.poll(found, { timeout: 2_000 }).not.toContain('1');
      expect(found()).toContain('2');
      await model.close();
    });
  }, 20_000);
});

describe('a primary that is away', () => {
  it('has quotes and bookings answered 503 with Retry-After, never 500, and searches go on', async () => {
    const dates = 'checkin=2030-06-10&nights=2&adult=2&locale=fr_FR';
    const quote = await desk.quote('20');
    await way.close();
    const ask = () =>
      Promise.all([
        desk.app.inject(`/api/weekend/20/quote-realtime.json?${dates}`),
        desk.app.inject({
          method: 'POST',
          url: '/api/bookings',
          payload: bookingBody(quote),
          headers: { 'idempotency-key': newKey() },
        }),
      ]);
    // At once, when no process knows of it yet, and when the watch has noticed.
    for (const known of [false, true]) {
      if (known) await expect.poll(() => db.state().database, { timeout: 5_000 }).toBe('away');
      for (const { statusCode, headers, body } of await ask())
        expect([statusCode, JSON.parse(body).code, Number(headers['retry-after']) > 0]).toEqual([
          503,
          'UNAVAILABLE',
          true,
        ]);
    }
    expect((await desk.app.inject(`/api/offers.json?flow=booking&${dates}`)).statusCode).toBe(200);
  }, 20_000);
});
