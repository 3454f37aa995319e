import { describe, expect, it, vi } from 'vitest';
import { inventHotels } from '../catalogue/generate.ts';
import { buildPlaces } from '../catalogue/places.ts';
import type { CatalogueRecords } from '../catalogue/records.ts';
import { applyChanges } from './apply-changes.ts';
import { atOnce, inSlices, type Steps } from './in-slices.ts';
import { modelSteps } from './search-model.ts';

const TODAY = '2030-03-04';
const NOW = { date: TODAY, time: '09:00:00' };
const HOTELS = 1_200;
/** A step is timed so many times, and its quickest time counts: other processes of the machine hold some steps up. */
const ROUNDS = 8;

/** Steps that tell the clock that each took so long. */
function* steps(count: number, ms: number, clock: { now: number }): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    clock.now += ms;
    yield;
  }
  return 'done';
}

function invented(): CatalogueRecords {
  const book = buildPlaces();
  const records: CatalogueRecords = {
    places: [...book.places],
    activities: [],
    hotels: [],
    offers: [],
    calendars: new Map(),
  };
  for (const { hotel, offers, calendar } of inventHotels(book, 1, HOTELS, TODAY)) {
    records.hotels.push(hotel);
    records.offers.push(...offers);
    records.calendars.set(hotel.id, calendar);
  }
  return records;
}

/** Milliseconds of each step. */
function timesOf(work: Steps<unknown>): number[] {
  const times: number[] = [];
  for (let done: boolean | undefined = false; !done;) {
    const from = performance.now();
    ({ done } = work.next());
    times.push(performance.now() - from);
  }
  return times;
}

/** The part that the longest step has of all the work. */
function longestShare(makeWork: () => Steps<unknown>): number {
  let best: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = timesOf(makeWork());
    best = times.map((time, step) => Math.min(time, best[step] ?? time));
  }
  const total = best.reduce((sum, time) => sum + time, 0);
  return Math.max(...best) / total;
}

describe('work on the whole catalogue', () => {
  it('lets visitors have their turn after every ten milliseconds', async () => {
    const clock = { now: 0 };
    const turns: number[] = [];
    const pause = vi.fn(async () => void turns.push(clock.now));
    expect(await inSlices(steps(100, 1, clock), { clock: () => clock.now, pause })).toBe('done');
    expect(turns).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('answers a visitor long before it is done', async () => {
    const seen: string[] = [];
    const clock = { now: 0 };
    const work = inSlices(steps(100, 5, clock), { clock: () => clock.now }).then((result) =>
      seen.push(result),
    );
    setImmediate(() => seen.push('visitor'));
    await work;
    expect(seen).toEqual(['visitor', 'done']);
  });

  it('has no step that takes a tenth of laying the catalogue out, preparing or changing it', () => {
    const records = invented();
    const model = atOnce(modelSteps(records));
    const bundles = records.hotels.map((hotel) => ({
      hotel: { ...hotel, stars: 6 - hotel.stars },
      offers: records.offers.filter(({ hotelId }) => hotelId === hotel.id),
      calendar: records.calendars.get(hotel.id)!,
    }));
    const works = {
      layOut: () => modelSteps(records),
      prepare: () => atOnce(modelSteps(records)).prepare(NOW),
      change: () => applyChanges(model, bundles),
    };
    for (const [name, work] of Object.entries(works)) expect(longestShare(work), name).toBeLessThan(0.1);
  }, 60_000);
});
