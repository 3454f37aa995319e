import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { hotelCard } from '@staykit/testing/fixtures/products.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { NearbyHotels } from './nearby-hotels.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => page.viewport(1280, 900));

const show = (count: number) =>
  render(
    <NearbyHotels
      data={{
        hotels: Array.from({ length: count }, (_, index) => ({
          ...hotelCard(),
          id: String(index),
          uri: `/hotel/${index}`,
          label: `Hotel ${index}`,
          fromPrice: 9_900,
        })),
      }}
      stay={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' }}
      prefix="/le-mag"
    />,
  );

it('hotels around stand in a row that moves three on, and there is no row without any [HOTEL-07]', async () => {
  await page.viewport(800, 700);
  const view = await show(12);
  expect(view.getByRole('heading', { level: 2 }).textContent).toBe('Hotels around that may interest you');
  const hotels = view.getAllByRole('listitem');
  const strip = hotels[0]!.parentElement!;
  const indexInView = () =>
    hotels.findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - strip.getBoundingClientRect().left) < 8,
    );
  expect(indexInView()).toBe(0);
  await view.user.click(view.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(indexInView()).toBe(3));
  // A link inside a minisite keeps its partner.
  expect(view.getByRole('link', { name: 'Hotel 3' }).getAttribute('href')).toBe('/le-mag/hotel/3');
  await view.unmount();
  expect((await show(0)).container).toBeEmptyDOMElement();
});
