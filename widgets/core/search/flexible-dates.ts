import {
  addDays,
  addMonths,
  daysInMonth,
  monthOf,
  weekdayOf,
  type PlainDate,
  type PlainMonth,
} from '@staykit/values/dates/plain-date.ts';
import type { Flexibility } from '@staykit/values/search/flexibility.ts';
import { isCheckinInFuture, type MarketNow } from '../dates/market-time.ts';

/** Weekdays on which a weekend begins: Friday and Saturday. */
const WEEKEND_STARTS: readonly number[] = [5, 6];
/** Nights of a weekend. */
const WEEKEND_NIGHTS = 2;

/**
 * First days of the stays that a search with flexible dates finds, the chosen one first and then the nearer first; of
 * weekends all Fridays and Saturdays of its month. Days that can no longer be booked are left out.
 */
export function flexibleStarts(
  checkin: PlainDate,
  flexibility: Flexibility | undefined,
  now: MarketNow,
): PlainDate[] {
  if (!flexibility) return [checkin];
  const days =
    flexibility === 'weekends' ? weekendsOf(monthOf(checkin)) : daysAround(checkin, Number(flexibility));
  return days.filter((day) => isCheckinInFuture(day, now));
}

function daysAround(checkin: PlainDate, most: number): PlainDate[] {
  const further = Array.from({ length: most }, (_, index) => index + 1);
  return [checkin, ...further.flatMap((by) => [addDays(checkin, by), addDays(checkin, -by)])];
}

function weekendsOf(month: PlainMonth): PlainDate[] {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => WEEKEND_STARTS.includes(weekdayOf(day)));
}

/** The dates that stand for any weekend of the month of a day, or of the next one where none is left in it. */
export function anyWeekend(near: PlainDate, now: MarketNow) {
  const months = [monthOf(near), addMonths(monthOf(near), 1)];
  const checkin = months.flatMap(weekendsOf).find((day) => isCheckinInFuture(day, now)) ?? near;
  return { checkin, checkout: addDays(checkin, WEEKEND_NIGHTS), night: WEEKEND_NIGHTS };
}
