import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createProductClient, type ProductClient } from '@staykit/client/product/create-product-client.ts';
import { productDetail } from '@staykit/contract/product/detail.ts';
import { offerCard } from '@staykit/contract/search/offer-card.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { allBadges } from '@staykit/core/offer/card/badges.ts';
import { withProductOffers } from '@staykit/core/offer/room.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { createGateway } from '../app.ts';
import { FAMILY } from '../catalogue/themes.ts';
import { openSmallShop, type SmallShop } from '../fixtures/small-shop.ts';
import { inProcessFetch } from '../http/in-process-fetch.ts';
import { requestContext } from '../http/request-context.ts';
import { toOfferCard } from '../search/routes/to-offer-card.ts';
import type { SearchHit } from '../search/engine/search-engine.ts';
import { atOnce } from '../search/in-slices.ts';

let shop: SmallShop;
let app: FastifyInstance;
/** A day on which a stay of two nights is sold, and that stay. */
let checkin: PlainDate;
let stay: SearchHit;

const NIGHTS = 2;
const clientFor = (locale: Locale): ProductClient =>
  createProductClient({ api: '/api', locale, fetch: inProcessFetch(app), retries: 0 });
const get = async (url: string) => (await app.inject({ url })).json();
const now = () => marketNow(Date.now(), 'Europe/Paris');
const model = () => {
  const context = shop.parts.model();
  if (!context) throw new Error('no model');
  return context;
};
const offersIn = (flow: SearchFlow, dates: object = {}): SearchHit[] =>
  atOnce(model().engine.search({ ...emptyCriteria(flow), ...dates }, now(), { size: 500, perHotel: 20 }))
    .hits;
const datesFrom = (day: PlainDate, nights = NIGHTS) => ({
  checkin: day,
  checkout: addDays(day, nights),
  night: nights,
});
const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The small catalogue holds no such thing.');
  return thing;
};

beforeAll(async () => {
  shop = await openSmallShop({ hotels: 60 });
  app = await createGateway(shop.parts);
  for (let days = 30; days < 90; days += 1) {
    checkin = addDays(now().date, days);
    const hit = offersIn('booking', datesFrom(checkin)).find(({ offer }) => offer.activityIds.length > 0);
    if (hit) {
      stay = hit;
      return;
    }
  }
}, 120_000);
afterAll(() => shop.close());
afterAll(() => app.close());

describe('the cards of all offers', () => {
  it('keep to the contract, field by field [ENTITY-08]', () => {
    const context = requestContext(shop.parts, 'fr_FR');
    const travellers = { adult: 2, child: 0, baby: 0 };
    const cards = (['booking', 'hotel', 'gifting', 'activity'] as const)
      .flatMap((flow) => offersIn(flow))
      .map((hit) => toOfferCard(hit, context, undefined, travellers));
    expect(cards.length).toBeGreaterThan(100);
    for (const card of cards) expect(z.parse(offerCard, card)).toEqual(card);
  });
});

