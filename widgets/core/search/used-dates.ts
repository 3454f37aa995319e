import { isCheckinInFuture, type MarketNow } from '../dates/market-time.ts';
import { isPlainDate, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Dates that a search can use. */
export interface StayDates {
  checkin: PlainDate;
  checkout: PlainDate;
  night: number;
}

/**
 * The dates of a search when both exist and checkin is in the future; otherwise the search runs without dates.
 * [CAL-27] [CAL-34]
 */
export function usedDates(
  dates: { checkin?: PlainDate; checkout?: PlainDate },
  now: MarketNow,
): StayDates | undefined {
  const { checkin, checkout } = dates;
  if (!checkin || !checkout || checkout <= checkin || !isCheckinInFuture(checkin, now)) return undefined;
  return { checkin, checkout, night: nightsBetween(checkin, checkout) };
}

/** Dates as the browser storage gave them back: used only when they are real, complete and in the future. [CAL-26] */
export function restoredDates(stored: unknown, now: MarketNow): StayDates | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { checkin, checkout } = stored as Record<string, unknown>;
  return isPlainDate(checkin) && isPlainDate(checkout) ? usedDates({ checkin, checkout }, now) : undefined;
}
