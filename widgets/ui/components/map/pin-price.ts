import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import { formatMoney, keepTogether, wholeUnits } from '@staykit/core/price/money.ts';

/** From so many whole units on, the sign of the currency has no room on a marker. */
const CROWDED = 1000;

/** A price on a marker of 40 px: '258 €', '€ 258'; from a thousand on without the sign, which its name still has. */
export function pinPrice(cents: number, locale: Locale): string {
  const units = wholeUnits(cents);
  if (units < CROWDED) return formatMoney(cents, locale);
  return keepTogether(units.toLocaleString(languageTag(locale), { useGrouping: true }));
}