describe('the detail of a product', () => {
  it('is its card with programme, infos, rooms and hotel, priced for the dates [PAPI-07] [API-26]', async () => {
    const dated = { ...emptyCriteria(), ...datesFrom(checkin) };
    const product = await clientFor('fr_FR').productDetail(stay.offer.id, dated);
    expect(product).toMatchObject({
      id: stay.offer.id,
      sellPrice: stay.sellPrice,
      priceType: 'final',
      hasSelectedDates: true,
      checkin,
      nights: NIGHTS,
      paxCount: 2,
      hotel: { id: stay.hotel.id, checkInOut: { checkin: expect.stringMatching(/^1\d:00$/) } },
    });
    expect(product.programLines?.[0]?.label).toMatch(/^2 nuits en /);
    expect(product.importantInfos?.[0]).toMatch(/^Arrivée à partir de/);
    expect(product.rooms?.flatMap(({ offers }) => offers.map(({ id }) => id))).toContain(product.id);
    expect(product.breadcrumb?.at(-1)).toEqual({ label: stay.offer.label.fr });
    expect(product.pageModel).toBeUndefined();
  });

  it('has no dates where none were asked, and the head of the page where it was', async () => {
    const product = await clientFor('nl_NL').productDetail(stay.offer.id, emptyCriteria(), {
      pageModel: true,
    });
    expect(product).toMatchObject({ hasSelectedDates: false, priceType: 'from' });
    expect(product.checkin).toBeUndefined();
    expect(product.activityDates).toBeUndefined();
    expect(product.pageModel).toMatchObject({
      metaRobots: 'index, follow',
      canonicalUrl: `/product/${stay.offer.id}`,
    });
    expect(Object.keys(product.pageModel?.alternateUrls ?? {})).toEqual([...LOCALES]);
  });

  it('keeps to the contract for every kind of offer in every locale', async () => {
    const kinds = new Map(
      (['booking', 'hotel', 'gifting', 'activity'] as const)
        .flatMap((flow) => offersIn(flow))
        .map(({ offer }) => [offer.kind, offer.id]),
    );
    expect([...kinds.keys()].toSorted()).toEqual([
      'activity',
      'activityVoucher',
      'hotelNight',
      'stay',
      'voucher',
      'weekend',
    ]);
    for (const id of kinds.values()) {
      for (const locale of LOCALES) {
        const answer = await get(`/api/weekend/${id}/detail.json?locale=${locale}&fetchPageModel=true`);
        expect(z.parse(productDetail, answer)).toEqual(answer);
      }
    }
  });

  it('of each kind is found by a search of its own flow alone, a box among the boxes [FLOW-04]', async () => {
    const kindsIn = (flow: SearchFlow) => [...new Set(offersIn(flow).map(({ offer }) => offer.kind))];
    expect(kindsIn('booking').toSorted()).toEqual(['stay', 'weekend']);
    expect(kindsIn('gifting').toSorted()).toEqual(['activityVoucher', 'voucher']);
    expect(kindsIn('activity')).toEqual(['activity']);
    expect(kindsIn('hotel')).toEqual(['hotelNight']);
    const categories = (answer: { exactMatch: { itemCategory: string }[] }) => [
      ...new Set(answer.exactMatch.map(({ itemCategory }) => itemCategory)),
    ];
    for (const [flow, category] of [
      ['booking', 'weekend'],
      ['hotel', 'weekend'],
      ['gifting', 'single_voucher'],
    ])
      expect(categories(await get(`/api/offers.json?locale=fr_FR&flow=${flow}&adult=2`))).toEqual([category]);
    const payload = { criteria: {}, numberOfPackagesPerHotel: 1, locale: 'fr_FR', page: 0 };
    const activities = await app.inject({ method: 'POST', url: '/api/search/activity-only.json', payload });
    expect(categories(activities.json())).toEqual(['activity']);
    const codes = new Map(shop.gifts.map(({ code, kind }) => [code, kind]));
    const { boxes } = await get('/gateway/boxes/search?locale=fr_FR');
    expect(new Set(boxes.map(({ code }: { code: string }) => codes.get(code)))).toEqual(new Set(['box']));
  });

  it('of sold-out dates has the lowest price of other dates', async () => {
    const past = await get(
      `/api/weekend/${stay.offer.id}/detail.json?checkin=${addDays(checkin, 3000)}&night=1&adult=2`,
    );
    expect(past).toMatchObject({ priceType: 'from', hasSelectedDates: false });
  });

  /** An offer with an activity that is done on one day, sold for some nights from a day on. */
  const withDays = (from: PlainDate, nights: number) =>
    offersIn('booking', datesFrom(from, nights)).find(({ offer }) =>
      offer.activityIds.some((id) =>
        ['outdoor', 'culture'].includes(model().activities.get(id)?.group ?? ''),
      ),
    );

  it('offers a day of the stay for every activity that has one', async () => {
    const dated = found(withDays(checkin, NIGHTS));
    const product = await get(
      `/api/weekend/${dated.offer.id}/detail.json?checkin=${checkin}&night=${NIGHTS}&adult=2`,
    );
    const [first] = product.activityDates;
    expect(first.dates.map(({ date }: { date: string }) => date)).toEqual([checkin, addDays(checkin, 1)]);
    expect(first.dates[0].value).toBe(`${first.activityId}_${checkin}`);
    expect(product.activities.find((one: { singleDay: boolean }) => one.singleDay).activityId).toBe(
      first.activityId,
    );
    expect(product.selectedActivityDates).toBeUndefined();
  });

  it('has the day of an activity chosen where there is no other [PENTITY-18]', async () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays(checkin, index));
    const from = found(days.find((day) => withDays(day, 1)));
    const { offer } = found(withDays(from, 1));
    const product = await get(`/api/weekend/${offer.id}/detail.json?checkin=${from}&night=1&adult=2`);
    const ids = product.activityDates.map(({ activityId }: { activityId: string }) => activityId);
    expect(ids.length).toBeGreaterThan(0);
    expect(product.selectedActivityDates).toEqual(ids.map((id: string) => `${id}_${from}`));
  });
});

