import { beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '@staykit/gateway/app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';
import { isWidget, PRINTS } from './prints.ts';
import { renderElement, type ElementAttributes, type WidgetName } from './render-element.ts';

const api = 'https://shop.example';
const gateway = await createGateway({
  model: () => tinyModel,
  images: { picture: async () => undefined },
  clock: () => TEST_NOW,
});
const inProcess = inProcessFetch(gateway);
// Six widgets are read from their sources: a busy machine takes a while.
beforeAll(async () => void (await Promise.all(Object.values(PRINTS).map((load) => load()))), 60_000);
const asked: string[] = [];
const fetch: typeof inProcess = (url, init) => {
  asked.push(url);
  return inProcess(url.replace(api, ''), init);
};
const print = (widget: WidgetName, attributes: ElementAttributes = {}) => {
  asked.length = 0;
  return renderElement(widget, attributes, { api, fetch, retries: 0, now: () => TEST_NOW });
};
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    of: string;
    at: number;
    data: { page?: { offers: unknown[] } };
  };

it('a magazine gets a list of offers with its style, its data and a link for old browsers', async () => {
  const html = await print('results-grid', { locale: 'nl_NL', partner: 1042, criteria: 'stars=5,4' });
  expect(html).toMatch(
    /^<stay-results-grid api="https:\/\/shop\.example" locale="nl_NL" partner="1042" criteria="stars=5,4"><template shadowrootmode="open"><link rel="stylesheet" href="https:\/\/shop\.example\/elements\/1\.0\.0-test\/results-grid\.css"><div data-tree lang="nl-NL">/,
  );
  expect(html).toMatch(
    /<\/template><a href="https:\/\/shop\.example\/search\?minisite=1042">[^<]+<\/a><\/stay-results-grid>$/,
  );
  const { at, data } = dataOf(html);
  expect(at).toBe(TEST_NOW);
  expect(data.page?.offers.length).toBeGreaterThan(0);
  const [card] = /<a [^>]*href="https:\/\/shop\.example\/product\/[^"]*"/.exec(html) ?? [];
  expect(card).toContain('minisite=1042');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('stars=');
});

describe.each(Object.keys(PRINTS).filter(isWidget))('the print of %s', (widget) => {
  const needed: Partial<Record<WidgetName, ElementAttributes>> = {
    'booking-box': { 'product-id': '10' },
    reviews: { 'hotel-id': '1' },
  };
  it.each(LOCALES)('speaks %s, without script, inline style or a text that is missing', async (locale) => {
    const options = { api, fetch: stubShop([]), retries: 0 };
    const html = await renderElement(widget, { ...needed[widget], locale, theme: 'magnolia' }, options);
    expect(html).toContain(`<div data-tree lang="${locale.replace('_', '-')}">`);
    expect(html).toContain('/look.magnolia.css">');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|undefined|\[object|NaN/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/>(searchBox|results|booking|gift|contact|card|common)\.\w+</);
  });
});

it('the files of an element are asked for with its print, and checked by their hashes', async () => {
  const html = await renderElement(
    'contact-form',
    { locale: 'nl_NL' },
    { api, loader: 'https://cdn.example/1' },
  );
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="https://cdn.example/1/chunks/contact-form-a1.js" integrity="sha256-one=">',
    '<link rel="modulepreload" href="https://cdn.example/1/chunks/nl_NL-c3.js" integrity="sha256-three=">',
  ]);
});

it('the files of an element carry the nonce of the page, where its policy asks for one', async () => {
  const html = await renderElement('contact-form', {}, { api, nonce: 'q1"w2' });
  const links = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain(' nonce="q1&quot;w2">');
});

describe('a value that no element can use', () => {
  it.each([
    ['results-grid', { locale: 'xx' }, 'locale="xx"'],
    ['results-grid', { 'page-size': 'six' }, 'page-size="six"'],
    ['results-grid', { criteria: '{"ville":75}' }, 'criteria'],
    ['search-box', { criteria: 'theme=spa' }, 'criteria'],
    ['search-box', { theme: 'neon' }, 'theme="neon"'],
    ['search-box', { flow: 'bokking' }, 'flow="bokking"'],
    ['booking-box', {}, 'product-id'],
    ['reviews', {}, 'hotel-id'],
  ] as const)('of %s is refused: %o', async (widget, attributes, named) => {
    await expect(print(widget, attributes)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(named),
    });
    expect(asked).toEqual([]);
  });

  it('is none where no element knows its name', async () => {
    const html = await print('gift-drawer', { utm_source: 'x', onclick: 'alert(1)', toString: 'y' });
    expect(html).toMatch(/^<stay-gift-drawer api="https:\/\/shop\.example"><template/);
  });
});

it('an offer, a hotel or a widget that is not there is told by its code', async () => {
  await expect(print('booking-box', { 'product-id': 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(print('carousel' as WidgetName)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(print('toString' as WidgetName)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('nothing that a page writes becomes HTML', async () => {
  const evil = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>`;
  for (const widget of ['search-box', 'results-grid', 'gift-drawer', 'contact-form'] as const) {
    const html = await print(widget, {
      group: evil,
      'results-url': evil,
      'product-url': evil,
      'success-url': evil,
    });
    expect(html, widget).not.toMatch(/<img src=x|<script>/);
    expect(html, widget).toContain('group="&quot;&gt;&lt;img');
  }
});

it('a shop that does not answer is waited for as long as was said', async () => {
  const silent = () => new Promise<Response>(() => {});
  await expect(
    renderElement('results-grid', {}, { api, fetch: silent, timeoutMs: 50 }),
  ).rejects.toMatchObject({ code: 'TIMEOUT' });
  const stop = new AbortController();
  const ends = renderElement('results-grid', {}, { api, fetch: silent, signal: stop.signal });
  stop.abort(new Error('closed'));
  await expect(ends).rejects.toThrow('closed');
});
