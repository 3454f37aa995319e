import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import { createGateway } from '../app.ts';
import { applyChanges } from '../search/read-model/apply-changes.ts';
import { atOnce } from '../search/in-slices.ts';
import { FIRST_DAY, smallCatalogue } from '../search/fixtures/small-catalogue.ts';
import { type LiveSearchModel } from '../search/read-model/search-model.ts';
import { modelOfRecords } from '../search/fixtures/at-once.ts';
import { createResponseCache } from './response-cache.ts';

/** Few values, so that the same is asked again and again while the clock and the catalogue go on. */
const addresses = fc.oneof(
  fc
    .record({
      path: fc.constantFrom('offers', 'facets'),
      flow: fc.constantFrom(...SEARCH_FLOWS),
      locale: fc.constantFrom(...LOCALES),
      place: fc.constantFrom('', '', '&city=75', '&region=900', '&city=nowhere', '&city=75&region=900'),
      dates: fc.constantFrom(
        '',
        `&checkin=${FIRST_DAY}&night=1`,
        `&night=2&checkin=${addDays(FIRST_DAY, 2)}`,
      ),
      more: fc.constantFrom('', '&stars=5', '&unknown=1', '&page=1', '&hotelId=1'),
    })
    .map(
      ({ path, flow, locale, place, dates, more }) =>
        `/api/${path}.json?flow=${flow}&locale=${locale}${place}${dates}${more}`,
    ),
  fc
    .tuple(fc.constantFrom(...LOCALES), fc.constantFrom('', '&city=75'))
    .map(([locale, place]) => `/api/calendar-month.json?month=2030-05&locale=${locale}${place}`),
  fc.constantFrom(...LOCALES).map((locale) => `/api/autocomplete-geonames.json?locale=${locale}&term=pa`),
  fc.constantFrom(...LOCALES).map((locale) => `/api/recommendedAutocomplete.json?locale=${locale}`),
);

/** What happens while the same is asked again and again. */
const events = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 59, 60, 119, 600, 1_440) }),
  fc.record({
    kind: fc.constant('change' as const),
    hotel: fc.nat(),
    day: fc.nat(5),
    rooms: fc.nat(3),
    hasNewFacts: fc.boolean(),
  }),
);

let model: LiveSearchModel | undefined;
let now = 0;
const parts = { model: () => model, clock: () => now, images: { picture: async () => undefined } };
const answers = createResponseCache(200_000);
const keeping = await createGateway({ ...parts, answers });
const fresh = await createGateway(parts);
afterAll(async () => {
  await keeping.close();
  await fresh.close();
});

