import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';

dayjs.extend(utc);

/** A night, with the properties of its date that prices depend on. */
export interface CalendarNight {
  date: PlainDate;
  yearMonth: PlainMonth;
  /** 0-based. */
  month: number;
  /** Day of the month. */
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Weeks since 1970-01-01, with fraction. */
  weeks: number;
}

let latest: { firstDay: PlainDate; nights: CalendarNight[] } | undefined;

/** `days` nights from `firstDay`. Cached, since all calendars start on the same day. */
export function nightsFrom(firstDay: PlainDate, days: number): readonly CalendarNight[] {
  if (latest?.firstDay !== firstDay || latest.nights.length < days) {
    const first = dayjs.utc(firstDay);
    const nights = Array.from({ length: days }, (_, index) => {
      const night = first.add(index, 'day');
      return {
        date: night.format('YYYY-MM-DD'),
        yearMonth: night.format('YYYY-MM'),
        month: night.month(),
        day: night.date(),
        weekday: night.day(),
        weeks: night.diff(dayjs.utc(0), 'week', true),
      };
    });
    latest = { firstDay, nights };
  }
  return latest.nights.slice(0, days);
}
