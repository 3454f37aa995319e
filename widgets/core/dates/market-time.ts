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

/** What the clocks of `timeZone` show at `instant`, as if it were UTC. */
const wallOf = (instant: number, timeZone: string): number => {
  const { date, time } = marketNow(instant, timeZone);
  return Date.parse(`${date}T${time}Z`);
};

const DAY_MS = 86_400_000;

/**
 * The instant at which the clocks of `timeZone` show `local` (`yyyy-MM-ddTHH:mm`, with or without seconds). Of an hour
 * that clocks show twice it is the first. Undefined for a time that they skip, and for a text that is no time.
 */
export function instantAt(local: string, timeZone: string): number | undefined {
  const wall = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(local) || Number.isNaN(wall)) return undefined;
  // The 31st of February would be the 3rd of March.
  if (!new Date(wall).toISOString().startsWith(local)) return undefined;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallOf(near, timeZone) - near);
  return offsets
    .map((offset) => wall - offset)
    .toSorted((one, other) => one - other)
    .find((instant) => wallOf(instant, timeZone) === wall);
}

/** True from today, until the cut-off of the market, onwards; 20:00:00 is already too late. [CAL-34] */
export function isCheckinInFuture(date: PlainDate, now: MarketNow, cutOff: string = ORDER_CUT_OFF): boolean {
  return date > now.date || (date === now.date && now.time < cutOff);
}
