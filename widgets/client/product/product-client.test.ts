import { describe, expect, it, vi } from 'vitest';
import { dayState } from '@staykit/core/dates/selectable-days.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import {
  activityDetail,
  pictures,
  productDetail,
  reviewPage,
  room,
} from '@staykit/testing/fixtures/products.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { withProductOffers } from '@staykit/core/offer/room.ts';
import { basesOf, type BaseSettings } from '../transport/base-settings.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { getQuote } from '../calls/get-quote.generated.ts';
import { fetchAvailability } from './availability.ts';
import { createProductClient } from './create-product-client.ts';
import { canBook } from './product-offers.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';

interface Asked {
  url: URL;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** A client whose server answers `answer` with `status`, and remembers what it was asked. */
function asking(
  answer: unknown,
  {
    status = 200,
    settings = PRODUCT_SETTINGS,
    ...options
  }: Partial<ClientOptions> & { status?: number; settings?: ProductSettings } = {},
) {
  const asked: Asked[] = [];
  const errors: StayError[] = [];
  const client = createProductClient(
    {
      api: 'https://api.example/api',
      locale: 'fr_FR',
      now: () => TEST_NOW,
      retries: 0,
      onError: (error) => errors.push(error),
      fetch: async (address, init) => {
        const url = new URL(address);
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
        asked.push({ url, query: Object.fromEntries(url.searchParams), body });
        return Response.json(answer, { status });
      },
      ...options,
    },
    settings,
  );
  const last = (): Asked => {
    const request = asked.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  return { client, asked, errors, last };
}

const failing = (options: Parameters<typeof asking>[1] = {}) =>
  asking({ code: 'SERVER', message: 'x', requestId: '1' }, { status: 500, ...options });
const answers = goodAnswers();
const { pax } = criteria();
/** What a visitor reads for a message key. */
const words = (key: string) => {
  const [space = '', name = ''] = key.split('.');
  return (en as Record<string, Record<string, string>>)[space]?.[name];
};
const NO_AVAILABILITY = "No more availabilities. Update your stay criteria to enjoy the product's offers.";

describe('the base addresses', () => {
  const settings: BaseSettings = {
    production: {
      api: 'https://api.example/v1',
      searchApi: 'https://search.example',
      frontGateway: 'https://front.example',
      wedEndpoint: 'https://wed.example',
      origin: 'https://www.example',
      markets: { IT: { api: 'https://api.example.it/v1' } },
    },
    staging: { api: 'https://staging.example/api' },
  };
  const hostOf = async (environment: string, locale: 'fr_FR' | 'it_IT') => {
    const { client, asked } = asking([], { locale, ...basesOf(settings, environment, locale) });
    await client.hotelDays('4', { month: '2030-06' });
    await client.giftDays('31', { month: '2030-06', pax, nights: 1, giftPrice: 0 });
    await client.otherOffers({ ...criteria(), hotelId: '4' }, undefined);
    return asked.map(({ url }) => url.host);
  };

  it('are those of the environment and the market, and no other [PAPI-01]', async () => {
    expect(await hostOf('production', 'fr_FR')).toEqual(['api.example', 'wed.example', 'search.example']);
    expect(await hostOf('production', 'it_IT')).toEqual(['api.example.it', 'wed.example', 'search.example']);
    expect(new Set(await hostOf('staging', 'fr_FR'))).toEqual(new Set(['staging.example']));
  });

  it('of an environment that nobody set are a mistake that is named', () => {
    expect(() => basesOf(settings, 'test', 'fr_FR')).toThrow('"test"');
  });
});

describe('the page of an activity', () => {
  it('asks for its detail in the locale of the page [PAPI-02]', async () => {
    const { client, last } = asking(activityDetail());
    expect(await client.activityDetail('55')).toEqual(activityDetail());
    expect(last().url.pathname).toBe('/api/activity-only/weekend/55/detail.json');
    expect(last().query).toEqual({ locale: 'fr_FR' });
  });

  it('is the not-found page without the activity, and says that something went wrong after a failure [PAPI-03]', async () => {
    expect(await asking(activityDetail()).client.activityPage('55')).toMatchObject({ show: 'activity' });
    expect(await failing({ status: 404 }).client.activityPage('55')).toEqual({ show: 'notFound' });
    const empty = asking({ ...activityDetail(), activities: [] });
    expect(await empty.client.activityPage('55')).toEqual({ show: 'notFound' });
    const failed = await failing().client.activityPage('55');
    expect(failed).toMatchObject({ show: 'error' });
    expect(words('messageKey' in failed ? failed.messageKey : '')).toBe('Oops, something went wrong');
  });

  it('shows what is configured in place of the not-found page [PAPI-03]', async () => {
    const activity = { onMissing: 'error' } as const;
    const empty = { ...activityDetail(), activities: [] };
    for (const { client } of [failing({ status: 404, activity }), asking(empty, { activity })])
      expect(await client.activityPage('55')).toEqual({ show: 'error', messageKey: 'results.error' });
  });

  it('asks for its pictures, and keeps those it has after a failure [PAPI-17]', async () => {
    const existing = { thumbnail: [], small: ['/api/images/sea-01/small.webp'], large: [] };
    const { client, last } = asking(pictures());
    expect(await client.activityImages('12', existing)).toEqual(pictures());
    expect(last().url.pathname).toBe('/api/activities/12/images.json');
    expect(last().query).toEqual({ locale: 'fr_FR' });
    expect(await failing().client.activityImages('12', existing)).toEqual(existing);
  });
});

describe('the content of a product', () => {
  it('is asked for with dates, travellers and the configured client [PAPI-07]', async () => {
    const { client, last } = asking(productDetail());
    const content = await client.productDetail('31', datedCriteria());
    expect(last().url.pathname).toBe('/api/weekend/31/detail.json');
    expect(last().query).toMatchObject({
      client: 'msite',
      locale: 'fr_FR',
      checkin: '2030-06-10',
      night: '2',
      adult: '2',
      child: '0',
      baby: '0',
    });
    expect(Object.keys(last().query)).not.toContain('minisite');
    expect(Object.keys(last().query)).not.toContain('fetchPageModel');
    expect(content).toEqual(productDetail());
  });

  it('is asked for without check-in where there are no dates, with the minisite where there is one [PAPI-07]', async () => {
    const settings = { ...PRODUCT_SETTINGS, client: 'app' };
    const { client, last } = asking(productDetail(), { minisite: 412, settings });
    await client.productDetail('31', criteria(), { pageModel: true });
    expect(last().query).toMatchObject({
      client: 'app',
      minisite: '412',
      fetchPageModel: 'true',
      adult: '2',
    });
    expect(last().query.checkin).toBeUndefined();
  });
});

describe('the days of a gift', () => {
  const request = { month: '2026-12', pax, nights: 2, giftPrice: 15_000 };

  it('are asked for below the redeem address with every parameter [PAPI-08]', async () => {
    const { client, last } = asking([], { wedEndpoint: 'https://wed.example' });
    await client.giftDays('31', { ...request, length: 2, affiliateId: 'magazine' });
    expect(last().url.origin + last().url.pathname).toBe(
      'https://wed.example/redeem/weekend/31/packageCheckinPrices.json',
    );
    expect(last().query).toEqual({
      locale: 'fr_FR',
      client: 'msite',
      length: '2',
      month: '2026-12',
      adult: '2',
      child: '0',
      baby: '0',
      nights: '2',
      multiOffer: 'true',
      giftPrice: '15000',
      affiliateId: 'magazine',
    });
  });

  it('name the minisite on which they are asked for, and nobody on the main site [PAPI-08]', async () => {
    const partner = asking([], { minisite: 412 });
    await partner.client.giftDays('31', request);
    expect(partner.last().query).toMatchObject({ affiliateId: '412' });
    const shop = asking([]);
    await shop.client.giftDays('31', request);
    expect(shop.last().query).not.toHaveProperty('affiliateId');
  });

  it('are read by date, with the status that the server left out [PAPI-08]', async () => {
    const { client } = asking([
      { day: '2026-12-10', minLos: 1, displayTotalPrice: 18_000 },
      { day: '2026-12-11', minLos: 1, displayTotalPrice: 15_000 },
      { day: '2026-12-12', minLos: 3, displayTotalPrice: 15_000 },
    ]);
    const days = await client.giftDays('31', request);
    expect(days.ok && days.value.get('2026-12-10')).toEqual({
      day: '2026-12-10',
      minLos: 1,
      displayTotalPrice: 18_000,
      status: 'supplement',
    });
    expect(days.ok && days.value.get('2026-12-11')?.status).toBe('included');
    expect(days.ok && days.value.get('2026-12-12')?.status).toBe('notAvailable');
  });

  it('are in error after a failure, in the words for no availability [PAPI-08]', async () => {
    const days = await failing().client.giftDays('31', request);
    expect(days).toMatchObject({ ok: false, code: 'SERVER' });
    expect(days.ok ? '' : words(days.messageKey)).toBe(NO_AVAILABILITY);
  });
});

describe('the calendar of a hotel', () => {
  it('is asked for a year from a month on [PAPI-10]', async () => {
    const { client, last } = asking(answers.getHotelAvailabilities);
    const days = await client.hotelDays('4', { month: '2026-12' });
    expect(last().url.pathname).toBe('/api/hotels/4/availabilities.json');
    expect(last().query).toEqual({ locale: 'fr_FR', month: '2026-12', length: '12' });
    expect(days.ok && [...days.value.keys()]).toEqual(['2026-12-10']);
  });

  it('is in error after a failure, in the words for no availability [PAPI-10]', async () => {
    const days = await failing().client.hotelDays('4', { month: '2026-12' });
    expect(days.ok ? '' : words(days.messageKey)).toBe(NO_AVAILABILITY);
  });
});

describe('the lengths of a stay', () => {
  const start = { checkin: '2030-06-10', length: 1 };
  const selectable = (possible: readonly number[] | undefined, day: string) =>
    dayState(day, {
      now: { date: '2030-05-15', time: '12:00:00' },
      checkin: start.checkin,
      ...(possible && { possibleNights: possible }),
    }).selectable;

  it('limit the checkout to what is answered [PAPI-09]', async () => {
    const { client, last } = asking([1, 2, 3]);
    const nights = await client.possibleNights('31', start);
    expect(last().url.pathname).toBe('/api/weekend/31/packageCheckoutNights.json');
    expect(last().query).toEqual({
      length: '1',
      checkin: '2030-06-10',
      locale: 'fr_FR',
      multiOffer: 'true',
      client: 'msite',
    });
    expect([selectable(nights, '2030-06-13'), selectable(nights, '2030-06-14')]).toEqual([true, false]);
  });

  it('limit nothing after a failure: the other rules alone remain [PAPI-09]', async () => {
    const nights = await failing().client.possibleNights('31', start);
    expect(nights).toBeUndefined();
    expect([selectable(nights, '2030-06-30'), selectable(nights, '2030-07-01')]).toEqual([true, false]);
  });
});

describe('the offers of a product', () => {
  const stay = { checkin: '2030-06-10', nights: 2, pax };

  it('are asked for with all names, with the minisite on a minisite alone [PAPI-11]', async () => {
    const main = asking({});
    await main.client.productOffers('31', stay);
    expect(main.last().url.pathname).toBe('/api/product/31/offers');
    const asked = { checkin: '2030-06-10', nights: '2', adult: '2', child: '0', baby: '0', locale: 'fr_FR' };
    expect(main.last().query).toEqual(asked);
    const partner = asking({}, { minisite: 412 });
    await partner.client.productOffers('31', stay);
    expect(partner.last().query).toEqual({ ...asked, minisite: '412' });
  });

  it('are in error after a failure, and then nothing can be booked [PAPI-11]', async () => {
    const failed = await failing().client.productOffers('31', stay);
    expect(failed).toMatchObject({ ok: false, code: 'SERVER' });
    expect(canBook(failed)).toBe(false);
    expect(canBook(await asking(answers.getProductOffers).client.productOffers('31', stay))).toBe(true);
    expect(canBook(await asking({}).client.productOffers('31', stay))).toBe(false);
  });

  it('change the offer of a room that they name and no other [PAPI-12]', async () => {
    const { client } = asking({
      '31': { weekendId: 31, priceInfo: { sellPrice: 18_500 }, cancellationPolicy: { cancellable: false } },
    });
    const priced = await client.productOffers('31', stay);
    const [own] = room().offers;
    if (!own || !priced.ok) throw new Error('no offer');
    const other = { ...own, id: '32' };
    const [merged] = withProductOffers([{ ...room(), offers: [own, other] }], priced.value);
    expect(merged?.offers).toEqual([
      { ...own, price: { sellPrice: 18_500 }, cancellationPolicy: { cancellable: false } },
      other,
    ]);
  });
});

describe('the quote of a product', () => {
  const stay = { productId: '31', checkin: '2030-06-10', nights: 2, pax };

  it('is asked of the call that is configured, by default that of how the product is quoted [PAPI-37]', async () => {
    const { client, last } = asking(answers.getQuote, { minisite: 412 });
    await client.fetchProductQuote({ ...stay, activityDates: { '12': '2030-06-11', '15': '2030-06-10' } });
    expect(last().url.pathname).toBe('/api/weekend/31/quote.json');
    expect(last().query).toEqual({
      checkin: '2030-06-10',
      nights: '2',
      adult: '2',
      child: '0',
      baby: '0',
      smartcapacity: 'true',
      activitySelectionList: '12_1-15_0',
      locale: 'fr_FR',
      minisite: '412',
    });
    await client.fetchProductQuote({ ...stay, dataFlowMode: 'pull' });
    expect(last().url.pathname).toBe('/api/weekend/31/quote-realtime.json');
    expect(last().query.client).toBe('msite');
    const endpoints = {
      ...PRODUCT_SETTINGS.endpoints,
      productQuote: () => ({ ...getQuote, path: '/our-quote.json' }),
    };
    const own = asking(answers.getQuote, { settings: { ...PRODUCT_SETTINGS, endpoints } });
    await own.client.fetchProductQuote({ ...stay, dataFlowMode: 'pull' });
    expect(own.last().url.pathname).toBe('/api/our-quote.json');
  });
});

describe('the other offers of a hotel', () => {
  const cards = { packages: [], exactMatch: [stayOffer({ id: '31' }), stayOffer({ id: '32' })] };

  it('are asked for once, at a path that can be set, without the present one [PAPI-33]', async () => {
    const settings = {
      ...PRODUCT_SETTINGS,
      endpoints: { ...PRODUCT_SETTINGS.endpoints, otherOffersByHotel: '/hotel-offers.json' },
    };
    const { client, asked, last } = asking(cards, { settings });
    const offers = await client.otherOffers({ ...criteria(), hotelId: '4' }, '31');
    expect(offers.map(({ id }) => id)).toEqual(['32']);
    expect(asked).toHaveLength(1);
    expect(last().url.pathname).toBe('/search-api/hotel-offers.json');
    expect(last().body).toMatchObject({ searchCriterias: { hotelId: '4' }, numberOfPackagesPerHotel: 20 });
  });

  it('leave no carousel after a failure [PAPI-33]', async () => {
    expect(await failing().client.otherOffers({ ...criteria(), hotelId: '4' }, '31')).toEqual([]);
  });

  it('on the not-found page are those of one hotel, or none after a failure [PAPI-29]', async () => {
    const { client, last } = asking(cards);
    const offers = await client.expiredHotelOffers({ ...criteria(), hotelId: '4' });
    expect(last().body).toMatchObject({ searchCriterias: { hotelId: '4' }, limit: 1 });
    expect(offers.map(({ id }) => id)).toEqual(['31', '32']);
    expect(await failing().client.expiredHotelOffers({ ...criteria(), hotelId: '4' })).toEqual([]);
  });
});

describe('the reviews of a hotel', () => {
  it('in all languages are asked for without page, locale and order [SAPI-07]', async () => {
    const { client, last } = asking(reviewPage());
    await client.reviews('345');
    expect(last().url.pathname).toBe('/api/hotel/345/reviews.json');
    expect(last().query).toEqual({ client: 'msite', withOtherLanguageFallback: 'true' });
  });

  it('in one language are asked for with what was chosen, and with no other language [SAPI-07]', async () => {
    const { client, last } = asking(reviewPage());
    await client.reviews('345', { locale: 'nl_NL', page: 2, sort: 'SCORE_ASC' });
    expect(last().query).toEqual({
      client: 'msite',
      withOtherLanguageFallback: 'false',
      locale: 'nl_NL',
      page: '2',
      sort: 'SCORE_ASC',
    });
  });

  it('come in other languages too where the settings say so [SAPI-07]', async () => {
    const languageFallback = { allLanguages: false, chosenLanguage: true };
    const settings = { ...PRODUCT_SETTINGS, reviews: { ...PRODUCT_SETTINGS.reviews, languageFallback } };
    const { client, last } = asking(reviewPage(), { settings });
    await client.reviews('345');
    expect(last().query.withOtherLanguageFallback).toBe('false');
    await client.reviews('345', { locale: 'nl_NL' });
    expect(last().query.withOtherLanguageFallback).toBe('true');
  });

  it('count their pages from where the server does [SAPI-07]', async () => {
    const settings = { ...PRODUCT_SETTINGS, reviews: { ...PRODUCT_SETTINGS.reviews, firstPage: 1 } };
    const { client, last } = asking(reviewPage(), { settings });
    await client.reviews('345', { page: 0 });
    expect(last().query.page).toBe('1');
  });

  it('are read whole, with no details where there are none [SAPI-08]', async () => {
    const [entry] = reviewPage().list;
    const sample = {
      totalCount: 12,
      score: 8.7,
      list: Array.from({ length: 12 }, (_, index) => ({ ...entry, id: `4-${index}` })),
      details: ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'].map(
        (label, index) => ({ label, score: 8 + index / 10 }),
      ),
    };
    expect(await asking(sample).client.reviews('345')).toEqual(sample);
    const { details: _details, ...page } = sample;
    expect((await asking(page).client.reviews('345')).details).toEqual([]);
  });

  it('are no block after a failure or where nobody wrote [PAPI-32] [PRODUCT-24]', async () => {
    const { client, last } = asking(reviewPage());
    expect(await client.reviewBlock('345')).toEqual(reviewPage());
    expect(last().url.pathname).toContain('345');
    expect(last().query.client).toBe('msite');
    expect(await failing().client.reviewBlock('345')).toBeUndefined();
    expect(await asking({ totalCount: 0, score: 0, list: [] }).client.reviewBlock('345')).toBeUndefined();
  });
});

describe('the availability of nothing', () => {
  it('is a mistake of the page, and sends no request', async () => {
    const { client, asked } = asking([]);
    const gift = client.giftDays(undefined, { month: '2030-06', pax, nights: 1, giftPrice: 0 });
    expect(await gift).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    expect(await client.hotelDays(undefined, { month: '2030-06' })).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
  });

  it('fails with the words that say what is missing [PERROR-07]', async () => {
    const send = vi.fn();
    for (const id of [undefined, ''])
      await expect(fetchAvailability(id, send)).rejects.toThrow(/^Product ID is required$/);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a hotel page', () => {
  it('asks for the hotel on its dates and for those around it, and does without these', async () => {
    const { client, last } = asking(answers.getHotel);
    expect(await client.hotelDetail('4', datedCriteria())).toEqual(answers.getHotel);
    expect(last().query).toMatchObject({ checkin: '2030-06-10', night: '2', adult: '2' });
    expect(await asking(answers.getNearbyHotels).client.nearbyHotels('4')).toEqual(answers.getNearbyHotels);
    expect(await failing().client.nearbyHotels('4')).toEqual([]);
  });
});

describe('a call that was cancelled', () => {
  it('is no failure: it leaves no state and is not told', async () => {
    const stop = new AbortController();
    const { client, errors } = failing();
    const block = client.reviewBlock('345', { signal: stop.signal });
    stop.abort();
    await expect(block).rejects.toMatchObject({ name: 'AbortError' });
    expect(errors).toEqual([]);
  });
});
