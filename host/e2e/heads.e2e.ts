import { DEFAULT_LOCALE, languageTag, LOCALES } from '@staykit/values/market/locale.ts';
import { expect, test } from './visitor.ts';
import { TEST_PORT } from './test-port.ts';
import { SHOPS } from './widths.ts';

const ORIGIN = `http://127.0.0.1:${TEST_PORT}`;
const PATHS = [
  '/',
  '/search',
  '/search?region=1012&theme=26&a=3&stars=4',
  '/search?page=1',
  '/activity-search',
  '/product/1057702',
  '/hotel/10577',
  '/boxes',
  '/contact',
];

/** The links and marks of a head, as a crawler reads them without script. */
function headOf(html: string) {
  const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map((one) => one[0].replaceAll('&amp;', '&'));
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const links = (rel: string) => tags(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, 'g'));
  return {
    lang: attribute(tags(/<html [^>]*>/g)[0] ?? '', 'lang'),
    robots: tags(/<meta [^>]*name="robots"[^>]*>/g).map((tag) => attribute(tag, 'content')),
    canonical: links('canonical').map((tag) => attribute(tag, 'href')),
    alternates: links('alternate').map(
      (tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')] as const,
    ),
    neighbours: ['prev', 'next'].map((rel) => links(rel).map((tag) => attribute(tag, 'href'))),
  };
}

test('every page of the search has one canonical address and leads to itself in every language, both ways [SEO-02]', async ({
  request,
}) => {
  for (const path of PATHS) {
    const heads = new Map<string, ReturnType<typeof headOf>>();
    for (const [host, locale] of SHOPS) {
      const answer = await request.get(ORIGIN + path, {
        headers: { Host: `${host}.localhost:${TEST_PORT}` },
      });
      const head = headOf(await answer.text());
      expect(head.lang, path).toBe(languageTag(locale));
      expect(head.canonical, path).toHaveLength(1);
      expect(head.robots, path).toEqual(['index, follow']);
      expect(head.alternates.map(([language]) => language)).toEqual([
        ...LOCALES.map(languageTag),
        'x-default',
      ]);
      heads.set(languageTag(locale), head);
    }
    for (const [language, head] of heads)
      for (const [other, address] of head.alternates) {
        const twin = heads.get(other === 'x-default' ? languageTag(DEFAULT_LOCALE) : other);
        expect(twin?.canonical, `${language} ${path}`).toEqual([address]);
        expect(twin?.alternates, 'the others say the same').toEqual(head.alternates);
      }
  }
});

test('a crawler is led from page to page of the results [SEO-05]', async ({ request }) => {
  const neighboursAt = async (path: string) =>
    headOf(await (await request.get(ORIGIN + path)).text()).neighbours;
  const [before, after] = await neighboursAt('/search');
  expect(before).toEqual([]);
  expect(after?.[0]).toContain('page=1');
  const [prev, next] = await neighboursAt(after?.[0] ?? '');
  expect(prev?.[0]).not.toContain('page=');
  expect(next?.[0]).toContain('page=2');
});

test('the answer of the server is the document that the browser makes of it: nothing is mended, no id is doubled', async ({
  page,
  request,
}) => {
  for (const path of [...PATHS, '/celestine', '/search?a=2&priceMax=1000&stars=5', '/zzz']) {
    const html = await (await request.get(ORIGIN + path)).text();
    await page.goto('about:blank');
    const made = await page.evaluate((source) => {
      const elements = [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('*')];
      const ids = elements.map(({ id }) => id).filter(Boolean);
      return {
        names: elements.map(({ localName }) => localName),
        doubled: ids.filter((id, at) => ids.indexOf(id) !== at),
      };
    }, html);
    const written = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map((one) => (one[1] ?? '').toLowerCase());
    expect(made.doubled, path).toEqual([]);
    // What a browser mends it moves, closes early or adds: then there are other elements than were written.
    expect(made.names.toSorted(), path).toEqual(written.toSorted());
  }
});
