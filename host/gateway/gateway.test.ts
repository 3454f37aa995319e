import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createClient } from '@staykit/client/create-client.ts';
import { CALLS } from '@staykit/contract/calls.ts';
import type { Call } from '@staykit/contract/call.ts';
import { errorAnswer } from '@staykit/contract/error-answer.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createGateway } from './app.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { inProcessFetch } from './http/in-process-fetch.ts';
import { tinyModel } from './fixtures/tiny-model.ts';

const parts: GatewayParts = {
  model: () => tinyModel,
  images: {
    picture: async (id, size, format) =>
      id === 'sea-01' ? new TextEncoder().encode(`${size} ${format}`) : undefined,
  },
  clock: () => TEST_NOW,
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await createGateway(parts);
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });
const refusal = (body: string) => z.parse(errorAnswer, JSON.parse(body));
const call = (id: string): Call => {
  const found = CALLS.find((each) => each.id === id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
};

/** One good request of every call of the search that answers JSON; contract.test.ts tries all calls. */
const REQUESTS: [id: string, url: string, body?: object][] = [
  ['getOffers', '/api/offers.json?checkin=2030-06-10&night=2&adult=2&locale=nl_BE'],
  ['getFacets', '/api/facets.json?withActivities=true&propertiesRequested=stars,facility,tag,price'],
  ['getAutocomplete', '/api/autocomplete-geonames.json?locale=fr_FR&term=anne&maxResults=30'],
  ['getRecommended', '/api/recommendedAutocomplete.json?locale=fr_FR&q='],
  [
    'getFlowNights',
    '/api/weekend/booking/packageCheckoutNights.json?checkin=2030-06-10&adult=2&minisite=412',
  ],
  ['getOfferNights', '/api/weekend/10/packageCheckoutNights.json?checkin=2030-06-10&length=1'],
  ['getCalendarMonths', '/api/calendar-month.json?month=2030-06&count=2&locale=fr_FR'],
  ['getDetail', '/api/weekend/10/detail.json?checkin=2030-06-10&night=1&adult=2&locale=it_IT'],
  [
    'postOffers',
    '/search-api/offers.json',
    {
      locale: 'fr_FR',
      orderBy: 'priceQuality',
      searchCriterias: { adult: 2, child: 0, baby: 0 },
      numberOfPackagesPerHotel: 1,
      searchProvider: 'staykit',
      performMapSearch: true,
      performGiftableSearch: false,
    },
  ],
  [
    'postActivities',
    '/api/search/activity-only.json',
    { criteria: {}, numberOfPackagesPerHotel: 20, locale: 'fr_FR', page: 0 },
  ],
];

describe('the answers of the gateway', () => {
  it.each(REQUESTS)('%s keeps to the contract', async (id, url, body) => {
    const answer = await app.inject(body ? { method: 'POST', url, payload: body } : { url });
    expect(answer).toMatchObject({ statusCode: 200 });
    // Parsing keeps what the contract names: nothing else may be sent.
    expect(z.parse(call(id).answer ?? z.never(), answer.json())).toEqual(answer.json());
  });

  it('are in the language of the locale parameter, in all six locales [LOCALE-05]', async () => {
    const labels = await Promise.all(
      LOCALES.map(
        async (locale) => (await get(`/api/offers.json?locale=${locale}`)).json().exactMatch[0].label,
      ),
    );
    expect(labels).toEqual(['Offre fr', 'Oferta es', 'Offre fr', 'Aanbod nl', 'Aanbod nl', 'Offerta it']);
  });

  it('print prices of the calendar as the locale does', async () => {
    const [fr, nl] = await Promise.all(
      ['fr_FR', 'nl_BE'].map((locale) => get(`/api/calendar-month.json?month=2030-06&locale=${locale}`)),
    );
    const price = (answer: typeof fr) => (Object.values(answer?.json())[0] as { price: string }).price;
    expect(price(fr)).toMatch(/^\d+\u00a0€$/);
    expect(price(nl)).toMatch(/^€\u00a0\d+$/);
  });

  it('list packages without cards for the map, and with cards otherwise [API-17]', async () => {
    const [, url, body] = REQUESTS.find(([id]) => id === 'postOffers') ?? ['', ''];
    const map = await app.inject({ method: 'POST', url, payload: { ...body } });
    expect(map.json().exactMatch).toBeUndefined();
    expect(map.json().packages[0].location).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
    const { performMapSearch: _map, ...landing } = body as Record<string, unknown>;
    const list = await app.inject({ method: 'POST', url, payload: landing });
    expect(list.json().exactMatch.length).toBeGreaterThan(0);
  });

  it('have what can be given alone on the map of a giver [API-16]', async () => {
    const [, url, body] = REQUESTS.find(([id]) => id === 'postOffers') ?? ['', ''];
    const hotels = async (changes: object) => {
      const answer = await app.inject({ method: 'POST', url, payload: { ...body, ...changes } });
      return answer.json().packages as { weekendIds: string[] }[];
    };
    const giftable = await hotels({ performGiftableSearch: true });
    expect(giftable.length).toBeGreaterThan(0);
    expect(giftable).toEqual(await hotels({ type: 'gift' }));
    expect(giftable).not.toEqual(await hotels({}));
  });

  it('name the place of a shared address by its source [API-25]', async () => {
    const answer = await get(
      '/api/recommendedAutocomplete.json?locale=fr_FR&catalogSourceType=city&catalogSourceCode=75',
    );
    expect(answer.json().recommendations).toEqual([
      {
        category: { key: 'city', label: 'Villes', icon: 'city' },
        results: [expect.objectContaining({ id: '75', label: 'Annecy' })],
      },
    ]);
  });

  it('offers in a city are measured from it, and come by their distance where that is asked [SORT-02]', async () => {
    const { exactMatch } = (
      await get('/api/offers.json?locale=fr_FR&adult=2&city=75&orderBy=distance')
    ).json<{ exactMatch: { distance?: number }[] }>();
    const distances = exactMatch.map(({ distance }) => distance ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const everywhere = (await get('/api/offers.json?locale=fr_FR&adult=2')).json<{ exactMatch: object[] }>();
    expect(everywhere.exactMatch[0]).not.toHaveProperty('distance');
  });

  it('say where the searched place lies, and nothing of it where none was searched', async () => {
    const [there, anywhere] = await Promise.all(
      ['&city=75', ''].map((place) => get(`/api/offers.json?locale=fr_FR&adult=2${place}`)),
    );
    expect(there?.json().searchDetails.place).toMatchObject({
      lat: expect.any(Number),
      lng: expect.any(Number),
    });
    expect(anywhere?.json().searchDetails.place).toBeUndefined();
  });

  it('carry pictures by size and format, cached for a year', async () => {
    const answer = await get('/api/images/sea-01/small.avif');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/avif',
      'small avif',
    ]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get('/api/images/sea-99/small.avif')).statusCode).toBe(404);
    expect((await get('/api/images/sea-01/huge.gif')).statusCode).toBe(400);
  });
});

