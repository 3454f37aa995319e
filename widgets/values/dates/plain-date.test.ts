import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { criteriaToHash, hashToCriteria, readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { toRequest } from '@staykit/core/search/search-request.ts';
import { pickDay } from '@staykit/core/dates/date-range.ts';
import { formatDay, monthName, weekdayNames } from '@staykit/core/dates/format-date.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  isPlainDate,
  monthOf,
  nightsBetween,
  weekdayOf,
} from './plain-date.ts';
import { LOCALES } from '../market/locale.ts';

const ZONES = ['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris', 'Pacific/Kiritimati', 'UTC'];
const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const anyDate = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('plain dates', () => {
  it('only the ISO text of a day that exists is a date [CAL-25]', () => {
    expect(['2030-06-01', '2028-02-29', '2030-12-31'].filter(isPlainDate)).toHaveLength(3);
    const bad = [
      '01/06/2030',
      '2030-02-30',
      '2030-02-29',
      '2030-13-01',
      '2030-6-1',
      '2030-06-01T00:00',
      'abc',
      '',
      null,
      20300601,
      new Date(0),
    ];
    expect(bad.filter(isPlainDate)).toEqual([]);
  });

  it.each(ZONES)(
    'a date passes hash, state and request unchanged, and nights count over the clock change in %s [ENTITY-16]',
    (zone) => {
      process.env.TZ = zone;
      // The zone really is in force: local midnight differs from UTC wherever the zone does.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const now = { date: '2030-01-01', time: '12:00:00' };
      const hash = 'checkin=2030-03-31&checkout=2030-04-02&night=2&a=2&c=0&b=0';
      const criteria = readCriteria({ hash, search: '' }, now);
      expect(criteria.checkin).toBe('2030-03-31');
      expect(criteriaToHash(criteria)).toBe(hash);
      expect(toRequest(criteria, now).filters.offer.date).toEqual({ checkin: '2030-03-31', nights: 2 });
      expect(nightsBetween('2030-03-30', '2030-04-01')).toBe(2);
      expect(nightsBetween('2030-10-26', '2030-10-28')).toBe(2);
      expect(addDays('2030-03-30', 2)).toBe('2030-04-01');
      expect(formatDay('2030-03-31', 'fr_FR', 'full')).toBe('dimanche 31 mars 2030');
      expect(pickDay({ checkin: '2030-03-30' }, '2030-04-01').night).toBe(2);
    },
  );

  it('adding days and counting nights undo each other', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days);
        expect(nightsBetween(date, other)).toBe(days);
        expect((weekdayOf(date) - 1 + ((days % 7) + 7)) % 7).toBe(weekdayOf(other) - 1);
      }),
    );
  });

  it('months have their lengths, and month arithmetic crosses years', () => {
    expect(['2030-01', '2030-02', '2028-02', '2030-04'].map(daysInMonth)).toEqual([31, 28, 29, 30]);
    expect(addMonths('2030-11', 3)).toBe('2031-02');
    expect(addMonths('2030-01', -1)).toBe('2029-12');
    expect(monthOf('2030-06-15')).toBe('2030-06');
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  it('days and months are named in the words of each locale, with ordinary spaces, and the week starts on Monday', () => {
    const first = LOCALES.map((locale) => weekdayNames(locale)[0]?.long);
    expect(first).toEqual(['lundi', 'lunes', 'lundi', 'maandag', 'maandag', 'lunedì']);
    expect(LOCALES.map((locale) => weekdayNames(locale).length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(LOCALES.map((locale) => monthName('2030-05', locale))).toEqual([
      'mai 2030',
      'mayo de 2030',
      'mai 2030',
      'mei 2030',
      'mei 2030',
      'maggio 2030',
    ]);
    for (const locale of LOCALES)
      expect(formatDay('2030-05-17', locale, 'full')).not.toMatch(/[\u00a0\u202f]/);
  });

  it('a wrong date in the hash is ignored and the rest of the hash is kept [CAL-25]', () => {
    for (const checkin of ['01/06/2030', '2030-02-30', 'abc']) {
      expect(hashToCriteria(`checkin=${checkin}&checkout=2030-06-03&city=75`)).toEqual({
        location: { category: 'city', id: '75' },
      });
    }
    expect(hashToCriteria('checkin=2030-06-01&checkout=2030-02-30')).toEqual({ checkin: '2030-06-01' });
  });
});
