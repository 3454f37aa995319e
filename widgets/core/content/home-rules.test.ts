import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxDiscountPercent } from '../gift/box/box-discount.ts';
import { promoColumns } from './block-columns.ts';
import { timeLeft } from './time-left.ts';

describe('promotions', () => {
  it('stand in three columns unless told, and in no more than their kind allows [HOME-10]', () => {
    expect(promoColumns('ctaCards')).toBe(3);
    expect(promoColumns('ctaCards', 7)).toBe(5);
    expect(promoColumns('ctaCards', 4)).toBe(4);
    expect(promoColumns('marketing', 6)).toBe(4);
    expect(promoColumns('marketing')).toBe(3);
  });

  it('of boxes take off a percentage that is rounded up, and none where nothing is saved [HOME-11]', () => {
    expect(boxDiscountPercent(100, 66.7)).toBe(34);
    expect(boxDiscountPercent(9_990, 7_990)).toBe(21);
    expect(boxDiscountPercent(10_000, 9_300)).toBe(7);
    for (const promo of [undefined, 10_000, 12_000])
      expect(boxDiscountPercent(10_000, promo)).toBeUndefined();
    expect(boxDiscountPercent(0, 0)).toBeUndefined();
  });

  it('never tell less than is saved, nor a whole percent more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 500_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (price, part) => {
          const promo = Math.floor(price * part);
          const percent = boxDiscountPercent(price, promo)!;
          expect(percent * price).toBeGreaterThanOrEqual((price - promo) * 100);
          expect((percent - 1) * price).toBeLessThan((price - promo) * 100);
        },
      ),
    );
  });
});

describe('the time that is left', () => {
  const end = '2030-06-01T12:00:00Z';
  const before = (ms: number) => timeLeft(end, Date.parse(end) - ms);

  it('is told in days and a clock', () => {
    expect(before(1_000)).toEqual({ days: 0, clock: '00:00:01' });
    expect(before(3_661_000)).toEqual({ days: 0, clock: '01:01:01' });
    expect(before(2 * 86_400_000 + 5_000)).toEqual({ days: 2, clock: '00:00:05' });
  });

  it('is never less than nothing, also of an end that cannot be read', () => {
    for (const left of [before(0), before(-5_000), timeLeft('soon', 0)])
      expect(left).toEqual({ days: 0, clock: '00:00:00' });
  });
});
