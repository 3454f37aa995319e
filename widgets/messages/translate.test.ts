import { describe, expect, it } from 'vitest';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createTranslate, type Messages } from './translate.ts';
import esEs from './es_ES.json' with { type: 'json' };
import frFr from './fr_FR.json' with { type: 'json' };
import nlNl from './nl_NL.json' with { type: 'json' };

/* That it answers as i18next does is shown by host/texts/translate-for.test.ts, with the instance of the server. */
describe('the resolver of messages', () => {
  it('prefers the text written for zero', () => {
    const catalogue = { common: { nights_zero: 'no night', nights_other: '{{count}} nights' } };
    expect(createTranslate('en', catalogue)('common.nights', { count: 0 })).toBe('no night');
  });

  it('leaves a placeholder without a value empty and answers an unknown key with itself', () => {
    const t = createTranslate('nl_NL', { common: { people_one: '{{count}} persoon {{who}}' } });
    expect(t('common.people', { count: 1 })).toBe('1 persoon ');
    expect(t('common.close')).toBe('common.close');
  });

  it('writes numbers as the locale does [LOCALE-04]', () => {
    const offers = (locale: Locale, catalogue: Messages) =>
      createTranslate(locale, catalogue)('results.title', { count: 12_228 }).split(' ')[0];
    expect(offers('nl_NL', nlNl)).toBe('12.228');
    expect(offers('fr_FR', frFr)).toBe('12\u202f228');
    expect(offers('es_ES', esEs)).toBe('12.228');
  });

  it('reads the namespaces that a widget ships, without the others', () => {
    const t = createTranslate('fr_FR', { common: frFr.common });
    expect(t('common.nights', { count: 2 })).toBe('2 nuits');
  });
});