describe('an extra', () => {
  it('leads to the product with it, which costs as much more and back again [UPSELL-07]', async () => {
    const query = `checkin=${checkin}&night=${NIGHTS}&adult=2&child=0&baby=0&locale=fr_FR`;
    const plain = await get(`/api/weekend/${stay.offer.id}/detail.json?${query}`);
    const [extra] = plain.extras;
    expect(extra.selected).toBe(false);
    const full = await get(`/api/weekend/${extra.id}/detail.json?${query}`);
    expect(full.id).toBe(extra.id);
    expect(full.uri).toBe(`/product/${extra.id}`);
    expect(full.sellPrice - plain.sellPrice).toBe(
      extra.priceDifferencePerLos[NIGHTS] ?? extra.priceDifference,
    );
    expect(full.programLines.length).toBe(plain.programLines.length + 1);
    expect(full.extras[0]).toMatchObject({ selected: true, id: stay.offer.id });
    const offers = await get(`/api/product/${extra.id}/offers?${query.replace('night=', 'nights=')}`);
    expect(offers[extra.id].priceInfo.sellPrice).toBe(full.sellPrice);
    const nights = await get(
      `/api/weekend/${extra.id}/packageCheckoutNights.json?checkin=${checkin}&length=1`,
    );
    expect(nights).toContain(NIGHTS);
  });
});

describe('a stay that is made for families', () => {
  it('has a label first on its page for who travels with a child, and for nobody else [GALLERY-02] [BADGE-02]', async () => {
    const { offer } = found(offersIn('booking').find(({ offer: { themeIds } }) => themeIds.includes(FAMILY)));
    const first = async (pax: object) => {
      const detail = await clientFor('fr_FR').productDetail(offer.id, {
        ...emptyCriteria(),
        pax: { ...DEFAULT_PAX, ...pax },
      });
      return allBadges(detail, false)[0];
    };
    expect(await first({ child: 1 })).toEqual({ kind: 'stress', text: 'Idéal en famille' });
    expect((await first({}))?.kind).not.toBe('stress');
  });
});

