import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCardNumber, hasCheckDigit, isCardValidOn, writeExpiry } from './payment-card.ts';

describe('the number of a card', () => {
  it.each(['4242424242424242', '4000000000000002', '378282246310005', '6304000000000000'])(
    '%s has the right check digit',
    (number) => {
      expect(hasCheckDigit(number)).toBe(true);
    },
  );

  it.each(['4242424242424241', '42424242424', '', '4242 4242 4242 4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
    '%s is none',
    (number) => {
      expect(hasCheckDigit(number)).toBe(false);
    },
  );

  it('with one digit typed wrongly is never right', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (begin, at, by) => {
        const check = [...'0123456789'].find((digit) => hasCheckDigit(begin.join('') + digit)) ?? '';
        const wrong = begin.with(at, ((begin[at] ?? 0) + by) % 10);
        expect(hasCheckDigit(wrong.join('') + check)).toBe(false);
      }),
    );
  });

  it('is written in groups of four, however it was typed', () => {
    expect(groupCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    expect(groupCardNumber('4242')).toBe('4242');
    expect(groupCardNumber('42424')).toBe('4242 4');
  });
});

describe('the last month of a card', () => {
  it.each([
    ['1', '1'],
    ['7', '07'],
    ['12', '12'],
    ['1227', '12/27'],
    ['12/', '12/'],
    ['7/27', '07/27'],
    ['12/2027', '12/27'],
    ['12 27', '12/27'],
    ['12/279', '12/27'],
    ['', ''],
  ])('%s is written %s', (typed, written) => {
    expect(writeExpiry(typed)).toBe(written);
  });

  it('is good until its end', () => {
    expect(isCardValidOn('05/30', '2030-05-31')).toBe(true);
    expect(isCardValidOn('04/30', '2030-05-01')).toBe(false);
    expect(isCardValidOn('13/30', '2030-05-01')).toBe(false);
    expect(isCardValidOn('5/30', '2030-05-01')).toBe(false);
  });
});
