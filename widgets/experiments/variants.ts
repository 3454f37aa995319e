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
