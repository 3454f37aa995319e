import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';

/** Locales in which gift features are not offered yet. [LOCALE-03] */
const WITHOUT: readonly Locale[] = ['es_ES'];

/** Whether each locale offers the gift features. [LOCALE-03] */
export const GIFT_FEATURE_LOCALES = Object.fromEntries(
  LOCALES.map((locale) => [locale, !WITHOUT.includes(locale)]),
) as Readonly<Record<Locale, boolean>>;

/** Whether the gift features are offered in a locale; a page's own table may take the place of ours. [LOCALE-03] */
export function isGiftFeatureOn(
  locale: Locale,
  locales: Readonly<Partial<Record<Locale, boolean>>> = GIFT_FEATURE_LOCALES,
): boolean {
  return locales[locale] ?? false;
}
