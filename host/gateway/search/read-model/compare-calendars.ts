import { fromEpochDay, toEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { NightsDifference } from '../../catalogue/inventory/reconcile/compare-nights.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import { eachUnit, unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import type { Steps } from '../in-slices.ts';

/** Hotels whose columns differ from their calendars in the database. */
export function* compareCalendars(
  columns: Columns,
  calendars: ReadonlyMap<string, CalendarRecord>,
): Steps<NightsDifference[]> {
  const { hotelIds, firstDay, days } = columns;
  const found: NightsDifference[] = [];
  for (const [hotel, hotelId] of hotelIds.entries()) {
    const calendar = calendars.get(hotelId);
    yield;
    if (!calendar) continue;
    const first = toEpochDay(calendar.firstDay) - firstDay;
    let difference: NightsDifference | undefined;
    eachUnit(columns, hotel, (unit, room) => {
      const own = room === undefined ? calendar : calendar.rooms?.get(room);
      for (const name of ['stock', 'prices', 'promos', 'minLos', 'limits'] as const)
        for (const [index, expected] of (own?.[name] ?? []).entries()) {
          const day = first + index;
          if (day < 0 || day >= days) continue;
          const shown = columns[name][day * unitsOf(columns) + unit] ?? 0;
          if (shown === expected) continue;
          const night = fromEpochDay(firstDay + day);
          difference ??= { hotelId, what: 'search', nights: 0, night, expected, found: shown };
          difference.nights += 1;
        }
    });
    if (difference) found.push(difference);
  }
  return found;
}
