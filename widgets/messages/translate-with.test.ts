import { createInstance, type InitOptions } from 'i18next';
import { expect, it } from 'vitest';
import { createTranslate } from './translate.ts';
import { translateWith } from './translate-with.ts';
import en from './en.json' with { type: 'json' };

function integratorsTexts(staykit: object, options: InitOptions = {}) {
  const i18n = createInstance();
  void i18n.init({ lng: 'de', initAsync: false, resources: { de: { staykit } }, ...options });
  return translateWith(i18n, 'nl_NL', createTranslate('nl_NL', en));
}

it('an integrator’s texts are found by our keys, with plurals, and numbers as the locale writes them', () => {
  const t = integratorsTexts({ common: { nights_one: '{{count}} Nacht', nights_other: '{{count}} Nächte' } });
  expect(t('common.nights', { count: 1 })).toBe('1 Nacht');
  expect(t('common.nights', { count: 12_228 })).toBe('12.228 Nächte');
  expect(t('common.close')).toBe(en.common.close);
});

it('an integrator may write keys in one piece', () => {
  const t = integratorsTexts({ 'common.close': 'Zu' });
  expect(t('common.close')).toBe('Zu');
});

it('an integrator’s own formats stay at work', () => {
  const t = integratorsTexts({
    common: { nights_other: '{{count, number(minimumFractionDigits: 1)}} Nächte' },
  });
  expect(t('common.nights', { count: 2 })).toBe('2,0 Nächte');
});

it('what a visitor typed is shown as typed: the view escapes it', () => {
  const t = integratorsTexts({ destination: { none: 'Nichts: {{term}}' } });
  expect(t('destination.none', { term: '<b>d’Aix & Co' })).toBe('Nichts: <b>d’Aix & Co');
});

it('an instance that is not initialised leaves our texts', () => {
  const t = translateWith(createInstance(), 'nl_NL', createTranslate('nl_NL', en));
  expect(t('common.close')).toBe(en.common.close);
});
