import type { DateRange } from '@staykit/core/dates/date-range.ts';
import {
  addDays,
  addMonths,
  monthOf,
  monthsFrom,
  nightsBetween,
  weekdayOf,
  type PlainDate,
  type PlainMonth,
} from '@staykit/values/dates/plain-date.ts';
import { lowestPrice } from '@staykit/core/price/lowest-price.ts';
import type { Availability, DayClosedReason, DayState } from '@staykit/core/dates/selectable-days.ts';

/** How far ahead the calendar can be turned; stays are sold for a year. */
export const MONTHS_AHEAD = 12;

/** Whether the prices of a month are known: a month that failed has none, and can be chosen all the same. */
export type MonthState = 'loading' | 'ready' | 'failed';

/** What is known of the prices so far. */
export interface CalendarPrices {
  days: Availability;
  months: Record<PlainMonth, MonthState>;
}

/** Months that are still to be asked for. [API-27] */
export interface MonthBatch {
  from: PlainMonth;
  count: number;
  direction: 'forward' | 'backward';
}

/** A month as weeks of seven days from Monday; days of other months are left empty. [CAL-28] */
export function weeksOf(month: PlainMonth): (PlainDate | undefined)[][] {
  const weeks = [];
  let monday = addDays(`${month}-01`, 1 - weekdayOf(`${month}-01`));
  for (; monday < `${month}-32`; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
    weeks.push(days.map((date) => (monthOf(date) === month ? date : undefined)));
  }
  return weeks;
}

/** The day that a key moves the focus to, or undefined for a key that moves nothing. */
export function dayAfterKey(date: PlainDate, key: string): PlainDate | undefined {
  const weekday = weekdayOf(date);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  if (!key.startsWith('Page')) return undefined;
  const month = addMonths(monthOf(date), key === 'PageUp' ? -1 : 1);
  const same = month + date.slice(7);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  // A month that is too short for it ends earlier.
  return same < last ? same : last;
}

/**
 * The next months to ask for so that all `shown` ones are known: a whole batch in the direction of travel, but
 * never a month that was asked for before, nor one outside `first` to `last`. [CAL-15] [API-27]
 */
export function missingMonths(
  shown: readonly PlainMonth[],
  known: CalendarPrices['months'],
  size: number,
  first: PlainMonth,
  last: PlainMonth,
): MonthBatch | undefined {
  const missing = shown.filter((month) => !known[month]);
  const [start] = missing;
  const end = missing.at(-1);
  if (!start || !end) return undefined;
  const forward = end === shown.at(-1);
  const [from = start, ...more] = monthsFrom(forward ? start : addMonths(end, 1 - size), size).filter(
    (month) => !known[month] && month >= first && month <= last,
  );
  return { from, count: more.length + 1, direction: forward ? 'forward' : 'backward' };
}

/** Whether a day can be chosen; while its month is loading it cannot, and there may be no reason to tell yet. */
export function stateOfDay(
  date: PlainDate,
  prices: CalendarPrices,
  closed: (availability: Availability | undefined) => DayClosedReason | undefined,
): DayState {
  const month = prices.months[monthOf(date)];
  const reason = closed(month === 'ready' ? prices.days : undefined);
  return { selectable: !reason && !!month && month !== 'loading', ...(reason && { reason }) };
}

/** The lowest amount of a month's days on sale; none where so many days share it that a mark would tell nothing. */
export function lowestAmount(month: PlainMonth, days: Availability): number | undefined {
  const amounts = Object.keys(days).flatMap((date) =>
    monthOf(date) === month ? (days[date]?.amount ?? []) : [],
  );
  return lowestPrice(amounts);
}

/** The amount of all nights of a complete range, in whole units, or undefined where a night has no price. */
export function rangeAmount({ checkin, checkout }: DateRange, days: Availability): number | undefined {
  if (!checkin || !checkout) return undefined;
  let total = 0;
  for (let night = 0; night < nightsBetween(checkin, checkout); night += 1) {
    const day = days[addDays(checkin, night)];
    if (!day) return undefined;
    total += day.amount;
  }
  return total;
}

/** Where a day stands in the band of the range; `end` of a hovered day is only a preview. */
export function placeInRange(
  date: PlainDate,
  { checkin, checkout }: DateRange,
  hovered?: PlainDate,
): 'start' | 'end' | 'inside' | 'alone' | undefined {
  const end = checkout ?? (hovered && checkin && hovered > checkin ? hovered : undefined);
  if (!checkin || date < checkin || (end ? date > end : date !== checkin)) return undefined;
  if (date === checkin) return end ? 'start' : 'alone';
  return date === end ? 'end' : 'inside';
}
