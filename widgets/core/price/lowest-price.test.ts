import { expect, it } from 'vitest';
import { lowestPrice } from './lowest-price.ts';

it('a traveller is told the lowest price of a month where few of its days have it', () => {
  const month = (low: number, others: number) => [
    ...Array<number>(low).fill(49),
    ...Array.from({ length: others }, (_, day) => 60 + day),
  ];
  expect(lowestPrice(month(1, 0))).toBe(49);
  expect(lowestPrice(month(1, 4))).toBe(49);
  expect(lowestPrice(month(2, 6))).toBe(49);
  expect(lowestPrice(month(6, 24))).toBe(49);
  // Six of eight days are no exception, nor are seven of a whole month.
  expect(lowestPrice(month(6, 2))).toBeUndefined();
  expect(lowestPrice(month(7, 24))).toBeUndefined();
  expect(lowestPrice(month(2, 0))).toBeUndefined();
  expect(lowestPrice([])).toBeUndefined();
});
