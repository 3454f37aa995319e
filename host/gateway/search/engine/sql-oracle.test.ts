import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { CATALOGUE_COUNTRIES, type CatalogueRecords } from '../../catalogue/records.ts';
import type { Database } from '../../database/database.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { generatedSearches } from '../fixtures/generated-searches.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { askOracle, LONGEST_NIGHTS, fillOracle } from '../fixtures/sql-oracle.ts';
import { atOnce } from '../in-slices.ts';

const TODAY = '2030-03-04';
let db: Database;
let records: CatalogueRecords;

beforeAll(async () => {
  db = await scratchDatabase();
  records = (await generateCatalogue({ db, today: TODAY, hotels: 8 })).catalogue;
  await fillOracle(db);
}, 180_000);
afterAll(() => db.close());

describe('a search of the columns', { timeout: 60_000 }, () => {
  it('has the total, the order and the prices that SQL over the stored calendars gives', async () => {
    const engine = buildSearchEngine(records);
    await fc.assert(
      fc.asyncProperty(
        generatedSearches(records, TODAY),
        // Some offers are sold no longer after two months.
        fc.constantFrom(TODAY, TODAY, addDays(TODAY, 60)),
        fc.constantFrom('10:00:00', '21:00:00'),
        fc.constantFrom(1, 3, 100),
        fc.constantFrom(undefined, ...CATALOGUE_COUNTRIES),
        async (criteria, date, time, perHotel, home) => {
          const now = { date, time };
          const options = { perHotel, ...(home && { home }) };
          const { total, hits } = atOnce(engine.search(criteria, now, { size: 1_000, ...options }));
          const expected = await askOracle(db, criteria, now, options);
          expect(hits.map(({ offer, sellPrice, refPrice }) => [offer.id, sellPrice, refPrice])).toEqual(
            expected.map(({ id, sell, ref }) => [id, sell, ref]),
          );
          expect(total).toBe(expected.length);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('offers the stay lengths for which SQL finds a stay of an offer that is sold still [API-21]', async () => {
    const engine = buildSearchEngine(records);
    const isExpiring = records.offers.some(({ expiration }) => expiration && expiration < addDays(TODAY, 60));
    expect(isExpiring).toBe(true);
    for (const date of [TODAY, addDays(TODAY, 60)])
      for (const ahead of [61, 80, 120]) {
        const now = { date, time: '10:00:00' };
        const checkin = addDays(TODAY, ahead);
        const { pax } = emptyCriteria();
        const expected: number[] = [];
        for (let night = 1; night <= LONGEST_NIGHTS; night += 1) {
          const criteria = { ...emptyCriteria(), checkin, checkout: addDays(checkin, night), night };
          if ((await askOracle(db, criteria, now, { perHotel: 1 })).length > 0) expected.push(night);
        }
        const lengths = atOnce(engine.checkoutNights('booking', checkin, pax, now));
        expect(lengths.filter((night) => night <= LONGEST_NIGHTS)).toEqual(expected);
      }
  }, 60_000);
});
