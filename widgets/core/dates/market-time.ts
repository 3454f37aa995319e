import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** From this local time on, today can no longer be booked. [CAL-18] [CAL-34] */
export const ORDER_CUT_OFF = '20:00';

/** The wall clock of a market: what its own visitors read, wherever the browser stands. */
export interface MarketNow {
  date: PlainDate;
  /** `HH:mm:ss`, 00 to 23 hours. */
  time: string;
}

/** The clock of each time zone, made once. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** The day and time in `timeZone` at `instant` (milliseconds since 1970, UTC). */
export function marketNow(instant: number, timeZone: string): MarketNow {
  // Sweden writes days and times as ISO does: '2030-06-07 19:59:00'.
  const clock = (clocks[timeZone] ??= new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }));
  const [date = '', time = ''] = clock.format(instant).split(/\s/);
  return { date, time };
}

/** True from today, until the cut-off of the market, onwards; 20:00:00 is already too late. [CAL-34] */
export function isCheckinInFuture(date: PlainDate, now: MarketNow, cutOff: string = ORDER_CUT_OFF): boolean {
  return date > now.date || (date === now.date && now.time < cutOff);
}
