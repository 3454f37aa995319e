import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInUtc } from '../catalogue/calendar-day.ts';
import { openSmallShop, type SmallShop } from '../fixtures/small-shop.ts';

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

it('lists every hotel and what it sells once, but vouchers that are shown as a dated stay [FLOW-07]', async () => {
  const { stayPages: pages, parts } = shop;
  const today = dayInUtc();
  const [first = '', ...others] = await pages.parts();
  expect(others).toEqual([]);
  const listed = (await pages.part(first, today)) ?? [];
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  expect(listed.filter(({ path }) => path.startsWith('/hotel/'))).toHaveLength(shop.hotels);
  expect(listed.every(({ writtenOn }) => writtenOn === today)).toBe(true);
  for (const { path } of listed) {
    const [, kind = '', id = ''] = path.split('/');
    if (kind === 'hotel') expect(await parts.hotels?.hotelById(id), path).toBeDefined();
    else {
      const offer = await parts.hotels?.offerById(id);
      expect(offer, path).toBeDefined();
      expect(kind, path).toBe(offer?.kind.startsWith('activity') ? 'activity' : 'product');
      if (offer?.kind === 'voucher') {
        const stays = (await parts.hotels?.offersOfHotel(offer.hotelId)) ?? [];
        expect(stays.some((one) => one.kind === 'stay')).toBe(false);
      }
    }
  }
});

it('leaves out what is not sold any more, and knows no part after the last hotel', async () => {
  const { stayPages: pages } = shop;
  const [first = ''] = await pages.parts();
  const now = (await pages.part(first, dayInUtc())) ?? [];
  const later = (await pages.part(first, '2999-01-01')) ?? [];
  expect(later.length).toBeLessThan(now.length);
  expect(await pages.part('999999999999999', dayInUtc())).toBeUndefined();
});
