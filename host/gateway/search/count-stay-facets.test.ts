import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { toColumns } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { createStayFacetCounter } from './count-stay-facets.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from './fixtures/small-catalogue.ts';
import { createFlowOffers } from './flow-offers.ts';
import { createOfferFinder } from './found-offers.ts';
import { createStayFinder } from './found-stays.ts';
import { createFromPrices } from './from-prices.ts';
import { createHotelSets } from './hotel-sets.ts';
import { createHotelList } from './listed-hotels.ts';
import { toQuery } from './query.ts';
import { createStayWindows } from './stay-windows.ts';

/** More tags than one word has bits. */
const TAGS = 40;

const searches: fc.Arbitrary<SearchCriteria> = fc
  .record({
    flow: fc.constantFrom('booking' as const, 'hotel' as const),
    adult: fc.integer({ min: 1, max: 6 }),
    child: fc.integer({ min: 0, max: 2 }),
    day: fc.integer({ min: 1, max: DAYS - 5 }),
    night: fc.integer({ min: 1, max: 4 }),
    place: fc.constantFrom(undefined, undefined, '75', '84', 'nowhere'),
    stars: fc.constantFrom<number[][]>([], [], [4, 5], [1]),
    hotelTypes: fc.constantFrom<string[][]>([], [], ['hotel'], ['castle', 'inn']),
    hotelEnvironments: fc.constantFrom<string[][]>([], [], ['sea']),
    hotelStyles: fc.constantFrom<string[][]>([], [], ['charming', 'unknown']),
    facilities: fc.constantFrom<string[][]>([], [], ['pets'], ['pets', 'spa']),
    hotelScore: fc.constantFrom(undefined, undefined, 7, 9),
    priceMin: fc.constantFrom(undefined, undefined, 8_000),
    priceMax: fc.constantFrom(undefined, undefined, 15_000, 20_000),
  })
  .map(({ flow, adult, child, day, night, place, hotelScore, priceMin, priceMax, ...filters }) => ({
    ...emptyCriteria(flow),
    ...filters,
    pax: { adult, child, baby: 0, singleRoom: false },
    checkin: addDays(FIRST_DAY, day),
    checkout: addDays(FIRST_DAY, day + night),
    night,
    ...(hotelScore !== undefined && { hotelScore }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(place !== undefined && { location: { category: 'city' as const, id: place } }),
  }));

it('facets counted by sets are those that are counted offer by offer', () => {
  let counted = 0;
  fc.assert(
    fc.property(smallCatalogue, fc.array(searches, { minLength: 1, maxLength: 6 }), (records, asked) => {
      const columns = toColumns({
        ...records,
        offers: records.offers.map((offer, index) => ({
          ...offer,
          activityIds: [...offer.activityIds, `${400 + ((index * 7) % TAGS)}`, `${400 + (index % TAGS)}`],
        })),
      });
      const flowOffers = createFlowOffers(columns);
      const windows = createStayWindows(columns);
      const sets = createHotelSets(columns);
      const listHotels = createHotelList(columns, sets);
      const fromPrices = createFromPrices(columns);
      const findOffers = createOfferFinder(columns, { flowOffers, windows, fromPrices, listHotels });
      const stays = createStayFinder(columns, flowOffers, windows, listHotels, sets);
      const countStayFacets = createStayFacetCounter(columns, sets, stays);
      for (const criteria of asked) {
        const query = toQuery(columns, criteria, { date: FIRST_DAY, time: '12:00:00' });
        const bySets = countStayFacets(query);
        if (!bySets) continue;
        counted += 1;
        expect(bySets).toEqual(countFacets(columns, query, findOffers));
      }
    }),
    { numRuns: 150 },
  );
  expect(counted).toBeGreaterThan(150);
});
