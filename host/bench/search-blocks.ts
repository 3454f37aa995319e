import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, monthOf, type PlainDate } from '../../widgets/core/dates/plain-date.ts';
import { emptyCriteria } from '../../widgets/core/search/empty-criteria.ts';
import type { CatalogueRecords } from '../gateway/catalogue/records.ts';
import { applyChanges } from '../gateway/search/apply-changes.ts';
import { inSlices } from '../gateway/search/in-slices.ts';
import { modelSteps } from '../gateway/search/search-model.ts';
import type { Figure } from './figure.ts';

/** Offers of one hotel on a map. */
const ON_A_MAP = 3;
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

  const model = await during('catalogue laid out', () => inSlices(modelSteps(records)));
  await during('start prepared', () => inSlices(model.prepare(now)));
  await during('next day prepared', () => inSlices(model.prepare(next)));
  const { engine } = model;
  const open = emptyCriteria('booking');
  const checkin = addDays(today, 50);
  const dated = { ...open, checkin, checkout: addDays(checkin, 2), night: 2 };
  const searches = {
    'first search without dates': () => engine.search(open, now, { size: 20 }),
    'first facets without dates': () => engine.facets(open, now),
    'first map without dates': () => engine.markers(open, now, ON_A_MAP),
    'first search with dates': () => engine.search(dated, now, { size: 20 }),
    'first facets with dates': () => engine.facets(dated, now),
    'first map with dates': () => engine.markers(dated, now, ON_A_MAP),
    'first search of the next day': () => engine.search(open, next, { size: 20 }),
    'first facets of the next day': () => engine.facets(open, next),
  };
  for (const [what, search] of Object.entries(searches)) {
    const from = performance.now();
    search();
    note(what, performance.now() - from);
  }
  await during('first calendar', () => inSlices(engine.calendarMonths(open, now, monthOf(today), 2)));
  const offersOf = Map.groupBy(records.offers, ({ hotelId }) => hotelId);
  const bundles = records.hotels.map((hotel) => ({
    hotel,
    offers: offersOf.get(hotel.id) ?? [],
    calendar: records.calendars.get(hotel.id)!,
  }));
  await during('all calendars changed', () => inSlices(applyChanges(model, bundles)));
  const [first, ...others] = bundles;
  const changed = first && { ...first, hotel: { ...first.hotel, stars: 6 - first.hotel.stars } };
  await during('facts of one hotel changed', async () => {
    const fresh = await inSlices(applyChanges(model, changed ? [changed, ...others.slice(0, 9)] : []));
    if (fresh) await inSlices(fresh.prepare(now));
  });
  return figures;
}
