import type { Locale } from '@staykit/values/market/locale.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';

/** Heading of a category; its icon is named after it. [ENTITY-14] [DEST-04] */
export function categoryOf(key: Suggestion['category'], locale: Locale) {
  return { key, label: translateFor(locale)(`destination.category.${key}`), icon: key };
}
