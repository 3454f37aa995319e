import { page } from 'vitest/browser';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import type { BlockRequest } from './block-parts.tsx';
import { ContentBlocks } from './content-blocks.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
beforeEach(() => page.viewport(1280, 900));

const request: BlockRequest = {
  address: { page: 'home', prefix: '' },
  locale: 'fr_FR',
  apiOrigin: '',
  productUrl: '',
  instant: 0,
  activitySearch: true,
  t: createTranslate('en', en),
};

/** Columns of the grid of so many boxes in a block of a first or landing page. */
async function columnsFor(count: number): Promise<number> {
  const boxes = Array.from({ length: count }, (_, index) => ({
    code: `B${index}`,
    title: `Box ${index}`,
    price: 99,
  }));
  const blocks = [{ block: { kind: 'boxes', title: 'Boxes', boxes }, offers: [] }];
  const view = await render(<ContentBlocks request={request} blocks={blocks} />);
  const grid = view.container.querySelector('article')?.closest('ul');
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
  expect(grid?.children).toHaveLength(count);
  await view.unmount();
  return columns;
}

it('boxes of a block stand in four columns, in three where that leaves no gap, and in one each up to three [BOXLIST-06]', async () => {
  const found = [];
  for (const count of [8, 9, 12, 6, 7, 3, 2, 1]) found.push(await columnsFor(count));
  expect(found).toEqual([4, 3, 4, 3, 4, 3, 2, 1]);
});

it('boxes of a block stand one below another on a phone', async () => {
  await page.viewport(390, 844);
  expect([await columnsFor(8), await columnsFor(2)]).toEqual([1, 1]);
});
