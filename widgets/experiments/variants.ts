/** The features that experiments switch: seven of the search, and two of paying. [EXPERIMENT-06] [INSTALMENT-06] [INSTALMENT-11] */
export const EXPERIMENTS = [
  'autoDiscount',
  'hideGiftBlocks',
  'reducedThematics',
  'datesForced',
  'datesSuggested',
  'upsellAvailability',
  'calendarShortcuts',
  'deferredDisabled',
  'providerPayLater',
] as const;

/** A feature that an experiment switches. */
export type Experiment = (typeof EXPERIMENTS)[number];

/** Which features are on for a visitor; one that is left out is as without experiments. */
export type Variants = { readonly [Name in Experiment]?: boolean };

/** EXPERIMENT_DISABLE_DEFERRED: takes deferred payment away. [INSTALMENT-11] */
export const EXPERIMENT_DISABLE_DEFERRED: Experiment = 'deferredDisabled';

/** The variation that a payment provider's own pay-later option needs. [INSTALMENT-06] */
export const EXPERIMENT_PAY_LATER: Experiment = 'providerPayLater';

/** What is on without any experiment; all else is off. */
export const ON_WITHOUT_EXPERIMENT: readonly Experiment[] = [
  'autoDiscount',
  'upsellAvailability',
  'calendarShortcuts',
];

/** Whether a feature is on for a visitor. */
export function isOn(experiment: Experiment, variants: Variants = {}): boolean {
  return variants[experiment] ?? ON_WITHOUT_EXPERIMENT.includes(experiment);
}

/** What each side of an experiment switches (EXPERIMENT_FEATURES). [EXPERIMENTS-03] */
export const EXPERIMENT_FEATURES: Readonly<Record<Experiment, Readonly<Record<string, boolean>>>> = {
  autoDiscount: { on: true, off: false },
  hideGiftBlocks: { on: true, off: false },
  reducedThematics: { on: true, off: false },
  datesForced: { on: true, off: false },
  datesSuggested: { on: true, off: false },
  upsellAvailability: { on: true, off: false },
  calendarShortcuts: { on: true, off: false },
  deferredDisabled: { on: true, off: false },
  providerPayLater: { on: true, off: false },
};

/** The features that variations switch; one that this version does not know switches nothing. [EXPERIMENTS-03] */
export function variantsOf(
  variations: readonly { groupId: string; variationId: string }[],
  features: Readonly<Record<string, Readonly<Record<string, boolean>>>> = EXPERIMENT_FEATURES,
): Variants {
  return Object.fromEntries(
    variations.flatMap(({ groupId, variationId }) => {
      const sides = Object.hasOwn(features, groupId) ? features[groupId] : undefined;
      const on = sides && Object.hasOwn(sides, variationId) ? sides[variationId] : undefined;
      return on === undefined ? [] : [[groupId, on]];
    }),
  );
}
