import {
  fromEpochDay,
  isPlainDate,
  toEpochDay,
  type PlainDate,
} from '../../../widgets/core/dates/plain-date.ts';

/** Days that are remembered: those that calendars and visitors name. More begin anew. */
const MOST_DAYS = 4_096;

const numbers = new Map<string, number>();
const texts = new Map<number, PlainDate>();

/** `toEpochDay` of a text, NaN where it is no day that exists: a date is read once, since searches name the same few hundred. */
export function epochDayOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  if (!isPlainDate(text)) return Number.NaN;
  const day = toEpochDay(text);
  if (numbers.size >= MOST_DAYS) numbers.clear();
  // The text of the day itself: the one that was given may be a part of a long address.
  numbers.set(dayText(day), day);
  return day;
}

/** `fromEpochDay`, written once. */
export function dayText(day: number): PlainDate {
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = fromEpochDay(day);
  if (texts.size >= MOST_DAYS) texts.clear();
  texts.set(day, text);
  return text;
}
