import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '@staykit/host/top.ts';
import { createGateway } from '../../app.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { openContent, type ContentStore } from '../content-store.ts';
import { tinyModel } from '../../fixtures/tiny-model.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { onReport } from '../../observe/observe.ts';
import { inProcessFetch } from '../../http/in-process-fetch.ts';

const parts: GatewayParts = {
  model: () => tinyModel,
  images: { picture: async () => undefined },
  clock: () => TEST_NOW,
  gifts: () => makeGifts([]),
};
/** A shop whose editors have written nothing. */
const nothing: ContentStore = {
  of: async () => ({
    announcements: [],
    promoBars: [],
    targetedBanners: [],
    landingGroups: [],
    landings: new Map(),
    pages: new Map(),
    articles: [],
  }),
};

let app: FastifyInstance;
let bare: FastifyInstance;
let empty: FastifyInstance;
beforeAll(async () => {
  const content = await openContent({ folder: join(TOP, 'host/demo/content') });
  app = await createGateway({ ...parts, content });
  empty = await createGateway({ ...parts, content: nothing });
  bare = await createGateway(parts);
});
afterAll(() => Promise.all([app.close(), bare.close(), empty.close()]));

const get = (url: string) => app.inject({ url });
const clientOf = (server: FastifyInstance, locale: Locale) =>
  createContentClient({ api: '/api', locale, retries: 0, fetch: inProcessFetch(server) });

describe.each(LOCALES)('the content of %s', (locale) => {
  const place = { page: 'home', flow: 'booking' } as const;

  it('reaches the client whole', async () => {
    const content = clientOf(app, locale);
    expect((await content.home('booking'))?.blocks.length).toBeGreaterThan(4);
    expect((await content.home('activity')) ?? 'none').toBe('none');
    expect((await content.promoBars(place)).length).toBe(1);
    expect((await content.announcement(place))?.colorVariation).toBe('blue');
    expect((await content.giftBlock())?.boxURL).toBe('/boxes');
    expect((await content.menu())?.nodes.length).toBeGreaterThan(2);
    expect((await content.ideas()).sections).toHaveLength(3);
    expect((await content.page('about'))?.html).toContain('<p>');
    const articles = await content.articles();
    expect(articles).toHaveLength(4);
    const [first] = articles;
    expect((await content.page(first?.url.slice('/content/'.length) ?? ''))?.title).toBe(first?.title);
  });

  it('fills its boxes at the prices of the catalogue', async () => {
    const block = await clientOf(app, locale).boxBlock();
    const spa = block?.boxes.find(({ code }) => code === 'SPAEBOX');
    expect(spa?.price).toEqual({ sellPrice: 12_990, referencePrice: 14_990, promo: 14 });
    expect(spa?.link).toEqual({ url: '/box/bien-etre/SPAEBOX', campaign: 'serp-boxes', category: 'gift' });
    const gifting = await clientOf(app, locale).home('gifting');
    expect(gifting?.blocks.find(({ kind }) => kind === 'boxes')?.boxes?.length).toBe(4);
  });

  it('opens every landing page that it lists', async () => {
    const { slugs } = (await get(`/content/landing/${locale}.json`)).json<{ slugs: string[] }>();
    expect(slugs.length).toBeGreaterThanOrEqual(4);
    for (const slug of slugs) {
      const page = await clientOf(app, locale).landing(slug);
      expect(page?.blocks.some(({ kind }) => kind === 'JumbotronPromo')).toBe(true);
    }
  });
});

