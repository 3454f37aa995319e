import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ActivityPrice } from './activity-detail.ts';
import { activityPaxRange, askedActivityPax, firstActivityPax, stepActivityPax } from './activity-pax.ts';

const pricesFor = (...counts: number[]): Record<string, ActivityPrice> =>
  Object.fromEntries(
    counts.map((adults) => [adults, { sellPrice: adults * 4_950, paxComposition: { adults } }]),
  );

it('takes part who has a price: the fewest and the most of the list, one to two without a list [ACTIVITY-18]', () => {
  expect(activityPaxRange(pricesFor(2, 6))).toEqual({ min: 2, max: 6 });
  expect(activityPaxRange(pricesFor(6, 10, 2))).toEqual({ min: 2, max: 10 });
  expect(activityPaxRange({})).toEqual({ min: 1, max: 2 });
});

it('the number of people starts as the address says, else with the fewest [ACTIVITY-14]', () => {
  expect(firstActivityPax(pricesFor(1, 2), askedActivityPax('a=2'))).toBe(2);
  expect(firstActivityPax(pricesFor(1, 2), askedActivityPax(''))).toBe(1);
  expect(['a=0', 'a=-1', 'a=x', 'a=1.5', 'b=2'].map(askedActivityPax)).toEqual(Array(5).fill(undefined));
});

it('a number of people without a price becomes the fewest [ACTIVITY-15]', () => {
  expect(firstActivityPax(pricesFor(2, 4), 3)).toBe(2);
  expect(firstActivityPax(pricesFor(1, 2), 7)).toBe(1);
});

it('a step beyond the fewest or the most changes nothing [ACTIVITY-16]', () => {
  expect(stepActivityPax(pricesFor(1, 2), 2, 1)).toBe(2);
  expect(stepActivityPax(pricesFor(1, 2), 1, -1)).toBe(1);
  expect(stepActivityPax(pricesFor(1, 2), 1, 1)).toBe(2);
  expect(stepActivityPax({}, 2, 1)).toBe(2);
  expect(stepActivityPax({}, 2, -1)).toBe(1);
});

it('whatever is pressed, there is a price for as many as take part', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
      fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 30 }),
      (counts, steps) => {
        const prices = pricesFor(...counts);
        let pax = firstActivityPax(prices);
        for (const by of steps) expect(counts).toContain((pax = stepActivityPax(prices, pax, by)));
      },
    ),
  );
});
