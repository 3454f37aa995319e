import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { GIFT_FEATURE_LOCALES, isGiftFeatureOn } from './gift-features.ts';

describe('the gift features', () => {
  it('are offered in every locale but the Spanish one [LOCALE-03]', () => {
    expect(LOCALES.filter((locale) => isGiftFeatureOn(locale))).toEqual([
      'fr_FR',
      'fr_BE',
      'nl_BE',
      'nl_NL',
      'it_IT',
    ]);
    expect(isGiftFeatureOn('nl_NL')).toBe(true);
    expect(isGiftFeatureOn('es_ES')).toBe(false);
  });

  it('follow the table of a page that has its own [LOCALE-03]', () => {
    expect(isGiftFeatureOn('es_ES', { ...GIFT_FEATURE_LOCALES, es_ES: true })).toBe(true);
    expect(isGiftFeatureOn('fr_FR', { es_ES: true })).toBe(false);
  });
});
