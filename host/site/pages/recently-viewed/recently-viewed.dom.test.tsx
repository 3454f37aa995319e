import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { RecentlyViewedRow } from './recently-viewed.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});

const viewed = (id: string, type: RecentlyViewed['type']): RecentlyViewed => ({
  id,
  type,
  imageUrl: '/api/images/sea-01',
  label: `Item ${id}`,
  uri: `/${type === 'STAY' ? 'product' : 'activity'}/${id}`,
  price: { sellPrice: 18_000, refPrice: 20_000, promo: 10, nights: 2 },
  hotel: {
    id: '4',
    label: 'Hôtel du Lac',
    stars: 4,
    review: { count: 128, average: 8.7 },
    location: { label: 'Annecy' },
  },
});
const show = (page: string, list: readonly RecentlyViewed[], present?: string) =>
  render(
    <RecentlyViewedRow
      page={page}
      list={list}
      stay={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' }}
      prefix=""
      {...(present !== undefined && { present })}
    />,
  );

it('the page of an activity shows the other activities that were viewed, and no stays [ACTIVITY-04]', async () => {
  const list = [viewed('1', 'STAY'), viewed('2', 'ACTIVITY'), viewed('3', 'ACTIVITY')];
  const view = await show('activity', list, '3');
  view.getByRole('heading', { name: 'Recently viewed activities' });
  expect(view.getAllByRole('article').map((card) => card.querySelector('a')?.textContent)).toEqual([
    'Item 2',
  ]);
});

it('pages of the setting show what was viewed, others and an empty list nothing [RECENT-05]', async () => {
  for (const page of ['product', 'not-found']) {
    const view = await show(page, [viewed('1', 'STAY')]);
    expect(view.getAllByRole('article')).toHaveLength(1);
    await view.unmount();
    expect((await show(page, [])).container).toBeEmptyDOMElement();
  }
  expect((await show('activity', [viewed('2', 'ACTIVITY')])).container).not.toBeEmptyDOMElement();
  expect((await show('search', [viewed('1', 'STAY')])).container).toBeEmptyDOMElement();
});

it('what was viewed is told with its price and its hotel, and leads to its page [RECENT-06]', async () => {
  const view = await show('product', [viewed('31', 'STAY')]);
  const card = view.getByRole('article');
  expect(view.getByRole('link', { name: 'Item 31' }).getAttribute('href')).toBe('/product/31');
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/api/images/sea-01');
  const told = (card.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const part of ['180 €', '200 €', '-10%', 'Hôtel du Lac', 'Annecy', '8,7/10'])
    expect(told).toContain(part);
  expect(card.querySelector('s')?.textContent).toBe('200\u00a0€');
  view.getByRole('img', { name: '4 stars' });
  await view.unmount();
  // Two cards fit: there is nowhere to go on to.
  const two = await show('product', [viewed('1', 'STAY'), viewed('2', 'STAY')]);
  await waitFor(() =>
    expect(two.container.querySelector('[data-to="next"]')?.hasAttribute('data-off')).toBe(true),
  );
  expect((await axe.run(two.container)).violations).toEqual([]);
});
