import { BOOKING_PERCENTAGE, type LocalTax } from '@staykit/core/price/local-tax.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** What a tax is taken of, and from whom: the rate first. */
export function taxTerms(tax: LocalTax, t: Translate, locale: Locale): string[] {
  const { type, amount, percentage = 0, currency, cap, fromAge, freeNights = 0, maxNights } = tax;
  const money = (cents: number) => formatAmount(cents, locale, currency);
  return [
    type === BOOKING_PERCENTAGE
      ? t('tax.percentage', { percent: percentage })
      : t('tax.perNight', { amount: money(amount) }),
    ...(cap === undefined ? [] : [t('tax.cap', { amount: money(cap) })]),
    ...(fromAge === undefined || fromAge === 0 ? [] : [t('tax.fromAge', { age: fromAge })]),
    ...(freeNights > 0 ? [t('tax.freeNights', { count: freeNights })] : []),
    ...(maxNights === undefined ? [] : [t('tax.maxNights', { count: maxNights })]),
  ];
}
