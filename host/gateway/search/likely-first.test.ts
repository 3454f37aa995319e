import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const numbers = fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -1e9, max: 1e9 })), {
  minLength: 1,
  maxLength: 400,
});

it('as many values as are wanted do not lie above the limit, whatever they are', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 60 }), (values, wanted) => {
      const limit = likelyFirst(Float64Array.from([...values, -1e12]), values.length, wanted);
      const first = values.filter((value) => value <= limit).length;
      expect(first).toBeGreaterThanOrEqual(Math.min(wanted, values.length));
    }),
    { numRuns: 500 },
  );
});

it('of values that lie far and wide few more are below it than are wanted', () => {
  const values = Float64Array.from({ length: 2_000 }, (_, at) => (at * 7_919) % 2_000);
  const limit = likelyFirst(values, values.length, 24);
  expect(values.filter((value) => value <= limit).length).toBeLessThan(40);
});

it('of values that are all the same none is left out', () => {
  expect(likelyFirst(new Float64Array(50).fill(7), 50, 24)).toBe(Number.POSITIVE_INFINITY);
});
