import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { visitBank } from '../../../payment/fixtures/buyer.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { gateway } from '../../../app.ts';
import type { Database } from '../../../database/database.ts';
import { scratchDatabase } from '../../../fixtures/own-database.ts';
import { bookingBody, newKey, type Refusal } from '../../../fixtures/selling-desk.ts';
import { FIRST_NIGHT, pushLines, suppliedLines } from '../../../fixtures/supplied-shop.ts';
import { newSupplierKey, pushTo } from '../../../fixtures/supplier.ts';
import { requestGuard } from '../../../http/request-guard.ts';
import { serverOptions } from '../../../http/server-options.ts';
import { openReadModel, type ReadModel } from '../../../search/read-model/read-model.ts';
import type { StayQuote } from '../../../selling/quote/quote-stay.ts';
import { createSelling } from '../../../selling/selling.ts';
import { SYSTEM_IDS } from '../../../selling/selling-parts.ts';
import { auditSales } from '../../../selling/settle/audit-sales.ts';
import { catalogueFacts } from '../../facts/catalogue-facts.ts';
import { productIdOf } from '../../facts/product-id.ts';
import { catalogueRepository } from '../../store/catalogue-repository.ts';
import { rollSupplied } from '../../store/roll-supplied.ts';
import { createInventory } from '../inventory.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NOW = Date.UTC(2030, 4, 15, 8);
const clock = () => NOW;

let db: Database;
let app: FastifyInstance;
let search: ReadModel;
let key: string;
/** Offer ids by plan. */
let offers: Record<string, string>;

beforeAll(async () => {
  db = await scratchDatabase();
  const facts = catalogueFacts(() => new Map());
  search = await openReadModel({ db, localTaxes: facts.localTaxes, log: QUIET, clock });
  const provider = embeddedProvider(db);
  app = fastify(serverOptions()) as FastifyInstance;
  await app.register(requestGuard);
  await app.register(gateway, {
    model: search.present,
    hotels: catalogueRepository(db),
    images: { picture: async () => undefined },
    clock,
    facts,
    selling: createSelling({ db, provider, facts, clock, ids: SYSTEM_IDS }),
    paymentProvider: provider,
    inventory: createInventory({ db, clock }),
  });
  await app.ready();
  key = await newSupplierKey({ db }, 'lake-rooms', 'own');
}, 60_000);
afterAll(async () => {
  await app.close();
  await search.close();
  await db.close();
});

const get = async <Body>(url: string) => (await app.inject(url)).json<Body>();
const quote = (product: string, query: Readonly<Record<string, string | number>> = {}) => {
  const wanted = { checkin: FIRST_NIGHT, nights: 2, adult: 2, locale: 'fr_FR', ...query };
  const texts = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
  return get<StayQuote>(
    `/api/weekend/${product}/quote-realtime.json?${new URLSearchParams(texts).toString()}`,
  );
};
async function book(product: string, query?: Readonly<Record<string, string | number>>) {
  const payload = bookingBody(await quote(product, query));
  const headers = { 'idempotency-key': newKey() };
  const send = () => app.inject({ method: 'POST', url: '/api/bookings', payload, headers });
  const { redirectUrl } = (await send()).json<Refusal>().details ?? {};
  await visitBank(demoBank(db), String(redirectUrl));
  const answer = await send();
  return { status: answer.statusCode, body: answer.json<Booking>() };
}
const rowsOf = (room: string) =>
  db.query<{ night: string; sold: number }>(
    'select night, sold from room_nights where room_type = $1 and sold > 0 order by night',
    [room],
  );
interface Offers {
  exactMatch: { id: string; sellPrice: number }[];
}
const searched = async (query: string) => {
  const { exactMatch } = await get<Offers>(`/api/offers.json?locale=fr_FR&adult=2&${query}`);
  return exactMatch.map(({ id, sellPrice }) => [id, sellPrice]);
};

