import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { languageOf, posOf } from './point-of-sale.ts';

it('each locale has a point of sale and a language [GEO-02]', () => {
  expect(
    LOCALES.map((locale) => [locale, posOf(locale), posOf(locale).toLowerCase(), languageOf(locale)]),
  ).toEqual([
    ['fr_FR', 'FR', 'fr', 'fr'],
    ['es_ES', 'ES', 'es', 'es'],
    ['fr_BE', 'BE', 'be', 'fr'],
    ['nl_BE', 'BE', 'be', 'nl'],
    ['nl_NL', 'NL', 'nl', 'nl'],
    ['it_IT', 'IT', 'it', 'it'],
  ]);
});
