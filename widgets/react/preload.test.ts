import { expect, it } from 'vitest';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { preloadProduct, preloadResults, preloadReviews } from './preload.ts';

const shop = () => {
  const asked: AskedCall[] = [];
  const fetch = stubShop(asked);
  return { asked, options: { api: 'https://shop.example/', fetch, settings: { retries: 0 } } };
};

it('a server asks once for what a grid, a booking box and reviews show first', async () => {
  const { asked, options } = shop();
  const results = await preloadResults({ criteria: 'stars=5', pageSize: 6 }, options);
  expect(results.criteria?.stars).toEqual([5]);
  expect(results.page.offers.length).toBeGreaterThan(0);
  await preloadProduct('10', options);
  await preloadReviews('1', options);
  expect(asked.map(({ url }) => url.origin)).toEqual(Array(3).fill('https://shop.example'));
  expect(asked[0]?.url.searchParams.get('size')).toBe('6');
});

it('a server is told which criteria cannot be read, before anything is asked', async () => {
  const { asked, options } = shop();
  await expect(preloadResults({ criteria: 'stars=six' }, options)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('stars=six'),
  });
  expect(asked).toEqual([]);
});

it('a server gets the code of the shop for reviews of a hotel that there is not', async () => {
  const missing = () =>
    Response.json({ code: 'NOT_FOUND', message: 'no hotel', requestId: '1' }, { status: 404 });
  const { options } = shop();
  await expect(preloadReviews('missing', { ...options, fetch: async () => missing() })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  );
});