describe('a supplier of an empty shop', () => {
  it('sends hotels, rooms, plans, extras, policies and nights, and travellers find them', async () => {
    const sent = await pushLines({ app }, key, suppliedLines());
    expect(sent.errors).toEqual([]);
    expect(sent.changed).toBe(11 + 40);
    await vi.waitFor(() => expect(search.present().engine.size).toEqual({ hotels: 2, offers: 3 }), 15_000);
    const plans = await db.query<{ code: string; id: string }>(
      'select code, offer_id::text as id from rate_plans',
    );
    offers = Object.fromEntries(plans.map(({ code, id }) => [code, id]));
    expect([...search.present().places.values()].map(({ names }) => names.it)).toEqual([
      'Francia',
      'Auvergne-Rhône-Alpes',
      'Annecy',
      'Belgio',
      'Damme',
    ]);
    await vi.waitFor(async () => expect(await search.compare()).toEqual([]), 10_000);
  }, 30_000);

  it('changes nothing by sending the same again', async () => {
    expect(await pushLines({ app }, key, suppliedLines())).toEqual({ changed: 0, errors: [] });
  });
});

describe('travellers of a supplied shop', () => {
  it('find stays by city and dates with the prices of their rooms', async () => {
    expect(await searched(`flow=booking&checkin=${FIRST_NIGHT}&night=2`)).toEqual([
      [offers['garden'], 2 * 12_000 + 2 * 1_500 + 800],
    ]);
    expect(await searched(`flow=booking&themeIds=23&checkin=${FIRST_NIGHT}&night=2`)).toHaveLength(1);
    expect(await searched('flow=hotel')).toEqual([[offers['night'], 18_000]]);
    // The mill takes stays of two nights and more.
    expect(await searched(`flow=hotel&checkin=${FIRST_NIGHT}&night=1`)).toEqual([]);
  });

  it('read rooms, policies, taxes and texts on the page of a hotel', async () => {
    const [hotel] = await db.query<{ id: string }>(
      "select id::text as id from hotels where external_key = 'lakeside'",
    );
    interface Page {
      description: string;
      checkInOut: object;
      policy: object;
      localTax: { amount: number }[];
      importantInfos: string[];
      rooms: {
        uuid: string;
        title: string;
        size: number;
        bedding: string;
        capacity: number;
        maxCapacity: number;
        offers: { price: { sellPrice: number } }[];
      }[];
    }
    const page = await get<Page>(
      `/api/hotel/${hotel?.id}/detail.json?locale=it_IT&checkin=${FIRST_NIGHT}&night=2&adult=2`,
    );
    expect(page).toMatchObject({
      description: 'Sul lago.',
      checkInOut: { checkin: '15:00', checkout: '11:00' },
      policy: { petsAllowed: true, petsPrice: 1_000, petsMaxWeight: 10 },
      localTax: [{ amount: 200, toBePaidAtHotel: false }],
      importantInfos: ['Bambini ammessi da 6 anni.'],
    });
    expect(
      page.rooms.map(({ title, size, bedding, capacity, maxCapacity, offers: [offer] }) => [
        title,
        size,
        bedding,
        capacity,
        maxCapacity,
        offer?.price.sellPrice,
      ]),
    ).toEqual([
      ['Camera sul giardino', 18, '1 letto matrimoniale', 2, 3, 27_800],
      ['Suite vista lago', 32.5, '1 letto matrimoniale + 2 divani letto', 3, 4, 32_800],
    ]);
  });

  it('are sold no room that is too small for them, and none in a hotel without children of their age', async () => {
    const ofFive = { adult: 3, child: 2, nights: 1 };
    expect((await quote(offers['lake']!, ofFive)).priceInfo).toMatchObject({ nbRooms: 2 });
    expect(
      await quote(offers['lake']!, { ...ofFive, singleRoom: 'true', smartcapacity: 'true' }),
    ).toMatchObject({
      bookable: false,
      error: [{ code: 'ROOM_TOO_SMALL' }],
    });
    expect(await quote(offers['garden']!, { baby: 1, smartcapacity: 'true' })).toMatchObject({
      bookable: false,
      error: [{ code: 'CHILD_TOO_YOUNG' }],
    });
    const dates = `flow=booking&checkin=${FIRST_NIGHT}&night=2`;
    expect(await searched(`${dates}&child=1&singleRoom=true`)).toHaveLength(1);
    expect(await searched(`${dates}&baby=1`)).toEqual([]);
    const push = (children: object) =>
      pushLines({ app }, key, [{ kind: 'policies', hotel: 'lakeside', children }]);
    await push({ allowed: false });
    await vi.waitFor(async () => expect(await searched(`${dates}&child=1`)).toEqual([]), 10_000);
    await push({ allowed: true, fromAge: 6 });
    await vi.waitFor(async () => expect(await searched(`${dates}&child=1`)).toHaveLength(1), 10_000);
  });

  it('are charged the supplement of a room and the extras that they add', async () => {
    const plain = await quote(offers['garden']!);
    const suite = await quote(offers['lake']!);
    expect([plain.priceInfo?.sellPrice, suite.priceInfo?.sellPrice]).toEqual([27_000, 24_000 + 2 * 4_000]);
    const [boat, dinner] = [productIdOf(offers['lake']!, [1]), productIdOf(offers['lake']!, [2])];
    // The boat once for the party, the dinner for two adults and two nights.
    expect((await quote(boat)).priceInfo?.sellPrice).toBe(32_000 + 2_500);
    const both = await quote(dinner);
    expect(both.priceInfo?.sellPrice).toBe(32_000 + 2 * 2 * 3_000);
    expect(both.programLineList?.map(({ label }) => label)).toContain('Dîner à l’hôtel');
    expect((await quote(productIdOf(offers['lake']!, [3]))).bookable).toBeUndefined();
  });

  it('book rooms of each type until they are sold, counted by type, and give them back', async () => {
    const product = productIdOf(offers['lake']!, [1]);
    const first = await book(product);
    expect(first.status).toBe(201);
    const second = await book(product);
    expect(second.status).toBe(201);
    expect(await rowsOf('lake-view')).toEqual([
      { night: FIRST_NIGHT, sold: 2 },
      { night: '2030-06-11', sold: 2 },
    ]);
    expect(await rowsOf('standard')).toEqual([]);
    expect((await quote(offers['lake']!)).bookable).toBe(false);
    expect((await quote(offers['garden']!)).bookable).toBe(true);
    // Searches follow: the suite is sold, the garden is not.
    await vi.waitFor(
      async () =>
        expect(await searched(`flow=booking&themeIds=23&checkin=${FIRST_NIGHT}&night=2`)).toEqual([]),
      10_000,
    );
    expect(await searched(`flow=booking&checkin=${FIRST_NIGHT}&night=2`)).toHaveLength(1);
    expect(await pushLines({ app }, key, suppliedLines())).toEqual({ changed: 0, errors: [] });
    await app.inject({
      method: 'POST',
      url: `/api/bookings/${second.body.bookingNumber}/cancel`,
      payload: { email: 'anna@mail.example' },
    });
    expect((await rowsOf('lake-view')).map(({ sold }) => sold)).toEqual([1, 1]);
    expect((await quote(offers['lake']!)).bookable).toBe(true);
    expect(await auditSales(db, NOW)).toEqual([]);
    expect(await reconcile({ db, clock, log: QUIET })).toEqual([]);
  }, 30_000);

  it('cannot leave, arrive or stay longer where the supplier does not allow it', async () => {
    const night = '2030-06-20';
    const set = async (fields: object) =>
      (await pushTo({ app }, 'nights', key, [{ hotel: 'lakeside', from: night, ...fields }])).body.changed;
    const stays = async (checkin: string, nights: number) =>
      (await quote(offers['garden']!, { checkin, nights })).bookable;
    const found = (checkin: string, nights: number) =>
      searched(`flow=booking&checkin=${checkin}&night=${nights}`);
    expect(await set({ maximumStay: 2, closedToDeparture: true })).toBe(1);
    expect(await set({ maximumStay: 2, closedToDeparture: true })).toBe(0);
    expect([await stays(night, 2), await stays(night, 3)]).toEqual([true, false]);
    expect([await stays('2030-06-19', 1), await stays('2030-06-19', 2)]).toEqual([false, true]);
    await vi.waitFor(async () => expect(await found(night, 3)).toEqual([]), 10_000);
    expect(await found(night, 2)).toHaveLength(1);
    expect(await found('2030-06-19', 1)).toEqual([]);
    expect(await found('2030-06-19', 2)).toHaveLength(1);
    // Rooms without restrictions of their own have those of the standard room.
    expect((await quote(offers['lake']!, { checkin: night, nights: 3 })).bookable).toBe(false);
    expect(await set({ maximumStay: 0, closedToDeparture: false })).toBe(1);
  }, 30_000);

  it('find a hotel no longer that went off sale, nor a plan, and find both again', async () => {
    const all = () => search.present().engine.size;
    await pushTo({ app }, 'hotels', key, [{ hotel: 'old-mill', onSale: false }]);
    await vi.waitFor(() => expect(all()).toEqual({ hotels: 1, offers: 2 }), 10_000);
    await pushTo({ app }, 'plans', key, [{ hotel: 'lakeside', plan: 'garden', onSale: false }]);
    await vi.waitFor(() => expect(all()).toEqual({ hotels: 1, offers: 1 }), 10_000);
    await pushTo({ app }, 'hotels', key, [{ hotel: 'old-mill', onSale: true }]);
    await pushTo({ app }, 'plans', key, [{ hotel: 'lakeside', plan: 'garden', onSale: true }]);
    await vi.waitFor(() => expect(all()).toEqual({ hotels: 2, offers: 3 }), 10_000);
    expect((await quote(offers['garden']!)).bookable).toBe(true);
  }, 40_000);

  it('book as before when the calendars go on by a day', async () => {
    expect(await rollSupplied(db, '2030-05-17')).toBe(2);
    expect(await rollSupplied(db, '2030-05-17')).toBe(0);
    expect((await quote(offers['lake']!)).priceInfo?.sellPrice).toBe(32_000);
    const later = { hotel: 'lakeside', room: 'lake-view', from: '2031-06-20', price: 20_000, allotment: 1 };
    expect((await pushTo({ app }, 'nights', key, [later])).body).toMatchObject({ changed: 1, errors: [] });
    expect(await reconcile({ db, clock, log: QUIET })).toEqual([]);
  }, 30_000);

  it('are told to their supplier by the codes that it pushed', async () => {
    const made = await book(productIdOf(offers['lake']!, [1]), { checkin: '2030-06-24' });
    const { bookingNumber: number } = made.body;
    const answer = await app.inject({
      url: '/api/inventory/v1/reservations?limit=200',
      headers: { authorization: `Bearer ${key}` },
    });
    const { reservations } = answer.json<{ reservations: { number: string }[] }>();
    expect(reservations.find((one) => one.number === number)).toMatchObject({
      event: 'confirmed',
      hotel: 'lakeside',
      hotelName: 'Auberge du Lac',
      room: 'lake-view',
      plan: 'lake',
      extras: ['boat'],
      arrival: '2030-06-24',
      localTax: { collected: 800, dueOnSite: 0 },
    });
    const payload = { email: 'anna@mail.example' };
    await app.inject({ method: 'POST', url: `/api/bookings/${number}/cancel`, payload });
  }, 30_000);
});

