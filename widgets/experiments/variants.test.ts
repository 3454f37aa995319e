import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { assignVariants, EXPERIMENT_CONDITIONS, variationsOf } from './assign-variants.ts';
import { inFeatureSet } from './feature-set.ts';
import { EXPERIMENTS, isOn, variantsOf } from './variants.ts';

const half = { ...EXPERIMENT_CONDITIONS, autoDiscount: { share: 0.5 } };

it('there are conditions for the seven features, and overriding one changes only that feature [EXPERIMENT-06]', () => {
  expect(Object.keys(EXPERIMENT_CONDITIONS)).toEqual([...EXPERIMENTS]);
  expect(EXPERIMENTS.filter((name) => name !== 'deferredDisabled' && name !== 'providerPayLater')).toEqual([
    'autoDiscount',
    'hideGiftBlocks',
    'reducedThematics',
    'datesForced',
    'datesSuggested',
    'upsellAvailability',
    'calendarShortcuts',
  ]);
  const all = { ...EXPERIMENT_CONDITIONS, datesForced: { share: 1 } };
  const without = Object.fromEntries(EXPERIMENTS.map((name) => [name, isOn(name)]));
  expect(without).toMatchObject({ autoDiscount: true, datesForced: false, deferredDisabled: false });
  expect(assignVariants('visitor', all)).toEqual({ ...without, datesForced: true });
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

it('a known variation switches its feature, an unknown one leaves the shop as it is [EXPERIMENTS-03]', () => {
  const variants = variantsOf([
    { groupId: 'autoDiscount', variationId: 'off' },
    { groupId: 'datesForced', variationId: 'purple' },
    { groupId: 'toString', variationId: 'on' },
    { groupId: 'hideGiftBlocks', variationId: 'constructor' },
  ]);
  expect(variants).toEqual({ autoDiscount: false });
  for (const name of EXPERIMENTS)
    expect(isOn(name, variants)).toBe(name === 'autoDiscount' ? false : isOn(name));
});

it('what a visitor is told of the sides gives the features again', () => {
  for (const visitor of ['v-1', 'v-2', 'v-3', 'v-4']) {
    const sides = variationsOf(visitor, half);
    expect(sides.map(({ groupId }) => groupId)).toEqual(['autoDiscount']);
    expect(isOn('autoDiscount', variantsOf(sides))).toBe(assignVariants(visitor, half).autoDiscount);
  }
});

it('the features of the set are off beyond its four locales, whatever an experiment says [EXPERIMENTS-04]', () => {
  const has = (locale: Locale) =>
    isOn('calendarShortcuts', inFeatureSet({ calendarShortcuts: true }, locale));
  expect(LOCALES.filter(has)).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE']);
  const italian = { locales: ['it_IT'], features: ['autoDiscount'] } as const;
  expect(inFeatureSet({}, 'it_IT', italian)).toEqual({});
  expect(inFeatureSet({ datesForced: true }, 'fr_FR', italian)).toEqual({
    datesForced: true,
    autoDiscount: false,
  });
});
