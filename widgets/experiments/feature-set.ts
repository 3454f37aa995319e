import type { Locale } from '../core/market/locale.ts';

/** Features that are tried in some markets first. */
export interface FeatureSet {
  locales: readonly Locale[];
  /** Names of the features in it. */
  features: readonly string[];
}

/** The one feature set of the shop, and where it is on (FEATURE_SET). [EXPERIMENTS-04] */
export const FEATURE_SET: FeatureSet = { locales: ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE'], features: [] };

/** Whether the feature set is on in a locale. [EXPERIMENTS-04] */
export function hasFeatureSet(locale: Locale, { locales }: FeatureSet = FEATURE_SET): boolean {
  return locales.includes(locale);
}
