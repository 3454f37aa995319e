import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it, vi } from 'vitest';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { TOP_RESULTS_COUNT, type BlockContent } from '@staykit/core/content/block.ts';
import type { LandingContent } from '@staykit/core/content/page-content.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { stayOffers } from '@staykit/testing/fixtures/offers.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { homePage } from '../home/page.tsx';
import { landingPage } from '../landing/page.tsx';
import { PROMO_IMAGE_SIZES } from './block-parts.tsx';
import { ContentBlocks } from './content-blocks.tsx';
import { loadBlocks } from './load-blocks.ts';

const NOW = Date.parse('2030-05-15T12:00:00Z');
const images = { large: '/api/images/a/large.webp', small: '/api/images/a/small.webp' };
const box = { code: 'SPA', title: 'Spa box', price: 100, promoPrice: 66.7, link: { url: '/box/spa/SPA' } };
const search = { type: 'stay' as const, criteria: {} };

/** What the pages of these tests ask; only what blocks need. */
function asked(
  more: Partial<PageRequest> = {},
  found: () => Promise<OfferCard[]> = async () => stayOffers(3),
): PageRequest {
  return testRequest({
    address: { page: 'landing', prefix: '', slug: 'spa' },
    apiOrigin: '',
    productUrl: '',
    locale: 'fr_FR',
    instant: NOW,
    t: createTranslate('fr_FR', en),
    content: { offers: found, landing: async () => undefined },
    ...more,
  });
}

type Blocks = readonly (BlockContent & { kind: string; wrapper?: 'full' | 'xl' | 'l' | 'none' })[];
async function show(blocks: Blocks, request = asked(), wrapped = false): Promise<string> {
  const loaded = await loadBlocks(request, blocks);
  const element = <ContentBlocks request={request} blocks={loaded} wrapped={wrapped} />;
  return printElement(element);
}

it.each([
  ['jumbotron', { images }, PROMO_IMAGE_SIZES.medium],
  ['JumbotronPromo', { images }, PROMO_IMAGE_SIZES.medium],
  ['marketingBlock', { items: [{ title: 'x', images }] }, PROMO_IMAGE_SIZES.small],
  ['PromoCards', { items: [{ title: 'x', images }] }, PROMO_IMAGE_SIZES.small],
])(
  'the picture of a %s has one of three sizes, and the small one up to 599 px [HOME-09]',
  async (kind, more, large) => {
    expect(PROMO_IMAGE_SIZES).toEqual({
      small: { width: 750, height: 528 },
      medium: { width: 1500, height: 736 },
      wide: { width: 3840, height: 700 },
    });
    const html = await show([{ kind, title: 'T', ...more }]);
    const [, source = ''] = /<source ([^>]*)>/.exec(html) ?? [];
    const [, img = ''] = /<img ([^>]*)>/.exec(html) ?? [];
    expect(source).toContain('media="(max-width: 599px)"');
    expect(source).toContain(images.small);
    expect(source).toContain('width="750" height="528"');
    expect(img).toContain(images.large);
    expect(img).toContain(`width="${large.width}" height="${large.height}"`);
  },
);

