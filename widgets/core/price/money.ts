import { groupingOf } from '@staykit/values/market/grouping.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/** Every market sells in euros. */
export const CURRENCY = 'EUR';

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/**
 * A written number with the spaces of print: a narrow one between thousands (French alone has one), a whole one before
 * or after the sign. None of them breaks a line, and none depends on the language data of the engine.
 */
export function keepTogether(number: string): string {
  return number.replace(/\s/g, '\u00a0').replace(/(?<=\d)\u00a0(?=\d)/g, '\u202f');
}

/** Whole currency units of an amount in cents, rounded up. [PRICE-03] */
export function wholeUnits(cents: number): number {
  return Math.ceil(cents / 100);
}

/**
 * An amount in cents as the locale writes it, in whole units: '120 €', '€ 120', '1.000 €' in Italian and '1000 €' in
 * Spanish. [PRICE-01]
 */
export function formatMoney(cents: number, locale: Locale): string {
  // Making a format is slow, and a result list needs a hundred prices.
  const format = (formats[locale] ??= new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
    ...groupingOf(locale),
  }));
  return keepTogether(format.format(wholeUnits(cents)));
}

/**
 * An amount in cents to the cent, where a person settles accounts: mails, vouchers, reports, taxes. Whole amounts are
 * written without cents: '120 €', '119,50 €'. A currency that the engine does not know is written as its code. [TAX-05]
 */
export function formatAmount(cents: number, locale: Locale, currency: string = CURRENCY): string {
  const digits = {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
    ...groupingOf(locale),
  };
  const tag = languageTag(locale);
  const isCode = /^[A-Z]{3}$/.test(currency);
  const text = isCode
    ? new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits }).format(cents / 100)
    : `${new Intl.NumberFormat(tag, digits).format(cents / 100)} ${currency}`;
  return keepTogether(text);
}

/** Whole units a night, rounded up. [PRICE-02] [CAL-31] */
export function perNight(totalCents: number, nights = 1): number {
  return Math.ceil(totalCents / (nights * 100));
}

/** Cents of a night, rounded up to whole units. [PRICE-02] */
export const nightCents = (totalCents: number, nights: number): number => 100 * perNight(totalCents, nights);

/** Whole units a person on an activity card, rounded up; two adults if none is given. [PRICE-04] */
export function activityPrice(totalCents: number, adults = 2): number {
  return Math.ceil(totalCents / (adults * 100));
}