describe('a request that breaks the contract', () => {
  it.each([
    ['/api/offers.json?adult=21', 'querystring: adult: expected a whole number from 1 to 20'],
    ['/api/offers.json?adult=2&adult=3', 'adult: expected a whole number from 1 to 20, given once'],
    ['/api/offers.json?checkin=2030-02-30', 'checkin: expected a calendar day yyyy-MM-dd'],
    ['/api/offers.json?orderBy=best', 'orderBy: expected one of priceQuality'],
    ['/api/offers.json?locale=fr', 'locale: expected one of fr_FR'],
    ['/api/calendar-month.json?month=2030-13', 'month: expected a month yyyy-MM'],
    ['/api/autocomplete-geonames.json', 'term: '],
    [
      '/api/weekend/stay/packageCheckoutNights.json?checkin=2030-06-10',
      'params: flow: expected one of booking',
    ],
  ])('is answered 400 naming the field: %s', async (url, message) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(refusal(answer.body)).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(message),
    });
  });

  it('in a body is answered 400 too [API-14]', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/search-api/offers.json',
      payload: { locale: 'fr_FR' },
    });
    expect(answer.statusCode).toBe(400);
    expect(refusal(answer.body).message).toContain('body: orderBy');
  });

  it.each([
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/search-api/offers.json',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'a body that is no JSON',
      {
        method: 'POST',
        url: '/search-api/offers.json',
        payload: 'a',
        headers: { 'content-type': 'text/xml' },
      },
      415,
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/search-api/offers.json', payload: { a: 'x'.repeat(70_000) } },
      413,
    ],
    ['an address that cannot be read', { method: 'GET', url: '/api/weekend/%E0%A4%A/detail.json' }, 400],
    ['a call that does not exist', { method: 'GET', url: '/api/nothing.json' }, 404],
    ['an offer that does not exist', { method: 'GET', url: '/api/weekend/999999/detail.json' }, 404],
  ] as const)('as %s is answered with its status and a code', async (_name, request, status) => {
    const answer = await app.inject({ ...request });
    expect(answer.statusCode).toBe(status);
    expect(refusal(answer.body).requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([' ', 'a b', '[::1', 'shop.example:99999', 'shop.example, evil.example', '..', '${a}', "'"])(
    'names the host %j, which is none, and is answered 400',
    async (host) => {
      const answer = await app.inject({ url: '/api/offers.json', headers: { host } });
      expect(answer.statusCode).toBe(400);
      expect(refusal(answer.body).message).toBe('The Host header is missing or invalid.');
    },
  );

  it.each(['shop.example', 'SHOP.example:3000', '127.0.0.1', '[::1]:3000', 'shop.example.', 'my_shop'])(
    'is answered whatever host it names, like %s',
    async (host) => {
      expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
    },
  );

  it('never breaks the server, whatever the parameters are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'offers',
          'facets',
          'calendar-month',
          'autocomplete-geonames',
          'recommendedAutocomplete',
        ),
        fc.dictionary(
          fc.constantFrom(
            'checkin',
            'night',
            'adult',
            'city',
            'stars',
            'lat',
            'lng',
            'distanceMax',
            'orderBy',
            'flow',
            'term',
            'month',
            'count',
            'page',
            'size',
            'themeIds',
            'q',
            'priceMin',
            '__proto__',
          ),
          fc.oneof(
            fc.string(),
            fc.integer().map(String),
            fc.constantFrom('2030-06-10', 'booking', 'gifting', '2030-06', 'distance'),
          ),
        ),
        async (path, query) => {
          const url = `/api/${path}.json?${new URLSearchParams(query)}`;
          expect((await get(url)).statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is tolerated as far as it holds unknown parameters', async () => {
    expect((await get('/api/offers.json?colour=red')).statusCode).toBe(200);
  });
});

describe('the manners of the gateway', () => {
  it('lets every page read, without credentials, also refusals', async () => {
    for (const url of ['/api/offers.json', '/api/offers.json?adult=0', '/api/nothing.json']) {
      const { headers } = await get(url);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-expose-headers']).toBe('Retry-After, X-Request-Id');
    }
  });

  it('answers a preflight once a day', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/search-api/offers.json' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      'access-control-max-age': '86400',
    });
  });

  it('lets an answer do nothing when it is opened as a document', async () => {
    const { headers } = await get('/api/images/sea-01/small.svg');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  it('publishes parameters and answers at /openapi.json', async () => {
    const document = (await get('/openapi.json')).json();
    const offers = document.paths['/api/offers.json'].get;
    expect(offers.parameters.find(({ name }: { name: string }) => name === 'adult').schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 20,
    });
    const { schemas } = document.components;
    expect(offers.responses['200'].content['application/json'].schema.$ref).toMatch(/\/OfferPage$/);
    expect(schemas.OfferPage.properties.exactMatch.items.$ref).toBe('#/components/schemas/OfferCard');
    const card = schemas.OfferCard;
    expect(card.required).toContain('itemCategory');
    expect(card.properties.hotel.properties.location.properties.zipCode.type).toBe('string');
    expect(Object.keys(offers.responses)).toEqual(['200', '400', '429', '503', 'default']);
  });

  it('answers 503 with Retry-After while the catalogue is read', async () => {
    const starting = await createGateway({ ...parts, model: () => undefined });
    for (const url of ['/api/offers.json', '/readyz']) {
      const answer = await starting.inject({ url });
      expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
        503,
        '2',
        'UNAVAILABLE',
      ]);
    }
    expect((await starting.inject({ url: '/healthz' })).statusCode).toBe(200);
    await starting.close();
  });

  it.each(['away', 'full'] as const)(
    'stays ready for searches while its database is %s, and reports it',
    async (database) => {
      const replica = { state: 'behind', lagMs: 2_500 } as const;
      const broken = await createGateway({ ...parts, database: () => ({ database, replica }) });
      const told = await broken.inject({ url: '/readyz' });
      expect([told.statusCode, told.json()]).toMatchObject([200, { status: 'degraded', database, replica }]);
      expect((await broken.inject({ url: '/api/offers.json' })).statusCode).toBe(200);
      await broken.close();
      expect((await get('/readyz')).json()).toMatchObject({ status: 'ready', database: 'up' });
    },
  );

  it('reports parked work to an operator who polls it, and stays ready', async () => {
    const app = await createGateway({ ...parts, parked: () => 2 });
    const answer = await app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json().parked]).toEqual([200, 2]);
    await app.close();
  });

  it('reveals nothing about an internal failure', async () => {
    const broken = await createGateway({
      ...parts,
      images: { picture: () => Promise.reject(new Error('disk /secret')) },
    });
    const answer = await broken.inject({ url: '/api/images/sea-01/small.avif' });
    expect(refusal(answer.body)).toMatchObject({
      code: 'SERVER',
      message: 'Internal error. Report it with its requestId.',
    });
    await broken.close();
  });

  it('refuses an address that asks too often, and says when to come back', async () => {
    const limited = await createGateway({ ...parts, rateLimit: 2 });
    const answers = [];
    for (let count = 0; count < 3; count += 1)
      answers.push(await limited.inject({ url: '/api/offers.json' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal(answers[2]?.body ?? '').code).toBe('RATE_LIMITED');
    expect((await limited.inject({ url: '/healthz' })).statusCode).toBe(200);
    await limited.close();
  });
});

