import { addDays, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** The chosen day of each activity, by its id. */
export type ActivityDates = Readonly<Record<string, PlainDate>>;

/** The chosen days as they are stored and sent: `12_1-15_0`, days counted from check-in. [BOOKING-11] */
export function activitySelection(checkin: PlainDate, dates: ActivityDates): string {
  return Object.entries(dates)
    .map(([id, date]) => `${id}_${nightsBetween(checkin, date)}`)
    .join('-');
}

/** The days of a stored selection, or nothing when it is none. [BOOKING-11] */
export function parseActivitySelection(checkin: PlainDate, selection: string): ActivityDates | undefined {
  if (!selection) return {};
  const pairs = selection.split('-').map((pair) => /^(\d{1,12})_(\d{1,3})$/.exec(pair));
  const dates: Record<string, PlainDate> = {};
  for (const pair of pairs) {
    if (!pair) return undefined;
    dates[pair[1] ?? ''] = addDays(checkin, Number(pair[2]));
  }
  return dates;
}
