import { easterOf } from './easter.ts';
import { addDays, weekdayOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Dates that one click chooses. */
export interface Shortcut {
  kind: 'thisWeekend' | 'nextWeekend' | 'holiday';
  /** The name of the holiday, in the language of the locale. */
  name?: string;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** A weekend away runs from Friday to Sunday. [CAL-29] */
export const WEEKEND_SHORTCUT_DAYS = { from: 5, to: 7 };

/** So many holidays are offered, the next ones first. */
export const HOLIDAY_SHORTCUTS = 3;

/** Days before and after a public holiday that make a long weekend of it, by its weekday. */
const BRIDGES: Partial<Record<number, readonly [before: number, after: number]>> = {
  1: [2, 0],
  2: [3, 0],
  4: [0, 3],
  5: [0, 2],
};

/**
 * The shortcuts of a day. A stay whose first days are over or closed starts on its first selectable day, and is left out
 * when no night remains. [CAL-29] [CAL-30] [CAL-35]
 *
 * @param periods the text `calendar.holidays` (CALENDAR_HOLIDAY_PERIODS): holidays worth a trip, parted by `|`, each
 *   with its name, its day (`MM-dd`, or days after Easter Sunday), and how many days before and after it the stay runs.
 *   Without these the day is bridged to the nearest weekend, and left out where it touches none. `-` stands for a
 *   locale without any shortcuts.
 */
export function shortcuts(
  periods: string,
  today: PlainDate,
  isSelectable: (date: PlainDate) => boolean,
): Shortcut[] {
  if (periods === '-') return [];
  /** A stay from so many days after a day to so many, from the first one on that it can still start on. */
  const stayBy = (day: PlainDate, from: number, to: number, named: Pick<Shortcut, 'kind' | 'name'>) => {
    let checkin = addDays(day, from);
    const checkout = addDays(day, to);
    while (checkin < checkout && !isSelectable(checkin)) checkin = addDays(checkin, 1);
    return checkin < checkout ? [{ ...named, checkin, checkout }] : [];
  };
  const { from, to } = WEEKEND_SHORTCUT_DAYS;
  const weekend = (kind: Shortcut['kind'], weeks: number) =>
    stayBy(addDays(today, 7 * weeks - weekdayOf(today)), from, to, { kind });
  // On a Sunday the remaining shortcuts lose "this weekend" by themselves: its checkout is today. [CAL-30]
  return [
    ...weekend('thisWeekend', 0),
    ...weekend('nextWeekend', 1),
    ...holidays(periods, today)
      .flatMap(([day, before, after, name]) => stayBy(day, -before, after, { kind: 'holiday', name }))
      .slice(0, HOLIDAY_SHORTCUTS),
  ];
}

/** The holidays of this year and the next, in the order of time. */
function holidays(
  periods: string,
  today: PlainDate,
): (readonly [day: PlainDate, before: number, after: number, name: string])[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .flatMap((year) =>
      periods.split('|').flatMap((rule) => {
        const [name = '', anchor = '', ...told] = rule.split(',');
        const day = anchor.includes('-') ? `${year}-${anchor}` : addDays(easterOf(year), Number(anchor));
        const [before, after] = told[0] ? told.map(Number) : (BRIDGES[weekdayOf(day)] ?? []);
        return before === undefined || after === undefined ? [] : [[day, before, after, name] as const];
      }),
    )
    .sort();
}