describe('the offers of a product', () => {
  it('cost what a search for the same dates says, and are merged into their rooms [PAPI-11] [PAPI-12]', async () => {
    const client = clientFor('es_ES');
    const priced = await client.productOffers(stay.offer.id, { checkin, nights: NIGHTS, pax: DEFAULT_PAX });
    if (!priced.ok) throw new Error(priced.code);
    for (const { offer, sellPrice } of offersIn('booking', datesFrom(checkin)).filter(
      ({ hotel }) => hotel.id === stay.hotel.id,
    )) {
      expect(priced.value[offer.id]).toMatchObject({ weekendId: offer.id, priceInfo: { sellPrice } });
    }
    const undated = await client.productDetail(stay.offer.id, emptyCriteria());
    const rooms = withProductOffers(undated.rooms ?? [], priced.value);
    const merged = rooms.flatMap(({ offers }) => offers).find(({ id }) => id === stay.offer.id);
    expect(merged?.price).toMatchObject({ sellPrice: stay.sellPrice, nights: NIGHTS });
  });

  it('of a day that has passed are none, and of an unknown product not found', async () => {
    const client = clientFor('fr_FR');
    const past = { checkin: '2020-01-01', nights: 1, pax: DEFAULT_PAX };
    expect(await client.productOffers(stay.offer.id, past)).toEqual({ ok: true, value: {} });
    expect(await client.productOffers('999999999', past)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});

describe('a hotel', () => {
  it('is told with rooms, offers and neighbours in the language of the page', async () => {
    const hotel = await clientFor('it_IT').hotelDetail(stay.hotel.id, emptyCriteria());
    expect(hotel).toMatchObject({ id: stay.hotel.id, label: stay.hotel.name, active: true });
    expect(hotel.rooms?.length).toBeGreaterThan(0);
    expect(hotel.weekends?.map(({ id }) => id)).toContain(stay.offer.id);
    expect(hotel.legacyPackageCount).toBe(hotel.weekends?.length);
    expect(hotel.infoGeneral.find(({ code }) => code === 'parking')?.label).toBe('Parcheggio');
  });

  it('has neighbours, the nearest first and itself left out', async () => {
    const client = clientFor('fr_FR');
    let seen = 0;
    for (const { hotel } of offersIn('booking').slice(0, 60)) {
      const nearby = await client.nearbyHotels(hotel.id);
      seen += nearby.length;
      expect(nearby.map(({ id }) => id)).not.toContain(hotel.id);
      const distances = nearby.map(({ distance = 0 }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('has a calendar of twelve months, with days in order and none that has passed [PAPI-10]', async () => {
    const days = await clientFor('fr_FR').hotelDays(stay.hotel.id, { month: checkin.slice(0, 7) });
    if (!days.ok) throw new Error(days.code);
    const dates = [...days.value.keys()];
    expect(dates.length).toBeGreaterThan(20);
    expect(dates).toEqual(dates.toSorted());
    expect(days.value.get(checkin)).toMatchObject({ status: 'included' });
    expect((dates[0] ?? '') > now().date).toBe(true);
  });

  it('gives one hotel with its packages to the page of an expired offer [PAPI-29]', async () => {
    const criteria = { ...emptyCriteria(), hotelId: stay.hotel.id };
    const expired = await clientFor('fr_FR').expiredHotelOffers(criteria);
    expect(new Set(expired.map(({ hotel }) => hotel.id))).toEqual(new Set([stay.hotel.id]));
    const others = await clientFor('fr_FR').otherOffers(criteria, stay.offer.id);
    expect(others.map(({ id }) => id).toSorted()).toEqual(
      expired
        .map(({ id }) => id)
        .filter((id) => id !== stay.offer.id)
        .toSorted(),
    );
  });
});

describe('the days on which a gift can be redeemed', () => {
  const asked = { pax: DEFAULT_PAX, nights: 1, giftPrice: 0 };

  it('cost what the cheapest stay of the hotel does, and are paid by the gift or not [PAPI-08]', async () => {
    const voucher = found(offersIn('gifting').find(({ offer }) => offer.kind === 'voucher'));
    const month = checkin.slice(0, 7);
    const all = await clientFor('fr_BE').giftDays(voucher.offer.id, { ...asked, month });
    if (!all.ok) throw new Error(all.code);
    const prices = [...all.value.values()]
      .filter(({ minLos }) => minLos <= 1)
      .map((day) => day.displayTotalPrice);
    const giftPrice = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
    const days = await clientFor('fr_BE').giftDays(voucher.offer.id, { ...asked, month, giftPrice });
    if (!days.ok) throw new Error(days.code);
    for (const { minLos, displayTotalPrice, status } of days.value.values()) {
      if (minLos > 1) expect(status).toBe('notAvailable');
      else expect(status).toBe(displayTotalPrice > giftPrice ? 'supplement' : 'included');
    }
    expect(new Set([...days.value.values()].map(({ status }) => status))).toContain('included');
    const [day = ''] = [...all.value].find(([, { minLos }]) => minLos <= 1) ?? [];
    const cheapest = atOnce(
      model().engine.search(
        { ...emptyCriteria('booking'), hotelId: voucher.hotel.id, ...datesFrom(day, 1) },
        now(),
        { size: 60, perHotel: 60 },
      ),
    )
      .hits.map(({ sellPrice }) => sellPrice)
      .toSorted((a, b) => a - b)[0];
    expect(all.value.get(day)?.displayTotalPrice).toBe(cheapest);
  });

  it('include the other stays of the hotel by default [PAPI-08]', async () => {
    const month = checkin.slice(0, 7);
    const path = `/api/redeem/weekend/${stay.offer.id}/packageCheckinPrices.json?month=${month}&nights=${NIGHTS}`;
    const both = await get(path);
    expect(await get(`${path}&multiOffer=true`)).toEqual(both);
    const alone = await get(`${path}&multiOffer=false`);
    const priceOn = (days: { day: string; displayTotalPrice: number }[]) =>
      days.find(({ day }) => day === checkin)?.displayTotalPrice ?? 0;
    expect(priceOn(alone)).toBe(stay.sellPrice);
    expect(priceOn(both)).toBeLessThanOrEqual(priceOn(alone));
  });
});

describe('an activity of a day', () => {
  it('is told with prices by adults and where it happens [PAPI-02]', async () => {
    const { offer, hotel } = found(offersIn('activity')[0]);
    const activity = await clientFor('fr_FR').activityDetail(offer.id);
    expect(activity).toMatchObject({ id: offer.id, uri: `/activity/${offer.id}`, published: true });
    expect(activity.prices['2']?.sellPrice).toBe((activity.prices['1']?.sellPrice ?? 0) * 2);
    expect(activity.mainActivityCenter).toMatchObject({ label: hotel.name, main: true });
    expect(activity.pageModel?.metaRobots).toBe('index, follow');
  });

  it('is not a stay, and a stay is no activity', async () => {
    expect(await clientFor('fr_FR').activityPage(stay.offer.id)).toEqual({ show: 'notFound' });
    expect(await clientFor('fr_FR').activityPage('nothing')).toEqual({ show: 'notFound' });
  });

  it('has pictures, by its own id or by that of what is sold [PAPI-17]', async () => {
    const { offer } = found(offersIn('activity')[0]);
    const none = { thumbnail: [], small: [], large: [] };
    for (const id of [offer.id, offer.activityIds[0] ?? '']) {
      const images = await clientFor('fr_FR').activityImages(id, none);
      expect(images.small.length).toBeGreaterThan(0);
      const picture = await app.inject({ url: images.small[0] ?? '' });
      expect(picture.headers['content-type']).toBe('image/webp');
    }
  });
});

describe('reviews', () => {
  const hotelWith = async (enough: (counts: Record<string, number>) => boolean) => {
    for (const { hotel } of offersIn('booking')) {
      const totals = await shop.parts.reviews?.totals(hotel.id);
      if (totals && enough(totals.byLanguage)) return hotel.id;
    }
    throw new Error('The small catalogue holds no such hotel.');
  };
  const total = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);

  it('come in pages of ten, in the order that is asked, with score and details [SAPI-07] [SAPI-08]', async () => {
    const client = clientFor('fr_FR');
    const hotelId = await hotelWith((counts) => total(counts) > 12);
    const all = [];
    const first = await client.reviews(hotelId, { sort: 'SCORE_ASC' });
    for (let page = 0; page * 10 < first.totalCount; page += 1) {
      const { list } = await client.reviews(hotelId, { page, sort: 'SCORE_ASC' });
      expect(list.length).toBe(Math.min(10, first.totalCount - page * 10));
      all.push(...list);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.totalCount);
    const scores = all.map(({ average }) => average);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(first.score).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2);
    expect(first.details).toHaveLength(6);
    expect(first.score).toBeCloseTo(model().engine.hotel(hotelId)?.score ?? 0, 2);
    const newest = (await client.reviews(hotelId)).list.map(({ date }) => date);
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  it('in a language without reviews are none, or those in other languages on request [SAPI-07]', async () => {
    const hotelId = await hotelWith((counts) => total(counts) > 0 && !counts.es);
    const path = `/api/hotel/${hotelId}/reviews.json?client=msite&locale=es_ES`;
    const none = await get(`${path}&withOtherLanguageFallback=false`);
    expect(none).toMatchObject({ totalCount: 0, list: [] });
    expect(none.score).toBeGreaterThan(0);
    const others = await get(`${path}&withOtherLanguageFallback=true`);
    expect(others.totalCount).toBeGreaterThan(0);
  });

  it('in a language are those of that language alone', async () => {
    const hotelId = await hotelWith((counts) => (counts.nl ?? 0) > 0 && (counts.fr ?? 0) > 0);
    const { list } = await clientFor('fr_FR').reviews(hotelId, { locale: 'nl_BE' });
    expect(new Set(list.map(({ locale }) => locale))).toEqual(new Set(['nl_NL']));
  });

  it('of a hotel that there is not are not found, and without a database not to be had', async () => {
    expect(await get('/api/hotel/999999999/reviews.json')).toMatchObject({ code: 'NOT_FOUND' });
    const { reviews: _reviews, hotels: _hotels, ...parts } = shop.parts;
    const bare = await createGateway(parts);
    const codes = await Promise.all(
      [
        `/api/hotel/${stay.hotel.id}/reviews.json`,
        `/api/redeem/weekend/${stay.offer.id}/packageCheckinPrices.json?month=2030-06`,
      ].map(async (url) => (await bare.inject({ url })).json().code),
    );
    expect(codes).toEqual(['NOT_CONFIGURED', 'NOT_CONFIGURED']);
    await bare.close();
  });
});
