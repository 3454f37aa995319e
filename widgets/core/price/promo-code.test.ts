import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceAfter } from '../gift/modification-price.ts';
import { promoReduction, readPromoCode, type PromoTerms } from './promo-code.ts';
import { quotePrice } from './quote-price.ts';

it.each([
  ['EXTRA10', 'EXTRA10'],
  [' extra10 ', 'EXTRA10'],
  ['summer-30', 'SUMMER-30'],
  ['\u200Bsummer\u201130.\n', 'SUMMER-30'],
  ['ＥＸＴＲＡ１０', 'EXTRA10'],
  ['', undefined],
  ['   ', undefined],
  ['TWO CODES', undefined],
  ['10 %', undefined],
  ['é', undefined],
  ['A'.repeat(61), undefined],
])('a code typed as %j is %s', (typed, code) => {
  expect(readPromoCode(typed)).toBe(code);
});

it.each([
  [{ kind: 'percent', value: 15, minimumCents: 0 }, 9_999, 1_499],
  [{ kind: 'percent', value: 100, minimumCents: 0 }, 9_999, 9_999],
  [{ kind: 'percent', value: 10, minimumCents: 10_000 }, 9_999, 0],
  [{ kind: 'percent', value: 10, minimumCents: 9_999 }, 9_999, 999],
  [{ kind: 'amount', value: 2_000, minimumCents: 0 }, 9_999, 2_000],
  [{ kind: 'amount', value: 20_000, minimumCents: 0 }, 9_999, 9_999],
] as const)('%j takes off a price of %i cents %i of them, floored [PRICE-05]', (terms, cents, off) => {
  expect(promoReduction(terms, cents)).toBe(off);
});

const cents = fc.integer({ min: 0, max: 5_000_000 });
const codes: fc.Arbitrary<PromoTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimumCents: cents,
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 5_000_000 }),
    minimumCents: cents,
  }),
);
const taxes = fc.constantFrom(
  [],
  [{ amount: 150, currency: 'EUR', toBePaidAtHotel: false, type: 'PER_PERSON_PER_NIGHT' } as const],
);

it('what is paid is the items less the code less the gift, in whole cents, and never below 0', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 7 }),
      codes,
      cents,
      taxes,
      (prices, promotion, gift, tax) => {
        const nights = prices.map((sellPrice, day) => ({
          date: `2030-06-1${day}`,
          sellPrice,
          promo: 0,
          bestPriceOfTheMonth: false,
        }));
        const parts = {
          nights,
          refPrice: 0,
          rooms: 1,
          roomPrice: 20_000,
          pax: { adult: 2, child: 0, baby: 0 },
          taxes: tax,
        };
        const plain = quotePrice(parts);
        const quoted = quotePrice({ ...parts, promotion });
        const { totalPrice, promoCodeReductionAmount: code = 0, sellPrice } = quoted.priceInfo;
        expect(totalPrice).toBe(plain.priceInfo.totalPrice - code);
        expect(code).toBeLessThanOrEqual(sellPrice);
        expect(Number.isInteger(code) && code >= 0 && totalPrice >= 0).toBe(true);
        // The taxes are those of what the hotel sells.
        expect([quoted.taxWithPrice, quoted.taxAtHotel]).toEqual([plain.taxWithPrice, plain.taxAtHotel]);
        const paid = differenceAfter({ totalPrice }, { gift, upsell: gift, refundable: gift }, code);
        expect(paid).toBe(Math.max(0, plain.priceInfo.totalPrice - gift - code));
      },
    ),
  );
});
