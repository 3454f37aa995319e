import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  localTaxAmount,
  localTaxDue,
  rulesWithPrice,
  ruledTax,
  taxedNights,
  taxedPersons,
  taxOf,
  type LocalTax,
} from './local-tax.ts';

const perNight = (amount: number, rule: Partial<LocalTax> = {}): LocalTax => ({
  amount,
  currency: 'EUR',
  toBePaidAtHotel: true,
  type: 'PER_PERSON_PER_NIGHT',
  ...rule,
});
const percent = (percentage: number, rule: Partial<LocalTax> = {}): LocalTax => ({
  amount: 0,
  currency: 'EUR',
  toBePaidAtHotel: true,
  type: 'BOOKING_PERCENTAGE',
  percentage,
  ...rule,
});
const party = (adult: number, child = 0, baby = 0) => ({ adult, child, baby });
const stay = { roomPrice: 20_000, pax: party(2), nights: 3 };

const age = fc.option(fc.integer({ min: 0, max: 21 }), { nil: undefined });
const known = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };
const rule = fc
  .tuple(
    age,
    fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
    fc.boolean(),
  )
  .map(([fromAge, freeNights, maxNights, cap, toBePaidAtHotel]) => ({
    ...known('fromAge', fromAge),
    ...known('freeNights', freeNights),
    ...known('maxNights', maxNights),
    ...known('cap', cap),
    toBePaidAtHotel,
  }));
const anyTax = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 900 }), rule).map(([amount, own]) => perNight(amount, own)),
  fc.tuple(fc.integer({ min: 0, max: 3000 }), rule).map(([rate, own]) => percent(rate / 100, own)),
);
const anyStay = fc.record({
  roomPrice: fc.integer({ min: 0, max: 10_000_000 }),
  pax: fc.record({
    adult: fc.integer({ min: 1, max: 20 }),
    child: fc.integer({ min: 0, max: 10 }),
    baby: fc.integer({ min: 0, max: 10 }),
  }),
  nights: fc.integer({ min: 1, max: 30 }),
});

