import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { SEASONAL_THEMES, seasonMark, seasonOf } from './seasonal-theme.ts';

it('without seasons every locale has the look of all year [PROUTE-14]', () => {
  expect(SEASONAL_THEMES).toEqual({});
  for (const locale of LOCALES) expect(seasonOf(locale)).toBeUndefined();
  expect(seasonMark(undefined)).toBe('');
});

it('a season is that of its own locale, and of no other [PROUTE-14]', () => {
  const winter = { fr_FR: 'winter' };
  for (const locale of LOCALES)
    expect(seasonMark(seasonOf(locale, winter)), locale).toBe(
      locale === 'fr_FR' ? ' data-season="winter"' : '',
    );
  expect(seasonOf('fr_FR', { fr_FR: '"><script>' })).toBeUndefined();
});
