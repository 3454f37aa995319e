import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/**
 * What a language is called in another: 'français' inside a sentence, 'Français' where it stands alone.
 */
export function languageName(of: Locale, locale: Locale, place: 'inside' | 'alone' = 'inside'): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(of.slice(0, 2)) ?? of;
  return place === 'alone' ? name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1) : name;
}
