import { expect, it } from 'vitest';
import { readPromoCode } from './promo-code.ts';

it.each([
  ['EXTRA10', 'EXTRA10'],
  [' extra10 ', 'EXTRA10'],
  ['summer-30', 'SUMMER-30'],
  ['', undefined],
  ['   ', undefined],
  ['TWO CODES', undefined],
  ['10 %', undefined],
  ['é', undefined],
  ['A'.repeat(61), undefined],
])('a code typed as %j is %s', (typed, code) => {
  expect(readPromoCode(typed)).toBe(code);
});
