import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { formatDay, type DayStyle } from './format-date.ts';

const STYLES: readonly DayStyle[] = ['weekday', 'short', 'medium', 'long', 'full'];

it('a French traveller reads the first of a month as an ordinal, and no other day', () => {
  for (const locale of ['fr_FR', 'fr_BE'] as const) {
    expect(STYLES.map((style) => formatDay('2027-01-01', locale, style))).toEqual([
      'ven. 1er',
      'ven. 1er janv.',
      '1er janv. 2027',
      '1er janvier 2027',
      'vendredi 1er janvier 2027',
    ]);
    expect(formatDay('2027-01-11', locale)).toBe('11 janvier 2027');
    expect(formatDay('2027-01-21', locale)).toBe('21 janvier 2027');
  }
});

it('other languages write the first of a month as a number, and a short date has no comma', () => {
  for (const locale of LOCALES)
    expect(formatDay('2027-01-01', locale, 'full').includes('1er'), locale).toBe(locale.startsWith('fr'));
  expect(formatDay('2027-01-08', 'es_ES', 'short')).toBe('vie 8 ene');
  expect(formatDay('2027-01-08', 'es_ES', 'full')).toBe('viernes, 8 de enero de 2027');
});
