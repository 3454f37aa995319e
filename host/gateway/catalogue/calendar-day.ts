import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The local date of `instant` (milliseconds since 1970, UTC) in `timeZone`. */
export const dayIn = (timeZone: string, instant: number | Date): PlainDate =>
  dayjs(instant).tz(timeZone).format('YYYY-MM-DD');

/** The date of `instant` in UTC, by which the catalogue's calendars start and roll. */
export const dayInUtc = (instant: number | Date = Date.now()): PlainDate =>
  dayjs.utc(instant).format('YYYY-MM-DD');

/** The minute of `instant` in UTC, as operators read it: `2030-05-15 08:00`. */
export const minuteInUtc = (instant: number | Date): string => dayjs.utc(instant).format('YYYY-MM-DD HH:mm');
