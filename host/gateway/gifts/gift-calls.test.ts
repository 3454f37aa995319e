import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

interface Offers {
  exactMatch: { id: string; itemCategory?: string; location?: object; hotel?: { id: string } }[];
  searchDetails: { totalCount: number };
}
const ids = ({ exactMatch }: Offers) => exactMatch.map(({ id }) => id);
const offers = async (url: string) => (await desk.get<Offers>(url)).body;

describe('a box of the gateway', () => {
  it('is digital or physical by its code, and one that is not made is not found', async () => {
    const detail = (code: string) =>
      desk.get<{ code: string; pageModel: { metaRobots: string } } & Refusal>(
        `/gateway/boxes/${code}/product-detail?locale=fr_FR`,
      );
    expect(await detail('SPAEBOX')).toMatchObject({
      status: 200,
      body: {
        code: 'SPAEBOX',
        title: 'Coffret Bien-être',
        value: 14_990,
        price: { sellPrice: 12_990, referencePrice: 14_990, promo: 14 },
        includedContent: expect.stringMatching(/^Une nuit pour deux\nLe petit déjeuner\n/),
        pageModel: { metaRobots: 'index, follow', canonicalUrl: '/box/bien-etre/SPAEBOX' },
      },
    });
    expect(await detail('SPABOX')).toMatchObject({
      status: 200,
      body: {
        code: 'SPABOX',
        pageModel: { metaRobots: 'noindex, follow', canonicalUrl: '/box/bien-etre/SPAEBOX' },
      },
    });
    for (const code of ['EVASIONBOX', 'SPA', 'GIFTCARD', 'spaebox'])
      expect(await detail(code)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('is listed in the order of its market', async () => {
    const codes = async (query: string) =>
      (await desk.get<{ boxes: { code: string }[] }>(`/gateway/boxes/search?${query}`)).body.boxes.map(
        ({ code }) => code,
      );
    expect(await codes('locale=fr_FR&type=digital')).toEqual(['SPAEBOX', 'EVASIONEBOX']);
    expect(await codes('locale=nl_BE&type=physical')).toEqual(['SPABOX']);
  });

  it('has its stays as pages of cards, and all of them as markers', async () => {
    const url = '/gateway/boxes/SPAEBOX/offers?locale=fr_FR';
    const first = await offers(`${url}&page=0&limit=1`);
    const second = await offers(`${url}&page=1&limit=1`);
    const third = await offers(`${url}&page=2&limit=1`);
    expect([ids(first), ids(second), ids(third)]).toEqual([['13'], ['23'], []]);
    expect(first.searchDetails).toEqual({ totalCount: 2 });
    expect(first.exactMatch[0]).toMatchObject({ itemCategory: 'single_voucher' });
    const map = await offers(`${url}&performMapSearch=true`);
    expect(map.exactMatch).toMatchObject(
      ['13', '23'].map((id) => ({ id, location: { lat: 45.9, lng: 6.13 }, price: expect.any(Number) })),
    );
    for (const filter of ['stars=3', 'stars=4', 'hotelId=2']) {
      const list = ids(await offers(`/gateway/box-offers/SPAEBOX?locale=fr_FR&${filter}`));
      expect(ids(await offers(`${url}&performMapSearch=true&${filter}`)), filter).toEqual(list);
    }
    expect(ids(await offers(`${url}&performMapSearch=true&hotelId=2`))).toEqual(['23']);
  });
});

describe('the stays of a gift', () => {
  it('are vouchers without a day, and what is free then with one', async () => {
    for (const url of ['/gateway/box-offers/SPAEBOX?', '/beneficiary/boxes/offers?code=SPAEBOX&'])
      expect(ids(await offers(url))).toEqual(['13', '23']);
    const dated = await offers('/beneficiary/boxes/offers?code=SPAEBOX&checkinDate=2030-06-10');
    expect(new Set(ids(dated))).toEqual(new Set(['10', '11', '12', '20', '21', '22']));
    const inShop = await offers('/gateway/box-offers/SPAEBOX?checkin=2030-06-10');
    expect(inShop).toEqual(dated);
    const one = await offers('/beneficiary/single-vouchers/offers?checkinDate=2030-06-10&hotelId=2');
    expect(one.exactMatch.map(({ hotel }) => hotel?.id)).toEqual(['2', '2', '2']);
    const best = '/beneficiary/single-vouchers/offers?checkinDate=2030-06-10&numberOfPackagesPerHotel=1';
    expect((await offers(best)).exactMatch).toHaveLength(2);
  });

  it('can be limited to those that the gift pays for', async () => {
    const of = (match: boolean) =>
      offers(`/gateway/box-offers/SPAEBOX?matchOfferRangePriceWithGiftAmount=${match}`);
    expect(ids(await of(false))).toEqual(['13', '23']);
    // A voucher of 199 € is more than the box is worth.
    expect(ids(await of(true))).toEqual([]);
    const voucher = '/beneficiary/single-vouchers/offers?matchOfferRangePriceWithGiftAmount=true';
    expect(ids(await offers(`${voucher}&giftAmount=19900`))).toHaveLength(2);
    expect(ids(await offers(`${voucher}&giftAmount=19899`))).toEqual([]);
  });

  it('are counted by filter, a ticked family as if it were not', async () => {
    const counts = async (url: string) => {
      const { body } = await desk.get<{
        properties: { propertyType: string; values: { id: string; count: number }[] }[];
        totalCount: number;
      }>(url);
      const family = (type: string) =>
        Object.fromEntries(
          body.properties
            .find(({ propertyType }) => propertyType === type)
            ?.values.map(({ id, count }) => [id, count]) ?? [],
        );
      return { total: body.totalCount, stars: family('stars'), facility: family('facility') };
    };
    const all = await counts('/gateway/box-facets/SPAEBOX?locale=fr_FR');
    expect(all).toMatchObject({ total: 2, stars: { 4: 2 }, facility: { spa: 2 } });
    const ticked = await counts('/gateway/box-facets/SPAEBOX?locale=fr_FR&stars=5');
    expect(ticked).toMatchObject({ total: 0, stars: { 4: 2 }, facility: {} });
    expect(await counts('/beneficiary/single-vouchers/facets?locale=fr_FR')).toEqual(all);
    expect(ids(await offers('/gateway/box-offers/SPAEBOX?stars=5'))).toEqual([]);
    expect(ids(await offers('/gateway/box-offers/SPAEBOX?facilities=spa&stars=4'))).toEqual(['13', '23']);
  });
});

describe('the price of a gift', () => {
  it('is listed by length of stay with buckets, upsell and shipping, for two', async () => {
    const { body } = await desk.get<{
      giftFormats: string[];
      prices: { nights: number; sellPrice: number; sellPrices: Record<string, number> }[];
    }>('/gateway/single-voucher/13/prices?locale=fr_FR');
    expect(body).toMatchObject({
      productType: 'SINGLEVOUCHER',
      giftFormats: ['digital', 'physical'],
      giftAdults: 2,
      validUntil: '2031-05-15',
    });
    expect(body.prices.map(({ nights }) => nights)).toEqual([1, 2, 3]);
    const [one, two] = body.prices;
    expect(one).toMatchObject({ sellPrice: 19_900, shippingCost: { amount: 0, internationalFee: 0 } });
    expect(two?.sellPrice).toBeGreaterThan(19_900);
    const { 1: low = 0, 2: own = 0, 3: high = 0 } = one?.sellPrices ?? {};
    expect(low < own && own < high).toBe(true);
    const italian = await desk.get<typeof body>('/gateway/single-voucher/13/prices?locale=it_IT');
    expect(italian.body.giftFormats).toEqual(['digital']);
  });
});

describe('the paths of beneficiaries', () => {
  it('are calls below the site, and leave its pages alone', () => {
    const has = (url: string) => desk.app.hasRoute({ method: 'GET', url });
    expect(has('/beneficiary/boxes/offers')).toBe(true);
    expect(desk.app.findRoute({ method: 'GET', url: '/beneficiary/login' })).toBeNull();
    expect(desk.app.findRoute({ method: 'GET', url: '/*' })).toBeNull();
  });
});
