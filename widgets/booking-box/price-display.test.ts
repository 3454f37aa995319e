import { expect, it } from 'vitest';
import { boxPrice, boxProduct } from '../testing/fake-booking-client.ts';
import { finalPrice, fromPrice } from './price-display.ts';

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
  expect(ten).toMatchObject({ message: 'saved', percent: 10, saved: 1000, before: 10_000 });
});

it('the total holds the tax that the shop takes, and so does what was before', () => {
  const shown = finalPrice(boxPrice({ sellPrice: 18_000, refPrice: 20_000, totalPrice: 18_600 }));
  expect(shown).toMatchObject({ total: 18_600, before: 20_600, saved: 2000, perNight: 93 });
});
