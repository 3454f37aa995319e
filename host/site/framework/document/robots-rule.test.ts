import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { robotsRule } from './robots-rule.ts';

it('Italy is kept out of search engines where so configured, and only Italy [SEO-03]', () => {
  const settings = { enabled: true, italyNoindex: true };
  for (const locale of LOCALES) {
    expect(robotsRule('index, follow', locale, settings), locale).toBe(
      locale === 'it_IT' ? 'noindex' : 'index, follow',
    );
  }
  expect(robotsRule('index, follow', 'it_IT', { enabled: true, italyNoindex: false })).toBe('index, follow');
});

it('what a page wishes holds where indexing is enabled, and nothing is indexed elsewhere [SEO-04]', () => {
  expect(robotsRule('index, nofollow', 'fr_FR', { enabled: true, italyNoindex: false })).toBe(
    'index, nofollow',
  );
  expect(robotsRule('index, follow', 'fr_FR', { enabled: false, italyNoindex: false })).toBe('noindex');
});
