import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { distanceBounds, DISTANCE_SLIDER_MAX } from '../search/map/distance.ts';
import { activityPrice, formatMoney, perNight, wholeUnits } from './money.ts';
import { priceForPax } from './pax-price.ts';
import { priceBounds, toPriceFilter } from './price-range.ts';
import {
  CARD_PROMO_MIN_PERCENT,
  PROMO_THRESHOLDS,
  promoPercent,
  referencePrice,
  shownPromo,
} from './promo.ts';
import { UPSELL_AVAILABILITY, upsellLabel } from './upsell-availability.ts';

describe('money', () => {
  it('cents are shown in whole units as each locale writes them [PRICE-01]', () => {
    expect(LOCALES.map((locale) => [locale, formatMoney(12_000, locale)])).toEqual([
      ['fr_FR', '120\u00a0€'],
      ['es_ES', '120\u00a0€'],
      ['fr_BE', '120\u00a0€'],
      ['nl_BE', '€\u00a0120'],
      ['nl_NL', '€\u00a0120'],
      ['it_IT', '120\u00a0€'],
    ]);
  });

  it('no kind of space but the no-break one is printed, so that server and browser agree [PRICE-01]', () => {
    expect(formatMoney(123_456_700, 'fr_FR')).toBe('1\u202f234\u202f567\u00a0€');
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.integer({ min: 0, max: 10 ** 11 }), (locale, cents) => {
        expect(formatMoney(cents, locale)).toMatch(/^[\d.\u00a0\u202f€]+$/);
      }),
    );
  });

  it.each([
    [33_333, 3, 112],
    [20_001, 2, 101],
    [20_000, 2, 100],
    [30_000, 1, 300],
  ])('%i cents over %i nights are %i a night, rounded up [PRICE-02]', (total, nights, price) => {
    expect(perNight(total, nights)).toBe(price);
  });

  it('totals are rounded up to the whole unit [PRICE-03]', () => {
    expect([20_001, 20_000, 1, 0].map(wholeUnits)).toEqual([201, 200, 1, 0]);
    expect(formatMoney(20_001, 'fr_FR')).toBe('201\u00a0€');
  });

  it('an activity card divides by the adults, two unless told [PRICE-04]', () => {
    expect(activityPrice(9000)).toBe(45);
    expect(activityPrice(9000, 1)).toBe(90);
    expect(activityPrice(9001)).toBe(46);
  });
});

