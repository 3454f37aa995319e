import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { gateway } from '../../app.ts';
import type { Database } from '../../database/database.ts';
import { giftBody, redeemBody, type BeneficiaryGift, type SoldGift } from '../../fixtures/gift-desk.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { bookingBody, newKey, type Refusal } from '../../fixtures/selling-desk.ts';
import { FIRST_NIGHT, pushLines, suppliedLines, undatedLines } from '../../fixtures/supplied-shop.ts';
import { newSupplierKey, pushTo } from '../../fixtures/supplier.ts';
import { createGiftShop, type GiftShop } from '../../gifts/gift-shop.ts';
import { serverOptions } from '../../http/server-options.ts';
import { visitBank } from '../../payment/fixtures/buyer.ts';
import { createPaymentDesk } from '../../payment/payment-desk.ts';
import { openReadModel, type ReadModel } from '../../search/read-model/read-model.ts';
import type { StayQuote } from '../../selling/quote/quote-stay.ts';
import { createSelling } from '../../selling/selling.ts';
import { SYSTEM_IDS } from '../../selling/selling-parts.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { catalogueFacts } from '../facts/catalogue-facts.ts';
import type { GiftRecord } from '../records.ts';
import { catalogueRepository } from '../store/catalogue-repository.ts';
import { createInventory } from './inventory.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NOW = Date.UTC(2030, 4, 15, 8);
const clock = () => NOW;

let db: Database;
let app: FastifyInstance;
let search: ReadModel;
let giftShop: GiftShop;
let key: string;
/** Ids of offers by the codes of plans, vouchers and activities. */
let offers: Record<string, string>;
/** Id of the activity. */
let canoe: string;

beforeAll(async () => {
  db = await scratchDatabase();
  const repository = catalogueRepository(db);
  const facts = catalogueFacts(() => search.present().activities);
  let gifts: readonly GiftRecord[] = [];
  search = await openReadModel({
    db,
    localTaxes: facts.localTaxes,
    log: QUIET,
    clock,
    onWhole: async () => {
      gifts = await repository.gifts();
    },
  });
  const provider = embeddedProvider(db);
  const parts = { db, provider, facts, clock, ids: SYSTEM_IDS };
  const selling = createSelling(parts);
  giftShop = createGiftShop({
    ...parts,
    catalogue: {
      gifts: repository.gifts,
      offer: repository.offerById,
      hotel: repository.hotelById,
      giftPrices: facts.giftPrices,
    },
  });
  app = fastify(serverOptions()) as FastifyInstance;
  await app.register(gateway, {
    model: search.present,
    gifts: () => gifts,
    hotels: repository,
    images: { picture: async () => undefined },
    clock,
    facts,
    selling,
    giftShop,
    payments: createPaymentDesk({ ...parts, selling, giftShop }),
    paymentProvider: provider,
    inventory: createInventory({ db, clock }),
  });
  await app.ready();
  key = await newSupplierKey({ db }, 'lake-rooms', 'own');
  const { errors } = await pushLines({ app }, key, [...suppliedLines(), ...undatedLines()]);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  const rows = await db.query<{ code: string; id: string }>(
    `select code, offer_id::text as id from rate_plans union all select code, offer_id::text from undated_plans`,
  );
  offers = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
  const [activity] = await db.query<{ id: string }>('select id::text as id from activities');
  canoe = activity!.id;
  await vi.waitUntil(() => search.present().engine.size.offers === 6, 20_000);
}, 90_000);
afterAll(async () => {
  await app?.close();
  await search?.close();
  await db?.close();
});