describe('the blocks of a first page', () => {
  const words = { items: [{ title: 'ITEM', cta: { label: 'x', url: '/x' } }], images, codes: ['SPA'] };
  const kinds: Blocks = [
    { kind: 'boxes', title: 'T-boxes', boxes: [box] },
    { kind: 'jumbotron', title: 'T-jumbotron', images },
    { kind: 'mainValueProposition', title: 'T-mainValueProposition', ...words },
    { kind: 'marketingBlock', title: 'T-marketingBlock', ...words },
    { kind: 'categories', title: 'T-categories', ...words },
    { kind: 'banner', title: 'T-banner' },
    { kind: 'boxesByCode', title: 'T-boxesByCode', boxes: [box] },
    { kind: 'relatedBanner', title: 'T-relatedBanner' },
    { kind: 'article', title: 'T-article', html: '<p>x</p>' },
    { kind: 'topSearchResults', title: 'T-topSearchResults', search },
  ];

  it('are of ten kinds, and one of another kind is left out alone [HOME-06]', async () => {
    const html = await show([...kinds.slice(0, 5), { kind: 'zzz', title: 'T-zzz' }, ...kinds.slice(5)]);
    const places = kinds.map(({ title }) => html.indexOf(title!));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toContain('zzz');
  });

  it('with a countdown show from its start to its end alone, those without one always [HOME-07]', async () => {
    const start = NOW - 1_000;
    const countdown = { start: new Date(start).toISOString(), end: new Date(NOW + 5_000).toISOString() };
    const at = (instant: number) =>
      show([{ kind: 'jumbotron', title: 'SALE', images, countdown }], asked({ instant }));
    expect(await at(start - 1)).not.toContain('SALE');
    expect(await at(start)).toContain('SALE');
    expect(await at(NOW)).toMatch(/role="timer"[^>]*>00:00:05</);
    expect(await at(NOW + 5_000)).not.toContain('SALE');
    expect(await show([{ kind: 'jumbotron', title: 'ALWAYS', images }], asked({ instant: 0 }))).toContain(
      'ALWAYS',
    );
  });

  it('cut their subtitles to 86 letters on a phone and 250 on a desk [HOME-13]', async () => {
    const long = await show([{ kind: 'banner', title: 'T', subtitle: 'a'.repeat(300) }]);
    expect(/data-short[^>]*>(a+…)</.exec(long)?.[1]).toHaveLength(87);
    expect(/data-long[^>]*>(a+…)</.exec(long)?.[1]).toHaveLength(251);
    const short = await show([{ kind: 'banner', title: 'T', subtitle: 'b'.repeat(80) }]);
    expect(short).toContain(`<p>${'b'.repeat(80)}</p>`);
    expect(short).not.toContain('…');
  });

  it('say how much less a box costs, rounded up, and show three results unless told [HOME-12]', async () => {
    expect(await show([kinds[0]!])).toContain('34');
    const limits: unknown[] = [];
    const client = createContentClient({
      api: '/api',
      locale: 'fr_FR',
      fetch: async (_url, init) => {
        limits.push((JSON.parse(String(init?.body)) as { limit: number }).limit);
        return Response.json({ exactMatch: Array.from({ length: 9 }, () => stayOffers(1)[0]) });
      },
    });
    expect((await client.offers({ search })).length).toBeLessThanOrEqual(TOP_RESULTS_COUNT);
    await client.offers({ search, count: 6 });
    expect([TOP_RESULTS_COUNT, ...limits]).toEqual([3, 3, 6]);
  });
});

