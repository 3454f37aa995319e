import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallest } from './smallest.ts';

it('the smallest of many numbers come in their order, however many are wanted', () => {
  const numbers = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3_000, size: 'max' }),
    fc.array(fc.integer(), { maxLength: 3_000, size: 'max' }),
  );
  fc.assert(
    fc.property(numbers, fc.nat(3_000), (list, count) => {
      const sorted = [...list].toSorted((a, b) => a - b);
      expect([...smallest(Float64Array.from(list), count)]).toEqual(sorted.slice(0, count));
    }),
    { numRuns: 200 },
  );
}, 60_000);
