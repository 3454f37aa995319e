import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEpochDay } from '@staykit/values/dates/plain-date.ts';
import { toColumns } from '../fixtures/at-once.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { createStayWindows } from './stay-windows.ts';
import { stayWindow } from '../fixtures/stay-window-oracle.ts';
import { minimumStay } from './stay-window.ts';

describe('the windows of stays', () => {
  it('say of each hotel what its nights cost and leave, whether few or all are asked for', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        fc.integer({ min: -2, max: DAYS + 2 }),
        fc.integer({ min: 1, max: 5 }),
        (records, day, nights) => {
          const columns = toColumns(records);
          const all = Int32Array.from(columns.hotelIds.keys());
          const store = createStayWindows(columns);
          // Nobody, one, and all: the first two are added up alone, the last is kept.
          for (const count of [0, 1, all.length, 1]) {
            const { sums, references, left } = store.of(
              toEpochDay(FIRST_DAY) + day,
              nights,
              all.subarray(0, count),
              count,
            );
            for (let hotel = 0; hotel < count; hotel += 1) {
              const isTaken =
                minimumStay(columns, hotel, day) > 0 && minimumStay(columns, hotel, day) <= nights;
              const expected = isTaken ? stayWindow(columns, hotel, day, nights, 1) : undefined;
              expect(left[hotel]).toBe(expected?.left ?? 0);
              if (!expected) continue;
              const { sum, reference } = expected;
              expect({ sum: sums[hotel], reference: references[hotel] }).toEqual({ sum, reference });
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
