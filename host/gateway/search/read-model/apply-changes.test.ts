import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import type { CatalogueRecords, HotelBundle } from '../../catalogue/records.ts';
import { applyChanges } from './apply-changes.ts';
import { atOnce } from '../in-slices.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import type { SearchOptions } from '../engine/search-engine.ts';
import { buildSearchEngine, modelOfRecords } from '../fixtures/at-once.ts';
import { type LiveSearchModel } from './search-model.ts';

const NOW = { date: FIRST_DAY, time: '12:00:00' };

/** Everything that a visitor may see of a catalogue, as one value. */
function seenIn(engine: LiveSearchModel['engine']) {
  const asked: SearchCriteria[] = (['booking', 'hotel', 'gifting', 'activity'] as const).flatMap((flow) => [
    emptyCriteria(flow),
    { ...emptyCriteria(flow), checkin: addDays(FIRST_DAY, 3), checkout: addDays(FIRST_DAY, 5), night: 2 },
    { ...emptyCriteria(flow), theme: 26, sort: 'priceAsc' },
  ]);
  const search = (criteria: SearchCriteria, options: Omit<SearchOptions, 'size'> = {}) => {
    const { total, hits } = atOnce(engine.search(criteria, NOW, { size: 50, ...options }));
    // The records of a hit are read when somebody asks for them.
    return { total, hits: hits.map((hit) => ({ ...hit, offer: hit.offer, hotel: hit.hotel })) };
  };
  return asked.map((criteria) => [
    search(criteria, { perHotel: 10 }),
    search(criteria, { home: 'FR' }),
    search({ ...criteria, sort: 'popularity', priceMax: 10_000 }),
    atOnce(engine.facets(criteria, NOW)),
    [...atOnce(engine.calendarMonths(criteria, NOW, '2030-05', 2))],
    atOnce(engine.checkoutNights(criteria.flow, addDays(FIRST_DAY, 4), criteria.pax, NOW)),
  ]);
}

const bundleOf = (records: CatalogueRecords, index: number): HotelBundle => {
  const hotel = records.hotels[index]!;
  return {
    hotel,
    offers: records.offers.filter((offer) => offer.hotelId === hotel.id),
    calendar: records.calendars.get(hotel.id)!,
  };
};

/** The catalogue with one hotel replaced. */
const withBundle = (
  records: CatalogueRecords,
  { hotel, offers, calendar }: HotelBundle,
): CatalogueRecords => ({
  ...records,
  hotels: records.hotels.map((one) => (one.id === hotel.id ? hotel : one)),
  offers: [...records.offers.filter((one) => one.hotelId !== hotel.id), ...offers],
  calendars: new Map([...records.calendars, [hotel.id, calendar]]),
});

describe('changes of hotels', () => {
  it('lead to the same answers as reading the whole catalogue again, remembered answers included', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        fc.nat(),
        fc.array(fc.tuple(fc.nat(DAYS - 1), fc.nat(4), fc.constantFrom(0, 7000, 30_000)), { minLength: 1 }),
        fc.boolean(),
        (records, place, edits, withFacts) => {
          const model = modelOfRecords(records);
          seenIn(model.engine);
          const before = bundleOf(records, place % records.hotels.length);
          const { calendar } = before;
          const next = { ...calendar, stock: calendar.stock.slice(), prices: calendar.prices.slice() };
          for (const [day, rooms, price] of edits) {
            next.stock[day] = rooms;
            next.prices[day] = price;
          }
          const changed: HotelBundle = withFacts
            ? {
                hotel: { ...before.hotel, stars: 6 - before.hotel.stars, facilities: ['pool'] },
                offers: before.offers.slice(1),
                calendar: next,
              }
            : { ...before, calendar: next };
          const after = atOnce(applyChanges(model, [changed], localTaxesOf));
          expect(after && seenIn(after.engine)).toEqual(
            seenIn(buildSearchEngine(withBundle(records, changed))),
          );
        },
      ),
      { numRuns: 80 },
    );
  }, 60_000);

  it('of days or hotels that the columns have not ask for the whole catalogue, and touch nothing', () => {
    const [records] = fc.sample(smallCatalogue, { numRuns: 1, seed: 7 });
    if (!records) throw new Error('no catalogue');
    const model = modelOfRecords(records);
    const before = seenIn(model.engine);
    const bundle = bundleOf(records, 0);
    const later = { ...bundle.calendar, firstDay: addDays(FIRST_DAY, 1) };
    expect(atOnce(applyChanges(model, [{ ...bundle, calendar: later }], localTaxesOf))).toBeUndefined();
    expect(
      atOnce(applyChanges(model, [{ ...bundle, hotel: { ...bundle.hotel, id: '999' } }], localTaxesOf)),
    ).toBeUndefined();
    expect(seenIn(model.engine)).toEqual(before);
  });
});
