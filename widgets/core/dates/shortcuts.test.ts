import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { easterOf } from './easter.ts';
import { isCheckinInFuture } from './market-time.ts';
import { addDays, weekdayOf } from '@staykit/values/dates/plain-date.ts';
import { HOLIDAY_SHORTCUTS, shortcuts, WEEKEND_SHORTCUT_DAYS } from './shortcuts.ts';

/** The holidays that the locales name: `calendar.holidays` of their texts. */
const PERIODS = Object.fromEntries(
  LOCALES.map((locale) => {
    const file = new URL(`../../messages/${locale}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { calendar: { holidays: string } };
    return [locale, texts.calendar.holidays];
  }),
) as Record<Locale, string>;

/** The shortcuts of a moment in which every day but the closed ones can be booked. */
const at = (date: string, time = '12:00:00', locale: Locale = 'fr_FR') =>
  shortcuts(PERIODS[locale], date, (day) => isCheckinInFuture(day, { date, time }));
const weekends = (date: string, time?: string) =>
  at(date, time)
    .filter(({ kind }) => kind !== 'holiday')
    .map(({ kind, checkin, checkout }) => [kind, checkin, checkout]);

describe('shortcuts of the calendar', () => {
  it('four locales have weekends and holidays, the other two have none [CAL-29]', () => {
    const kinds = LOCALES.map((locale) => [
      locale,
      new Set(at('2030-05-15', undefined, locale).map(({ kind }) => kind)).size,
    ]);
    expect(kinds).toEqual([
      ['fr_FR', 3],
      ['es_ES', 3],
      ['fr_BE', 3],
      ['nl_BE', 3],
      ['nl_NL', 0],
      ['it_IT', 0],
    ]);
  });

  it('on a Wednesday the weekends run from Friday to Sunday, this week and next [CAL-29]', () => {
    expect(WEEKEND_SHORTCUT_DAYS).toEqual({ from: 5, to: 7 });
    expect(weekends('2030-05-15')).toEqual([
      ['thisWeekend', '2030-05-17', '2030-05-19'],
      ['nextWeekend', '2030-05-24', '2030-05-26'],
    ]);
  });

  it('on a Sunday this weekend is hidden, on a Saturday it is not [CAL-30]', () => {
    expect(weekends('2030-05-19').map(([kind]) => kind)).toEqual(['nextWeekend']);
    expect(weekends('2030-05-18').map(([kind]) => kind)).toEqual(['thisWeekend', 'nextWeekend']);
  });

  it('a weekend that has begun starts today, and is hidden when no night is left [CAL-35]', () => {
    expect(weekends('2030-05-18', '10:00:00')[0]).toEqual(['thisWeekend', '2030-05-18', '2030-05-19']);
    expect(weekends('2030-05-18', '20:30:00').map(([kind]) => kind)).toEqual(['nextWeekend']);
    expect(weekends('2030-05-17', '20:30:00')[0]).toEqual(['thisWeekend', '2030-05-18', '2030-05-19']);
  });

  it('a holiday that began three days ago starts today [CAL-35]', () => {
    const found = shortcuts('Pont,05-12,0,6', '2030-05-15', (date) => date >= '2030-05-15');
    expect(found.at(-2)).toEqual({
      kind: 'holiday',
      name: 'Pont',
      checkin: '2030-05-15',
      checkout: '2030-05-18',
    });
  });

  it('the next holidays come first, by their names in the language of the locale', () => {
    const named = (locale: Locale, date: string) =>
      at(date, undefined, locale)
        .filter(({ kind }) => kind === 'holiday')
        .map(({ name, checkin, checkout }) => [name, checkin, checkout]);
    expect(HOLIDAY_SHORTCUTS).toBe(3);
    expect(named('fr_FR', '2026-11-21')).toEqual([
      ['Noël', '2026-12-23', '2026-12-26'],
      ['Nouvel An', '2026-12-30', '2027-01-02'],
      ['Pâques', '2027-03-26', '2027-03-29'],
    ]);
    expect(named('nl_BE', '2027-04-20')).toEqual([
      ['Hemelvaart', '2027-05-06', '2027-05-09'],
      ['Pinksteren', '2027-05-15', '2027-05-17'],
      ['Allerheiligen', '2027-10-30', '2027-11-01'],
    ]);
    expect(named('es_ES', '2027-03-01')[0]).toEqual(['Semana Santa', '2027-03-25', '2027-03-28']);
  });

  it('Easter falls on its known days', () => {
    const known = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'];
    expect(known.map((date) => easterOf(Number(date.slice(0, 4))))).toEqual(known);
  });

  it('whatever the day, a shortcut starts on a day that can be chosen and has a night', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }),
        fc.constantFrom('09:00:00', '20:00:00'),
        fc.constantFrom(...LOCALES),
        (days, time, locale) => {
          const date = addDays('2026-01-01', days);
          for (const { checkin, checkout, kind } of at(date, time, locale)) {
            expect(isCheckinInFuture(checkin, { date, time })).toBe(true);
            expect(checkout > checkin).toBe(true);
            expect(kind === 'holiday' || weekdayOf(checkout) === 7).toBe(true);
          }
        },
      ),
    );
  });
});
