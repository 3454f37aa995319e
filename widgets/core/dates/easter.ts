import { addDays, type PlainDate } from './plain-date.ts';

/** Easter Sunday of a year from 1900 to 2099 (the algorithm of Gauss, whose corrections by century are left out). */
export function easterOf(year: number): PlainDate {
  const moon = (19 * (year % 19) + 24) % 30;
  // Two full moons that the church moves to the day before.
  const full = moon - Number(moon > 28 || (moon > 27 && year % 19 > 10));
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + 5) % 7;
  return addDays(`${year}-03-22`, full + sunday);
}
