import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import { translateFor } from '../../texts/translate-for.ts';

/** The heading of a category in the visitor's language; its icon has the name of the category. [ENTITY-14] [DEST-04] */
export function categoryOf(key: Suggestion['category'], locale: Locale) {
  return { key, label: translateFor(locale)(`destination.category.${key}`), icon: key };
}
