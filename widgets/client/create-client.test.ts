import type { Call } from '@staykit/contract/call.ts';
import { CALLS } from '@staykit/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './transport/client-options.ts';

interface Recorded {
  url: URL;
  query: Record<string, string>;
  body: Record<string, unknown>;
  init: RequestInit;
}

const ANSWER_OF: [RegExp, string][] = [
  [/POST .*offers\.json/, 'postOffers'],
  [/offers\.json/, 'getOffers'],
  [/facets/, 'getFacets'],
  [/autocomplete-geonames/, 'getAutocomplete'],
  [/recommended/, 'getRecommended'],
  [/packageCheckoutNights/, 'getFlowNights'],
  [/calendar-month/, 'getCalendarMonths'],
  [/detail/, 'getDetail'],
  [/activity-only/, 'postActivities'],
];

/** A client whose requests are recorded and answered with fixtures, or with `answers` by name. */
function recording(options: Partial<ClientOptions> = {}, answers: Record<string, unknown> = {}) {
  const requests: Recorded[] = [];
  const client = createClient({
    api: '/api',
    locale: 'fr_FR',
    now: () => TEST_NOW,
    fetch: async (address, init) => {
      const url = new URL(address, 'https://shop.example');
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      requests.push({ url, query: Object.fromEntries(url.searchParams), body, init });
      const name = ANSWER_OF.find(([path]) => path.test(`${init.method} ${url.pathname}`))?.[1] ?? '';
      return Response.json(answers[name] ?? goodAnswers()[name]);
    },
    ...options,
  });
  const last = (): Recorded => {
    const request = requests.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  return { client, requests, last };
}

const pax = criteria().pax;

describe('the two calls of offers.json', () => {
  it('are GET for the grid and its fallbacks, POST for the map, a hotel and a landing block [API-29]', async () => {
    const { client, requests } = recording();
    await client.offers(datedCriteria());
    await client.offers(criteria(), { limit: 3, pageModel: false });
    expect(requests.map(({ init, url }) => `${init.method ?? 'GET'} ${url.pathname}`)).toEqual([
      'GET /api/offers.json',
      'GET /api/offers.json',
    ]);
    for (const kind of ['map', 'hotel', 'landing'] as const) {
      requests.length = 0;
      await client.packages({ kind, criteria: criteria({ hotelId: '345' }) });
      expect(requests.map(({ init, url }) => `${init.method} ${url.pathname}`)).toEqual([
        'POST /search-api/offers.json',
      ]);
      if (kind === 'hotel') expect(requests[0]?.body.searchCriterias).toMatchObject({ hotelId: '345' });
    }
  });
});

describe('GET offers.json', () => {
  it('sends the criteria as parameters [API-11]', async () => {
    const { client, last } = recording();
    await client.offers(datedCriteria({ location: { category: 'city', id: '75' } }));
    expect(last().url.pathname).toBe('/api/offers.json');
    expect(last().query).toMatchObject({
      checkin: '2030-06-10',
      night: '2',
      adult: '2',
      child: '0',
      baby: '0',
      city: '75',
    });
  });

  it('is read for its cards and for what was searched [API-12]', async () => {
    const { client } = recording();
    const page = await client.offers(criteria());
    expect(page.offers[0]).toEqual(stayOffer());
    expect(page.details).toEqual({
      checkin: '2030-06-10',
      night: 2,
      adult: 2,
      child: 1,
      baby: 0,
      hotelId: '345',
      totalCount: 60,
    });
  });

  it('of a fallback is limited to 3 without the page model; the main search is not [API-13]', async () => {
    const { client, last } = recording();
    await client.offers(criteria(), { limit: 3, pageModel: false });
    expect(last().query).toMatchObject({ limit: '3', fetchPageModel: 'false' });
    await client.offers(criteria());
    expect(last().query).not.toHaveProperty('limit');
    expect(last().query).not.toHaveProperty('fetchPageModel');
  });
});

describe('the facet call', () => {
  it('has a method and a path of its own setting, and the four singular names [API-01]', async () => {
    const { client, last } = recording();
    const filters = {
      hotelTypes: ['inn'],
      hotelEnvironments: ['sea'],
      hotelStyles: ['design'],
      hotelScore: 8,
    };
    await client.facets(criteria(filters));
    expect([last().init.method, last().url.pathname]).toEqual([undefined, '/api/facets.json']);
    expect(last().query).toMatchObject({
      hotelType: 'inn',
      hotelEnvironment: 'sea',
      hotelStyle: 'design',
      minHotelReviewScore: '8',
    });
    const other = recording({ facets: { method: 'POST', path: '/facets/count' } }, {});
    await other.client.facets(criteria(filters));
    expect([other.last().init.method, other.last().url.pathname]).toEqual(['POST', '/api/facets/count']);
    expect(other.last().body).toMatchObject({ hotelType: 'inn' });
  });

  it('joins lists with commas [API-02]', async () => {
    const { client, last } = recording();
    await client.facets(criteria({ stars: [5, 4], tags: ['3', '9'], facilities: ['spa', 'pool'] }));
    expect(last().query).toMatchObject({ stars: '5,4', tags: '3,9', facilities: 'spa,pool' });
    expect(last().url.search).toContain('stars=5,4');
  });

  it('names prices by the flow [API-03]', async () => {
    const { client, last } = recording();
    const prices = { priceMin: 8_000, priceMax: 20_000 };
    await client.facets(criteria({ ...prices, flow: 'gifting' }));
    expect(last().query).toMatchObject({ singleVoucherPriceMin: '8000', singleVoucherPriceMax: '20000' });
    expect(last().query).not.toHaveProperty('priceMin');
    await client.facets(criteria(prices));
    expect(last().query).toMatchObject({ priceMin: '8000', priceMax: '20000' });
    expect(last().query).not.toHaveProperty('singleVoucherPriceMin');
  });

  it('sends pets as a flag [API-04]', async () => {
    const { client, last } = recording();
    await client.facets(criteria({ facilities: ['pets', 'pool'] }));
    expect(last().query).toMatchObject({ petsAllowed: 'true', facilities: 'pool' });
  });

  it('sends a distance only when it is active and has a point [API-05]', async () => {
    const { client, last } = recording();
    const around = { lat: 48.85, lng: 2.35, distanceMin: 0, distanceMax: 200 };
    await client.facets(criteria({ ...around, distanceActive: true }));
    expect(last().query).toMatchObject({ lat: '48.85', lng: '2.35', distanceMin: '0', distanceMax: '200' });
    await client.facets(criteria(around));
    expect(last().query).not.toHaveProperty('distanceMax');
    expect(last().query).not.toHaveProperty('distanceMin');
  });

  it('takes the values that the shop highlights from the families that are answered, and asks for none [FACET-05]', async () => {
    const highlighted = [
      ['facility', 'pool'],
      ['style', 'unheard'],
      ['stars', '5'],
    ] as const;
    const answer = {
      properties: [
        {
          propertyType: 'facility',
          values: [
            { id: 'spa', name: 'Spa', count: 4 },
            { id: 'pool', name: 'Pool', count: 12 },
          ],
        },
        { propertyType: 'stars', values: [{ id: '5', name: '5', count: 7 }] },
      ],
    };
    const { client, last } = recording({ facets: { highlighted } }, { getFacets: answer });
    expect((await client.facets(criteria())).values.highlighted).toEqual([
      { family: 'facility', value: 'pool', label: 'Pool', count: 12 },
      { family: 'stars', value: '5', label: '5', count: 7 },
    ]);
    expect(last().query.propertiesRequested).not.toContain('highlighted');
    expect((await recording().client.facets(criteria())).values.highlighted).toEqual([]);
  });

  it('asks for activities, names, and the eight properties, in the order of the search [API-06] [API-07] [API-08]', async () => {
    const { client, last } = recording();
    await client.facets(criteria());
    expect(last().query).toMatchObject({
      withActivities: 'true',
      withNames: 'true',
      orderBy: 'priceQuality',
      locale: 'fr_FR',
      propertiesRequested: 'price,score,facility,stars,style,type,environment,tag',
    });
    await client.facets(criteria({ sort: 'promo' }));
    expect(last().query.orderBy).toBe('promo');
  });

  it('is read by families [API-09]', async () => {
    const { client } = recording(
      {},
      {
        getFacets: { properties: [{ propertyType: 'stars', values: [{ id: 5, name: '5', count: 7 }] }] },
      },
    );
    expect((await client.facets(criteria())).values.stars).toEqual([{ value: '5', label: '5', count: 7 }]);
  });

  it('is read from the lists of families too, where a server sends those [ENTITY-06]', async () => {
    const { client } = recording();
    const { values, activities, total } = await client.facets(criteria());
    expect(values.facility).toEqual([{ value: 'pool', label: 'Piscine', count: 26 }]);
    expect(values.environment).toEqual([{ value: 'sea', label: 'Mer', count: 21 }]);
    expect([activities[0]?.name, total]).toEqual(['Bien-être', 60]);
  });

  it('that fails is told once and rejects [API-10]', async () => {
    const told: string[] = [];
    const { client } = recording({
      retries: 0,
      onError: ({ code }) => told.push(code),
      fetch: async () => new Response('{"code":1234}', { status: 500 }),
    });
    await expect(client.facets(criteria())).rejects.toMatchObject({ code: 'SERVER' });
    expect(told).toEqual(['SERVER']);
  });
});

describe('POST offers.json', () => {
  it('sends exactly the keys of a search without filters [API-14]', async () => {
    const { client, last } = recording();
    await client.packages({ kind: 'landing', criteria: datedCriteria() });
    expect([last().init.method, last().url.pathname]).toEqual(['POST', '/search-api/offers.json']);
    expect(Object.keys(last().body).toSorted()).toEqual([
      'locale',
      'numberOfPackagesPerHotel',
      'orderBy',
      'searchCriterias',
      'searchProvider',
    ]);
    expect(last().body).toMatchObject({
      locale: 'fr_FR',
      orderBy: 'priceQuality',
      numberOfPackagesPerHotel: 1,
      searchCriterias: { adult: 2, child: 0, baby: 0, checkin: '2030-06-10', night: 2 },
    });
  });

  it('is always for two adults in gifting [API-15]', async () => {
    const { client, last } = recording();
    const family = { adult: 4, child: 1, baby: 0, singleRoom: true };
    await client.packages({ kind: 'landing', criteria: criteria({ flow: 'gifting', pax: family }) });
    expect(last().body).toMatchObject({ type: 'gift', searchCriterias: { adult: 2, child: 0, baby: 0 } });
    await client.packages({ kind: 'landing', criteria: criteria({ pax: family }) });
    expect(last().body).toMatchObject({ searchCriterias: { adult: 4, child: 1, baby: 0 } });
    expect(last().body).not.toHaveProperty('type');
  });

  it('asks for a map only for the map [API-16]', async () => {
    const { client, last } = recording();
    await client.packages({ kind: 'map', criteria: criteria() });
    expect(last().body).toMatchObject({ performMapSearch: true, performGiftableSearch: false });
    await client.packages({ kind: 'map', criteria: criteria({ flow: 'gifting' }) });
    expect(last().body).toMatchObject({ performMapSearch: true, performGiftableSearch: true });
    await client.packages({ kind: 'hotel', criteria: criteria({ hotelId: '345' }) });
    expect(last().body).not.toHaveProperty('performMapSearch');
    expect(last().body).not.toHaveProperty('performGiftableSearch');
    expect(last().body.searchCriterias).toMatchObject({ hotelId: '345' });
  });

  it('is read for markers; a package without a location is none [API-17]', async () => {
    const marker = { id: 345, label: 'Hôtel', location: { lat: 1, lng: 2 }, weekendIds: [7, '8'] };
    const { client } = recording(
      {},
      { postOffers: { packages: [marker, { id: 2, label: 'X', weekendIds: [] }] } },
    );
    const { packages } = await client.packages({ kind: 'map', criteria: criteria() });
    expect(packages).toEqual([{ id: '345', label: 'Hôtel', lat: 1, lng: 2, weekendIds: ['7', '8'] }]);
  });
});

describe('the smaller calls', () => {
  it('ask for a page of activities [API-18]', async () => {
    const { client, last } = recording();
    await client.activities(criteria({ flow: 'activity', page: 1 }));
    expect(last().url.pathname).toBe('/api/search/activity-only.json');
    expect(last().body).toMatchObject({
      numberOfPackagesPerHotel: 20,
      locale: 'fr_FR',
      page: 1,
      criteria: { adult: '2' },
    });
  });

  it('ask for the nights of a flow with seven parameters, and the minisite on a minisite alone [API-20]', async () => {
    const main = recording();
    await main.client.checkoutNights('booking', { checkin: '2030-06-10', pax });
    expect(main.last().url.pathname).toBe('/api/weekend/booking/packageCheckoutNights.json');
    const seven = {
      checkin: '2030-06-10',
      adult: '2',
      child: '0',
      baby: '0',
      locale: 'fr_FR',
      multiOffer: 'true',
      client: 'msite',
    };
    expect(main.last().query).toEqual(seven);
    const partner = recording({ minisite: 412 });
    await partner.client.checkoutNights('booking', { checkin: '2030-06-10', pax });
    expect(partner.last().query).toEqual({ ...seven, minisite: '412' });
  });

  it('list nights in order [API-21]', async () => {
    const { client } = recording();
    expect(await client.checkoutNights('booking', { checkin: '2030-06-10', pax })).toEqual([1, 2, 3]);
  });

  it('ask for the nights of an offer with five parameters [API-22]', async () => {
    const { client, last } = recording({ minisite: 412 });
    await client.offerNights('12', { checkin: '2030-06-10', length: 2 });
    expect(last().url.pathname).toBe('/api/weekend/12/packageCheckoutNights.json');
    expect(last().query).toEqual({
      length: '2',
      checkin: '2030-06-10',
      locale: 'fr_FR',
      multiOffer: 'true',
      client: 'msite',
    });
  });

  it('ask for at most 30 suggestions and show no more [API-23]', async () => {
    const forty = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [index + 1, { value: `Par${index}` }]),
    );
    const { client, last } = recording({}, { getAutocomplete: forty });
    const groups = await client.suggest('par');
    expect(last().url.search).toBe('?locale=fr_FR&term=par&maxResults=30');
    expect(groups.flatMap(({ results }) => results)).toHaveLength(30);
  });

  it('read a keyed map of suggestions in the order of its keys [API-24]', async () => {
    const { client } = recording(
      {},
      {
        getAutocomplete: {
          1: { value: 'Paris', latitude: '48.85', longitude: '2.35', postalcode: '75000' },
          2: { value: 'Parme' },
        },
      },
    );
    expect((await client.suggest('par'))[0]?.results).toEqual([
      { id: '1', label: 'Paris', category: 'city', latitude: 48.85, longitude: 2.35, postalcode: '75000' },
      { id: '2', label: 'Parme', category: 'city' },
    ]);
  });

  it('ask for recommendations with four parameters [API-25]', async () => {
    const { client, last } = recording();
    const groups = await client.recommend('par');
    expect(last().query).toEqual({ locale: 'fr_FR', q: 'par', catalogSourceType: '', catalogSourceCode: '' });
    expect(groups[0]?.results[0]).toMatchObject({ id: '75', label: 'Paris', category: 'city' });
  });

  it('ask for the detail with dates in booking and without in gifting [API-26]', async () => {
    const { client, last } = recording();
    await client.detail('12', datedCriteria());
    expect(last().url.pathname).toBe('/api/weekend/12/detail.json');
    expect(last().query).toMatchObject({
      client: 'msite',
      locale: 'fr_FR',
      fetchPageModel: 'false',
      checkin: '2030-06-10',
      adult: '2',
    });
    await client.detail('12', criteria({ flow: 'gifting' }));
    expect(last().query).toEqual({ client: 'msite', locale: 'fr_FR', fetchPageModel: 'false' });
  });

  it('ask for months without the chosen dates, which would hide all other days [API-27]', async () => {
    const { client, last } = recording();
    await client.calendarMonths({ from: '2030-06', count: 2, criteria: datedCriteria() });
    expect(last().url.pathname).toBe('/api/calendar-month.json');
    expect(last().query).toMatchObject({ month: '2030-06', count: '2', locale: 'fr_FR', adult: '2' });
    expect(last().query).not.toHaveProperty('checkin');
  });
});