describe('cached answers', () => {
  it('equal fresh answers, for any request, at any time, after any change', async () => {
    const asked = fc.array(addresses, { minLength: 3, maxLength: 5 });
    const story = fc.array(events, { minLength: 4, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(smallCatalogue, asked, story, async (records, all, happening) => {
        model = modelOfRecords(records);
        now = Date.parse(`${FIRST_DAY}T17:30:00Z`);
        for (const event of [undefined, ...happening]) {
          if (event?.kind === 'wait') now += event.minutes * 60_000;
          if (event?.kind === 'change') model = changed(model, records, event);
          for (const address of [...all, ...all]) {
            const kept = await keeping.inject(address);
            const made = await fresh.inject(address);
            expect(kept.statusCode).toBe(200);
            expect(kept.payload).toBe(made.payload);
            for (const headers of [kept.headers, made.headers]) {
              delete headers['x-request-id'];
              delete headers['date'];
            }
            expect(kept.headers).toEqual(made.headers);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(answers.stats().hits).toBeGreaterThan(100);
    expect(answers.stats().bytes).toBeLessThanOrEqual(200_000);
  }, 120_000);

  it('expire when today can no longer be booked, and on the next day [CAL-34]', async () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 3 });
    model = records && modelOfRecords(records);
    const checkinAt = async (instant: string) => {
      now = Date.parse(instant);
      const { payload } = await keeping.inject(`/api/offers.json?flow=booking&checkin=${FIRST_DAY}&night=1`);
      return (JSON.parse(payload) as { searchDetails: { checkin?: string } }).searchDetails.checkin;
    };
    expect(await checkinAt(`${FIRST_DAY}T12:00:00Z`)).toBe(FIRST_DAY);
    expect(await checkinAt(`${FIRST_DAY}T21:30:00Z`)).toBeUndefined();
    expect(await checkinAt(`${addDays(FIRST_DAY, 1)}T12:00:00Z`)).toBeUndefined();
    expect(await checkinAt(`${FIRST_DAY}T12:00:00Z`)).toBe(FIRST_DAY);
  });

  it('are given again to the same address alone, and a wrong address is refused each time', async () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 3 });
    model = records && modelOfRecords(records);
    const address = '/api/offers.json?adult=2&flow=booking&stars=4';
    await keeping.inject(address);
    const before = answers.stats();
    await keeping.inject(address);
    expect(answers.stats()).toMatchObject({ hits: before.hits + 1, answers: before.answers });
    const wrong = `${address}&adult=3`;
    for (let time = 0; time < 2; time += 1) expect((await keeping.inject(wrong)).statusCode).toBe(400);
    expect(answers.stats()).toMatchObject({ hits: before.hits + 1, answers: before.answers });
  });

  it('without prices stay while prices change: suggestions expire with new names only', async () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 3 });
    model = modelOfRecords(records!);
    const suggestions = '/api/autocomplete-geonames.json?locale=fr_FR&term=par';
    const offers = '/api/offers.json?flow=booking&stars=3';
    const hitsOf = async (url: string) => {
      const before = answers.stats().hits;
      await keeping.inject(url);
      return answers.stats().hits - before;
    };
    for (const url of [suggestions, offers]) expect(await hitsOf(url)).toBe(0);
    model = changed(model, records!, { hotel: 0, day: 0, rooms: 2, hasNewFacts: false });
    expect(await hitsOf(suggestions)).toBe(1);
    expect(await hitsOf(offers)).toBe(0);
    model = changed(model, records!, { hotel: 0, day: 0, rooms: 2, hasNewFacts: true });
    expect(await hitsOf(suggestions)).toBe(0);
  });

  it('are marked where browsers may keep them, and nowhere else', async () => {
    const tagOf = async (method: 'GET' | 'POST', url: string) =>
      (await keeping.inject({ method, url, ...(method === 'POST' && { payload: {} }) })).headers.etag;
    expect(await tagOf('GET', '/api/offers.json?flow=booking')).toMatch(/^W\/"/);
    expect(await tagOf('GET', '/openapi.json')).toMatch(/^W\/"/);
    expect(await tagOf('POST', '/search-api/offers.json')).toBeUndefined();
    expect(await tagOf('GET', '/gateway/account/state')).toBeUndefined();
    expect(await tagOf('GET', '/api/offers.json?adult=0')).toBeUndefined();
  });

  it('are not sent again to who has them, and are after a change', async () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 3 });
    model = records && modelOfRecords(records);
    const url = '/api/offers.json?adult=3&flow=booking';
    for (let time = 0; time < 2; time += 1) {
      const { etag } = (await keeping.inject(url)).headers;
      const again = await keeping.inject({ url, headers: { 'if-none-match': etag! } });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const { etag } = (await keeping.inject(url)).headers;
    model = changed(model!, records!, { hotel: 0, day: 0, rooms: 1, hasNewFacts: true });
    const changedAnswer = await keeping.inject({ url, headers: { 'if-none-match': etag! } });
    expect(changedAnswer.statusCode).toBe(200);
  });
});

describe('the cache of answers', () => {
  it('never holds more than its bytes, and evicts the least recently used', () => {
    const cache = createResponseCache(10_000);
    const keep = (key: string) => cache.set(key, { body: Buffer.alloc(500, '.'), etag: '"1"' });
    keep('wanted');
    for (let number = 0; number < 200; number += 1) {
      keep(`other ${number}`);
      expect(cache.get('wanted')).toBeDefined();
      expect(cache.stats().bytes).toBeLessThanOrEqual(10_000);
    }
    expect(cache.get('other 0')).toBeUndefined();
    expect(cache.get('other 199')).toBeDefined();
    expect(cache.stats().answers).toBeGreaterThan(5);
  });
});

/** One hotel with other rooms on a day, and with other facts as well. */
function changed(
  before: LiveSearchModel,
  records: Parameters<typeof modelOfRecords>[0],
  {
    hotel: place,
    day,
    rooms,
    hasNewFacts,
  }: { hotel: number; day: number; rooms: number; hasNewFacts: boolean },
): LiveSearchModel {
  const hotel = records.hotels[place % records.hotels.length]!;
  const calendar = records.calendars.get(hotel.id)!;
  const stock = calendar.stock.slice();
  stock[day] = rooms;
  const offers = records.offers.filter(({ hotelId }) => hotelId === hotel.id);
  const changed = {
    hotel: hasNewFacts ? { ...hotel, stars: 6 - hotel.stars, name: `${hotel.name} ${day}` } : hotel,
    offers,
    calendar: { ...calendar, stock },
  };
  return atOnce(applyChanges(before, [changed], localTaxesOf))!;
}