describe('promotions', () => {
  it.each([
    [8000, 10_000, 20],
    [9000, 10_000, 10],
    [8001, 10_000, 19],
    [9300, 10_000, 7],
    [7100, 10_000, 29],
  ])('a price of %i against %i is %i %% off, exactly [PRICE-05]', (sell, ref, percent) => {
    expect(promoPercent(sell, ref)).toBe(percent);
  });

  it('the percentage is the greatest whole one that does not promise too much [PRICE-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 7 }), fc.integer({ min: 0, max: 10 ** 7 }), (ref, sell) => {
        const percent = promoPercent(sell, ref);
        if (percent === undefined) return;
        expect(BigInt(percent) * BigInt(ref) <= BigInt(ref - sell) * 100n).toBe(true);
        expect(BigInt(percent + 1) * BigInt(ref) > BigInt(ref - sell) * 100n).toBe(true);
      }),
    );
  });

  it('there is none without a reference above the price [PRICE-06]', () => {
    expect([
      promoPercent(10_000, 10_000),
      promoPercent(10_000, 9000),
      promoPercent(10_000, undefined),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('activity results show it from 5 percent on [PRICE-07]', () => {
    const shown = (sellPrice: number) =>
      shownPromo({ sellPrice, refPrice: 10_000 }, PROMO_THRESHOLDS.activityOnly);
    expect([shown(9500), shown(9501)]).toEqual([5, undefined]);
  });

  it('offer lists show it from 10 percent on [PRICE-08]', () => {
    const shown = (sellPrice: number) =>
      shownPromo({ sellPrice, refPrice: 10_000 }, PROMO_THRESHOLDS.offerList);
    expect([shown(9000), shown(9001)]).toEqual([10, undefined]);
  });

  it('a card shows it from a threshold that can be set, 5 by default [PRICE-09]', () => {
    const shown = (percent: number, threshold?: number) =>
      shownPromo({ sellPrice: 10_000 - percent * 100, refPrice: 10_000 }, threshold);
    expect(CARD_PROMO_MIN_PERCENT).toBe(5);
    expect(PROMO_THRESHOLDS.default).toBe(CARD_PROMO_MIN_PERCENT);
    expect([shown(4), shown(5), shown(12, 15), shown(15, 15)]).toEqual([undefined, 5, undefined, 15]);
  });

  it('four per cent are no promotion and five are, on whole cents [BOOKING-21]', () => {
    const shown = (sellPrice: number) => shownPromo({ sellPrice, refPrice: 10_000 }) ?? 0;
    expect([shown(9600), shown(9500), shown(8000)]).toEqual([0, 5, 20]);
  });

  it('the percentage is measured against refPrice, and against barPrice where there is none [PRICE-10]', () => {
    expect(shownPromo({ sellPrice: 8000, barPrice: 10_000 })).toBe(20);
    expect(referencePrice({ barPrice: 10_000, refPrice: 16_000 })).toBe(16_000);
    expect(shownPromo({ sellPrice: 8000, barPrice: 10_000, refPrice: 16_000 })).toBe(50);
  });
});

describe('the one setting of the ends of the scales', () => {
  const cheaper = { ...UPSELL_AVAILABILITY, max: 200, ceiling: 150 };

  it('9, 250, 0 and 300 are one setting that moves slider, filter, label and distance [PRICE-12]', () => {
    expect(UPSELL_AVAILABILITY).toEqual({ min: 9, max: 250, floor: 0, ceiling: 300 });
    expect(priceBounds('booking', cheaper)).toEqual({ min: 9, max: 200 });
    expect(toPriceFilter([9, 200], 'booking', cheaper)).toEqual({});
    expect(toPriceFilter([9, 200], 'booking')).toEqual({ priceMax: 20_000 });
    expect(upsellLabel(200, 'fr_FR', cheaper)).toBe('+200\u00a0€');
    expect(DISTANCE_SLIDER_MAX).toBe(300);
    expect(distanceBounds(false)).toEqual({ min: 0, max: 300 });
  });

  it('a change of its ceiling is one of the distance slider [PRICE-12] [FILTER-25]', async () => {
    vi.resetModules();
    vi.doMock('./upsell-availability.ts', () => ({ UPSELL_AVAILABILITY: cheaper }));
    const changed = await import('../search/map/distance.ts');
    vi.doUnmock('./upsell-availability.ts');
    // Files of a worker share their modules.
    vi.resetModules();
    expect(changed.DISTANCE_SLIDER_MAX).toBe(150);
    expect(changed.clampDistance(500, false)).toBe(150);
  });

  it('an upsell reads +250 € from 250 on, and its own amount below [UPSELL-05]', () => {
    expect([80, 250, 300].map((euros) => upsellLabel(euros, 'fr_FR'))).toEqual([
      '+80\u00a0€',
      '+250\u00a0€',
      '+250\u00a0€',
    ]);
    expect(upsellLabel(250, 'fr_FR', cheaper)).toBe('+200\u00a0€');
  });
});

describe('prices by composition', () => {
  const offer = {
    sellPrice: 30_000,
    prices: [
      { adults: 1, sellPrice: 18_000, barPrice: 20_000, promo: 10 },
      { adults: 2, sellPrice: 26_000 },
    ],
  };

  it('the price follows the adults where the offer lists them [CARD-21]', () => {
    expect(priceForPax(offer, 1)).toEqual({ adults: 1, sellPrice: 18_000, barPrice: 20_000, promo: 10 });
    expect(priceForPax(offer, 2).sellPrice).toBe(26_000);
  });

  it('a composition that is not listed, or no list, has the price of the offer [CARD-21]', () => {
    expect(priceForPax(offer, 3).sellPrice).toBe(30_000);
    expect(priceForPax({ sellPrice: 30_000 }, 1).sellPrice).toBe(30_000);
  });
});
