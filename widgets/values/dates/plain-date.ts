/**
 * A stay date: a calendar day as plain text, `yyyy-MM-dd`, with no time and no zone, so that it is the same day
 * in every browser. [ENTITY-16]
 */
export type PlainDate = string & { readonly __plainDate?: never };

/** A calendar month as plain text, `yyyy-MM`. */
export type PlainMonth = string & { readonly __plainMonth?: never };

/** 1 is Monday, 7 is Sunday: the week starts on Monday in every market. [CAL-28] */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. The language reads a date without a time as UTC, so no time zone can shift it. */
export function toEpochDay(date: PlainDate): number {
  return Date.parse(date) / MS_PER_DAY;
}

/** The date that lies `day` days after 1970-01-01. */
export function fromEpochDay(day: number): PlainDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** True for the ISO text of a day that exists: '2030-02-30' does not. [CAL-25] */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = toEpochDay(value);
  // Some engines roll 30 February over to March instead of refusing it.
  return !Number.isNaN(day) && fromEpochDay(day) === value;
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** Nights from `checkin` to `checkout`; negative when they are the wrong way round. [CAL-05] */
export function nightsBetween(checkin: PlainDate, checkout: PlainDate): number {
  return toEpochDay(checkout) - toEpochDay(checkin);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: PlainDate): Weekday {
  return (new Date(date).getUTCDay() || 7) as Weekday;
}

/** The month that a date lies in. */
export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7);
}

/** The month `count` later, or earlier when negative. */
export function addMonths(month: PlainMonth, count: number): PlainMonth {
  const first = new Date(month);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** `count` months from `from` on. */
export function monthsFrom(from: PlainMonth, count: number): PlainMonth[] {
  return Array.from({ length: count }, (_, index) => addMonths(from, index));
}

/** 28 to 31. */
export function daysInMonth(month: PlainMonth): number {
  return nightsBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}
