import type { DateRange } from '../../core/dates/date-range.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  firstWeekday,
  monthOf,
  nightsBetween,
  weekdayOf,
  type PlainDate,
  type PlainMonth,
} from '../../core/dates/plain-date.ts';
import {
  dayState,
  type Availability,
  type DayContext,
  type DayState,
} from '../../core/dates/selectable-days.ts';

/** Days of one month that can be its cheapest. */
export const MAX_CHEAPEST_DAYS = 6;

/** How far ahead the calendar can be turned; stays are sold for a year. */
export const MONTHS_AHEAD = 12;

/** Whether the prices of a month are known: a month that failed has none, and can be chosen all the same. */
export type MonthState = 'loading' | 'ready' | 'failed';

/** What is known of the prices so far. */
export interface CalendarPrices {
  days: Availability;
  months: Readonly<Record<PlainMonth, MonthState>>;
}

/** Months that are still to be asked for. [API-27] */
export interface MonthBatch {
  from: PlainMonth;
  count: number;
  direction: 'forward' | 'backward';
}

/** `count` months from `from` on. */
export function monthsFrom(from: PlainMonth, count: number): PlainMonth[] {
  return Array.from({ length: count }, (_, index) => addMonths(from, index));
}

/** A month as weeks of seven days from Monday; days of other months are left empty. [CAL-28] */
export function weeksOf(month: PlainMonth): (PlainDate | undefined)[][] {
  const blanks = firstWeekday(month) - 1;
  const days = daysInMonth(month);
  return Array.from({ length: Math.ceil((blanks + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks;
      return day >= 0 && day < days ? addDays(`${month}-01`, day) : undefined;
    }),
  );
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
  return addDays(`${month}-01`, Math.min(Number(date.slice(8)), daysInMonth(month)) - 1);
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
  if (!start) return undefined;
  const end = missing.at(-1) ?? start;
  const forward = end === shown.at(-1);
  const step = forward ? 1 : -1;
  const from = forward ? start : end;
  let count = 1;
  for (; count < size; count++) {
    const month = addMonths(from, count * step);
    if (known[month] || month < first || month > last) break;
  }
  return {
    from: forward ? from : addMonths(from, 1 - count),
    count,
    direction: forward ? 'forward' : 'backward',
  };
}

/** Whether a day can be chosen; while its month is loading it cannot, and there is no reason to tell yet. */
export function stateOfDay(date: PlainDate, prices: CalendarPrices, context: DayContext): DayState {
  const month = prices.months[monthOf(date)];
  const state = dayState(date, month === 'ready' ? { ...context, availability: prices.days } : context);
  return state.selectable && (!month || month === 'loading') ? { selectable: false } : state;
}

/** The lowest amount of a month's days on sale; none where so many days share it that a mark would tell nothing. */
export function lowestAmount(month: PlainMonth, days: Availability): number | undefined {
  const amounts = weeksOf(month).flatMap((week) => week.flatMap((date) => days[date ?? '']?.amount ?? []));
  const lowest = Math.min(...amounts);
  const sharing = amounts.filter((amount) => amount === lowest).length;
  return sharing && sharing <= MAX_CHEAPEST_DAYS ? lowest : undefined;
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
