import { page } from 'vitest/browser';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { BOXES_ERROR_KEY } from '@staykit/client/gift/boxes.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import { testRequest } from '../../../fixtures/test-request.ts';
import { boxListingPage } from './page.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
beforeEach(() => page.viewport(1280, 900));

const boxes = ['A', 'B', 'C', 'D', 'E'].map((name) => ({
  id: `${name}EBOX`,
  title: name,
  slug: name.toLowerCase(),
  included: ['One night'],
  sellPrice: 9_900,
}));
const groups = ['Who', 'When', 'What', 'How', 'Help'].map((title) => ({
  title,
  links: [{ label: `${title} link`, url: `/landing/${title.toLowerCase()}` }],
}));
const around = { seo: { title: 'Boxes', description: 'To give.' }, texts: [], groups };

async function open() {
  const { body } = await boxListingPage(
    testRequest({
      address: { page: 'box-listing', prefix: '' },
      locale: 'fr_FR',
      apiOrigin: '',
      t: createTranslate('en', en),
      gifts: { boxes: async () => ({ ok: true, value: boxes, messageKey: BOXES_ERROR_KEY }) },
      content: { boxListing: async () => around },
    }),
  );
  return (await render(body)).container;
}
const columnsOf = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0;

it('boxes stand four in a row on a desk, and one below another on a phone [BOXLIST-02]', async () => {
  const container = await open();
  const grid = container.querySelector('article')?.closest('ul');
  expect(columnsOf(grid)).toBe(4);
  const [first, , , fourth, fifth] = [...container.querySelectorAll('article')].map((box) =>
    box.getBoundingClientRect(),
  );
  expect(fourth?.top).toBe(first?.top);
  expect(fifth?.top).toBeGreaterThan(first?.bottom ?? 0);
  await page.viewport(390, 844);
  expect(columnsOf(grid)).toBe(1);
});

it('groups of links follow the boxes in five columns [BOXLIST-05]', async () => {
  const container = await open();
  const section = container.querySelector('[data-section="links"]');
  expect(columnsOf(section)).toBe(5);
  const tops = [...(section?.children ?? [])].map((group) => group.getBoundingClientRect().top);
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  const last = [...container.querySelectorAll('article')].at(-1);
  expect(tops[0]).toBeGreaterThan(last?.getBoundingClientRect().bottom ?? Infinity);
});
