import { expect, it } from 'vitest';
import { stepsBack } from './steps-back.ts';

/** A tab of a browser that knows its history by length and referrer alone. */
const old = (length: number, referrer: string) => ({
  history: { length },
  document: { referrer },
  location: { origin: 'https://shop.example' },
});

/** A tab: the pages before the present one, `same` for parts of this page that were gone to. */
const tab = (before: readonly ('other' | 'same')[]) => ({
  ...old(before.length, ''),
  navigation: {
    currentEntry: { index: before.length },
    entries: () => [
      ...before.map((kind, index) => ({ index, sameDocument: kind === 'same' })),
      { index: before.length, sameDocument: true },
      { index: before.length + 1, sameDocument: false },
    ],
  },
});
it('the back arrow goes back to the page before, over the parts of this one, and nowhere without one [HEADER-07]', () => {
  expect(stepsBack(tab([]))).toBe(0);
  expect(stepsBack(tab(['other']))).toBe(-1);
  expect(stepsBack(tab(['other', 'other', 'same', 'same']))).toBe(-3);
  expect(stepsBack(tab(['same']))).toBe(0);
});

it('a browser that tells less goes back to a page of this site alone [HEADER-07]', () => {
  expect(stepsBack(old(2, 'https://shop.example/contact'))).toBe(-1);
  expect(stepsBack(old(1, 'https://shop.example/contact'))).toBe(0);
  expect(stepsBack(old(5, 'https://search.example/'))).toBe(0);
  expect(stepsBack(old(5, ''))).toBe(0);
});
