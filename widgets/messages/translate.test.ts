import fc from 'fast-check';
import i18next, { type FormatterModule } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/market/locale.ts';
import { createTranslate, type MessageKey, type Messages } from './translate.ts';
import en from './en.json' with { type: 'json' };
import esEs from './es_ES.json' with { type: 'json' };
import frBe from './fr_BE.json' with { type: 'json' };
import frFr from './fr_FR.json' with { type: 'json' };
import itIt from './it_IT.json' with { type: 'json' };
import nlBe from './nl_BE.json' with { type: 'json' };
import nlNl from './nl_NL.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CATALOGUES: readonly [locale: Locale | 'en', catalogue: Catalogue][] = [
  ['en', en],
  ['fr_FR', frFr],
  ['es_ES', esEs],
  ['fr_BE', frBe],
  ['nl_BE', nlBe],
  ['nl_NL', nlNl],
  ['it_IT', itIt],
];
const COUNTS = [0, 1, 2, 3, 11, 12, 100, 1_000_000, 2_000_000, 1.5];
const ENDING = /_(zero|one|two|few|many|other)$/;

/** The same question put to i18next itself, told to write numbers as the locale does. */
function askI18next(locale: string, resources: Catalogue) {
  const tag = locale.replace('_', '-');
  const instance = i18next.createInstance();
  instance.use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => (typeof value === 'number' ? value.toLocaleString(tag) : value),
  } as FormatterModule);
  void instance.init({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { [tag]: resources },
    ns: Object.keys(resources),
  });
  return (namespace: string, key: string, values: Record<string, string | number>) =>
    instance.t(key, { ns: namespace, ...values });
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => (match[1] ?? '').trim());
}

describe('the resolver of messages', () => {
  it.each(CATALOGUES)('answers every key of %s as i18next does, for every count', (locale, catalogue) => {
    const t = createTranslate(locale, catalogue as Messages);
    const ask = askI18next(locale, catalogue);
    for (const [namespace, texts] of Object.entries(catalogue)) {
      for (const [key, text] of Object.entries(texts)) {
        const stem = key.replace(ENDING, '');
        const filled = Object.fromEntries(placeholdersOf(text).map((name) => [name, `«${name}»`]));
        const questions = stem === key ? [filled] : COUNTS.map((count) => ({ ...filled, count }));
        for (const values of questions) {
          expect(t(`${namespace}.${stem}` as MessageKey, values)).toBe(ask(namespace, stem, values));
        }
      }
    }
  });

  it('fills placeholders as i18next does, whatever the visitor typed', () => {
    const catalogue = { destination: { none: 'No place found for “{{ term }}”, {{term}}' } };
    const ask = askI18next('en', catalogue);
    const t = createTranslate('en', catalogue);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        expect(t('destination.none', { term })).toBe(ask('destination', 'none', { term }));
      }),
    );
  });

  it('prefers the text written for zero, as i18next does', () => {
    const catalogue = { common: { nights_zero: 'no night', nights_other: '{{count}} nights' } };
    expect(createTranslate('en', catalogue)('common.nights', { count: 0 })).toBe('no night');
    expect(askI18next('en', catalogue)('common', 'nights', { count: 0 })).toBe('no night');
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
