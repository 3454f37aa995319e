import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { taxedStay } from '../fixtures/taxed-stay.ts';
import { atOnce } from '../in-slices.ts';

describe('several offers of one hotel', () => {
  it('each cost what its own stay does, however many are listed', () => {
    let listed = 0;
    fc.assert(
      fc.property(
        smallCatalogue,
        fc.integer({ min: 0, max: DAYS - 4 }),
        fc.integer({ min: 1, max: 3 }),
        (records, offset, night) => {
          const checkin = addDays(FIRST_DAY, offset);
          const { hits } = atOnce(
            buildSearchEngine(records).search(
              { ...emptyCriteria('booking'), checkin, checkout: addDays(checkin, night), night },
              { date: addDays(FIRST_DAY, -5), time: '10:00:00' },
              { size: 100, perHotel: 20 },
            ),
          );
          for (const { offer, sellPrice, refPrice } of hits)
            expect({ sellPrice, refPrice }).toEqual(taxedStay(records, offer, offset, night, DEFAULT_PAX));
          listed += hits.length - new Set(hits.map(({ hotel }) => hotel.id)).size;
        },
      ),
      { numRuns: 60 },
    );
    expect(listed).toBeGreaterThan(0);
  });
});
