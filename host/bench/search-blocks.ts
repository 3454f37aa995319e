import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, monthOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import type { CatalogueRecords } from '@staykit/gateway/catalogue/records.ts';
import { applyChanges } from '@staykit/gateway/search/read-model/apply-changes.ts';
import { inSlices, type Steps } from '@staykit/gateway/search/in-slices.ts';
import { modelSteps } from '@staykit/gateway/search/read-model/search-model.ts';
import type { Figure } from './figure.ts';

/** As much as a map asks for. */
const ON_A_MAP = { size: 10_000, perHotel: 3 };
/** More rooms than most parties need. */
const SIX: Pax = { adult: 6, child: 0, baby: 0, singleRoom: false };
/** Nanoseconds of a millisecond. */
const NS = 1_000_000;

/** Milliseconds for which the loop was held at most while something went on. */
async function longestBlock<T>(work: () => Promise<T>): Promise<[T, number]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await wait(5);
  delay.reset();
  const result = await work();
  await wait(5);
  delay.disable();
  return [result, delay.max / NS];
}

/**
 * How long the process cannot answer anybody else: while a catalogue is laid out, prepared and changed, and in the first
 * searches after it and after the day turned. Wanted: 50 ms. No bar: other processes of the machine count as well.
 */
export async function measureBlocks(
  records: CatalogueRecords,
  today: PlainDate,
  label: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const note = (what: string, value: number) =>
    figures.push({
      bench: 'search',
      name: `${label}: longest block, ${what}`,
      value,
      unit: 'ms',
      anchor: 'wanted 50 ms',
    });
  const during = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const [result, block] = await longestBlock(work);
    note(what, block);
    return result;
  };
  const now = { date: today, time: '10:00:00' };
  const next = { date: addDays(today, 1), time: '10:00:00' };

  const model = await during('catalogue laid out', () => inSlices(modelSteps(records, localTaxesOf)));
  await during('start prepared', () => inSlices(model.prepare(now)));
  await during('next day prepared', () => inSlices(model.prepare(next)));
  const { engine } = model;
  const open = emptyCriteria('booking');
  const checkin = addDays(today, 50);
  const dated = { ...open, checkin, checkout: addDays(checkin, 2), night: 2 };
  const twoWeeks = { ...open, checkin, checkout: addDays(checkin, 14), night: 14 };
  const around: SearchCriteria = { ...open, lat: 45, lng: 5, sort: 'distance' };
  const searches: Record<string, () => Steps<unknown>> = {
    'first search without dates': () => engine.search(open, now, { size: 20 }),
    'first facets without dates': () => engine.facets(open, now),
    'first map without dates': () => engine.markers(open, now, ON_A_MAP),
    'first search with dates': () => engine.search(dated, now, { size: 20 }),
    'first facets with dates': () => engine.facets(dated, now),
    'first map with dates': () => engine.markers(dated, now, ON_A_MAP),
    'first search of the next day': () => engine.search(open, next, { size: 20 }),
    'first facets of the next day': () => engine.facets(open, next),
    'first search of six': () => engine.search({ ...open, pax: SIX }, now, { size: 20 }),
    'first search of two weeks': () => engine.search(twoWeeks, now, { size: 20 }),
    'first search around a point': () => engine.search(around, now, { size: 20 }),
    'every voucher': () => engine.search(emptyCriteria('gifting'), now, { size: 100_000, perHotel: 20 }),
    'first lengths of a stay': () => engine.checkoutNights('booking', checkin, open.pax, now),
    'first calendar': () => engine.calendarMonths(open, now, monthOf(today), 2),
  };
  for (const [what, search] of Object.entries(searches)) await during(what, () => inSlices(search()));
  const offersOf = Map.groupBy(records.offers, ({ hotelId }) => hotelId);
  const bundles = records.hotels.map((hotel) => ({
    hotel,
    offers: offersOf.get(hotel.id) ?? [],
    calendar: records.calendars.get(hotel.id)!,
  }));
  await during('all calendars changed', () => inSlices(applyChanges(model, bundles, localTaxesOf)));
  const [first, ...others] = bundles;
  const changed = first && { ...first, hotel: { ...first.hotel, stars: 6 - first.hotel.stars } };
  await during('facts of one hotel changed', async () => {
    const some = changed ? [changed, ...others.slice(0, 9)] : [];
    const fresh = await inSlices(applyChanges(model, some, localTaxesOf));
    if (fresh) await inSlices(fresh.prepare(now));
  });
  return figures;
}
