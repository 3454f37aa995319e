import { EXPERIMENTS, isOn, type Experiment, type Variants } from './variants.ts';

/** Who sees a feature switched: this share of visitors (0 to 1) sees the opposite of the shop without experiment. */
export interface ExperimentCondition {
  share: number;
}

/** Who sees what, by experiment. */
export type ExperimentConditions = Readonly<Record<Experiment, ExperimentCondition>>;

/** What activations are filed under. */
export const EXPERIMENT_ENVIRONMENT = 'shop';

/** The conditions of the experiments: nobody is in one until somebody decides so. [EXPERIMENT-06] */
export const EXPERIMENT_CONDITIONS: ExperimentConditions = {
  autoDiscount: { share: 0 },
  hideGiftBlocks: { share: 0 },
  reducedThematics: { share: 0 },
  datesForced: { share: 0 },
  datesSuggested: { share: 0 },
  upsellAvailability: { share: 0 },
  calendarShortcuts: { share: 0 },
  deferredDisabled: { share: 0 },
  providerPayLater: { share: 0 },
};

/** The variants of a visitor: the same id has the same ones, always and everywhere. [EXPERIMENT-01] */
export function assignVariants(
  visitorId: string,
  conditions: ExperimentConditions = EXPERIMENT_CONDITIONS,
): Required<Variants> {
  return Object.fromEntries(
    EXPERIMENTS.map((name) => {
      const switched = fraction(`${name}:${visitorId}`) < conditions[name].share;
      return [name, isOn(name) !== switched];
    }),
  ) as Required<Variants>;
}

/** A side of an experiment that a visitor is on. */
export interface Variation {
  /** The experiment. */
  groupId: Experiment;
  /** `on` or `off`: how the feature is for the visitor. */
  variationId: 'on' | 'off';
}

/** The experiments that a visitor takes part in: those that somebody decided about. [EXPERIMENT-01] */
export function variationsOf(
  visitorId: string,
  conditions: ExperimentConditions = EXPERIMENT_CONDITIONS,
): Variation[] {
  const variants = assignVariants(visitorId, conditions);
  return EXPERIMENTS.filter((name) => conditions[name].share > 0).map((groupId) => ({
    groupId,
    variationId: variants[groupId] ? 'on' : 'off',
  }));
}

/** A number from 0 to below 1 that a text always gives (FNV-1a with a final mix). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
