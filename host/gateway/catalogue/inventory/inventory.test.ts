import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '../../app.ts';
import { serverOptions } from '../../http/server-options.ts';
import { changesSince, changeState } from '../store/change-log.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { newSupplierKey, push } from '../../fixtures/supplier.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { createInventory } from './inventory.ts';
import { createKey, listKeys, revokeKey } from './keys/supplier-keys.ts';

let desk: SellingDesk;
let key: string;
beforeAll(async () => {
  desk = await openSellingDesk({ hotels: 6 });
  key = await newSupplierKey(desk, 'lake-rooms', 'all');
}, 60_000);
afterAll(() => desk.close());

const email = 'anna@mail.example';
/** A night of the week that the tests set. */
const NIGHT = '2030-06-10';
const quoteOf = (hotel: string, query: Record<string, string | number> = {}) =>
  desk.quote(`${hotel}0`, { checkin: NIGHT, nights: 1, ...query });
const stockOn = async (hotel: string) => (await desk.stock(hotel))[26];

describe('a supplier', () => {
  it('sets prices and rooms of a week, which travellers are quoted at once', async () => {
    const week = { hotel: '1', from: NIGHT, to: '2030-06-16', price: 20_000, promotion: 0, allotment: 5 };
    expect(await push(desk, key, week)).toEqual({
      status: 200,
      body: { accepted: 1, changed: 7, errors: [] },
    });
    // Two adults, with what the offer includes.
    expect((await quoteOf('1')).priceInfo).toMatchObject({ sellPrice: 20_000 + 2 * 1_500, promo: 0 });
    expect((await desk.stock('1')).slice(25, 34)).toEqual([2, 5, 5, 5, 5, 5, 5, 5, 2]);
  });

  it('changes nothing by sending the same again: no search reads it again', async () => {
    const before = await changeState(desk.db);
    const week = { hotel: '1', from: NIGHT, to: '2030-06-16', price: 20_000, promotion: 0, allotment: 5 };
    const { body } = await push(desk, key, week, { hotel: '2', from: NIGHT, price: 12_000, allotment: 2 });
    expect(body).toEqual({ accepted: 2, changed: 0, errors: [] });
    const { changes } = await changesSince(desk.db, before);
    expect(changes.filter(({ id }) => id > before.lastId)).toEqual([]);
  });

  it('has good items taken, and reads for each wrong one what is wrong with it', async () => {
    const good = { hotel: '2', from: NIGHT, allotment: 9 };
    const { status, body } = await push(
      desk,
      key,
      { ...good, allotment: 1.5 },
      good,
      { ...good, from: '2030-02-30' },
      { ...good, to: '2030-06-09' },
      { ...good, rooms: 3 },
      { hotel: '2', from: NIGHT },
      { ...good, from: '2029-01-01' },
      { ...good, to: '2032-01-01' },
      { ...good, hotel: '77' },
      'nothing',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ accepted: 1, changed: 1 });
    expect(
      body.errors.map(({ index, code, message }) => `${index} ${code} ${message.split(':')[0]}`),
    ).toEqual([
      '0 BAD_REQUEST allotment',
      '2 BAD_REQUEST from',
      '3 BAD_REQUEST to',
      '4 BAD_REQUEST rooms',
      '5 BAD_REQUEST expected one of price, promotion, allotment, minimumStay, maximumStay, closedToArrival, closedToDeparture, closed.',
      '6 BAD_REQUEST from',
      '7 BAD_REQUEST to',
      '8 NOT_FOUND hotel',
      '9 BAD_REQUEST expected an object with the fields of an item.',
    ]);
    expect(body.errors[0]?.message).toBe('allotment: expected a whole number from 0 to 9999, received 1.5.');
    expect(await stockOn('2')).toBe(9);
  });

  it('never brings a sold room back, and cancels no stay with fewer rooms', async () => {
    const [first, second] = [await book(desk, await quoteOf('3')), await book(desk, await quoteOf('3'))];
    expect(await stockOn('3')).toBe(0);
    const allot = (allotment: number) => push(desk, key, { hotel: '3', from: NIGHT, allotment });
    expect((await allot(2)).body.changed).toBe(0);
    expect(await stockOn('3')).toBe(0);
    expect((await allot(1)).body.changed).toBe(1);
    expect(await stockOn('3')).toBe(0);
    const cancel = (number: string) => desk.post(`/api/bookings/${number}/cancel`, { email });
    await cancel(first.bookingNumber);
    expect(await stockOn('3')).toBe(0);
    await cancel(second.bookingNumber);
    expect(await stockOn('3')).toBe(1);
    await allot(4);
    expect(await stockOn('3')).toBe(4);
    expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  });

  it('closes a night, arrivals on it, or stays that are too short', async () => {
    const set = (fields: object) => push(desk, key, { hotel: '4', from: NIGHT, ...fields });
    await set({ closed: true });
    expect((await quoteOf('4')).bookable).toBe(false);
    expect((await quoteOf('4', { checkin: '2030-06-09', nights: 2 })).bookable).toBe(false);
    await set({ closed: false, closedToArrival: true, minimumStay: 3 });
    expect((await quoteOf('4', { nights: 3 })).bookable).toBe(false);
    expect((await quoteOf('4', { checkin: '2030-06-09', nights: 2 })).bookable).toBe(true);
    await set({ closedToArrival: false });
    expect((await quoteOf('4', { nights: 2 })).bookable).toBe(false);
    expect((await quoteOf('4', { nights: 3 })).bookable).toBe(true);
  });

  it('sets no minimum above the maximum of a night, be it sent or stored: no stay could begin', async () => {
    const set = async (...fields: object[]) => {
      const items = fields.map((one) => ({ hotel: '6', from: NIGHT, ...one }));
      const { accepted, changed, errors } = (await push(desk, key, ...items)).body;
      return [accepted, changed, ...errors.map(({ message }) => message)];
    };
    const above = `maximumStay: expected 0 or at least the minimum of ${NIGHT}, 5, received 3.`;
    expect(await set({ minimumStay: 5, maximumStay: 3 })).toEqual([0, 0, above]);
    expect(await set({ minimumStay: 5, maximumStay: 0 })).toEqual([1, 1]);
    expect(await set({ maximumStay: 3, to: '2030-06-12' })).toEqual([0, 0, above]);
    expect(await set({ minimumStay: 1 }, { maximumStay: 3 })).toEqual([2, 1]);
    const below = `minimumStay: expected at most the maximum of ${NIGHT}, 3, received 4.`;
    expect(await set({ minimumStay: 4, price: 1_000 }, { minimumStay: 3 })).toEqual([1, 1, below]);
    expect(await set({ minimumStay: 4, maximumStay: 4 })).toEqual([1, 1]);
    expect((await quoteOf('6', { nights: 4 })).bookable).toBe(true);
  });

  it('is asked for smaller pushes where one has too many items or nights', async () => {
    const item = { hotel: '5', from: NIGHT, allotment: 3 };
    const { status, body } = await push(desk, key, ...Array.from({ length: 1_001 }, () => item));
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    const long = { ...item, from: '2030-05-15', to: '2030-08-12' };
    const { body: cut } = await push(desk, key, ...Array.from({ length: 230 }, () => long));
    expect(cut).toMatchObject({ accepted: 222, changed: 90 });
    expect(cut.errors).toHaveLength(8);
  });
});

