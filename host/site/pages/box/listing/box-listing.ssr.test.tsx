import { testRequest } from '../../../fixtures/test-request.ts';
import { printElement } from '../../../framework/document/print-element.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import type { BoxListing } from '@staykit/core/content/page-content.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { TOP } from '@staykit/host/top.ts';
import { boxListingPage } from './page.tsx';

type Gateway = Awaited<ReturnType<typeof createGateway>>;
let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    gifts: () => makeGifts([]),
    clock: () => 0,
    content: await openContent({ folder: join(TOP, 'host/demo/content') }),
  });
});
afterAll(() => gateway.close());

/** What the editors wrote. */
const written = (locale: Locale) =>
  JSON.parse(readFileSync(join(TOP, `host/demo/content/${locale}/box-listing.json`), 'utf8')) as BoxListing;

async function visit(locale: Locale) {
  const options = { api: '/api', locale, fetch: inProcessFetch(gateway) };
  const page = await boxListingPage(
    testRequest({
      address: { page: 'box-listing', prefix: '' },
      locale,
      apiOrigin: '',
      t: createTranslate(locale, LOCALE_TEXTS[locale]),
      gifts: createGiftClient(options),
      content: createContentClient(options),
    }),
  );
  return { page, html: printElement(page.body) };
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describe('the list of boxes', () => {
  it.each(LOCALES)('has a head and long texts of its own in %s [BOXLIST-04]', async (locale) => {
    const { seo, texts } = written(locale);
    const { page, html } = await visit(locale);
    expect(page.head.title).toBe(`${seo.title} | Staykit`);
    expect(page.head.description).toBe(seo.description);
    expect(texts.length).toBeGreaterThan(0);
    for (const { title, text } of texts) {
      expect(html).toContain(`<h2>${escaped(title)}</h2>`);
      expect(html).toContain(`<p>${escaped(text)}</p>`);
    }
  });

  it('has a head that no other locale has [BOXLIST-04]', async () => {
    const heads = await Promise.all(LOCALES.map(async (locale) => (await visit(locale)).page.head));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LOCALES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LOCALES.length);
  });

  it('is followed by groups of links [BOXLIST-05]', async () => {
    const { html } = await visit('fr_FR');
    const [grid, links] = ['<article', 'data-section="links"'].map((mark) => html.lastIndexOf(mark));
    expect(links).toBeGreaterThan(grid ?? 0);
    for (const { title, links: each } of written('fr_FR').groups) {
      expect(html).toContain(`<h2>${escaped(title)}</h2>`);
      for (const { label, url } of each)
        expect(html).toContain(`<a href="${escaped(url)}">${escaped(label)}</a>`);
    }
  });
});
