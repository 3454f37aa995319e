import type { Locale } from '@staykit/values/market/locale.ts';
import type { Experiment, Variants } from './variants.ts';

/** Features that are there in some markets alone. */
export interface FeatureSet {
  locales: readonly Locale[];
  features: readonly Experiment[];
}

/**
 * FEATURE_SET: the features of four locales, whatever an experiment says: the shortcuts of the calendar are days of their
 * markets. [EXPERIMENTS-04]
 */
export const FEATURE_SET: FeatureSet = {
  locales: ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE'],
  features: ['calendarShortcuts'],
};

/** The variants of a visitor in a locale: the features of the set are off in every other one. [EXPERIMENTS-04] */
export function inFeatureSet(
  variants: Variants,
  locale: Locale,
  { locales, features }: FeatureSet = FEATURE_SET,
): Variants {
  if (locales.includes(locale)) return variants;
  return { ...variants, ...Object.fromEntries(features.map((name) => [name, false])) };
}
