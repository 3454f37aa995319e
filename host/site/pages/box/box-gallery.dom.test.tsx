import { beforeAll, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import type { BlockRequest } from '../blocks/block-parts.tsx';
import { BoxGallery } from './box-gallery.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});

const request: BlockRequest = {
  activitySearch: true,
  address: { page: 'box', prefix: '' },
  instant: 0,
  apiOrigin: '',
  productUrl: '',
  locale: 'fr_FR',
  t: createTranslate('en', en),
};
const catalog = [1, 2, 3].map((number) => ({
  thumbnail: `/pictures/${number}/thumbnail.png`,
  small: `/pictures/${number}/small.png`,
  large: `/pictures/${number}/large.png`,
  title: `Picture ${number}`,
}));

it('a picture of a box opens large over the whole screen, and Escape leaves [GALLERY-07]', async () => {
  const view = await render(
    <BoxGallery request={request} box={{ title: 'Wellness', images: { catalog } }} />,
  );
  expect(view.queryByRole('dialog')).toBeNull();
  const second = view.getByRole('button', { name: 'Wellness, picture 2' });
  expect(second.querySelector('img')?.getAttribute('src')).toBe('/pictures/2/small.png');
  await view.user.click(second);
  const dialog = await view.findByRole('dialog', { name: 'Wellness' });
  const { width, height, top, left } = dialog.getBoundingClientRect();
  expect([top, left, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
  expect([...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    catalog.map(({ large }) => large),
  );
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
});
