import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../price/money.ts';
import { dayStatus, giftSupplement } from './gift-day.ts';

const day = (displayTotalPrice: number, minLos = 1) => ({ displayTotalPrice, minLos });

describe('a day on which a gift may be redeemed', () => {
  it.each([25_000, 20_000])('is included at %i for a gift of 25000 [BOOKING-12]', (price) => {
    expect(dayStatus(day(price), 25_000, 1)).toBe('included');
  });

  it('costs a supplement where the stay is dearer than the gift [BOOKING-13]', () => {
    expect(dayStatus(day(30_000), 25_000, 1)).toBe('supplement');
    expect(formatMoney(giftSupplement(30_000, 25_000), 'fr_FR')).toBe('50\u00a0€');
  });

  it('is not available when it is missing, or its shortest stay is longer than the chosen one [BOOKING-14]', () => {
    expect(dayStatus(undefined, 25_000, 2)).toBe('notAvailable');
    expect(dayStatus(day(20_000, 3), 25_000, 2)).toBe('notAvailable');
    expect(dayStatus(day(20_000, 2), 25_000, 2)).toBe('included');
  });

  it('asks for a supplement exactly where something is left to pay', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (price, gift) => {
        const supplement = giftSupplement(price, gift);
        expect(supplement).toBeGreaterThanOrEqual(0);
        expect(dayStatus(day(price), gift, 1) === 'supplement').toBe(supplement > 0);
        expect(supplement === 0 || supplement + gift === price).toBe(true);
      }),
    );
  });
});
