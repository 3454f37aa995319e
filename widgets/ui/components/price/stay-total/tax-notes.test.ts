import { expect, it } from 'vitest';
import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { taxNotes } from './tax-notes.ts';

const night: LocalTax = { amount: 150, currency: 'EUR', toBePaidAtHotel: true, type: 'PERSON_NIGHT' };
const share: LocalTax = { ...night, type: 'BOOKING_PERCENTAGE', percentage: 5 };
const stay = { roomPrice: 20_000, pax: { adult: 2, child: 0, baby: 0 }, nights: 3 };

it('taxes that the reception takes are one line, those in the price another [TAX-04]', () => {
  expect(taxNotes([night, share, { ...share, toBePaidAtHotel: false }], stay)).toEqual([
    { amount: 1900, currency: 'EUR', atHotel: true },
    { amount: 1000, currency: 'EUR', atHotel: false },
  ]);
});

it('amounts of two currencies are not added up [TAX-05]', () => {
  expect(taxNotes([night, { ...night, currency: 'CHF' }], stay).map(({ amount }) => amount)).toEqual([
    900, 900,
  ]);
});

it('a tax of a quote is what the quote says', () => {
  expect(taxNotes([{ ...share, due: 730 }], stay)).toEqual([{ amount: 730, currency: 'EUR', atHotel: true }]);
});

it('a tax of nothing is not told', () => {
  expect(taxNotes([{ ...night, amount: 0 }], stay)).toEqual([]);
});
