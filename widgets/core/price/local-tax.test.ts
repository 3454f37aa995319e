import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTaxAmount, localTaxDue, taxRatesOf, type LocalTax } from './local-tax.ts';

const perNight = (amount: number, toBePaidAtHotel = true): LocalTax => ({
  amount,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'PER_PERSON_PER_NIGHT',
});
const percent = (percentage: number, toBePaidAtHotel = true): LocalTax => ({
  amount: 0,
  currency: 'EUR',
  toBePaidAtHotel,
  type: 'BOOKING_PERCENTAGE',
  percentage,
});
const stay = { sellPrice: 20_000, participants: 2, nights: 3 };

const anyTax = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 900 }), fc.boolean()).map(([amount, at]) => perNight(amount, at)),
  fc.tuple(fc.integer({ min: 0, max: 20 }), fc.boolean()).map(([rate, at]) => percent(rate, at)),
);
const anyStay = fc.record({
  sellPrice: fc.integer({ min: 0, max: 1_000_000 }),
  participants: fc.integer({ min: 1, max: 20 }),
  nights: fc.integer({ min: 1, max: 30 }),
});

describe('local taxes', () => {
  it.each([
    [5, 20_000, 1000],
    [0, 20_000, 0],
    [12.5, 8001, 1000],
  ])('%f %% of a package of %i cents are %i cents [TAX-01]', (rate, sellPrice, cents) => {
    expect(localTaxAmount([percent(rate)], { ...stay, sellPrice })).toBe(cents);
  });

  it('any other type is its amount per person and night [TAX-02]', () => {
    expect(localTaxAmount([perNight(150)], stay)).toBe(900);
    expect(localTaxAmount([{ ...perNight(150), type: 'TOURIST' }], { ...stay, nights: 1 })).toBe(300);
  });

  it('is added to the price only where it is not paid at the hotel [TAX-04]', () => {
    expect(localTaxDue([perNight(150)], stay)).toEqual({ withPrice: 0, atHotel: 900 });
    expect(localTaxDue([perNight(150, false)], stay)).toEqual({ withPrice: 900, atHotel: 0 });
    expect(localTaxDue([perNight(150, false)], stay, { addWhenNotPaidAtHotel: false })).toEqual({
      withPrice: 0,
      atHotel: 0,
    });
  });

  it('what goes with the price and what is paid at the hotel are the whole tax, in whole cents', () => {
    fc.assert(
      fc.property(fc.array(anyTax, { maxLength: 4 }), anyStay, (taxes, each) => {
        const { withPrice, atHotel } = localTaxDue(taxes, each);
        expect(withPrice + atHotel).toBe(localTaxAmount(taxes, each));
        expect(Number.isInteger(withPrice) && Number.isInteger(atHotel)).toBe(true);
      }),
    );
  });

  it('has the rates of what goes with the price, which a traveller then sees on cards and maps [TAX-04]', () => {
    expect(taxRatesOf([])).toEqual({ perPersonNight: 0, percent: 0 });
    // One percentage: several are rounded to a cent each where they are told apart.
    const some = fc.tuple(fc.array(fc.boolean()), fc.integer({ min: 0, max: 40 }), fc.boolean());
    fc.assert(
      fc.property(some, anyStay, ([nightly, quarters, at], each) => {
        const taxes = [
          ...nightly.map((paid, place) => perNight(50 * place, paid)),
          percent(quarters / 4, at),
        ];
        const rates = taxRatesOf(taxes);
        expect(
          rates.perPersonNight * each.participants * each.nights +
            Math.round((each.sellPrice * rates.percent) / 100),
        ).toBe(localTaxDue(taxes, each).withPrice);
      }),
    );
  });
});
