import { expect, it } from 'vitest';
import { LOCALES } from '../../core/market/locale.ts';
import { createTranslate as createFull, type MessageKey } from '../../messages/translate.ts';
import { LOCALE_TEXTS } from '../../messages/locale-texts.ts';
import { createTranslate, type PackedTexts } from '../runtime/translate.ts';
import { numberTexts, packTexts, shortTexts, withNumbers, type TextNumbers } from './short-texts.ts';
import type { Catalogue } from './used-texts.ts';

const NAMED = { whole: new Set<string>(), prefixes: ['theme.', 'calendar.reason.'] };

/** What a browser reads of a file of texts. */
async function load(code: string): Promise<PackedTexts> {
  const { default: texts } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: PackedTexts;
  };
  return texts;
}

it.each(LOCALES)('by number, %s answers what it answers by key [LOCALE-04]', async (locale) => {
  const catalogue = LOCALE_TEXTS[locale] as Catalogue;
  const numbers = numberTexts([{ texts: catalogue, named: NAMED }]);
  const byNumber = createTranslate(locale, await load(packTexts(catalogue, numbers)));
  const byKey = createFull(locale, LOCALE_TEXTS[locale]);
  const keys = Object.entries(catalogue).flatMap(([space, texts]) =>
    Object.keys(texts).map((name) => `${space}.${name}`),
  );
  for (const whole of keys) {
    const key = whole.replace(/_(one|many|other)$/, '') as MessageKey;
    const names = ['place', 'price', 'date', 'distance', 'name', 'term', 'from', 'to'];
    const filled = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
    for (const count of [0, 1, 1.5, 2, 7, 21, 4_000]) {
      const values = { ...filled, count };
      expect(byNumber(numbers.get(key) ?? key, values)).toBe(byKey(key, values));
    }
  }
  expect(keys.length).toBeGreaterThan(500);
});

it('texts that every widget reads come first, and a file of texts leaves out what others read', () => {
  const box = { common: { close: 'Close' }, calendar: { clear: 'Clear' } };
  const grid = {
    common: { close: 'Close' },
    card: { from: 'from', nights_one: '1', nights_other: '{{count}}' },
  };
  const numbers = numberTexts([box, grid].map((texts) => ({ texts, named: NAMED })));
  expect([...numbers]).toEqual([
    ['common.close', 0],
    ['calendar.clear', 1],
    ['card.from', 2],
    ['card.nights', 3],
  ]);
  expect(packTexts(grid, numbers)).toBe('export default{...["Close",,"from",["1","{count}"]]};');
});

it('a key that is completed while running keeps its name, wherever it is written', () => {
  const texts = { theme: { all: 'All' } };
  const numbers = numberTexts([{ texts, named: NAMED }]);
  expect(numbers.size).toBe(0);
  expect(packTexts(texts, numbers)).toBe('export default{...[],"theme.all":"All"};');
});

it('a key that is written out becomes its number, and no other word does', () => {
  const numbers: TextNumbers = new Map([['calendar.clear', 7]]);
  const code = "const a = t(wide ? 'calendar.clear' : 'calendar.clears'); // 'calendar.clear'";
  expect(withNumbers('a.ts', code, numbers)).toBe(
    "const a = t(wide ? 7 : 'calendar.clears'); // 'calendar.clear'",
  );
});

it('a token that has the name of a key stays a token', () => {
  const numbers: TextNumbers = new Map([['map.list', 7]]);
  const code = "styled.p`color:${token('map.list')}`; t('map.list');";
  expect(withNumbers('a.ts', code, numbers)).toBe("styled.p`color:${token('map.list')}`; t(7);");
});

it('a file that still asks by key fails the build', () => {
  const plugin = shortTexts(() => new Map([['calendar.clear', 7]])) as unknown as {
    buildStart(): void;
    generateBundle(this: { error(why: string): never }, options: object, bundle: object): void;
  };
  plugin.buildStart();
  const build = (code: string) =>
    plugin.generateBundle.call(
      {
        error(why) {
          throw new Error(why);
        },
      },
      {},
      { a: { type: 'chunk', fileName: 'a.js', code } },
    );
  expect(() => build('t(7)')).not.toThrow();
  expect(() => build('t(`calendar.clear`)')).toThrow('a.js asks for calendar.clear');
});

it('a plural that the elements cannot choose fails the build', () => {
  expect(() => packTexts({ common: { nights_few: 'x' } }, new Map())).toThrow('common.nights');
});
