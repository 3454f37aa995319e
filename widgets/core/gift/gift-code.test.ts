import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_CODE_SIGNS, makeGiftCode, printGiftCode, readGiftCode } from './gift-code.ts';

const drawn = fc
  .array(fc.nat({ max: GIFT_CODE_SIGNS.length - 1 }), { minLength: 15, maxLength: 15 })
  .map((values) => {
    const rest = [...values];
    return makeGiftCode(() => rest.shift() ?? 0);
  });

describe('a gift code', () => {
  it('is read as it is printed, in any case and with any blanks', () => {
    fc.assert(
      fc.property(drawn, (code) => {
        expect(printGiftCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
        expect(readGiftCode(printGiftCode(code))).toBe(code);
        expect(readGiftCode(` ${printGiftCode(code).toLowerCase().replaceAll('-', ' ')}`)).toBe(code);
        for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2212\uFF0D\u200B\u00AD\n')
          expect(readGiftCode(`${printGiftCode(code).replaceAll('-', dash)}.\r\n`)).toBe(code);
      }),
    );
  });

  it('holds no sign that is mistaken for another', () => {
    expect([...'01OIL'].filter((sign) => GIFT_CODE_SIGNS.includes(sign))).toEqual([]);
    expect(new Set(GIFT_CODE_SIGNS).size).toBe(31);
  });

  it('is refused with any one wrong sign', () => {
    fc.assert(
      fc.property(drawn, fc.nat({ max: 15 }), fc.constantFrom(...GIFT_CODE_SIGNS), (code, place, sign) => {
        fc.pre(code[place] !== sign);
        expect(readGiftCode(code.slice(0, place) + sign + code.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it('is refused with any two signs exchanged', () => {
    fc.assert(
      fc.property(drawn, fc.nat({ max: 15 }), fc.nat({ max: 15 }), (code, a, b) => {
        const signs = [...code];
        [signs[a], signs[b]] = [signs[b] ?? '', signs[a] ?? ''];
        fc.pre(signs.join('') !== code);
        expect(readGiftCode(signs.join(''))).toBeUndefined();
      }),
    );
  });

  it.each(['', 'ABCD', '0000-0000-0000-0000', '2222-2222-2222-222', 'É'.repeat(16), '2'.repeat(99)])(
    'is not %j',
    (typed) => expect(readGiftCode(typed)).toBeUndefined(),
  );
});
