import { keepTogether } from '@staykit/core/price/money.ts';
import { groupingOf } from '@staykit/values/market/grouping.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/** Cents as books write them, always with two decimals: `1 234,50 €`. Below 0 with the sign of a minus. */
export function bookedAmount(cents: number, locale: Locale, currency = 'EUR'): string {
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    ...groupingOf(languageTag(locale)),
  });
  return keepTogether(format.format(cents / 100)).replace('-', '−');
}

/** Basis points as a percentage: `5,5 %`. */
export const percentage = (basisPoints: number, locale: Locale): string =>
  keepTogether(
    new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    ),
  );
