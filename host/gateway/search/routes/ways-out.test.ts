import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { followWayOut } from '@staykit/core/search/ways-out.ts';
import type { CatalogueRecords } from '../../catalogue/records.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { generatedSearches } from '../fixtures/generated-searches.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { atOnce } from '../in-slices.ts';
import { waysOut } from './ways-out.ts';

const NOW: MarketNow = { date: FIRST_DAY, time: '12:00:00' };

function town(id: string, lat: number) {
  const names = { fr: `Ville ${id}`, es: '', nl: '', it: '', en: '', local: '' };
  return {
    id,
    category: 'city' as const,
    country: 'FR' as const,
    names,
    parents: [],
    lat,
    lng: 2,
    population: 1,
    postcodes: [],
  };
}

function setUp(records: CatalogueRecords) {
  const engine = buildSearchEngine(records);
  const places = new Map(['75', '84', '900'].map((id, index) => [id, town(id, 43 + index * 2)]));
  const context = { model: { engine, places }, language: 'fr' as const, now: NOW };
  const perHotelOf = ({ hotelId }: SearchCriteria) => (hotelId === undefined ? 1 : 20);
  const totalOf = (criteria: SearchCriteria) =>
    atOnce(engine.search(criteria, NOW, { size: 1, perHotel: perHotelOf(criteria) })).total;
  const ways = (criteria: SearchCriteria) =>
    atOnce(waysOut(criteria, totalOf(criteria), perHotelOf, context));
  return { totalOf, ways };
}

const withSearch = smallCatalogue.chain((records) =>
  fc.tuple(fc.constant(records), generatedSearches(records, FIRST_DAY)),
);

describe('ways out of few results', () => {
  it('following one finds what it says, and more than before', () => {
    let followed = 0;
    fc.assert(
      fc.property(withSearch, ([records, criteria]) => {
        const { totalOf, ways } = setUp(records);
        const before = totalOf(criteria);
        for (const way of ways(criteria)) {
          const next = followWayOut(criteria, way);
          expect(next && totalOf(next)).toBe(way.totalCount);
          expect(way.totalCount).toBeGreaterThan(before);
          followed += 1;
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(followed).toBeGreaterThan(50);
  });

  it('tells the most adults that find a stay, and the nearest days with one', () => {
    let told = 0;
    fc.assert(
      fc.property(smallCatalogue, fc.integer({ min: 0, max: DAYS - 16 }), (records, day) => {
        const { totalOf, ways } = setUp(records);
        const dated = (from: number, adult: number): SearchCriteria => ({
          ...emptyCriteria(),
          pax: { adult, child: 0, baby: 0, singleRoom: false },
          checkin: addDays(FIRST_DAY, from),
          checkout: addDays(FIRST_DAY, from + 2),
          night: 2,
        });
        const large = dated(day, 20);
        for (const { kind, adult } of ways(large))
          if (kind === 'party' && adult) {
            told += 1;
            for (let more = adult + 1; more < 20; more += 1) expect(totalOf(dated(day, more))).toBe(0);
          }
        const couple = dated(day, 2);
        const near = ways(couple).find(({ kind }) => kind === 'dates');
        if (!near?.checkin) return;
        told += 1;
        const shift = Math.abs((Date.parse(near.checkin) - Date.parse(couple.checkin!)) / 86_400_000);
        for (let other = -shift + 1; other < shift; other += 1)
          if (day + other >= 0) expect(totalOf(dated(day + other, 2))).toBe(0);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(told).toBeGreaterThan(20);
  });

  it('many offers need no way out, nor does a later page', () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 3 });
    const { ways } = setUp(records!);
    expect(ways({ ...emptyCriteria(), page: 2, stars: [1] })).toEqual([]);
  });
});
