import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalTax } from './local-tax.ts';
import { quotePrice, totalToPay, withExtraDiscount } from './quote-price.ts';
import { spreadCents } from './spread-cents.ts';

const night = (date: string, sellPrice: number) => ({
  date,
  sellPrice,
  promo: 0,
  bestPriceOfTheMonth: false,
});
const tax = (amount: number, toBePaidAtHotel: boolean): LocalTax => ({
  amount,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'PER_PERSON_PER_NIGHT',
});
const parts = {
  nights: [night('2030-06-10', 8000), night('2030-06-11', 12_000)],
  refPrice: 25_000,
  rooms: 1,
  roomPrice: 20_000,
  pax: { adult: 2, child: 0, baby: 0 },
  taxes: [tax(150, false)],
};

describe('a quoted price', () => {
  it('sums the nights and says what is saved, in per cent of the price with its tax', () => {
    expect(quotePrice(parts).priceInfo).toEqual({
      sellPrice: 20_000,
      refPrice: 25_000,
      promo: 19,
      moneySaved: 5000,
      totalPrice: 20_600,
      nbRooms: 1,
      nights: 2,
      priceType: 'final',
      days: Object.fromEntries(parts.nights.map(({ date, ...night }) => [date, night])),
    });
  });

  it.each([
    [true, 20_000],
    [false, 20_900],
  ])('with a tax of 900 paid at the hotel (%s) is %i in total [TAX-04]', (atHotel, total) => {
    const nights = [...parts.nights, night('2030-06-12', 0)];
    const quoted = quotePrice({ ...parts, nights, taxes: [tax(150, atHotel)] });
    expect(quoted.priceInfo.totalPrice).toBe(total);
    expect(quoted.finalPrice.localTaxTotalAmount).toBe(900);
    expect([quoted.taxWithPrice, quoted.taxAtHotel]).toEqual(atHotel ? [0, 900] : [900, 0]);
  });

  it.each([
    [20_000, 15, 17_000],
    [20_000, 0, 20_000],
    [9_999, 10, 9_000],
  ])('of %i cents with an extra discount of %i %% is %i [BOOKING-23]', (price, discount, expected) => {
    expect(withExtraDiscount(price, discount)).toBe(expected);
  });

  it('takes the discount of a code off the total and off the taxed price', () => {
    const quoted = quotePrice({ ...parts, taxes: [], extraDiscount: 10 });
    expect(quoted.priceInfo).toMatchObject({
      sellPrice: 20_000,
      promoCodeReductionAmount: 2000,
      totalPrice: 18_000,
    });
    expect(quoted.finalPrice).toMatchObject({ sellPrice: 18_000, extraDiscount: 10, nights: 2 });
  });

  it('is paid with shipping and fee, less what a code takes off [BOOKING-24]', () => {
    const shippingCost = { amount: 590, internationalFee: 300 };
    expect(totalToPay({ sellPrice: 20_000, shippingCost, promoCodeReductionAmount: 1000 })).toBe(19_890);
    expect(totalToPay({ sellPrice: 20_000 })).toBe(20_000);
  });

  it('never costs more than its reference, nor saves what it does not, whatever the parts', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 14 }), cents, cents, (prices, ref, extra) => {
        const { priceInfo, taxWithPrice, taxAtHotel, finalPrice } = quotePrice({
          ...parts,
          nights: prices.map((price) => night('2030-06-10', price)),
          refPrice: ref,
          subElementsPrice: extra,
        });
        expect(priceInfo.refPrice - priceInfo.moneySaved).toBe(priceInfo.sellPrice);
        expect(priceInfo.moneySaved).toBeGreaterThanOrEqual(0);
        expect(priceInfo.totalPrice).toBe(priceInfo.sellPrice + taxWithPrice + extra);
        expect(taxWithPrice + taxAtHotel).toBe(finalPrice.localTaxTotalAmount);
      }),
    );
  });
});

describe('cents spread over parts', () => {
  it('sum to the total, in proportion, whole', () => {
    expect(spreadCents(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(spreadCents(100, [0, 0])).toEqual([50, 50]);
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, each) => {
        const spread = spreadCents(total, each);
        expect(spread.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(spread.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });
});
