import { describe, expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import { applyChanges } from './read-model/apply-changes.ts';
import { inventRecords } from './fixtures/invent-records.ts';
import { longestShare } from './fixtures/longest-share.ts';
import { atOnce, createSlices, type Steps } from './in-slices.ts';
import { modelSteps } from './read-model/search-model.ts';

const TODAY = '2030-03-04';
const NOW = { date: TODAY, time: '09:00:00' };

/** Steps that tell the clock that each took so long. */
function* steps(count: number, ms: number, clock: { now: number }): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    clock.now += ms;
    yield;
  }
  return 'done';
}

const records = inventRecords(1_200, TODAY);

/** What works come to that make a step each in turn. */
function sideBySide(works: readonly Steps<unknown>[]): unknown[] {
  const results: unknown[] = [];
  const open = new Map(works.entries());
  let rounds = 0;
  for (; open.size > 0; rounds += 1)
    for (const [number, work] of open) {
      const { done, value } = work.next();
      if (!done) continue;
      results[number] = value;
      open.delete(number);
    }
  // Otherwise each would have come to its end before the next began.
  expect(rounds).toBeGreaterThan(5);
  return results;
}

describe('work on the whole catalogue', () => {
  it('lets visitors have their turn after every ten milliseconds', async () => {
    const clock = { now: 0 };
    const turns: number[] = [];
    const slices = createSlices({
      clock: () => clock.now,
      later(turn) {
        turns.push(clock.now);
        queueMicrotask(turn);
      },
    });
    expect(await slices(steps(100, 1, clock))).toBe('done');
    expect(turns).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('bounds the waiting time of visitors under load, and serves each in turn', async () => {
    const clock = { now: 0 };
    const turns: number[] = [];
    const slices = createSlices({
      clock: () => clock.now,
      later(turn) {
        turns.push(clock.now);
        queueMicrotask(turn);
      },
    });
    const ended: string[] = [];
    const work = async (name: string, count: number) => {
      await slices(steps(count, 1, clock));
      ended.push(name);
    };
    // What is short ends in the turn in which it comes, and what is longer keeps nobody behind it from beginning.
    await Promise.all([work('long', 100), work('longer', 120), work('short', 5), work('middling', 25)]);
    expect(ended).toEqual(['short', 'middling', 'long', 'longer']);
    // Ten milliseconds of each that came together, and ten of all together from then on.
    for (const [place, at] of turns.slice(2).entries())
      expect(at - turns[place + 1]!).toBeLessThanOrEqual(10);
  });

  it('says when a work went wrong, and goes on with the others', async () => {
    const clock = { now: 0 };
    const slices = createSlices({ clock: () => clock.now, later: queueMicrotask });
    function* broken(): Steps<void> {
      yield* steps(30, 1, clock);
      throw new RangeError('no such hotel');
    }
    const wrong = slices(broken());
    const right = slices(steps(60, 1, clock));
    await expect(wrong).rejects.toThrow('no such hotel');
    expect(await right).toBe('done');
  });

  it('answers a visitor long before it is done', async () => {
    const seen: string[] = [];
    const clock = { now: 0 };
    const slices = createSlices({ clock: () => clock.now });
    const work = slices(steps(100, 5, clock)).then((result) => seen.push(result));
    setImmediate(() => seen.push('visitor'));
    await work;
    expect(seen).toEqual(['visitor', 'done']);
  });

  it('answers searches that go on side by side as each of them alone', () => {
    const { engine } = atOnce(modelSteps(records, localTaxesOf));
    const open = emptyCriteria('booking');
    const dated = { ...open, checkin: '2030-05-10', checkout: '2030-05-12', night: 2 };
    const around: SearchCriteria = { ...open, lat: 45, lng: 5, sort: 'distance' };
    const works = [open, dated, around, { ...dated, stars: [4] }, emptyCriteria('gifting')].flatMap(
      (criteria) => [
        () => engine.search(criteria, NOW, { size: 50, perHotel: 3 }),
        () => engine.facets(criteria, NOW),
        () => engine.markers(criteria, NOW, { size: 700, perHotel: 3 }),
        () => engine.calendarMonths(criteria, NOW, '2030-05', 2),
      ],
    );
    const alone = works.map((work) => atOnce(work() as Steps<unknown>));
    expect(sideBySide(works.map((work) => work()))).toEqual(alone);
  }, 60_000);

  it('has no step that takes a tenth of laying the catalogue out, preparing or changing it', () => {
    const model = atOnce(modelSteps(records, localTaxesOf));
    const bundles = records.hotels.map((hotel) => ({
      hotel: { ...hotel, stars: 6 - hotel.stars },
      offers: records.offers.filter(({ hotelId }) => hotelId === hotel.id),
      calendar: records.calendars.get(hotel.id)!,
    }));
    const works = {
      layOut: () => modelSteps(records, localTaxesOf),
      prepare: () => atOnce(modelSteps(records, localTaxesOf)).prepare(NOW),
      change: () => applyChanges(model, bundles, localTaxesOf),
    };
    for (const [name, work] of Object.entries(works)) expect(longestShare(work), name).toBeLessThan(0.1);
  }, 60_000);
});
