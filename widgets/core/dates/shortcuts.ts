import type { Locale } from '../market/locale.ts';
import { easterOf } from './easter.ts';
import { addDays, weekdayOf, type PlainDate } from './plain-date.ts';

/** Dates that one click chooses. */
export interface Shortcut {
  kind: 'thisWeekend' | 'nextWeekend' | 'holiday';
  /** The name of the holiday, in the language of the locale. */
  name?: string;
  checkin: PlainDate;
  checkout: PlainDate;
}

/**
 * A holiday worth a trip: its name, its day (`MM-dd`, or days after Easter Sunday), and how many days before and after
 * it the stay runs. Without these the day is bridged to the nearest weekend, and left out where it touches none.
 */
export type HolidayRule = readonly [name: string, day: string | number, before?: number, after?: number];

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

const FRENCH: readonly HolidayRule[] = [
  ['Nouvel An', '01-01', 2, 1],
  ['Pâques', 0, 2, 1],
  ['1er mai', '05-01'],
  ['Ascension', 39],
  ['Pentecôte', 50],
  ['15 août', '08-15'],
  ['Toussaint', '11-01'],
  ['11 novembre', '11-11'],
  ['Noël', '12-25', 2, 1],
];

/** The holidays of the calendar's shortcuts; locales that are not listed have no shortcuts at all. [CAL-29] */
export const CALENDAR_HOLIDAY_PERIODS: Partial<Record<Locale, readonly HolidayRule[]>> = {
  fr_FR: [...FRENCH, ['8 mai', '05-08'], ['14 juillet', '07-14']],
  fr_BE: [...FRENCH, ['21 juillet', '07-21']],
  nl_BE: [
    ['Nieuwjaar', '01-01', 2, 1],
    ['Pasen', 0, 2, 1],
    ['1 mei', '05-01'],
    ['Hemelvaart', 39],
    ['Pinksteren', 50],
    ['21 juli', '07-21'],
    ['15 augustus', '08-15'],
    ['Allerheiligen', '11-01'],
    ['11 november', '11-11'],
    ['Kerstmis', '12-25', 2, 1],
  ],
  es_ES: [
    ['Año Nuevo', '01-01', 2, 1],
    ['Reyes', '01-06'],
    ['Semana Santa', 0, 3, 0],
    ['1 de mayo', '05-01'],
    ['15 de agosto', '08-15'],
    ['12 de octubre', '10-12'],
    ['Todos los Santos', '11-01'],
    ['Constitución', '12-06'],
    ['Inmaculada', '12-08'],
    ['Navidad', '12-25', 2, 1],
  ],
};

/**
 * The shortcuts of a day. A stay whose first days are over or closed starts on its first selectable day, and is left out
 * when no night remains. [CAL-29] [CAL-30] [CAL-35]
 */
export function shortcuts(
  locale: Locale,
  today: PlainDate,
  isSelectable: (date: PlainDate) => boolean,
  periods: typeof CALENDAR_HOLIDAY_PERIODS = CALENDAR_HOLIDAY_PERIODS,
): Shortcut[] {
  const rules = periods[locale];
  if (!rules) return [];
  const monday = addDays(today, 1 - weekdayOf(today));
  const { from, to } = WEEKEND_SHORTCUT_DAYS;
  const weekend = (kind: Shortcut['kind'], first: PlainDate): Shortcut => ({
    kind,
    checkin: addDays(first, from - 1),
    checkout: addDays(first, to - 1),
  });
  // On a Sunday the remaining shortcuts lose "this weekend" by themselves: its checkout is today. [CAL-30]
  const weekends = [weekend('thisWeekend', monday), weekend('nextWeekend', addDays(monday, 7))];
  const bookable = (list: Shortcut[]) => list.flatMap((stay) => startingLater(stay, today, isSelectable));
  return [...bookable(weekends), ...bookable(holidays(rules, today)).slice(0, HOLIDAY_SHORTCUTS)];
}

function startingLater(
  stay: Shortcut,
  today: PlainDate,
  isSelectable: (date: PlainDate) => boolean,
): Shortcut[] {
  let checkin = stay.checkin < today ? today : stay.checkin;
  while (checkin < stay.checkout && !isSelectable(checkin)) checkin = addDays(checkin, 1);
  return checkin < stay.checkout ? [{ ...stay, checkin }] : [];
}

/** The holidays around `today` and the year after, in the order of time. */
function holidays(rules: readonly HolidayRule[], today: PlainDate): Shortcut[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .flatMap((year) =>
      rules.flatMap(([name, anchor, before, after]): Shortcut[] => {
        const day = typeof anchor === 'string' ? `${year}-${anchor}` : addDays(easterOf(year), anchor);
        const bridge = before === undefined ? BRIDGES[weekdayOf(day)] : ([before, after ?? 0] as const);
        if (!bridge) return [];
        return [
          { kind: 'holiday', name, checkin: addDays(day, -bridge[0]), checkout: addDays(day, bridge[1]) },
        ];
      }),
    )
    .filter(({ checkout }) => checkout > today)
    .sort((a, b) => (a.checkin < b.checkin ? -1 : 1));
}
