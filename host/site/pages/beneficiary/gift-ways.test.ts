import { expect, it } from 'vitest';
import { PRODUCT_TYPES } from '@staykit/values/gift/gift-product.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { boxStaysPath, giftWays, redeemCriteria } from './gift-ways.ts';

const FRANCE = { locale: 'fr_FR', prefix: '' } as const;
const gift = (productType: (typeof PRODUCT_TYPES)[number], productId = '12') => ({
  productType,
  productId,
  adults: 2,
});
const first = (...given: Parameters<typeof giftWays>) => giftWays(...given)[0]?.href;

it('each gift leads to what it is good for: a box to its stays, a stay to its dates, a day to its activity [FLOW-07]', () => {
  expect(first(gift('BOX', 'SPAEBOX'), FRANCE)).toBe('/beneficiary/stays/SPAEBOX');
  expect(first(gift('SINGLEVOUCHER'), FRANCE)).toBe('/product/12?flow=booking#a=2&c=0&b=0');
  expect(first(gift('DIGITAL_ACTIVITY_ONLY', '13'), FRANCE)).toBe('/activity/13#a=2');
  expect(first(gift('GIFTCARD', 'GIFTCARD'), FRANCE)).toBe('/search');
});

it('any other stay is a way too, but not from an activity, which its partner books [FLOW-07]', () => {
  const hrefs = PRODUCT_TYPES.map((type) => giftWays(gift(type), FRANCE).map(({ href }) => href));
  const leadsToAll = hrefs.map((all) => all.includes('/search'));
  expect(leadsToAll).toEqual(PRODUCT_TYPES.map((type) => type !== 'DIGITAL_ACTIVITY_ONLY'));
});

it('on a minisite every way stays inside it, in every locale [MINISITE-21]', () => {
  for (const locale of LOCALES)
    for (const type of PRODUCT_TYPES)
      for (const { href } of giftWays(gift(type), { locale, prefix: '/mag-a' }))
        expect(href).toMatch(/^\/mag-a\//);
});

it('what is searched for is for as many as the gift is', () => {
  expect(redeemCriteria(3)).toMatchObject({ flow: 'booking', pax: { adult: 3, child: 0, baby: 0 } });
  expect(first({ ...gift('SINGLEVOUCHER'), adults: 3 }, FRANCE)).toContain('#a=3');
});

it('no name of a box can leave its path', () => {
  expect(boxStaysPath('../x?y#z')).toBe('/beneficiary/stays/..%2Fx%3Fy%23z');
});
