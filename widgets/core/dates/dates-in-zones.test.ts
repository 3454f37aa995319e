import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dayAfterKey, weeksOf } from '@staykit/ui/components/calendar/calendar.model.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { localNow } from '../market/time-zone.ts';
import { usedDates } from '../search/used-dates.ts';
import { pickDay } from './date-range.ts';
import { easterOf } from './easter.ts';
import { formatDay } from './format-date.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  monthOf,
  nightsBetween,
  weekdayOf,
} from '@staykit/values/dates/plain-date.ts';
import { dayState } from './selectable-days.ts';
import { shortcuts } from './shortcuts.ts';

/** Where browsers stand: at home, far behind, and a day ahead of most of the world. */
const ZONES = ['Europe/Paris', 'America/Los_Angeles', 'Pacific/Apia'];

/** Days with their 20:00 in all five markets, which change their clocks together. */
const CLOSINGS = [
  ['an ordinary winter day', '2030-01-15', '2030-01-15T19:00:00Z'],
  ['the day before summer time', '2030-03-30', '2030-03-30T19:00:00Z'],
  ['the day summer time begins', '2030-03-31', '2030-03-31T18:00:00Z'],
  ['the day before it ends', '2030-10-26', '2030-10-26T18:00:00Z'],
  ['the day summer time ends', '2030-10-27', '2030-10-27T19:00:00Z'],
  ['29 February', '2028-02-29', '2028-02-29T19:00:00Z'],
  ['New Year’s Eve', '2030-12-31', '2030-12-31T19:00:00Z'],
] as const;

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each(ZONES)('with a browser in %s', (zone) => {
  it.each(CLOSINGS)(
    '%s can be booked until 19:59 in every market, and not at 20:00 [CAL-18] [CAL-34]',
    (_, date, at) => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const closing = Date.parse(at);
      const stay = { checkin: date, checkout: addDays(date, 2) };
      for (const locale of LOCALES) {
        const before = localNow(closing - 60_000, locale);
        expect(before).toEqual({ date, time: '19:59:00' });
        expect(dayState(date, { now: before })).toEqual({ selectable: true });
        expect(usedDates(stay, before)).toEqual({ ...stay, night: 2 });

        const after = localNow(closing, locale);
        expect(after).toEqual({ date, time: '20:00:00' });
        expect(dayState(date, { now: after })).toEqual({ selectable: false, reason: 'cutOff' });
        expect(usedDates(stay, after)).toBeUndefined();

        expect(dayState(addDays(date, -1), { now: before }).reason).toBe('past');
        expect(dayState(addDays(date, 1), { now: after }).selectable).toBe(true);
      }
    },
  );

  it('a stay over a change of the clocks or over 29 February counts its nights', () => {
    process.env.TZ = zone;
    const nights = (checkin: string, checkout: string) => pickDay({ checkin }, checkout).night;
    expect(nights('2030-03-30', '2030-04-01')).toBe(2);
    expect(nights('2030-10-26', '2030-10-28')).toBe(2);
    expect(nights('2028-02-28', '2028-03-01')).toBe(2);
    expect(nights('2030-02-28', '2030-03-01')).toBe(1);
    // Samoa had no 30 December 2011: other markets did.
    expect(nights('2011-12-29', '2011-12-31')).toBe(2);
  });

  it('an order limit of 48 hours is the same over the night in which the clocks change [CAL-19]', () => {
    process.env.TZ = zone;
    const now = localNow(Date.parse('2030-03-30T11:00:00Z'), 'fr_FR');
    const state = (date: string) => dayState(date, { now, orderTimeLimitHours: 48 });
    expect(now).toEqual({ date: '2030-03-30', time: '12:00:00' });
    expect(state('2030-03-31')).toEqual({ selectable: false, reason: 'orderLimit' });
    expect(state('2030-04-01').selectable).toBe(true);
  });

  it('every month has its days under their weekdays, each once, and the keys reach them [CAL-28]', () => {
    process.env.TZ = zone;
    const months = Array.from({ length: 36 }, (_, index) => addMonths('2027-12', index));
    expect(months.at(-1)).toBe('2030-11');
    for (const month of months) {
      const days = weeksOf(month).flatMap((week) => week.filter((date) => date !== undefined));
      expect(days).toHaveLength(daysInMonth(month));
      for (const [index, date] of days.entries()) {
        expect(date).toBe(`${month}-${String(index + 1).padStart(2, '0')}`);
        if (index > 0) expect(dayAfterKey(days[index - 1] ?? '', 'ArrowRight')).toBe(date);
        expect(
          weeksOf(month).every((week) => !week.includes(date) || week[weekdayOf(date) - 1] === date),
        ).toBe(true);
      }
    }
    expect(dayAfterKey('2028-01-31', 'PageDown')).toBe('2028-02-29');
    expect(dayAfterKey('2028-02-29', 'PageDown')).toBe('2028-03-29');
    expect(dayAfterKey('2030-03-31', 'ArrowDown')).toBe('2030-04-07');
    expect(formatDay('2028-02-29', 'fr_FR', 'full')).toBe('mardi 29 février 2028');
  });

  it('the weekend in which the clocks change is offered from Friday to Sunday [CAL-29]', () => {
    process.env.TZ = zone;
    const [first] = shortcuts('x', '2030-03-27', () => true);
    expect(first).toEqual({ kind: 'thisWeekend', checkin: '2030-03-29', checkout: '2030-03-31' });
  });
});

describe('whatever the day', () => {
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2040-01-01') });

  it('the market’s clock, today and tomorrow follow one another in every zone of the browser', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...LOCALES), (now, locale) => {
        const told = ZONES.map((zone) => {
          process.env.TZ = zone;
          return localNow(now, locale);
        });
        const [market] = told;
        if (!market) throw new Error('no zone');
        for (const other of told) expect(other).toEqual(market);
        // Central Europe is one hour ahead of UTC, in summer two.
        const wall = Date.parse(`${market.date}T${market.time}Z`);
        expect([1, 2]).toContain(Math.round((wall - now) / 3_600_000));
        expect(dayState(market.date, { now: market }).selectable).toBe(market.time < '20:00:00');
        expect(dayState(addDays(market.date, 1), { now: market }).selectable).toBe(true);
        expect(nightsBetween(market.date, addDays(market.date, 1))).toBe(1);
      }),
    );
  });

  it('a longer order limit opens no day, and a later clock neither [CAL-19]', () => {
    const hours = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(instant, hours, hours, fc.integer({ min: 0, max: 12 }), (at, limit, more, ahead) => {
        const now = localNow(at, 'fr_FR');
        const date = addDays(now.date, ahead);
        const open = (moment: number, orderTimeLimitHours: number) =>
          dayState(date, { now: localNow(moment, 'fr_FR'), orderTimeLimitHours }).selectable;
        if (!open(at, limit)) {
          expect(open(at, limit + more)).toBe(false);
          expect(open(at + 3_600_000 * (more + 1), limit)).toBe(false);
        }
      }),
    );
  });

  it('Easter Sunday is a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2100; year += 1) {
      const easter = easterOf(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      expect(monthOf(easter)).toMatch(/-0[34]$/);
    }
  });
});