/** Every call once. */
async function everyCall({ client }: ReturnType<typeof recording>) {
  await client.offers(criteria());
  await client.packages({ kind: 'map', criteria: criteria() });
  await client.facets(criteria());
  await client.suggest('par');
  await client.recommend('');
  await client.checkoutNights('booking', { checkin: '2030-06-10', pax });
  await client.offerNights('12', { checkin: '2030-06-10', length: 1 });
  await client.calendarMonths({ from: '2030-06', count: 1, criteria: criteria() });
  await client.detail('12', criteria());
  await client.activities(criteria({ flow: 'activity' }));
}

describe('every call', () => {
  it.each(LOCALES)('carries the locale %s of the visitor [LOCALE-05]', async (locale) => {
    const record = recording({ locale });
    await everyCall(record);
    expect(record.requests).toHaveLength(10);
    for (const { query, body } of record.requests) expect(query.locale ?? body.locale).toBe(locale);
  });

  it('of a minisite carries its id only where the call takes it [MINISITE-17] [MINISITE-20]', async () => {
    const record = recording({ minisite: 412 });
    await everyCall(record);
    const carrying = record.requests.filter(
      ({ url, body }) => url.searchParams.has('minisite') || 'minisite' in body,
    );
    expect(carrying.map(({ url }) => [url.pathname, url.searchParams.get('minisite')])).toEqual([
      ['/api/weekend/booking/packageCheckoutNights.json', '412'],
      ['/api/weekend/12/detail.json', '412'],
    ]);
  });

  it('has a minisite in its parameters if it is one of five, and no other has [MINISITE-17..20]', () => {
    const paramsOf = ({ query }: Call) => (query as { shape?: object } | undefined)?.shape ?? {};
    const taking = CALLS.filter((call) => Object.hasOwn(paramsOf(call), 'minisite'));
    expect([...new Set(taking.map(({ path }) => path))].toSorted()).toEqual([
      '/product/:id/offers',
      '/weekend/:flow/packageCheckoutNights.json',
      '/weekend/:id/detail.json',
      '/weekend/:id/quote-realtime.json',
      '/weekend/:id/quote.json',
    ]);
  });

  it('of the main site carries no minisite at all [MINISITE-19]', async () => {
    const record = recording();
    await everyCall(record);
    for (const { url } of record.requests) expect(url.searchParams.has('minisite')).toBe(false);
  });

  it('goes without cookies and to the address that was set', async () => {
    const record = recording({ api: 'https://api.example/v2/', searchApi: 'https://search.example' });
    await everyCall(record);
    for (const { init } of record.requests) expect(init.credentials).toBe('omit');
    const bases = new Set(record.requests.map(({ url }) => url.origin + url.pathname.slice(0, 4)));
    expect([...bases].toSorted()).toEqual(['https://api.example/v2/', 'https://search.example/off']);
  });
});