const get = async <Body>(url: string) => (await app.inject(url)).json<Body>();
interface Found {
  exactMatch: { id: string; sellPrice: number; refPrice?: number; uri: string }[];
}
/** Sends a request that is paid at the bank, and again afterwards. */
async function paid<Body>(url: string, payload: object): Promise<{ status: number; body: Body & Refusal }> {
  const headers = { 'idempotency-key': newKey() };
  const send = () => app.inject({ method: 'POST', url, payload, headers });
  let answer = await send();
  const redirect = answer.json<Refusal>().details?.['redirectUrl'];
  if (redirect !== undefined) {
    await visitBank(demoBank(db), String(redirect));
    answer = await send();
  }
  return { status: answer.statusCode, body: answer.json<Body & Refusal>() };
}
const buy = (changes: object) => paid<SoldGift>('/api/gifts', giftBody(changes));
/** Redeems a code for a quote, at the difference that the shop tells. */
async function redeem(code: string, stay: StayQuote) {
  const payload = { code, quoteId: stay.quoteId };
  const told = await app.inject({ method: 'POST', url: '/api/beneficiary/price', payload });
  const { difference } = told.json<{ difference: number }>();
  return paid<Booking>('/api/beneficiary/redeem', redeemBody(code, stay, difference));
}
const quote = (product: string, query: Readonly<Record<string, string | number>> = {}) => {
  const wanted = { checkin: FIRST_NIGHT, nights: 1, adult: 2, locale: 'fr_FR', ...query };
  const texts = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
  return get<StayQuote>(
    `/api/weekend/${product}/quote-realtime.json?${new URLSearchParams(texts).toString()}`,
  );
};

describe('a shop that began empty sells what its supplier sent without a date', () => {
  it('changes nothing by the same again', async () => {
    expect(await pushLines({ app }, key, undatedLines())).toEqual({ changed: 0, errors: [] });
  });

  it('a voucher: found, shown, priced, sold and redeemed', async () => {
    const id = offers['one-night']!;
    const { exactMatch } = await get<Found>('/api/offers.json?locale=fr_FR&flow=gifting&adult=2');
    expect(exactMatch).toMatchObject([{ id, sellPrice: 19_900, refPrice: 22_900 }]);
    const page = await get<{ label: string; published: boolean; programLines: { label: string }[] }>(
      `/api/weekend/${id}/detail.json?locale=nl_BE&flow=gifting&adult=2`,
    );
    expect(page).toMatchObject({ label: 'Een nachtje aan het meer', published: true });
    const { prices } = await get<{ prices: object[] }>(`/gateway/single-voucher/${id}/prices?locale=fr_FR`);
    expect(prices).toMatchObject([{ nights: 1, sellPrice: 19_900 }]);
    const sold = await buy({ productId: id });
    expect(sold).toMatchObject({ status: 201, body: { label: 'Une nuit au lac', validUntil: '2031-05-15' } });
    const used = await redeem(sold.body.code, await quote(offers['garden']!));
    expect([used.status, used.body.message ?? '']).toEqual([201, '']);
  }, 30_000);

  it('an activity: found, shown with its texts, and sold', async () => {
    const id = offers['canoe']!;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/search/activity-only.json',
      payload: { locale: 'fr_FR', page: 0, numberOfPackagesPerHotel: 20 },
    });
    expect(answer.json<Found>().exactMatch).toMatchObject([{ id, sellPrice: 7_000, uri: `/activity/${id}` }]);
    const page = await get<object>(`/api/activity-only/weekend/${id}/detail.json?locale=fr_FR`);
    expect(page).toMatchObject({
      label: 'Canoë au lever du jour',
      activities: [
        {
          description: 'Deux heures sur le lac.',
          schedules: ['Tous les jours à 6 h'],
          importantInformation: ['Gilet fourni', 'Dès 8 ans'],
        },
      ],
      prices: { 2: { sellPrice: 7_000, refPrice: 8_000 } },
    });
    const sold = await buy({
      productType: 'DIGITAL_ACTIVITY_ONLY',
      productId: id,
      options: { giftFormat: 'digital', giftNights: 0, giftAdults: 2 },
      price: 7_000,
    });
    expect(sold).toMatchObject({ status: 201, body: { label: 'Canoë au lever du jour' } });
  });

  it('a box: listed, shown, sold with its validity, and redeemed at its own hotel alone', async () => {
    const { boxes } = await get<{ boxes: object[] }>('/gateway/boxes/search?locale=it_IT');
    expect(boxes).toMatchObject([
      { code: 'LAKEEBOX', title: 'Cofanetto sul lago', includedContent: 'Una notte\nLa colazione' },
    ]);
    expect(await get('/gateway/boxes/LAKEEBOX/product-detail?locale=fr_FR')).toMatchObject({
      slug: 'au-bord-du-lac',
      description: 'Une nuit pour deux',
      value: 19_900,
      validMonths: 18,
      price: { sellPrice: 17_900, referencePrice: 19_900 },
    });
    expect(await get('/gateway/boxes/LAKEEBOX/offers?locale=fr_FR')).toMatchObject({
      exactMatch: [{ id: offers['one-night'] }],
      searchDetails: { totalCount: 1 },
    });
    const sold = await buy({
      productType: 'BOX',
      productId: 'LAKEEBOX',
      options: { giftFormat: 'digital', giftNights: 0 },
      price: 17_900,
    });
    expect(sold).toMatchObject({
      status: 201,
      body: { label: 'Coffret au bord du lac', validUntil: '2031-11-15' },
    });
    const { code } = sold.body;
    const elsewhere = await quote(offers['night']!, { nights: 2 });
    for (const url of ['/api/beneficiary/price', '/api/beneficiary/redeem']) {
      const { status, body } = await paid(
        url,
        url.endsWith('price') ? { code, quoteId: elsewhere.quoteId } : redeemBody(code, elsewhere, 0),
      );
      expect([status, body.code], url).toEqual([409, 'GIFT_NOT_REDEEMABLE']);
    }
    await pushTo({ app }, 'boxes', key, [{ box: 'LAKEEBOX', onSale: false }]);
    const again = await buy({
      productType: 'BOX',
      productId: 'LAKEEBOX',
      options: { giftFormat: 'digital', giftNights: 0 },
      price: 17_900,
    });
    expect(again.status).toBe(404);
    // What was sold is redeemed all the same.
    const used = await redeem(code, await quote(offers['garden']!, { checkin: '2030-06-12' }));
    expect([used.status, used.body.message ?? '']).toEqual([201, '']);
    expect(
      (
        await app.inject({ method: 'POST', url: '/api/beneficiary/lookup', payload: { code } })
      ).json<BeneficiaryGift>().status,
    ).toBe('redeemed');
    await pushTo({ app }, 'boxes', key, [{ box: 'LAKEEBOX', onSale: true }]);
  }, 30_000);
});

