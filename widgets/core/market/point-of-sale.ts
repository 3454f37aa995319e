import type { Locale, Market } from '@staykit/values/market/locale.ts';

/** The languages that Staykit speaks, as FAQ articles and bot protection name them. [GEO-02] */
export type Language = 'fr' | 'es' | 'nl' | 'it';

/** POS_BY_LOCALE: the point of sale that calls and links of a locale name. [GEO-02] */
export const POS_BY_LOCALE: Readonly<Record<Locale, Market>> = {
  fr_FR: 'FR',
  es_ES: 'ES',
  fr_BE: 'BE',
  nl_BE: 'BE',
  nl_NL: 'NL',
  it_IT: 'IT',
};

/** The point of sale of a locale: `BE`. [GEO-02] */
export function posOf(locale: Locale): Market {
  return POS_BY_LOCALE[locale];
}

/** The language of a locale: `nl`. [GEO-02] */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}
