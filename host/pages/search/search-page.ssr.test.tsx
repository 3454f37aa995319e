import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../../../widgets/messages/en.json' with { type: 'json' };
import { createTranslate } from '../../../widgets/messages/translate.ts';
import type { SearchFeature } from '../../../widgets/search-box/search-box.settings.ts';
import { fakeClient } from '../../../widgets/testing/fake-client.ts';
import { TEST_NOW } from '../../../widgets/testing/fixtures/criteria.ts';
import type { PageRequest } from '../../render/page.ts';
import { searchPage } from './page.tsx';

/** The list of the shop, or the one that a test puts in its place. */
const list = vi.hoisted(() => ({ off: undefined as readonly SearchFeature[] | undefined }));
vi.mock(import('../../../widgets/search-box/search-box.settings.ts'), async (load) => {
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
  const request = {
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
  } as unknown as PageRequest;
  const { body, data } = await searchPage(request);
  const html = renderToString(body as unknown as VNode);
  return {
    suggestions: (data.resultsGrid?.suggestions ?? []).length > 0,
    flows: (data.searchBox?.flows ?? []).length > 0,
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
