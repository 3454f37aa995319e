import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { criteriaOfCard } from '@staykit/core/search/criteria-of-card.ts';
import { flexibleStarts } from '@staykit/core/search/flexible-dates.ts';
import { FLEXIBILITIES } from '@staykit/values/search/flexibility.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { atOnce } from '../in-slices.ts';

const NOW: MarketNow = { date: FIRST_DAY, time: '12:00:00' };

it('flexible dates find each hotel that some of the days has, at its lowest price, with the day of that price', () => {
  let found = 0;
  fc.assert(
    fc.property(
      smallCatalogue,
      fc.integer({ min: 0, max: DAYS }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(...FLEXIBILITIES),
      fc.constantFrom(undefined, '75'),
      (records, day, night, flex, place) => {
        const engine = buildSearchEngine(records);
        const checkin = addDays(FIRST_DAY, day);
        const of = (from: string): SearchCriteria => ({
          ...emptyCriteria(),
          checkin: from,
          checkout: addDays(from, night),
          night,
          ...(place && { location: { category: 'city', id: place } }),
        });
        const search = (criteria: SearchCriteria) =>
          atOnce(engine.search(criteria, NOW, { size: 100, perHotel: 20 }));
        const lowest = new Map<string, number>();
        for (const start of flexibleStarts(checkin, flex, NOW))
          for (const { offer, sellPrice } of search(of(start)).hits)
            lowest.set(offer.id, Math.min(sellPrice, lowest.get(offer.id) ?? Infinity));
        const { hits, total } = search({ ...of(checkin), flex });
        expect(total).toBe(lowest.size);
        for (const hit of hits) {
          found += 1;
          const { offer, sellPrice, nights } = hit;
          expect(sellPrice).toBe(lowest.get(offer.id));
          // Its own dates alone have the same price: what a card says is what its product costs.
          const own = criteriaOfCard({ ...of(checkin), flex }, { ...hit, nights });
          expect(engine.offer(offer.id, own, NOW)?.sellPrice).toBe(sellPrice);
        }
      },
    ),
    { numRuns: 200, seed: 7 },
  );
  expect(found).toBeGreaterThan(100);
});

it('a hit of any weekend says its day, also where a single one of the month is left', () => {
  let found = 0;
  fc.assert(
    fc.property(smallCatalogue, (records) => {
      const late: MarketNow = { date: '2030-05-26', time: '12:00:00' };
      const criteria: SearchCriteria = {
        ...emptyCriteria(),
        checkin: '2030-05-27',
        checkout: '2030-05-29',
        night: 2,
        flex: 'weekends',
      };
      expect(flexibleStarts('2030-05-27', 'weekends', late)).toEqual(['2030-05-31']);
      const { hits } = atOnce(buildSearchEngine(records).search(criteria, late, { size: 100, perHotel: 20 }));
      for (const { checkin } of hits) {
        found += 1;
        expect(checkin).toBe('2030-05-31');
      }
    }),
    { numRuns: 100, seed: 7 },
  );
  expect(found).toBeGreaterThan(10);
});

it('weekends are the Fridays and Saturdays of the month that can still be booked', () => {
  const starts = flexibleStarts('2030-05-31', 'weekends', NOW);
  expect(starts).toEqual(['2030-05-17', '2030-05-18', '2030-05-24', '2030-05-25', '2030-05-31']);
  expect(starts.map(weekdayOf)).toEqual([5, 6, 5, 6, 5]);
});
