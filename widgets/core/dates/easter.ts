import { addDays, weekdayOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/**
 * Easter Sunday of a year from 1900 to 2099: the one after the first full moon of spring, by the rule of Gauss, whose
 * corrections by century are left out.
 */
export function easterOf(year: number): PlainDate {
  const moon = (19 * (year % 19) + 24) % 30;
  // Two full moons that the church moves to the day before.
  const full = addDays(`${year}-03-21`, moon - Number(moon > 28 || (moon > 27 && year % 19 > 10)));
  return addDays(full, 7 - (weekdayOf(full) % 7));
}