describe('a supplier reads what is wrong, and nothing of a refused item is written', () => {
  const wrong = async (call: Parameters<typeof pushTo>[1], ...items: object[]) => {
    const { body } = await pushTo({ app }, call, key, items);
    expect(body.changed).toBe(0);
    return body.errors.map(({ message }) => message);
  };
  const name = { fr: 'a', es: 'a', nl: 'a', it: 'a' };

  it('of hotels', async () => {
    expect(
      await wrong(
        'hotels',
        { hotel: 'new-one', name: 'Neu' },
        { hotel: 'lakeside', facilities: ['wifi', 'helipad'], name: 'Other' },
        { hotel: 'lakeside', stars: 6 },
        { hotel: '12345', name: 'Other' },
        { hotel: 'lakeside', type: 'palace' },
      ),
    ).toEqual([
      'country, city, address, postcode, lat, lng: required for a new hotel.',
      'facilities: unknown code, received "helipad".',
      'stars: expected a whole number from 0 to 5, received 6.',
      'hotel: unknown, or not a hotel of this key.',
      'type: unknown code, received "palace".',
    ]);
  });

  it('of rooms, plans, extras, policies and nights', async () => {
    expect(
      await wrong(
        'rooms',
        { hotel: 'lakeside', room: 'attic', size: 9 },
        { hotel: 'lakeside', room: 'standard', supplement: 100 },
        { hotel: 'lakeside', room: 'attic', name: { fr: 'a' } },
      ),
    ).toEqual([
      'name: required for a new room type.',
      'room: standard has neither supplement nor allotment: send its nights.',
      'name.es: expected a text of 1 to 120 characters on one line, received nothing.',
    ]);
    expect(
      await wrong(
        'plans',
        { hotel: 'lakeside', plan: 'x', name },
        { hotel: 'lakeside', plan: 'x', type: 'stay', name, room: 'attic' },
        { hotel: 'lakeside', plan: 'x', type: 'stay', name, includes: ['lunch'] },
        { hotel: 'lakeside', plan: 'lake', minimumNights: 6 },
        { hotel: 'lakeside', plan: 'lake', themes: [7] },
        { hotel: 'lakeside', plan: 'lake', cancellation: { type: 'ncnr', deadlineDays: 2 } },
      ),
    ).toEqual([
      'type: required for a new plan.',
      'room: the hotel has no room type "attic".',
      'includes: unknown code, received "lunch".',
      'maximumNights: expected at least 6, received 5.',
      'themes: unknown id, received 7.',
      'cancellation.deadlineDays: expected 0 for ncnr, received 2.',
    ]);
    expect(await wrong('extras', { hotel: 'lakeside', extra: 'x', name })).toEqual([
      'price: required for a new extra.',
    ]);
    expect(
      await wrong('policies', { hotel: 'lakeside', taxes: [{ per: 'stay', amount: 5, atHotel: true }] }),
    ).toEqual([
      'taxes.0: expected an amount for personNight, a percentage of two decimals (and cap) for stay, and not both.',
    ]);
    expect(await wrong('nights', { hotel: 'lakeside', room: 'attic', from: FIRST_NIGHT, price: 1 })).toEqual([
      'room: the hotel has no room type "attic".',
    ]);
  });

  it('of a fourth extra on sale', async () => {
    const extra = (code: string) => ({ hotel: 'old-mill', extra: code, name, price: 500 });
    const { body } = await pushTo({ app }, 'extras', key, ['a', 'b', 'c', 'd'].map(extra));
    expect(body).toMatchObject({ accepted: 3, changed: 3 });
    expect(body.errors[0]?.message).toBe('extra: a hotel has at most 3 extras on sale.');
    await pushTo({ app }, 'extras', key, [{ ...extra('a'), onSale: false }, extra('d')]);
    const rows = await db.query<{ extras: { code: string; number: number }[] }>(
      "select data->'supplied'->'extras' as extras from hotels where external_key = 'old-mill'",
    );
    expect(rows[0]?.extras.map(({ code, number }) => `${code}${number}`)).toEqual(['a1', 'b2', 'c3', 'd1']);
  });

  it('of hotels of another supplier, whose codes may be the same', async () => {
    const other = await newSupplierKey({ db }, 'hill-rooms', 'own');
    const nights = { hotel: 'lakeside', from: FIRST_NIGHT, price: 1 };
    expect((await pushTo({ app }, 'nights', other, [nights])).body.errors[0]?.code).toBe('NOT_FOUND');
    const [line] = suppliedLines();
    const { kind: _kind, ...hotel } = line!;
    expect((await pushTo({ app }, 'hotels', other, [hotel])).body).toMatchObject({ changed: 1, errors: [] });
    const found = await db.query("select 1 from hotels where external_key = 'lakeside'");
    expect(found).toHaveLength(2);
    const own = await newSupplierKey({ db }, 'one-hotel', ['10000']);
    expect((await pushTo({ app }, 'hotels', own, [hotel])).body.errors[0]?.code).toBe('NOT_FOUND');
  });
});
