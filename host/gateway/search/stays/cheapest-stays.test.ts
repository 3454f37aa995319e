import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCheapestStays, placeOfCheapest, STAY } from './cheapest-stays.ts';
import type { Columns } from '../columns/columns.ts';
import { toColumns } from '../fixtures/at-once.ts';
import { DAYS, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { stayWindow } from '../fixtures/stay-window-oracle.ts';
import { minimumStay } from './stay-window.ts';

/** Every stay of so many nights is looked at, day by day. */
function cheapestOf(columns: Columns, hotel: number, today: number, nights: number, rooms: number) {
  let best: { sum: number; reference: number } | undefined;
  for (let day = Math.max(0, today); day + nights <= columns.days; day += 1) {
    const minimum = minimumStay(columns, hotel, day);
    if (minimum === 0 || minimum > nights) continue;
    const stay = stayWindow(columns, hotel, day, nights, rooms);
    if (!stay) continue;
    best = {
      sum: Math.min(stay.sum, best?.sum ?? stay.sum),
      reference: Math.min(stay.reference, best?.reference ?? stay.reference),
    };
  }
  return best && { nights, ...best };
}

describe('the price that a stay starts from', () => {
  it('is that of the cheapest stay of the shortest length that some day takes, for any party and from any day', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        fc.integer({ min: -2, max: DAYS + 2 }),
        fc.integer({ min: 1, max: 5 }),
        (records, today, rooms) => {
          const columns = toColumns(records);
          const staysOf = createCheapestStays(columns);
          for (const [offer, hotel] of columns.hotelOfOffer.entries()) {
            if (columns.offerDated[offer] !== 1) continue;
            const shortest = columns.offerNights[offer]!;
            const longest = columns.offerMaxNights[offer]!;
            const lengths = [0, 1, 2, 3].map((more) => shortest + more).filter((nights) => nights <= longest);
            const expected = lengths
              .map((nights) => cheapestOf(columns, hotel, today, nights, rooms))
              .find((stay) => stay !== undefined);
            const stays = staysOf(hotel, hotel, today);
            const at = placeOfCheapest(stays, shortest, longest, rooms);
            const found =
              at < 0
                ? undefined
                : {
                    nights: stays[at + STAY.nights],
                    sum: stays[at + STAY.sum],
                    reference: stays[at + STAY.reference],
                  };
            expect(found).toEqual(expected);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});
