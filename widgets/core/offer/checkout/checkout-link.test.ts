import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { checkoutLink, readCheckoutLink, type CheckoutStart } from './checkout-link.ts';

const START: CheckoutStart = {
  productId: '31',
  offerId: '32',
  checkin: '2030-05-24',
  nights: 2,
  pax: { adult: 3, child: 1, baby: 0, singleRoom: true },
  activityDates: { 12: '2030-05-25' },
  bestPrice: true,
  locale: 'nl_BE',
  minisite: 1042,
};

describe('checkoutLink', () => {
  it('carries product, offer, dates, travellers, best price and locale [QUOTE-09]', () => {
    const url = new URL(checkoutLink('https://shop.example/checkout', START));
    expect(url.pathname).toBe('/checkout');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id: '31',
      offerId: '32',
      checkin: '2030-05-24',
      checkout: '2030-05-26',
      night: '2',
      a: '3',
      c: '1',
      b: '0',
      activities: '12_1',
      bestPrice: 'true',
      locale: 'nl_BE',
      minisite: '1042',
    });
  });

  it('keeps the query and the anchor that the page has', () => {
    const link = checkoutLink('/checkout?utm_source=mag#pay', START);
    expect(link).toMatch(/^\/checkout\?utm_source=mag&id=31&.*#pay$/);
  });

  it('is read as it was written', () => {
    const id = fc.stringMatching(/^[\w-]{1,20}$/);
    const start: fc.Arbitrary<CheckoutStart> = fc.record(
      {
        productId: id,
        offerId: id,
        checkin: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2030-01-01', days)),
        nights: fc.integer({ min: 1, max: 30 }),
        pax: fc.record({
          adult: fc.integer({ min: 1, max: 20 }),
          child: fc.integer({ min: 0, max: 10 }),
          baby: fc.integer({ min: 0, max: 10 }),
          singleRoom: fc.boolean(),
        }),
        activityDates: fc.constant({}),
        bestPrice: fc.boolean(),
        locale: fc.constantFrom(...LOCALES),
        minisite: fc.integer({ min: 1, max: 9_999 }),
      },
      {
        requiredKeys: [
          'productId',
          'offerId',
          'checkin',
          'nights',
          'pax',
          'activityDates',
          'bestPrice',
          'locale',
        ],
      },
    ) as fc.Arbitrary<CheckoutStart>;
    fc.assert(
      fc.property(start, (asked) => {
        expect(readCheckoutLink(new URL(checkoutLink('https://a.example/', asked)).search)).toEqual(asked);
      }),
    );
  });

  it.each([
    '',
    'id=31',
    'id=31&checkin=2030-02-30&night=1',
    'id=31&checkin=2030-02-01&night=0',
    'id=31&checkin=2030-02-01&night=31',
  ])('reads no stay from "%s"', (search) => expect(readCheckoutLink(search)).toBeUndefined());
});
