import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import { Wrap } from '../../shell/shell.styles.ts';
import { ProductTabs } from '../product/product-tabs.tsx';
import { HotelTabs } from './hotel-tabs.tsx';

const t = createTranslate('en', en);

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${baseCss(':root')}*{box-sizing:border-box}body,ul,p{margin:0}`);
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => page.viewport(1280, 900));

it.each([
  ['a hotel', <HotelTabs key="" withReviews t={t} />],
  ['a stay', <ProductTabs key="" parts={['hotel', 'room', 'reviews', 'practical']} flow="booking" t={t} />],
])('the bar of %s runs from edge to edge, and its first part begins where the page does', async (_, bar) => {
  const { container } = await render(
    <>
      {bar}
      <Wrap>
        <p>Page</p>
      </Wrap>
    </>,
  );
  const edges = (selector: string) => container.querySelector(selector)!.getBoundingClientRect();
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.viewport(width, 900);
    const { clientWidth, scrollWidth } = document.documentElement;
    expect([edges('nav').left, edges('nav').right], `${width} px`).toEqual([0, clientWidth]);
    expect(edges('nav li').left, `${width} px`).toBe(edges('p').left);
    expect(scrollWidth, `${width} px`).toBe(clientWidth);
  }
});

it('on a phone the last of many parts can be turned to, clear of the edge', async () => {
  await page.viewport(320, 844);
  const parts = ['description', 'room', 'experience', 'gift', 'reviews', 'hotel', 'practical'] as const;
  const { container } = await render(<ProductTabs parts={parts} flow="gifting" t={t} />);
  const nav = container.querySelector('nav')!;
  expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
  nav.scrollLeft = nav.scrollWidth;
  const last = [...nav.querySelectorAll('a')].at(-1)!.getBoundingClientRect();
  // A window is scrolled by whole pixels.
  expect(Math.abs(nav.getBoundingClientRect().right - last.right - 16)).toBeLessThanOrEqual(1);
});
