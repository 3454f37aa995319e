import { addDays, type PlainDate } from './plain-date.ts';

/** Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher, shortened). */
export function easterOf(year: number): PlainDate {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const epact = (19 * moon + century - (century >> 2) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = epact - Math.floor((moon + 11 * epact) / 319);
  const sunday = (32 + 2 * (century % 4) + 2 * ((year % 100) >> 2) - full - (year % 4)) % 7;
  return addDays(`${year}-03-22`, full + sunday);
}
