import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesBetween } from './places-between.ts';

const MOST = 2 ** 31 - 1;
const value = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: MOST }), fc.constantFrom(0, 1, MOST - 1, MOST));

it('the places are those of a comparison, up to the last of all whole numbers', () => {
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 200 }),
      fc.oneof(value, fc.constant(-1)),
      value,
      (values, over, upTo) => {
        const into = new Int32Array(values.length + 1);
        const count = placesBetween(Int32Array.from(values), values.length, over, upTo, into);
        const places = [...values.keys()].filter((at) => values[at]! > over && values[at]! <= upTo);
        expect([...into.subarray(0, count)]).toEqual(places);
      },
    ),
    { numRuns: 500 },
  );
});
