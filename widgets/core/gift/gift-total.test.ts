import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GiftCardTerms } from './card/gift-card-terms.ts';
import { isCardAmount, readCardAmount, writeCardAmount } from './card/gift-card.ts';
import { giftTotal, usedSleeves } from './gift-total.ts';
import type { SubElementChoice } from './sleeve/sub-element.ts';

const element = (id: string, categoryId: string, price: number) => ({
  id,
  name: id,
  imageUrl: '',
  recommendedByWed: false,
  price,
  categoryId,
});
const dress: SubElementChoice = {
  categories: [
    { id: '2', description: 'Sleeves', names: {}, singleSelection: true },
    { id: '4', description: 'Extras', names: {}, singleSelection: false },
  ],
  elements: [element('4', '4', 300), element('5', '4', 250), element('7', '2', 450), element('8', '2', 450)],
};
const shipping = { FR: { shippingCost: 590, internationalShippingFee: 300 } };

describe('giftTotal', () => {
  it('adds dress and post of a physical gift, and neither of a digital one [SLEEVE-10] [SLEEVE-11] [SLEEVE-12]', () => {
    const parts = { sellPrice: 10_000, sleeves: ['4', '5'], country: 'FR' };
    expect(giftTotal({ ...parts, giftFormat: 'physical' }, { shipping, dress })).toEqual({
      dress: 550,
      post: 890,
      total: 11_440,
    });
    expect(giftTotal({ ...parts, giftFormat: 'digital' }, { shipping, dress })).toEqual({
      dress: 0,
      post: 0,
      total: 10_000,
    });
  });
});

describe('usedSleeves', () => {
  it('keeps what there is, and the first of a single choice', () => {
    expect(usedSleeves(['4', '99'], dress)).toEqual(['4']);
    expect(usedSleeves(['8', '7', '5', '4', '5'], dress)).toEqual(['8', '5', '4']);
    expect(usedSleeves(['99'], dress)).toEqual([]);
  });
});

const CARD: GiftCardTerms = {
  markets: ['FR'],
  least: 3_000,
  most: 100_000,
  step: 1,
  amounts: [5_000],
  months: 12,
};

describe('the amount of a card', () => {
  it.each([
    ['150', 15_000],
    [' 1 000 € ', 100_000],
    ['99,5', 9_950],
    ['30.00', 3_000],
  ])('reads %s', (typed, cents) => expect(readCardAmount(typed, CARD)).toBe(cents));

  it.each(['', '29.99', '1000,01', 'abc', '1e3', '12,345', '-50'])('takes no "%s"', (typed) =>
    expect(readCardAmount(typed, CARD)).toBeUndefined(),
  );

  it('is one of its steps, and none where the shop sells no card', () => {
    expect([3_000, 3_500, 3_600].map((cents) => isCardAmount(cents, { ...CARD, step: 500 }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(readCardAmount('150', undefined)).toBeUndefined();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: CARD.least, max: CARD.most }), (cents) => {
        expect(readCardAmount(writeCardAmount(cents), CARD)).toBe(cents);
      }),
    );
  });
});
