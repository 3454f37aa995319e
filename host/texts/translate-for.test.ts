import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate, type MessageKey, type MessageValues } from '@staykit/messages/translate.ts';
import { translateFor } from './translate-for.ts';

const COUNTS = [0, 1, 2, 3, 5, 10, 11, 12, 100, 999, 1000, 12_345, 1_000_000, 2_000_000, 1.5, -1];
const ENDING = /_(zero|one|two|few|many|other)$/;

/** What a text may be asked with: words, letters that HTML or i18next could mistake for theirs, numbers. */
function samplesOf(text: string): MessageValues[] {
  const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => (match[1] ?? '').trim());
  const filledWith = (value: string | number) => Object.fromEntries(names.map((name) => [name, value]));
  return ['Léa', '<b>&amp;</b> "d’ici" $t(common.close) {{count}}', 7, 12_345.5].map(filledWith);
}

describe('texts of the server', () => {
  it.each(LOCALES)('are those of widgets, for every key of %s, every count and value', (locale) => {
    const resolve = createTranslate(locale, LOCALE_TEXTS[locale]);
    const t = translateFor(locale);
    for (const [namespace, texts] of Object.entries(LOCALE_TEXTS[locale])) {
      for (const [key, text] of Object.entries(texts)) {
        const asked = `${namespace}.${key.replace(ENDING, '')}` as MessageKey;
        const samples = samplesOf(text);
        const questions = ENDING.test(key)
          ? samples.flatMap((values) => COUNTS.map((count) => ({ ...values, count })))
          : samples;
        for (const values of questions) {
          expect([asked, values, t(asked, values)]).toEqual([asked, values, resolve(asked, values)]);
        }
        expect(t(asked)).toBe(resolve(asked));
        expect(t(asked)).toBe(resolve(asked));
      }
    }
  });

  it('hold what a visitor typed as it was typed', () => {
    const resolve = createTranslate('fr_FR', LOCALE_TEXTS.fr_FR);
    const t = translateFor('fr_FR');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        expect(t('destination.none', { term })).toBe(resolve('destination.none', { term }));
        expect(t('destination.none', { term })).toContain(term);
      }),
    );
  });

  it('write numbers as the locale does [LOCALE-04]', () => {
    expect(translateFor('nl_NL')('common.nights', { count: 12_228 })).toBe('12.228 nachten');
    expect(translateFor('fr_FR')('common.nights', { count: 12_228 })).toBe('12\u202f228 nuits');
  });

  it('show a key that no catalogue holds, and leave what is not told empty', () => {
    expect(translateFor('it_IT')('common.unknown' as MessageKey)).toBe('common.unknown');
    expect(translateFor('fr_FR')('destination.none', {})).toBe(
      createTranslate('fr_FR', LOCALE_TEXTS.fr_FR)('destination.none', {}),
    );
  });
});
