import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { TOP } from '@staykit/host/top.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { LAYOUTS } from '@staykit/partners/partner-schema.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { loadPage } from '../../../registry/load-page.ts';
import { createSiteRenderer, type SiteRenderer } from '../../../site-renderer.ts';
import { layoutRules } from './layouts.ts';

const partner = (minisiteUrl: string, minisiteId: number, more: Partial<Partner> = {}): Partner => ({
  slug: minisiteUrl,
  folder: `/partners/${minisiteUrl}`,
  minisiteId,
  minisiteUrl,
  minisiteLocale: 'fr_FR',
  partnerName: 'Mag A',
  bannerUrls: { desktop: '/wide.svg', mobile: '/small.svg' },
  features: {},
  ...more,
});
/** The parts in an order that no layout has. */
const HOME = ['facts', 'themes', 'search', 'offers'] as const;
const partners = createPartnerRegistry([
  partner('plain', 411),
  ...[undefined, ...LAYOUTS].flatMap((layout, at) => [
    partner(`own-${layout}`, 500 + at, { home: [...HOME], ...(layout && { layout }) }),
    partner(`led-${layout}`, 510 + at, { home: ['search', 'places'], ...(layout && { layout }) }),
    partner(`bare-${layout}`, 520 + at, { home: ['themes'], ...(layout && { layout }) }),
  ]),
  ...LAYOUTS.map((layout, at) => partner(layout === 'shop' ? 'a-shop' : layout, 412 + at, { layout })),
]);
const urlOf = (layout: string) => (layout === 'shop' ? '/a-shop' : `/${layout}`);

let gateway: FastifyInstance;
let renderer: SiteRenderer;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: `${TOP}/host/demo/content` }),
  });
  renderer = createSiteRenderer({
    partners,
    sites: DEFAULT_SITES,
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    fetch: inProcessFetch(gateway),
    clock: () => TEST_NOW,
  });
});
afterAll(() => gateway.close());

async function open(path: string, search = ''): Promise<string> {
  const request = renderer.request({
    address: resolvePage(path, { partners, locale: 'fr_FR' }),
    locale: 'fr_FR',
    path,
    search,
    origin: { protocol: 'https', host: 'fr-fr.localhost' },
  });
  return renderer.document(await loadPage(request), request);
}

/** The text of the sheets that a page links. */
const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)]
    .map(([, name = '']) => String((renderer.files.get(name) ?? renderer.theme(name))?.body))
    .join('');

describe.each(LAYOUTS)('the layout %s', (layout) => {
  it('is one first page with the words, the banner, the search and what editors wrote [MINISITE-22]', async () => {
    const html = await open(urlOf(layout));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('srcset="/small.svg"');
    expect(html).toContain('data-island="search-box"');
    for (const words of ['Partir hors saison', 'Trois façons de partir', 'Vous pouvez compter sur nous'])
      expect(html).toContain(words);
    // The shop's own headline, picture and colours stay at home.
    expect(html).not.toContain('Deux nuits ailleurs, où vous voulez');
    expect(html).not.toContain('#97371a');
    expect(html).not.toContain('style=');
  });

  it('is there for givers too, whose blocks are others', async () => {
    const html = await open(urlOf(layout), '?flow=gifting');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('flow=gifting');
  });

  it('has every rule that its page needs, and its rules are in no sheet of others', async () => {
    const html = await open(urlOf(layout));
    const own = sheetsOf(html);
    const classes = [...html.matchAll(/class="(s[a-z0-9 ]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes.filter((name) => !own.includes(`.${name}{`) && !own.includes(`.${name} {`))).toEqual([]);
    const rules = layoutRules()[layout];
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) expect(own).toContain(rule);
    const others = ['/', '/plain', '/search', ...LAYOUTS.filter((one) => one !== layout).map(urlOf)];
    for (const path of others) {
      const sheets = sheetsOf(await open(path));
      expect(
        rules.filter((rule) => sheets.includes(rule)),
        path,
      ).toEqual([]);
    }
  });

  it('costs its pages 2.5 KB of rules at most', () => {
    const { length } = brotliCompressSync(layoutRules()[layout].join(''));
    expect(length).toBeLessThanOrEqual(2_560);
  });
});

it('a partner without a layout has the page of the shop around its search, as before', async () => {
  const html = await open('/plain');
  expect(html).toContain('#97371a');
  for (const rules of Object.values(layoutRules()))
    for (const rule of rules) expect(sheetsOf(html)).not.toContain(rule);
});

describe.each([undefined, ...LAYOUTS])('the parts of a first page in the layout %s', (layout) => {
  /** What is there of each part, in the order of the page. */
  const partsOf = (html: string) =>
    [
      ['search', 'data-island="search-box"'],
      ['facts', 'Vous pouvez compter sur nous'],
      ['themes', 'De quoi avez-vous envie'],
      ['offers', 'Bien notés, à bon prix'],
      ['stories', 'Partir hors saison'],
      ['ways', 'Trois façons de partir'],
      ['places', 'Les destinations de la saison'],
    ]
      .map(([part = '', words = '']) => [part, html.indexOf(words)] as const)
      .filter(([, at]) => at >= 0)
      .toSorted(([, one], [, other]) => one - other)
      .map(([part]) => part);

  it('are those of the partner file, in its order', async () => {
    expect(partsOf(await open(`/own-${layout}`))).toEqual(HOME);
    expect(partsOf(await open(`/led-${layout}`))).toEqual(['search', 'places']);
    const bare = await open(`/bare-${layout}`);
    expect(partsOf(bare)).toEqual(['themes']);
    for (const path of ['own', 'led', 'bare']) {
      const html = await open(`/${path}-${layout}`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('srcset="/small.svg"');
    }
  });

  it('are all there without a word of the partner', async () => {
    const html = await open(layout ? urlOf(layout) : '/plain');
    expect(partsOf(html).toSorted()).toEqual(
      ['facts', 'offers', 'places', 'search', 'stories', 'themes', 'ways'].toSorted(),
    );
  });
});