describe('a key', () => {
  const item = { hotel: '5', from: NIGHT, allotment: 8 };

  it('changes the hotels that it is for alone', async () => {
    const own = await newSupplierKey(desk, 'one-hotel', ['5']);
    const { body } = await push(desk, own, item, { ...item, hotel: '6' });
    expect(body).toMatchObject({ accepted: 1, errors: [{ index: 1, code: 'NOT_FOUND' }] });
    expect(await createKey(desk.db, { supplier: 'nobody', hotels: ['5', '99'] }, 0)).toEqual({
      refused: 'unknownHotels',
    });
    expect(await createKey(desk.db, { supplier: 'nobody' }, 0)).toEqual({ refused: 'noHotels' });
  });

  it('is replaced while it goes on: two of a supplier are valid at once, until one is revoked', async () => {
    const old = await newSupplierKey(desk, 'rotating', ['5']);
    const next = await newSupplierKey(desk, 'rotating');
    expect(await createKey(desk.db, { supplier: 'rotating' }, 0)).toEqual({ refused: 'twoValid' });
    const statuses = async () => [
      (await push(desk, old, item)).status,
      (await push(desk, next, item, { ...item, hotel: '6' })).body.errors?.length,
    ];
    expect(await statuses()).toEqual([200, 1]);
    const [, id = ''] = old.split('_');
    expect(await revokeKey(desk.db, id, Date.now())).toBe(true);
    expect(await revokeKey(desk.db, id, Date.now())).toBe(false);
    expect(await statuses()).toEqual([401, 1]);
    expect(await newSupplierKey(desk, 'rotating')).toMatch(/^staykit_/);
  });

  it('is kept as a hash, and a forged one is refused', async () => {
    const [, id, secret = ''] = /^staykit_(\w+?)_(.*)$/.exec(key) ?? [];
    expect(JSON.stringify(await desk.db.query('select * from supplier_keys'))).not.toContain(secret);
    for (const forged of [
      `staykit_${id}_${'a'.repeat(43)}`,
      `staykit_zzzzzzzzzz_${secret}`,
      secret,
      '',
      `${key} `.repeat(2),
    ]) {
      const { status, body } = await push(desk, forged, item);
      expect([status, body.code]).toEqual([401, 'SUPPLIER_KEY_INVALID']);
    }
    expect(await listKeys(desk.db)).toContainEqual(
      expect.objectContaining({ id, supplier: 'lake-rooms', hotels: 'all', usedOn: '2030-05-15' }),
    );
  });

  it('ends on its day, and a new one can be made then', async () => {
    const made = await createKey(
      desk.db,
      { supplier: 'for-a-month', hotels: ['5'], days: 30 },
      desk.clock.now,
    );
    const ending = 'key' in made ? made.key : '';
    await newSupplierKey(desk, 'for-a-month');
    const day = 86_400_000;
    const status = async () => (await push(desk, ending, item)).status;
    desk.clock.now += 30 * day - 1;
    expect(await status()).toBe(200);
    expect(await createKey(desk.db, { supplier: 'for-a-month' }, desk.clock.now)).toEqual({
      refused: 'twoValid',
    });
    desk.clock.now += 1;
    expect(await status()).toBe(401);
    expect(await createKey(desk.db, { supplier: 'for-a-month' }, desk.clock.now)).toHaveProperty('key');
    desk.clock.now -= 30 * day;
  });

  it('may send as many requests a minute and items a request as the shop sets, each key for itself', async () => {
    let now = Date.UTC(2030, 4, 15, 8);
    const limited = fastify(serverOptions()) as FastifyInstance;
    await limited.register(gateway, {
      model: () => undefined,
      images: { picture: async () => undefined },
      clock: () => now,
      inventory: createInventory({ db: desk.db, clock: () => now, limits: { requests: 2, items: 3 } }),
    });
    const send = async (by: string, items: object[] = [item]) => {
      const answer = await limited.inject({
        method: 'PUT',
        url: '/api/inventory/v1/nights',
        headers: { authorization: `Bearer ${by}` },
        payload: { items },
      });
      return [answer.statusCode, answer.headers['retry-after'], answer.json<{ code?: string }>().code];
    };
    const other = await newSupplierKey(desk, 'another', ['5']);
    expect((await send(key))[0]).toBe(200);
    now += 20_000;
    expect(await send(key, [item, item, item, item])).toEqual([400, undefined, 'BAD_REQUEST']);
    expect(await send(key)).toEqual([429, '40', 'RATE_LIMITED']);
    expect((await send(other))[0]).toBe(200);
    now += 40_000;
    expect((await send(key))[0]).toBe(200);
    // Calls for photos count as well.
    const statuses: number[] = [];
    for (const [method, path] of [
      ['PUT', 'photos'],
      ['GET', `photos/${'a'.repeat(64)}`],
      ['POST', 'photos'],
    ] as const) {
      const url = `/api/inventory/v1/${path}`;
      const headers = { authorization: `Bearer ${other}` };
      const payload = method === 'GET' ? undefined : { items: [], data: '' };
      statuses.push((await limited.inject({ method, url, headers, ...(payload && { payload }) })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});
