import { expect, it } from 'vitest';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { boxPrice, boxProduct } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { finalPrice, fromPrice, priceDisplay, priceField } from './price-display.ts';

it('a price from says up to what it saves, never what was before [PRICE-11]', () => {
  const shown = fromPrice(boxProduct({ sellPrice: 18_000, refPrice: 24_000, nights: 2 }));
  expect(shown).toMatchObject({ total: 18_000, perNight: 90, from: true, percent: 25, message: 'upTo' });
  expect(shown.before).toBeUndefined();
});

it('a promotion of a quote is shown from ten per cent on [BOOKING-22]', () => {
  const nine = finalPrice(boxPrice({ sellPrice: 9100, refPrice: 10_000 }));
  expect(nine).toMatchObject({ message: 'default', from: false });
  expect(nine.percent).toBeUndefined();
  const ten = finalPrice(boxPrice({ sellPrice: 9000, refPrice: 10_000 }));
  expect(ten).toMatchObject({ message: 'moneySaved', percent: 10, saved: 1000, before: 10_000 });
});

it('the total holds the tax that the shop takes, and so does what was before', () => {
  const shown = finalPrice(boxPrice({ sellPrice: 18_000, refPrice: 21_000, totalPrice: 18_600 }));
  // 3000 of 21,600: the per cent is of the two prices that are shown.
  expect(shown).toMatchObject({ total: 18_600, before: 21_600, saved: 3000, perNight: 93, percent: 13 });
});

it('a price field has five faces: loading, hidden, money saved, up to, and neither [BOOKING-04]', () => {
  const saving = boxPrice({ sellPrice: 8000, refPrice: 10_000 });
  const from = (refPrice: number) => fromPrice(boxProduct({ sellPrice: 8000, refPrice }));
  expect(priceField(undefined, false)).toBe('loading');
  expect(priceField(finalPrice(saving, true), false)).toBe('loading');
  expect(priceField(finalPrice(saving), true)).toBe('hidden');
  expect(priceField(undefined, true)).toBe('hidden');
  expect(priceField(finalPrice(saving), false)).toBe('moneySaved');
  expect(priceField(from(10_000), false)).toBe('upTo');
  expect(from(10_000).percent).toBe(20);
  expect(priceField(from(8000), false)).toBe('default');
  expect(priceField(finalPrice(boxPrice()), false)).toBe('default');
});

it('a price that is asked for shows the one before it as old, and else none [BOOKING-04]', () => {
  const stay = { pax: DEFAULT_PAX, upsell: 'none', checkin: '2030-06-10', checkout: '2030-06-12' } as const;
  const loading = { price: { state: 'loading' }, stay } as const;
  expect(priceField(priceDisplay(loading, boxProduct()), false)).toBe('loading');
  const again = priceDisplay({ ...loading, before: boxPrice() }, boxProduct());
  expect(again?.total).toBe(18_000);
  expect(priceField(again, false)).toBe('loading');
});
