import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import nl from '@staykit/messages/nl_NL.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import { pageVisit } from '../../framework/request/page-visit.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { Footer } from './footer.tsx';

const large = new CSSStyleSheet();

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${baseCss(':root')}*{box-sizing:border-box}body{margin:0}`);
  document.adoptedStyleSheets.push(sheet, large);
  adoptStyles(document);
});
afterEach(async () => {
  large.replaceSync('');
  await page.viewport(1024, 768);
});

it('the longest Dutch words of the footer have room in letters twice as large', async () => {
  const { getAllByRole, container } = await render(
    <Footer
      address={{ page: 'home', prefix: '' }}
      locale="nl_NL"
      path="/"
      search=""
      origin={{ protocol: 'https', host: 'nl-nl.localhost' }}
      sites={DEFAULT_SITES}
      t={createTranslate('nl_NL', nl)}
      apiOrigin=""
      visit={pageVisit({}, { care: false })}
    />,
  );
  const columnsOf = () =>
    new Set(getAllByRole('heading').map((heading) => heading.getBoundingClientRect().left)).size;
  const isTooWide = () => container.scrollWidth > container.clientWidth;
  const widths = [390, 768] as const;
  const found: unknown[] = [];
  for (const size of ['', ':root { --stay-type-size-14: 28px }'])
    for (const width of widths) {
      large.replaceSync(size);
      await page.viewport(width, 844);
      found.push([width, columnsOf(), isTooWide()]);
    }
  expect(found).toEqual([
    [390, 2, false],
    [768, 4, false],
    [390, 1, false],
    [768, 2, false],
  ]);
});