describe('an activity with places by day that is part of a stay', () => {
  const stayOf = (checkin: string, day: number, adult = 2) =>
    quote(offers['paddle']!, { checkin, adult, activitySelectionList: `${canoe}_${day}` });
  const daysOf = async (checkin: string, nights: number) => {
    const page = await get<{ activityDates: { dates: { date: string }[] }[] }>(
      `/api/weekend/${offers['paddle']}/detail.json?locale=fr_FR&checkin=${checkin}&night=${nights}&adult=2`,
    );
    return page.activityDates.flatMap(({ dates }) => dates.map(({ date }) => date));
  };

  it('is booked on a chosen day until its places are taken, by however many at once', async () => {
    // Two places on the first day, four on all others.
    expect(await daysOf(FIRST_NIGHT, 2)).toEqual([FIRST_NIGHT, '2030-06-11']);
    const quotes = await Promise.all([1, 2, 3].map(() => stayOf(FIRST_NIGHT, 0)));
    expect(quotes.map(({ bookable }) => bookable)).toEqual([true, true, true]);
    const booked = await Promise.all(quotes.map((each) => paid<Booking>('/api/bookings', bookingBody(each))));
    expect(booked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(booked.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'NO_AVAILABILITY',
      'NO_AVAILABILITY',
    ]);
    expect(await daysOf(FIRST_NIGHT, 2)).toEqual(['2030-06-11']);
    expect((await stayOf(FIRST_NIGHT, 0)).bookable).toBe(false);
    expect((await quote(offers['paddle']!)).bookable).toBe(true);
    const winner = booked.find(({ status }) => status === 201)!.body;
    await app.inject({
      method: 'POST',
      url: `/api/bookings/${winner.bookingNumber}/cancel`,
      payload: { email: 'anna@mail.example' },
    });
    expect((await stayOf(FIRST_NIGHT, 0)).bookable).toBe(true);
    expect(await auditSales(db, NOW)).toEqual([]);
  }, 30_000);

  it('takes as many as the supplier says now; what is booked stands', async () => {
    const first = await stayOf('2030-06-14', 0);
    expect((await paid<Booking>('/api/bookings', bookingBody(first))).status).toBe(201);
    const set = (places: number) =>
      pushTo({ app }, 'activity-days', key, [
        { hotel: 'lakeside', activity: 'canoe', from: '2030-06-14', to: '2030-06-15', places },
      ]);
    expect((await set(1)).body).toMatchObject({ changed: 1, errors: [] });
    expect((await set(1)).body).toMatchObject({ changed: 0, errors: [] });
    expect((await stayOf('2030-06-14', 0)).bookable).toBe(false);
    expect((await stayOf('2030-06-15', 0, 1)).bookable).toBe(true);
    await set(6);
    expect((await stayOf('2030-06-14', 0)).bookable).toBe(true);
  });
});

