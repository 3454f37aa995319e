import { testRequest } from '../../fixtures/test-request.ts';
import { expect, it } from 'vitest';
import { loadBetweenCards } from './between-cards.ts';

const box = {
  code: 'SPAEBOX',
  title: 'Spa',
  price: { sellPrice: 9_900 },
  includedContent: 'a\nb',
  slug: 'spa',
};

/** A request for a search, as far as its blocks read it. */
function request(visit: { care?: boolean }, boxes = [box]) {
  const content = {
    giftBlock: async () => undefined,
    targetedBanners: async () => [],
    boxBlock: async () => ({ id: 'b', containerId: 'serp', title: 'Give', boxes }),
  };
  return testRequest({ visit, content });
}

it('a search carries of the best boxes what their block shows, and agents nothing [SAPI-03] [CARE-06]', async () => {
  expect(await loadBetweenCards(request({}))).toEqual({
    boxes: { id: 'b', title: 'Give', boxes: [{ id: 'SPAEBOX', title: 'Spa', sellPrice: 9_900 }] },
  });
  expect(await loadBetweenCards(request({}, []))).toEqual({});
  expect(await loadBetweenCards(request({ care: true }))).toBeUndefined();
});
