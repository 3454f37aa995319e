import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignVariants, EXPERIMENT_CONDITIONS } from './assign-variants.ts';
import { EXPERIMENTS, isOn, WITHOUT_EXPERIMENT } from './variants.ts';

const half = { ...EXPERIMENT_CONDITIONS, autoDiscount: { share: 0.5 } };

it('there are conditions for the seven features, and overriding one changes only that feature [EXPERIMENT-06]', () => {
  expect(Object.keys(EXPERIMENT_CONDITIONS)).toEqual([...EXPERIMENTS]);
  expect(EXPERIMENTS).toHaveLength(7);
  const all = { ...EXPERIMENT_CONDITIONS, datesForced: { share: 1 } };
  expect(assignVariants('visitor', all)).toEqual({ ...WITHOUT_EXPERIMENT, datesForced: true });
});

it('a visitor keeps the same variants', () => {
  fc.assert(
    fc.property(fc.string(), (visitor) => {
      const first = assignVariants(visitor, half);
      for (let time = 0; time < 100; time++) expect(assignVariants(visitor, half)).toEqual(first);
    }),
    { numRuns: 20 },
  );
});

it('a share of one half splits visitors about evenly', () => {
  const visitors = Array.from(
    { length: 2000 },
    (_, index) => assignVariants(`visitor-${index}`, half).autoDiscount,
  );
  const share = visitors.filter(Boolean).length / visitors.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

it('a feature that nobody decided about is as without experiments', () => {
  expect(isOn('autoDiscount')).toBe(true);
  expect(isOn('hideGiftBlocks', {})).toBe(false);
  expect(isOn('autoDiscount', { autoDiscount: false })).toBe(false);
});
