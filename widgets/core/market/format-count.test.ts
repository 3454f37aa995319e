import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { formatCount } from './format-count.ts';

it('a number of people, offers or hotels is grouped as those who read it group it', () => {
  const written = (count: number) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, formatCount(count, locale)]));
  expect(written(2500)).toEqual({
    fr_FR: '2\u202f500',
    es_ES: '2500',
    fr_BE: '2\u202f500',
    nl_BE: '2.500',
    nl_NL: '2.500',
    it_IT: '2.500',
  });
  expect(new Set(Object.values(written(999)))).toEqual(new Set(['999']));
});
