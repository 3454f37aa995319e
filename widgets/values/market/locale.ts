/** The six locales that Staykit speaks, in the order of the language menus. [LOCALE-01] */
export const LOCALES = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const;

/** A supported locale: language, then country. */
export type Locale = (typeof LOCALES)[number];

/** The market behind a locale; Belgium alone has two languages. [LOCALE-02] */
export type Market = 'FR' | 'ES' | 'BE' | 'NL' | 'IT';

/** The locale used where none is given or the given one is not supported. [LOCALE-01] */
export const DEFAULT_LOCALE: Locale = 'fr_FR';

/** True when `value` names one of the six locales, spelt exactly. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The locale that `value` names, or `fallback` when it names none. [LOCALE-01] */
export function toLocale(value: unknown, fallback: Locale = DEFAULT_LOCALE): Locale {
  return isLocale(value) ? value : fallback;
}

/** The market that a locale sells in. [LOCALE-02] */
export function marketOf(locale: Locale): Market {
  return locale.slice(3) as Market;
}

/** The BCP 47 tag for `Intl` and `lang` attributes: `fr_BE` gives `fr-BE`. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}
