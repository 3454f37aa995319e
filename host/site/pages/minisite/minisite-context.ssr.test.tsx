import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { createSiteRenderer, type SiteRenderer } from '../../site-renderer.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { loadPage } from '../../registry/load-page.ts';

const partner = (minisiteId: number, minisiteUrl: string, more?: Partial<Partner>): Partner => ({
  slug: minisiteUrl,
  folder: `/partners/${minisiteUrl}`,
  minisiteId,
  minisiteUrl,
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: '/wide.svg', mobile: '/small.svg' },
  features: {},
  ...more,
});
/** Stays that begin in May. */
const window = { from: '2030-05-01', to: '2030-05-31' };
const partners = createPartnerRegistry([
  partner(412, 'mag-a'),
  partner(413, 'mag-b'),
  partner(414, 'may-binds', { offerTerms: { window, enforce: true } }),
  partner(415, 'may-is-told', { offerTerms: { window } }),
]);
let calls: URL[] = [];

let gateway: FastifyInstance;
let renderer: SiteRenderer;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
  });
  const ask = inProcessFetch(gateway);
  renderer = createSiteRenderer({
    partners,
    sites: DEFAULT_SITES,
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    fetch: (url, init) => {
      calls.push(new URL(url, 'https://shop.example'));
      return ask(url, init);
    },
    clock: () => TEST_NOW,
  });
});
afterAll(() => gateway.close());
beforeEach(() => (calls = []));

it.each([
  [true, '/gateway/cms/announcementBanner'],
  [false, '/content/announcementBanner/FR.json'],
])('asks for the announcement uncached: %s [SAPI-04]', async (announcementUncached, wanted) => {
  const asked: string[] = [];
  const shop = createSiteRenderer({
    partners,
    sites: DEFAULT_SITES,
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    fetch: async (url) => {
      const { pathname, search } = new URL(url, 'https://shop.example');
      asked.push(pathname + search);
      return Response.json({});
    },
    clock: () => TEST_NOW,
    announcementUncached,
  });
  const { content } = shop.request({
    address: resolvePage('/', { partners, locale: 'fr_FR' }),
    locale: 'fr_FR',
    path: '/',
    search: '',
    origin: { protocol: 'https', host: 'fr-fr.localhost' },
  });
  expect(await content.announcement({ page: 'home', flow: 'booking' })).toBeUndefined();
  expect(asked).toEqual([wanted]);
});

async function open(path: string, search = '?checkin=2030-06-12&checkout=2030-06-14&a=2') {
  const request = renderer.request({
    address: resolvePage(path, { partners, locale: 'fr_FR' }),
    locale: 'fr_FR',
    path,
    search,
    origin: { protocol: 'https', host: 'fr-fr.localhost' },
  });
  return renderer.document(await loadPage(request), request);
}
/** The partner that the calls of a kind were made for. */
const named = (what: RegExp) => {
  const found = calls.filter(({ pathname }) => what.test(pathname));
  return found.length === 0 ? 'no call' : [...new Set(found.map((one) => one.searchParams.get('minisite')))];
};

it('the partner of an address is on the calls and links of every page below it, however it is opened [MINISITE-21]', async () => {
  const home = await open('/mag-a');
  expect(home).toMatch(/href="\/mag-a\/search/);
  // A reload asks for the same address, and no cookie or storage is read.
  for (let times = 0; times < 2; times++) {
    calls = [];
    const product = await open('/mag-a/product/10');
    expect(named(/detail\.json$/)).toEqual(['412']);
    expect(product).toContain('"partner":412');
    expect(product).toContain('/mag-a/checkout');
  }
});

it('branding and its number end on the shop’s own pages, and another partner’s address is that partner’s [MINISITE-21]', async () => {
  await open('/mag-a/product/10');
  calls = [];
  const shop = await open('/product/10');
  expect(named(/detail\.json$/)).toEqual([null]);
  expect(shop).not.toContain('"partner"');
  calls = [];
  await open('/mag-b/product/10');
  expect(named(/detail\.json$/)).toEqual(['413']);
});

it('a search beyond the limits of a partner finds nothing where they bind, and the page says them to the browser [MINISITE-27]', async () => {
  const cards = (html: string) => html.match(/part="card"/g)?.length ?? 0;
  const told = await open('/may-is-told/search');
  expect(cards(told)).toBeGreaterThan(0);
  expect(told).not.toContain('"limits"');
  const bound = await open('/may-binds/search');
  expect(cards(bound)).toBe(0);
  expect(bound).toContain('"limits":{"from":"2030-05-01","to":"2030-05-31"}');
  expect(
    cards(await open('/may-binds/search', '?checkin=2030-05-29&checkout=2030-05-31&a=2')),
  ).toBeGreaterThan(0);
  expect(cards(await open('/may-binds/search', '?a=2'))).toBeGreaterThan(0);
});
