import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Columns } from './columns.ts';
import { createHotelSets, putIn } from './hotel-sets.ts';
import { createKnownRanks } from './known-ranks.ts';
import { OFFER_LIMIT } from './ranking.ts';
import { topRanks } from './top-ranks.ts';

const HOTELS = 200;
/** One offer each. */
const columns = {
  hotelIds: Array.from({ length: HOTELS }, (_, hotel) => `h${hotel}`),
  hotelOfOffer: Int32Array.from({ length: HOTELS }, (_, offer) => offer),
} as unknown as Columns;

const step = fc.record({
  members: fc.uniqueArray(fc.nat({ max: HOTELS - 1 }), { maxLength: HOTELS }),
  /** Hotels whose price changed before the search; a key of 9 stands for a hotel that sells nothing any more. */
  changed: fc.array(fc.record({ hotel: fc.nat({ max: HOTELS - 1 }), key: fc.nat({ max: 9 }) }), {
    maxLength: 8,
  }),
  wanted: fc.integer({ min: 1, max: 30 }),
});

it('the first of a set and their number are those of a look at each hotel, while prices change', () => {
  let inOrder = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const sets = createHotelSets(columns);
      const known = createKnownRanks(columns, sets);
      const keys = Array.from({ length: HOTELS }, (_, hotel) => (hotel * 7) % 10);
      const rankOf = (hotel: number) =>
        keys[hotel] === 9 ? Number.POSITIVE_INFINITY : keys[hotel]! * OFFER_LIMIT + hotel;
      // Most hotels are known when the first order is made.
      for (let hotel = 0; hotel < HOTELS - 5; hotel += 1) known.of(hotel, rankOf);
      for (const { members, changed, wanted } of steps) {
        for (const { hotel, key } of changed) {
          keys[hotel] = key;
          known.forget(hotel);
        }
        const set = sets.empty();
        for (const hotel of members) putIn(set, hotel);
        const top = topRanks(new Float64Array(HOTELS), wanted);
        const count = known.collect(set, top, rankOf);
        const ranks = members.map(rankOf).filter((rank) => rank < Number.POSITIVE_INFINITY);
        if (count === undefined) {
          for (const hotel of members) expect(known.of(hotel, rankOf)).toBe(rankOf(hotel));
          continue;
        }
        inOrder += 1;
        expect(count).toBe(ranks.length);
        expect([...top.sorted()]).toEqual(ranks.toSorted((one, other) => one - other).slice(0, wanted));
      }
    }),
    { numRuns: 100 },
  );
  expect(inOrder).toBeGreaterThan(500);
});
