import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';

/** `weekday` 'Fri 17', `short` 'Fri 17 May', `medium` '17 May 2030', `long` '17 May 2030' in full, `full` with the weekday. */
export type DayStyle = 'weekday' | 'short' | 'medium' | 'long' | 'full';

/** Those of a day, and the names of months and days alone. */
const STYLES: Record<DayStyle | 'month' | 'dayName' | 'dayLetters', Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short', day: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dayName: { weekday: 'long' },
  dayLetters: { weekday: 'short' },
};

const formats: Record<string, Intl.DateTimeFormat> = {};

/** A date in the words of the locale, the same in every time zone. */
export function formatDay(date: PlainDate, locale: Locale, style: DayStyle = 'long'): string {
  return named(date, locale, style);
}

/** 'May 2030'. */
export function monthName(month: PlainMonth, locale: Locale): string {
  return named(`${month}-01`, locale, 'month');
}

/** The names of the days from Monday to Sunday, in every locale. [CAL-28] */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  // 2024-01-01 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const date = `2024-01-0${day}`;
    return {
      short: named(date, locale, 'dayLetters'),
      long: named(date, locale, 'dayName'),
    };
  });
}

function named(date: PlainDate, locale: Locale, style: keyof typeof STYLES): string {
  const format = (formats[locale + style] ??= new Intl.DateTimeFormat(languageTag(locale), {
    ...STYLES[style],
    timeZone: 'UTC',
  }));
  // Engines differ in the kinds of space they put between the parts; server and browser must print the same.
  const text = format.format(Date.parse(date)).replace(/\s/g, ' ');
  // The first of a month is an ordinal in French.
  if (locale.startsWith('fr')) return text.replace(/(?<!\d)1(?!\d)/, '1er');
  // Two short dates in a row read as one list: 'mié 6 – vie 8 ene'.
  return locale === 'es_ES' && style === 'short' ? text.replace(',', '') : text;
}
