import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import {
  orderedRange,
  priceBounds,
  priceParams,
  toPriceFilter,
  toPriceRange,
  typedPrice,
} from './price-range.ts';

describe('the price filter', () => {
  it('the slider stores cents [FILTER-16]', () => {
    expect(toPriceFilter([80, 200], 'booking')).toEqual({ priceMin: 8000, priceMax: 20_000 });
  });

  it('9 or less below means no minimum [FILTER-17]', () => {
    expect([8, 9, 10].map((low) => toPriceFilter([low, 250], 'booking').priceMin)).toEqual([
      undefined,
      undefined,
      1000,
    ]);
  });

  it('250 or more above means no maximum [FILTER-18]', () => {
    expect([249, 250, 300].map((high) => toPriceFilter([9, high], 'booking').priceMax)).toEqual([
      24_900,
      undefined,
      undefined,
    ]);
  });

  it('activities start at 1 [FILTER-20]', () => {
    expect([priceBounds('activity').min, priceBounds('booking').min]).toEqual([1, 9]);
    expect([1, 5].map((low) => toPriceFilter([low, 250], 'activity').priceMin)).toEqual([undefined, 500]);
    expect(toPriceFilter([5, 250], 'booking').priceMin).toBeUndefined();
  });

  it('a typed price is its first group of digits [FILTER-21]', () => {
    expect(['12a34', '€120,50', 'abc', ''].map((text) => typedPrice(text))).toEqual([
      12,
      120,
      undefined,
      undefined,
    ]);
  });

  it('a typed price is at most the maximum [FILTER-22]', () => {
    expect(typedPrice('999')).toBe(250);
    expect(typedPrice('999', 400)).toBe(400);
  });

  it('minimum and maximum are swapped when they are the wrong way round [FILTER-23]', () => {
    expect(orderedRange([200, 100])).toEqual([100, 200]);
    expect(orderedRange([100, 200])).toEqual([100, 200]);
  });

  it('gifts send names of their own and only those [FILTER-24]', () => {
    const filter = { priceMin: 8000, priceMax: 20_000 };
    expect(priceParams(filter, 'gifting')).toEqual({
      singleVoucherPriceMin: '8000',
      singleVoucherPriceMax: '20000',
    });
    expect(priceParams(filter, 'booking')).toEqual({ priceMin: '8000', priceMax: '20000' });
  });

  it('slider, filter and slider again are the same', () => {
    const euros = fc.integer({ min: 1, max: 250 });
    fc.assert(
      fc.property(euros, euros, fc.constantFrom(...SEARCH_FLOWS), (a, b, flow) => {
        const { min, max } = priceBounds(flow);
        const [low, high] = orderedRange([Math.max(a, min), Math.max(b, min)]);
        expect(toPriceRange(toPriceFilter([low, high], flow), flow)).toEqual([low, high]);
        expect(toPriceRange({}, flow)).toEqual([min, max]);
      }),
    );
  });
});
