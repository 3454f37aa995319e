import { groupingOf } from '@staykit/values/market/grouping.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/** A whole number as the locale writes it: 2500 is `2 500` in French, `2.500` in Dutch and Italian, `2500` in Spanish. */
export function formatCount(count: number, locale: Locale): string {
  // A small number is written alike everywhere, and a list has hundreds of them.
  return count < 1000 ? `${count}` : count.toLocaleString(languageTag(locale), groupingOf(locale));
}
