import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { book, openSellingDesk, type Refusal, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { extraPrice } from '@staykit/core/offer/extra.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { extrasOf } from '@staykit/demo/facts/extras.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import { productIdOf } from '../../catalogue/facts/product-id.ts';
import { createGateway } from '../../app.ts';
import { sellingCatalogue } from '../../fixtures/selling-catalogue.ts';
import type { StayQuote } from './quote-stay.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

const set = (column: string, day: number, value: number) =>
  desk.db.query(`update calendars set ${column} = set_byte(${column}, $1, $2) where hotel_id = 2`, [
    day,
    value,
  ]);

describe('a quote', () => {
  it('prices every night, with the extras of the offer, for everybody', async () => {
    const { priceInfo } = await desk.quote('10');
    // 2 nights at 120 € and 15 € for each of two guests; 20 % are off the nights.
    expect(priceInfo).toMatchObject({
      sellPrice: 2 * 12_000 + 2 * 1500,
      refPrice: 2 * 15_000 + 2 * 1500,
      // With the local tax, as on cards.
      promo: 17,
      moneySaved: 6000,
      nights: 2,
      nbRooms: 1,
      priceType: 'final',
    });
    expect(Object.values(priceInfo?.days ?? {}).map(({ sellPrice }) => sellPrice)).toEqual([13_500, 13_500]);
    const four = await desk.quote('10', { adult: 4 });
    expect(four.priceInfo).toMatchObject({ nbRooms: 2, sellPrice: 4 * 12_000 + 4 * 1500 });
  });

  it('marks the nights of the month that no other night is cheaper than', async () => {
    await desk.db.query(
      `update calendars set prices = set_byte(prices, 26 * 4 + 1, get_byte(prices, 26 * 4 + 1) - 1)
      where hotel_id = 2`,
    );
    const { priceInfo } = await desk.quote('20');
    expect(Object.values(priceInfo?.days ?? {}).map((day) => day.bestPriceOfTheMonth)).toEqual([true, false]);
  });

  it('is read from the database, not from the search model', async () => {
    await set('stock', 40, 0);
    expect(await desk.quote('20', { checkin: '2030-06-24', nights: 1 })).toMatchObject({ bookable: false });
  });

  it('keeps its tax apart from the price: the towns and the hotels take it', async () => {
    const [hotel] = sellingCatalogue({ firstDay: '2030-05-15' }).hotels ?? [];
    const taxes = hotel ? localTaxesOf(hotel) : [];
    const quote = await desk.quote('10');
    expect(quote.localTaxes).toMatchObject(taxes);
    expect(quote.localTaxes?.reduce((sum, { due = 0 }) => sum + due, 0)).toBe(quote.localTaxTotalAmount);
    const atShop = taxes.every(({ toBePaidAtHotel }) => !toBePaidAtHotel);
    const { sellPrice = 0, totalPrice = 0 } = quote.priceInfo ?? {};
    expect(totalPrice - sellPrice).toBe(atShop ? quote.localTaxTotalAmount : 0);
  });

  it('is a product of its own with extras', async () => {
    const catalogue = sellingCatalogue({ firstDay: '2030-05-15' });
    const [hotel] = catalogue.hotels ?? [];
    const offer = catalogue.offers?.find(({ id }) => id === '10');
    const [extra] = hotel && offer ? extrasOf(offer, hotel) : [];
    const plain = await desk.quote('10', { nights: 1 });
    const more = await desk.quote(productIdOf('10', [extra?.number ?? 0]), { nights: 1 });
    expect((more.priceInfo?.sellPrice ?? 0) - (plain.priceInfo?.sellPrice ?? 0)).toBe(
      2 * (extra?.perAdult ?? -1),
    );
    expect((more.programLineList ?? []).length).toBeGreaterThanOrEqual((plain.programLineList ?? []).length);
    const { status } = await desk.get('/api/weekend/9700000011/quote.json?checkin=2030-06-10&nights=1');
    expect(status).toBe(200);
    expect((await desk.get('/api/weekend/777/quote.json?checkin=2030-06-10&nights=1')).status).toBe(404);
  });

  it('costs with an extra what the extra says for that party, whatever party its page was made for', async () => {
    const { body: page } = await desk.get<ProductDetail>('/api/weekend/10/detail.json?locale=fr_FR');
    const { extras = [] } = page;
    expect(extras.length).toBeGreaterThan(1);
    const prices = new Set<number>();
    for (const extra of extras)
      for (const [adult, child, baby, nights] of [
        [1, 0, 0, 1],
        [2, 0, 0, 2],
        [2, 1, 0, 1],
        [2, 1, 1, 3],
        [3, 0, 0, 2],
        [4, 1, 0, 1],
      ] as const) {
        const stay = { adult, child, baby, nights };
        const [plain, more] = [await desk.quote('10', stay), await desk.quote(extra.id, stay)];
        const [without, total] = [plain, more].map(({ priceInfo }) => priceInfo?.totalPrice ?? 0);
        const shown = extraPrice(extra, { nights, pax: stay });
        expect(total).toBe((without ?? 0) + shown);
        prices.add(shown);
      }
    expect(prices.size).toBeGreaterThan(6);
  });

  it('takes the discount of a code off the total, and of no other code', async () => {
    const plain = await desk.quote('10');
    const less = await desk.quote('10', { promoCode: 'LAC10' });
    expect(less.priceInfo).toMatchObject({
      sellPrice: plain.priceInfo?.sellPrice,
      promoCodeReductionAmount: 2700,
    });
    expect(less.finalPrice).toMatchObject({ extraDiscount: 10, sellPrice: 24_300, nights: 2 });
    expect((await desk.quote('10', { promoCode: 'lac10' })).priceInfo).toEqual(less.priceInfo);
    expect((await desk.quote('10', { promoCode: 'OTHER' })).priceInfo).toEqual(plain.priceInfo);
  });

  it('says in the guest’s words how few rooms are left and how it is cancelled', async () => {
    const quote = await desk.quote('10', { locale: 'es_ES' });
    expect(quote.roomsAmountMessage).toMatch(/2/);
    expect(quote.cancellationPolicy).toMatchObject({
      cancellable: true,
      cancellationDeadline: '2030-06-07',
      type: 'FLEXIBLE',
      message: expect.stringMatching(/80/) as string,
    });
    expect((await desk.quote('11')).cancellationPolicy).toMatchObject({ cancellable: false, type: 'NCNR' });
  });

  it('promises no refund once the deadline of its days has passed, nor does the mail of the booking', async () => {
    const quote = await desk.quote('10', { checkin: '2030-05-17' });
    expect(quote.cancellationPolicy).toMatchObject({ cancellationDeadline: '2030-05-14' });
    expect(quote.cancellationPolicy?.message).toBe('Non échangeable et non remboursable');
    for (const [stay, until] of [
      [quote, undefined],
      [await desk.quote('10'), '2030-06-07'],
    ] as const) {
      const { bookingNumber } = await book(desk, stay);
      const [mail] = await desk.db.query<{ data: { cancellableUntil?: string } }>(
        `select data from mail_outbox where data->>'bookingNumber' = $1`,
        [bookingNumber],
      );
      expect(mail?.data.cancellableUntil).toBe(until);
    }
  });

  it('is a flash deal where a high promotion meets a near day', async () => {
    expect((await desk.quote('10', { checkin: '2030-05-18' })).flashDeal).toBe(false);
    await desk.db.query(
      `update calendars set promos = set_byte(promos, 3, 45), prices = set_byte(prices, 13, 30) where hotel_id = 2`,
    );
    expect((await desk.quote('20', { checkin: '2030-05-18', nights: 1 })).flashDeal).toBe(true);
  });
});

describe('with smartcapacity', () => {
  it('a child without a bed of its own counts as an adult, and is told so', async () => {
    const asked = { adult: 2, child: 2, nights: 1, singleRoom: 'true' };
    expect((await desk.quote('10', asked)).bookable).toBe(false);
    const quote = await desk.quote('10', { ...asked, smartcapacity: 'true' });
    expect(quote).toMatchObject({
      bookable: true,
      modifiedReservationCriteria: { adult: 3, child: 1, baby: 0 },
    });
    expect(quote.modifiedReservationCriteria).not.toHaveProperty('nights');
    expect(await desk.quote('10', { smartcapacity: 'true' })).not.toHaveProperty(
      'modifiedReservationCriteria',
    );
  });

  it('a stay that is too short for its day is quoted at its shortest length', async () => {
    await set('min_los', 50, 3);
    const asked = { checkin: '2030-07-04', nights: 1 };
    expect((await desk.quote('20', asked)).bookable).toBe(false);
    expect(await desk.quote('20', { ...asked, smartcapacity: 'true' })).toMatchObject({
      priceInfo: { nights: 3 },
      modifiedReservationCriteria: { nights: 3 },
    });
  });
});

describe('a quote is refused', () => {
  const past = { bookable: false, error: [{ message: 'check-in is in the past' }] };
  it('for a day that has passed, and from 20:00 on for today, in the time of the market', async () => {
    expect(await desk.quote('10', { checkin: '2030-05-14' })).toEqual(past);
    const morning = desk.clock.now;
    // 20:00 in Paris is 18:00 UTC in May.
    desk.clock.now = Date.UTC(2030, 4, 15, 17, 59, 59);
    expect((await desk.quote('10', { checkin: '2030-05-15' })).bookable).toBe(true);
    desk.clock.now = Date.UTC(2030, 4, 15, 18);
    expect(await desk.quote('10', { checkin: '2030-05-15' })).toEqual(past);
    desk.clock.now = morning;
  });

  it('for what is not sold by dates', async () => {
    expect(await desk.quote('13')).toEqual({ bookable: false });
  });

  it('for activities that the product does not hold', async () => {
    const { status, body } = await desk.get<Refusal>(
      '/api/weekend/10/quote.json?checkin=2030-06-10&nights=2&activitySelectionList=999_1',
    );
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it.each(['checkin=2030-02-30&nights=1', 'checkin=2030-06-10', 'checkin=2030-06-10&nights=31'])(
    'for the wrong parameters %s',
    async (query) => {
      expect((await desk.get(`/api/weekend/10/quote.json?${query}`)).status).toBe(400);
    },
  );

  it('by a gateway that does not sell', async () => {
    const app = await createGateway({
      model: () => undefined,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
    });
    const answer = await app.inject('/api/weekend/10/quote.json?checkin=2030-06-10&nights=1');
    expect([answer.statusCode, answer.json().code]).toEqual([501, 'NOT_CONFIGURED']);
    await app.close();
  });
});

describe('both quote calls', () => {
  it('take the parameters as they are spelt, and answer one shape', async () => {
    const query =
      'checkin=2030-06-10&nights=2&adult=2&child=0&baby=0&client=msite&smartcapacity=true&activitySelectionList=&locale=nl_BE&minisite=412';
    const shown = await desk.get<StayQuote>(`/api/weekend/10/quote.json?${query}`);
    const asked = await desk.get<StayQuote>(`/api/weekend/10/quote-realtime.json?${query}`);
    expect([shown.status, asked.status]).toEqual([200, 200]);
    expect(asked.body.priceInfo).toEqual(shown.body.priceInfo);
    expect(Object.keys(asked.body)).toEqual(Object.keys(shown.body));
  });
});

it('a real-time quote that fails is logged with its place, and the other call is not [PERROR-06]', async () => {
  const error = vi.spyOn(desk.app.log, 'error');
  const quote = vi.spyOn(desk.selling, 'quote').mockRejectedValue(new Error('the hotel does not answer'));
  const query = 'checkin=2030-06-10&nights=2&adult=2';
  expect((await desk.get(`/api/weekend/10/quote-realtime.json?${query}`)).status).toBe(500);
  const told = () => error.mock.calls.filter(([, message]) => message === 'Error fetching quote-realtime');
  expect(told()).toHaveLength(1);
  expect(told()[0]?.[0]).toMatchObject({ location: 'weekend.product' });
  expect((await desk.get(`/api/weekend/10/quote.json?${query}`)).status).toBe(500);
  expect(told()).toHaveLength(1);
  quote.mockRestore();
  expect((await desk.get(`/api/weekend/undefined/quote-realtime.json?${query}`)).status).toBeLessThan(500);
  expect((await desk.get(`/api/weekend/999999/quote-realtime.json?${query}`)).status).toBe(404);
  expect(told()).toHaveLength(1);
  error.mockRestore();
});

it('a real-time quote that is refused is logged with its place, stay and code [PERROR-06]', async () => {
  const warn = vi.spyOn(desk.app.log, 'warn');
  const told = () => warn.mock.calls.filter(([, message]) => message === 'Error fetching quote-realtime');
  const ask = async (call: string, checkin: string) =>
    (await desk.get<StayQuote>(`/api/weekend/10/${call}.json?checkin=${checkin}&nights=2&adult=2`)).body
      .bookable;
  expect(await ask('quote-realtime', '2030-06-10')).toBe(true);
  expect(told()).toEqual([]);
  expect(await ask('quote-realtime', '2030-01-10')).toBe(false);
  expect(told().map(([entry]) => entry)).toEqual([
    { location: 'weekend.product', productId: '10', code: 'check-in is in the past' },
  ]);
  expect(await ask('quote', '2030-01-10')).toBe(false);
  expect(told()).toHaveLength(1);
  warn.mockRestore();
});
