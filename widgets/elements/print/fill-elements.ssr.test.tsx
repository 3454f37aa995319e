import { expect, it } from 'vitest';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { fillElements } from './fill-elements.ts';
import { renderElement } from './render-element.ts';

/* A page that a framework rendered on a server, with elements in it. */
const api = 'https://shop.example';
const refused: string[] = [];
const fill = (html: string, asked: AskedCall[] = []) => {
  refused.length = 0;
  return fillElements(html, {
    api,
    loader: false,
    fetch: stubShop(asked),
    retries: 0,
    onError: (error, tag) => refused.push(`${tag} ${error.message}`),
  });
};
const shadowOf = async (
  ...[widget, attributes]: Parameters<typeof renderElement> extends [...infer Two, unknown] ? Two : never
) =>
  /<template.*<\/template>/s.exec(
    await renderElement(widget, attributes, {
      api,
      loader: false,
      fetch: stubShop([]),
      retries: 0,
      now: () => 0,
    }),
  )![0];
/** When a print was made changes with each. */
const timeless = (html: string): string => html.replace(/"at":\d+/g, '"at":0');

it('a reader gets stays with the first paint of a page that a framework wrote, which finds its own HTML between the tags', async () => {
  const asked: AskedCall[] = [];
  const html = await fill(
    '<main><stay-results-grid data-v-1="" api="https://shop.example" locale="nl_BE" criteria="{&quot;stars&quot;:[5,4]}" pageSize="6" newtab><!--[--><a href="/all">Alle</a><!--]--></stay-results-grid></main>',
    asked,
  );
  const shadow = await shadowOf('results-grid', {
    locale: 'nl_BE',
    criteria: '{"stars":[5,4]}',
    'page-size': 6,
    'new-tab': true,
  });
  expect(timeless(html)).toBe(
    `<main><stay-results-grid data-v-1="" api="https://shop.example" locale="nl_BE" criteria="{&quot;stars&quot;:[5,4]}" pageSize="6" newtab>${shadow}<!--[--><a href="/all">Alle</a><!--]--></stay-results-grid></main>`,
  );
  expect(asked.map(({ url }) => url.searchParams.get('stars'))).toEqual(['5,4']);
  expect(html).not.toContain('modulepreload');
});

it('several elements of a page are filled, one that has its HTML is left as it is', async () => {
  const filled = await fill('<stay-search-box></stay-search-box><p>and</p><stay-search-box group=left />');
  expect(filled.match(/<template shadowrootmode="open">/g)).toHaveLength(2);
  expect(timeless(await fill(filled))).toBe(timeless(filled));
});

it.each([
  ['a comment', '<!-- <stay-search-box> -->'],
  ['a script', '<script type="application/json">{"html":"<stay-search-box>"}</script>'],
  ['a text field', '<textarea><stay-search-box></textarea>'],
  ['an attribute', `<p title='> <stay-search-box>'></p>`],
  ['another tag', '<stay-search-boxes></stay-search-boxes><stay-toString></stay-toString>'],
])('nothing in %s becomes an element', async (_, html) => {
  expect(await fill(html)).toBe(html);
});

it('an element whose object was lost, or that the shop has nothing for, keeps its link, and the server is told which', async () => {
  const lost = '<stay-results-grid criteria="[object Object]"><a href="/all">Alle</a></stay-results-grid>';
  expect(await fill(lost)).toBe(lost);
  expect(refused).toEqual([
    expect.stringMatching(/^<stay-results-grid criteria="\[object Object\]"> <stay-results-grid> criteria=/),
  ]);
  expect(await fill('<stay-booking-box></stay-booking-box>')).not.toContain('template');
  expect(refused).toEqual([expect.stringContaining('product-id')]);
});

it('what a page writes into an attribute stays text', async () => {
  const html = await fill(
    '<stay-search-box results-url="&quot;&gt;&#60;img src=x&#x3e;&unknown;"></stay-search-box>',
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('action="&quot;>&lt;img src=x>&amp;unknown;"');
});