describe('a page of this process', () => {
  const client = () =>
    createClient({ api: '/api', locale: 'fr_FR', now: () => TEST_NOW, fetch: inProcessFetch(app) });

  it('speaks the contract through the client without a socket', async () => {
    const page = await client().offers(datedCriteria());
    expect(page.offers.length).toBeGreaterThan(0);
    expect(page.details).toMatchObject({ checkin: '2030-06-10', night: 2, adult: 2 });
    expect((await client().facets(criteria())).values.stars.length).toBeGreaterThan(0);
    expect((await client().suggest('anne'))[0]?.results[0]?.label).toBe('Annecy');
    expect((await client().packages({ kind: 'map', criteria: criteria() })).packages.length).toBeGreaterThan(
      0,
    );
    expect(
      (await client().packages({ kind: 'hotel', criteria: criteria({ hotelId: '1' }) })).offers[0]?.hotel.id,
    ).toBe('1');
    expect(await client().detail('10', datedCriteria())).toMatchObject({ id: '10' });
    expect(
      Object.keys(await client().calendarMonths({ from: '2030-06', count: 1, criteria: criteria() })).length,
    ).toBeGreaterThan(0);
    expect(
      await client().checkoutNights('booking', { checkin: '2030-06-10', pax: criteria().pax }),
    ).toContain(1);
    expect(await client().offerNights('10', { checkin: '2030-06-10', length: 1 })).toContain(1);
    expect((await client().activities(criteria({ flow: 'activity' }))).offers[0]?.itemCategory).toBe(
      'activity',
    );
  });

  it('cannot ask another site', async () => {
    await expect(inProcessFetch(app)('https://other.example/')).rejects.toThrow('not served by this process');
    await expect(inProcessFetch(app)('//other.example/')).rejects.toThrow('not served by this process');
  });
});