describe('the addresses of content', () => {
  it('a market has its own announcements alone, in each of its languages', async () => {
    const { data } = (await get('/content/announcementBanner/BE.json')).json();
    const locales = new Set(data.localizations.map((one: { locale: string }) => one.locale));
    expect(locales).toEqual(new Set(['fr_BE', 'nl_BE']));
    const { data: all } = (await get('/gateway/cms/announcementBanner')).json();
    expect(new Set(all.localizations.map((one: { locale: string }) => one.locale)).size).toBe(6);
  });

  it('caches keep the files, and the uncached calls are asked again', async () => {
    expect((await get('/content/giftBlock.json')).headers['cache-control']).toBe('public, max-age=60');
    expect((await get('/gateway/content/giftBlock')).headers['cache-control']).toBe('no-cache');
    expect((await get('/gateway/cms/announcementBanner')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/content/about',
    '/content/giftBlock',
    '/content/targetedBanner',
    '/content/menu',
    '/content/menu/something',
    '/content/landing/fr_FR/bien-etre',
    '/content/x.json',
    '/landing/bien-etre',
  ])('%s stays a page', async (path) => {
    // The gateway has no pages: what it does not answer is left to them.
    expect((await get(path)).json()).toMatchObject({ message: 'No resource at this address.' });
  });

  it('banners carry the locale of their folder among their rules', async () => {
    const { banners } = (await get('/content/targetedBanner.json')).json<{
      banners: { rules: { locale: string } }[];
    }>();
    expect(new Set(banners.map(({ rules }) => rules.locale))).toEqual(new Set(LOCALES));
  });

  it('nothing that leaves the server holds a script, a handler or a tag that is not allowed', async () => {
    for (const locale of LOCALES) {
      for (const url of [`/api/cms/homepage?locale=${locale}`, `/gateway/content/about?locale=${locale}`]) {
        const { body } = await get(url);
        expect(body).not.toMatch(
          /<script|javascript:|\son\w+=|<(?!\/?(h[23]|p|br|strong|em|ul|ol|li|blockquote|a|dl|dt|dd)\b)/i,
        );
      }
    }
  });
});

describe('content that is not there', () => {
  it('is no refusal in the figures, unlike an address that nobody has', async () => {
    const refused: string[] = [];
    const stop = onReport('refusal', ({ call }) => void refused.push(call));
    for (const url of [
      '/content/menu/fr_FR.json',
      '/content/ideas/fr_FR.json',
      '/api/cms/box-block-serp?locale=fr_FR',
      '/content/landing/fr_FR/none.json',
    ])
      expect((await empty.inject({ url })).statusCode, url).toBe(404);
    stop();
    expect(refused).toEqual(['getLanding']);
  });

  it('is answered 404, or empty, and the client does without it', async () => {
    const content = clientOf(empty, 'fr_FR');
    for (const url of [
      '/api/cms/box-block-serp?locale=fr_FR',
      '/content/menu/fr_FR.json',
      '/content/ideas/fr_FR.json',
      '/content/landing/fr_FR/spa.json',
      '/gateway/content/about?locale=fr_FR',
    ])
      expect((await empty.inject({ url })).statusCode, url).toBe(404);
    expect((await empty.inject({ url: '/gateway/cms/announcementBanner' })).json()).toEqual({});
    expect((await empty.inject({ url: '/api/cms/homepage?locale=fr_FR' })).json()).toEqual({});
    expect(await content.home('booking')).toBeUndefined();
    expect(await content.menu()).toBeUndefined();
    expect(await content.giftBlock()).toBeUndefined();
  });

  it('a gateway without content says that it has none', async () => {
    const { statusCode, headers } = await bare.inject({ url: '/api/cms/homepage?locale=fr_FR' });
    expect([statusCode, Boolean(headers['retry-after'])]).toEqual([501, false]);
  });
});

describe('the searches of landing blocks', () => {
  it('list packages of activities, no more than asked for [SAPI-10]', async () => {
    const body = { limit: 1, locale: 'fr_FR', numberOfPackagesPerHotel: 20, page: 0, searchCriterias: {} };
    const answer = await app.inject({ method: 'POST', url: '/api/search/activity-only.json', payload: body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().packages).toHaveLength(1);
    expect(answer.json().packages[0].itemCategory).toBe('activity');
  });

  it('list one offer of a hotel, gifts where the block asks for them [SAPI-11]', async () => {
    const body = {
      locale: 'fr_FR',
      limit: 3,
      orderBy: 'priceQuality',
      numberOfPackagesPerHotel: 1,
      searchProvider: 'staykit',
      searchCriterias: { adult: 2, child: 0, baby: 0 },
    };
    const ask = async (type?: 'gift') =>
      (
        await app.inject({
          method: 'POST',
          url: '/search-api/offers.json',
          payload: { ...body, ...(type && { type }) },
        })
      ).json<{ packages: { id: string }[]; exactMatch: { itemCategory: string }[] }>();
    const stays = await ask();
    expect(stays.packages.length).toBeGreaterThan(0);
    expect(stays.packages.length).toBeLessThanOrEqual(3);
    expect(new Set(stays.packages.map(({ id }) => id)).size).toBe(stays.packages.length);
    expect(new Set(stays.exactMatch.map(({ itemCategory }) => itemCategory))).toEqual(new Set(['weekend']));
    const gifts = await ask('gift');
    expect(new Set(gifts.exactMatch.map(({ itemCategory }) => itemCategory))).toEqual(
      new Set(['single_voucher']),
    );
  });
});