describe('the blocks of a landing page', () => {
  const seven: Blocks = [
    { kind: 'MainUSP', title: 'T-MainUSP', items: [{ title: 'x' }] },
    { kind: 'BestBoxes', title: 'T-BestBoxes', boxes: [box] },
    { kind: 'TopBar', title: 'T-TopBar' },
    { kind: 'JumbotronPromo', title: 'T-JumbotronPromo', images },
    { kind: 'PromoCards', title: 'T-PromoCards', items: [{ title: 'x' }] },
    { kind: 'TargetedBanner', title: 'T-TargetedBanner' },
    { kind: 'TopSearchResults', title: 'T-TopSearchResults', search },
  ];

  it('are of seven kinds in the order of the definition, and an unknown one is written down [LANDING-05]', async () => {
    const note = vi.fn();
    const html = await show([...seven, { kind: 'Foo', title: 'T-Foo' }], asked({ note }));
    const places = seven.map(({ title }) => html.indexOf(title!));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toContain('T-Foo');
    expect(note.mock.calls).toEqual([[expect.stringContaining('Foo')]]);
  });

  it('have the words and colours that they were given, and no empty heading [LANDING-06]', async () => {
    const colorPalette = { background: '#112233', font: 'light' as const };
    const given = await show([
      { kind: 'MainUSP', title: 'Why', subtitle: 'Because', colorPalette, items: [] },
    ]);
    expect(given).toMatch(/<h2[^>]*>Why/);
    expect(given).toContain('Because');
    expect(given).toContain('fill="#112233"');
    expect(given).toContain('data-font="light"');
    const bare = await show([{ kind: 'MainUSP', items: [{ title: 'x' }] }]);
    expect(bare).not.toMatch(/<h2|data-font|<rect/);
  });

  it('lead on by a link, in a new tab where they say so [LANDING-07]', async () => {
    const cta = (more: object) =>
      show([{ kind: 'TargetedBanner', title: 'T', cta: { label: 'Go', ...more } }]);
    expect(await cta({ url: '/x', newTab: true })).toMatch(/<a href="\/x" target="_blank" rel="noopener">Go/);
    expect(await cta({ url: '/x', newTab: false })).toMatch(/<a href="\/x">Go/);
    expect(await cta({})).not.toContain('<a ');
  });

  it('are as wide as they say, as wide as the page unless told [LANDING-08]', async () => {
    const block = { kind: 'TopBar', title: 'T' };
    for (const wrapper of ['full', 'xl', 'l'] as const)
      expect(await show([{ ...block, wrapper }], asked(), true)).toContain(`data-wrapper="${wrapper}"`);
    expect(await show([{ ...block, wrapper: 'none' }], asked(), true)).not.toContain('data-wrapper');
    expect(await show([block], asked(), true)).toContain('data-wrapper="l"');
  });

  it('whose search fails are not there, and the others are [LANDING-10]', async () => {
    const failing = createContentClient({
      api: '/api',
      locale: 'fr_FR',
      retries: 0,
      fetch: async () => new Response('no', { status: 500 }),
    });
    const request = asked({ content: failing });
    const html = await show([seven[6]!, seven[1]!], request);
    expect(html).toContain('T-BestBoxes');
    expect(html).not.toMatch(/T-TopSearchResults|role="alert"|role="status"/);
  });
});

it.each([
  [{ index: false, follow: true }, 'noindex, follow'],
  [{ index: true, follow: false }, 'index, nofollow'],
])('a first page whose editors say %j tells search engines %s [HOME-02]', async (flags, robots) => {
  const home = { seo: { title: 'Stays', description: 'By the sea', ...flags }, blocks: [] };
  const { head } = await homePage(
    asked({
      address: { page: 'home', prefix: '' },
      search: '',
      origin: { protocol: 'https', host: 'fr-fr.localhost' },
      sites: DEFAULT_SITES,
      client: { suggest: async () => [] } as never,
      content: { home: async () => home, offers: async () => [] } as never,
      visit: { care: false, variants: {} } as never,
      now: NOW as never,
    }),
  );
  expect(head).toMatchObject({ title: 'Stays | Staykit', description: 'By the sea', robots });
});

describe('a landing page', () => {
  const spa: LandingContent = {
    slug: 'spa',
    seo: { title: 'Spa days', description: 'Warm water', index: true, follow: false },
    header: true,
    footer: true,
    blocks: [],
  };
  const landing = (changes: Partial<LandingContent> = {}, forcedNoindex: string[] = []) =>
    landingPage(
      asked({ content: { offers: async () => [], landing: async () => ({ ...spa, ...changes }) } as never }),
      { forcedNoindex, fallback: () => Promise.reject(new Error('no fallback is meant')) },
    );

  it('tells search engines what its definition says [LANDING-03]', async () => {
    const { head } = await landing();
    expect(head).toMatchObject({
      title: 'Spa days | Staykit',
      description: 'Warm water',
      robots: 'index, nofollow',
    });
  });

  it('is listed by nobody where its slug is in the list [PROUTE-10]', async () => {
    expect((await landing({}, ['spa'])).head.robots).toBe('noindex, follow');
    expect((await landing({}, ['other'])).head.robots).toBe('index, nofollow');
  });
});
