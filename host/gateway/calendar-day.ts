import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { PlainDate } from '../../widgets/core/dates/plain-date.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The day that `instant` (milliseconds since 1970, UTC) lies in, where `timeZone` is: a market's own today. */
export const dayIn = (timeZone: string, instant: number | Date): PlainDate =>
  dayjs(instant).tz(timeZone).format('YYYY-MM-DD');

/** The day of `instant` in UTC: calendars of the catalogue begin and roll on by it. */
export const dayInUtc = (instant: number | Date = Date.now()): PlainDate =>
  dayjs.utc(instant).format('YYYY-MM-DD');

/** The minute of `instant` in UTC, as operators read it: `2030-05-15 08:00`. */
export const minuteInUtc = (instant: number | Date): string => dayjs.utc(instant).format('YYYY-MM-DD HH:mm');
