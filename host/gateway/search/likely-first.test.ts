import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const MOST = 2 ** 31 - 1;
const numbers = fc.array(
  fc.oneof(fc.nat({ max: 1_000 }), fc.nat({ max: MOST }), fc.constantFrom(0, MOST, 2 ** 30, 2 ** 30 + 1)),
  { minLength: 1, maxLength: 400 },
);
const limitOf = (values: readonly number[], wanted: number) =>
  likelyFirst(Int32Array.from(values), values.length, wanted, {
    least: Math.min(...values),
    most: Math.max(...values),
  });
const wantedOnes = fc.integer({ min: 1, max: 60 });

it('as many values as are wanted do not lie above the limit, whatever they are', () => {
  fc.assert(
    fc.property(numbers, wantedOnes, (values, wanted) => {
      const limit = limitOf(values, wanted);
      const first = values.filter((value) => value <= limit).length;
      expect(first).toBeGreaterThanOrEqual(Math.min(wanted, values.length));
      expect(limit).toBeLessThanOrEqual(MOST);
    }),
    { numRuns: 500 },
  );
});

it('of values that lie far and wide few more are below it than are wanted', () => {
  const values = Array.from({ length: 2_000 }, (_, at) => (at * 7_919) % 2_000);
  const limit = limitOf(values, 24);
  expect(values.filter((value) => value <= limit).length).toBeLessThan(40);
});

it('of values that are all the same, or as few as are wanted, none is left out', () => {
  expect(
    limitOf(
      Array.from({ length: 50 }, () => 7),
      24,
    ),
  ).toBeGreaterThanOrEqual(7);
  expect(limitOf([3, MOST], 24)).toBe(MOST);
});
