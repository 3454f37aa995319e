/** The features that experiments switch. [EXPERIMENT-06] */
export const EXPERIMENTS = [
  'autoDiscount',
  'hideGiftBlocks',
  'reducedThematics',
  'datesForced',
  'datesSuggested',
  'upsellAvailability',
  'calendarShortcuts',
] as const;

/** A feature that an experiment switches. */
export type Experiment = (typeof EXPERIMENTS)[number];

/** Which features are on for a visitor; one that is left out is as without experiments. */
export type Variants = { readonly [Name in Experiment]?: boolean };

/** How the shop is without any experiment. */
export const WITHOUT_EXPERIMENT: Record<Experiment, boolean> = {
  autoDiscount: true,
  hideGiftBlocks: false,
  reducedThematics: false,
  datesForced: false,
  datesSuggested: false,
  upsellAvailability: true,
  calendarShortcuts: true,
};

/** Whether a feature is on for a visitor. */
export function isOn(experiment: Experiment, variants: Variants = {}): boolean {
  return variants[experiment] ?? WITHOUT_EXPERIMENT[experiment];
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