describe('local taxes', () => {
  it.each([
    [5, 20_000, 1000],
    [0, 20_000, 0],
    [12.5, 8001, 1000],
    // 28.995 cents are 29: floating-point products of the price and 1.15 are below.
    [1.15, 2_521, 29],
  ])('%f %% of a room of %i cents are %i cents [TAX-01]', (rate, roomPrice, cents) => {
    expect(localTaxAmount([percent(rate)], { ...stay, roomPrice })).toBe(cents);
  });

  it('any other type is its amount per person and night [TAX-02]', () => {
    expect(localTaxAmount([perNight(150)], stay)).toBe(900);
    expect(localTaxAmount([{ ...perNight(150), type: 'TOURIST' }], { ...stay, nights: 1 })).toBe(300);
  });

  // What towns took in 2025, for a family of two adults, a child of 3 to 11 and a baby unless the row says otherwise.
  it.each<[string, LocalTax, Partial<typeof stay>, number]>([
    [
      'France, 5 % without classification, capped: a cheap room',
      percent(5, { cap: 430, fromAge: 18 }),
      {},
      500,
    ],
    ['France, the same above its cap', percent(5, { cap: 430, fromAge: 18 }), { roomPrice: 120_000 }, 2_580],
    [
      'France, a couple pays of the whole room',
      percent(5, { cap: 430, fromAge: 18 }),
      { pax: party(2) },
      1_000,
    ],
    [
      'Barcelona, four stars, at most 7 nights',
      perNight(570, { fromAge: 17, maxNights: 7 }),
      { nights: 10 },
      7_980,
    ],
    [
      'Rome, three stars, at most 10 nights',
      perNight(600, { fromAge: 10, maxNights: 10 }),
      { nights: 14 },
      12_000,
    ],
    [
      'Venice, children of 3 are free below 10',
      perNight(350, { fromAge: 10, maxNights: 5 }),
      { nights: 2 },
      1_400,
    ],
    ['Amsterdam, 12.5 % of the room whoever sleeps there', percent(12.5), {}, 2_500],
    ['a Dutch town that taxes every traveller', perNight(150, { fromAge: 0 }), {}, 1_800],
    ['a town that taxes from 3 years', perNight(150, { fromAge: 3 }), {}, 1_350],
    ['Ghent, adults alone', perNight(350, { fromAge: 18 }), {}, 2_100],
    ['a town whose first night is free', perNight(200, { freeNights: 1 }), {}, 800],
    ['the same for one night', perNight(200, { freeNights: 1 }), { nights: 1 }, 0],
    ['a percentage of the two nights that it taxes', percent(6, { maxNights: 2 }), {}, 800],
  ])('%s', (_town, tax, changes, cents) => {
    expect(taxOf(tax, { ...stay, pax: party(2, 1, 1), ...changes })).toBe(cents);
  });

  it('are due from an age: children and babies, whose ages are not known, only where all of them owe it', () => {
    const family = party(2, 3, 4);
    const persons = (fromAge?: number) => taxedPersons(fromAge === undefined ? {} : { fromAge }, family);
    expect([undefined, 0, 1, 3, 4, 12, 18].map(persons)).toEqual([2, 9, 5, 5, 2, 2, 2]);
  });

  it('are never negative, above the cap, above the rate, or of travellers and nights that are exempt', () => {
    fc.assert(
      fc.property(anyTax, anyStay, (tax, each) => {
        const cents = ruledTax(tax, each);
        const { adult, child, baby } = each.pax;
        const personNights = taxedPersons(tax, each.pax) * taxedNights(tax, each.nights);
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        expect(personNights).toBeLessThanOrEqual((adult + child + baby) * each.nights);
        if (personNights === 0) expect(cents).toBe(0);
        if (tax.type !== 'BOOKING_PERCENTAGE') expect(cents).toBe(tax.amount * personNights);
        else {
          expect(cents).toBeLessThanOrEqual((tax.cap ?? Infinity) * Math.max(1, personNights));
          expect(cents).toBeLessThanOrEqual((each.roomPrice * (tax.percentage ?? 0)) / 100 + 0.5001);
        }
        // Travellers who are exempt add nothing.
        if ((tax.fromAge ?? 99) > 3 && tax.type !== 'BOOKING_PERCENTAGE')
          expect(ruledTax(tax, { ...each, pax: party(adult) })).toBe(cents);
        // Nor do they make others pay more.
        else if (tax.fromAge === undefined || tax.fromAge > 3)
          expect(ruledTax(tax, { ...each, pax: party(adult) })).toBeGreaterThanOrEqual(cents);
      }),
    );
  });

  it('is added to the price only where it is not paid at the hotel [TAX-04]', () => {
    const withPrice = perNight(150, { toBePaidAtHotel: false });
    expect(localTaxDue([perNight(150)], stay)).toEqual({ withPrice: 0, atHotel: 900 });
    expect(localTaxDue([withPrice], stay)).toEqual({ withPrice: 900, atHotel: 0 });
    expect(localTaxDue([withPrice], stay, { addWhenNotPaidAtHotel: false })).toEqual({
      withPrice: 0,
      atHotel: 0,
    });
  });

  it('of a quote is what the quote says', () => {
    expect(taxOf(percent(5, { due: 730 }), stay)).toBe(730);
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

  it('has the rules of what goes with the price, which a traveller then sees on cards and maps [TAX-04]', () => {
    fc.assert(
      fc.property(fc.array(anyTax, { maxLength: 4 }), anyStay, (taxes, each) => {
        const sum = rulesWithPrice(taxes).reduce((cents, one) => cents + ruledTax(one, each), 0);
        expect(sum).toBe(localTaxDue(taxes, each).withPrice);
      }),
    );
  });
});
