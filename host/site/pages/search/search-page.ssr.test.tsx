import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import '@staykit/demo/fixtures/enter-shop.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import type { SearchFeature } from '@staykit/widgets/search-box/search-box.settings.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { searchPage } from './page.tsx';

// Files of a worker share their modules: this one loads its own, with what it replaces, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
/** The list of the shop, or the one that a test puts in its place. */
const list = vi.hoisted(() => ({ off: undefined as readonly SearchFeature[] | undefined }));
vi.mock(import('@staykit/widgets/search-box/search-box.settings.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    get CARE_DISABLED_SEARCH_FEATURES() {
      return list.off ?? real.CARE_DISABLED_SEARCH_FEATURES;
    },
  };
});
afterEach(() => {
  list.off = undefined;
});

/** What a page of results offers besides its cards, to an agent or to anybody. */
async function offered(care: boolean, off?: readonly SearchFeature[]) {
  list.off = off;
  const t = createTranslate('en', en);
  const request = testRequest({
    address: { page: 'search', prefix: '' },
    locale: 'fr_FR',
    path: '/search',
    search: '',
    client: fakeClient(),
    content: {
      giftBlock: async () => undefined,
      targetedBanners: async () => [],
      boxBlock: async () => undefined,
    },
    t,
    messages: en,
    instant: TEST_NOW,
    now: { date: '2030-05-17', time: '10:00:00' },
    apiOrigin: '',
    activitySearch: true,
    visit: { variants: {}, care },
    productUrl: '/product',
  });
  const { body, islands } = await searchPage(request);
  const html = printElement(body);
  return {
    suggestions: (islands?.['results-grid']?.suggestions ?? []).length > 0,
    flows: (islands?.['search-box']?.flows ?? []).length > 0,
    seoText: html.includes(t('host.searchSeoTitle')),
  };
}

it('agents see no suggestion links and no text for crawlers, and each again that the list leaves out [CARE-03]', async () => {
  const all = { suggestions: true, flows: true, seoText: true };
  expect(await offered(false)).toEqual(all);
  expect(await offered(true)).toEqual({ suggestions: false, flows: false, seoText: false });
  expect(await offered(true, ['seoText'])).toEqual({ ...all, seoText: false });
  expect(await offered(true, ['suggestionLinks'])).toEqual({ ...all, suggestions: false, flows: false });
  expect(await offered(true, [])).toEqual(all);
});