describe('keys', () => {
  it('change boxes of their supplier alone, and sell stays of their hotels alone', async () => {
    const other = await newSupplierKey({ db }, 'hill-rooms', 'own');
    const box = undatedLines().find(({ kind }) => kind === 'box')!;
    const { kind: _kind, ...item } = box;
    const { body } = await pushTo({ app }, 'boxes', other, [
      { box: 'LAKEEBOX', price: 100 },
      { ...item, box: 'HILLEBOX', slug: 'hill' },
      { ...item, box: 'HILLEBOX', anyStay: true },
    ]);
    expect(body.errors.map(({ message }) => message)).toEqual([
      'box: its code is that of another supplier, or of the shop.',
      'stays.0.hotel: unknown, or not a hotel of this key.',
      'anyStay: only a key for all hotels may set it.',
    ]);
  });

  it('are told what is wrong with an item', async () => {
    const wrong = async (kind: Parameters<typeof pushTo>[1], ...items: object[]) =>
      (await pushTo({ app }, kind, key, items)).body.errors.map(({ code, message }) => `${code} ${message}`);
    expect(
      await wrong(
        'vouchers',
        { hotel: 'lakeside', voucher: 'two' },
        { hotel: 'lakeside', voucher: 'one-night', nights: 4 },
        { hotel: 'nowhere', voucher: 'one-night', nights: 1 },
        { hotel: 'lakeside', voucher: 'one-night', themes: [7] },
        { hotel: 'lakeside', voucher: 'one-night', photos: [{ photo: '0'.repeat(40) }] },
      ),
    ).toEqual([
      'BAD_REQUEST name, nights, price: required for a new voucher.',
      'BAD_REQUEST nights: expected a whole number from 1 to 3, received 4.',
      'NOT_FOUND hotel: unknown, or not a hotel of this key.',
      'BAD_REQUEST themes: unknown id, received 7.',
      'NOT_FOUND photos.0.photo: unknown. Send its bytes first.',
    ]);
    expect(
      await wrong(
        'activities',
        { hotel: 'lakeside', activity: 'climbing', price: 100 },
        { hotel: 'lakeside', activity: 'canoe', group: 'sports' },
      ),
    ).toEqual([
      'BAD_REQUEST name, group: required for a new activity.',
      'BAD_REQUEST group: unknown code, received "sports".',
    ]);
    expect(await wrong('plans', { hotel: 'lakeside', plan: 'garden', activities: ['golf'] })).toEqual([
      'BAD_REQUEST activities: the hotel has no activity "golf".',
    ]);
    expect(
      await wrong(
        'activity-days',
        { hotel: 'lakeside', activity: 'golf', from: FIRST_NIGHT, places: 1 },
        { hotel: 'lakeside', activity: 'canoe', from: FIRST_NIGHT, to: '2030-06-01', places: 1 },
      ),
    ).toEqual([
      'BAD_REQUEST activity: the hotel has no activity "golf".',
      `BAD_REQUEST to: expected a day from ${FIRST_NIGHT} on, within 400 days, received "2030-06-01".`,
    ]);
    expect(
      await wrong(
        'boxes',
        { box: 'NEWEBOX', price: 1_000 },
        { box: 'LAKEEBOX', stays: [{ hotel: 'lakeside', plan: 'garden', voucher: 'one-night' }] },
        { box: 'LAKEEBOX', stays: [{ hotel: 'lakeside', voucher: 'golf' }] },
      ),
    ).toEqual([
      'BAD_REQUEST name, description, contents, nights, stays: required for a new box.',
      expect.stringContaining('expected either plan or voucher'),
      'BAD_REQUEST stays.0.voucher: the hotel has no voucher "golf".',
    ]);
  });
});
