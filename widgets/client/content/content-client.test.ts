import { describe, expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { contentAnswers } from '@staykit/testing/fixtures/content-wire.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { getMarketingArticles } from '../calls/get-marketing-articles.generated.ts';
import { getStaticContent } from '../calls/get-static-content.generated.ts';
import { CONTENT_SETTINGS, type ContentSettings } from './content-settings.ts';
import { createContentClient, type ContentClient } from './create-content-client.ts';

const good = contentAnswers();
const place = { page: 'home', flow: 'booking' } as const;
const context = { page: 'search', flow: 'stay', criteria: emptyCriteria('booking') } as const;

/** A client whose calls are answered by a table of path and answer; a number is a status. */
function client(
  answers: Record<string, unknown>,
  options: Partial<ClientOptions> = {},
  settings: Partial<ContentSettings> = {},
) {
  const asked: string[] = [];
  const errors: StayError[] = [];
  const content = createContentClient(
    {
      api: 'https://shop.example/api',
      locale: 'fr_FR',
      retries: 0,
      onError: (error) => errors.push(error),
      fetch: async (url) => {
        asked.push(url.replace('https://shop.example', ''));
        const answer = answers[new URL(url).pathname] ?? 404;
        return typeof answer === 'number'
          ? new Response('{}', { status: answer })
          : new Response(JSON.stringify(answer));
      },
      ...options,
    },
    settings,
  );
  return { content, asked, errors };
}

describe('the first page', () => {
  it('asks in the locale, and has the content of its flow [SAPI-01]', async () => {
    const { content, asked } = client({ '/api/cms/homepage': good.getHomepage }, { locale: 'es_ES' });
    expect((await content.home('booking'))?.blocks).toHaveLength(1);
    expect((await content.home('gifting'))?.blocks).toEqual([]);
    expect(asked[0]).toBe('/api/cms/homepage?locale=es_ES');
  });

  it.each([
    ['fails', 500],
    ['is empty', {}],
  ])('is hidden and told of when its call %s [SAPI-01]', async (_how, answer) => {
    const { content, errors } = client({ '/api/cms/homepage': answer });
    expect(await content.home('booking')).toBeUndefined();
    expect(errors).toHaveLength(1);
  });
});

describe('promo bars', () => {
  it('are asked with the locale alone, and chosen by page and flow [SAPI-02]', async () => {
    const { content, asked } = client({ '/api/cms/promoBars': good.getPromoBars });
    expect((await content.promoBars(place)).map(({ internalCode }) => internalCode)).toEqual(['early']);
    expect(await content.promoBars({ page: 'search', flow: 'booking' })).toEqual([]);
    expect(asked[0]).toBe('/api/cms/promoBars?locale=fr_FR');
  });

  it('are none when their call fails [SAPI-02]', async () => {
    expect(await client({ '/api/cms/promoBars': 500 }).content.promoBars(place)).toEqual([]);
  });
});

describe('the block of boxes', () => {
  it('is asked with the locale and keeps its seven fields; none when its call fails [SAPI-03]', async () => {
    const { content, asked } = client({ '/api/cms/box-block-serp': good.getBoxBlock });
    expect(await content.boxBlock()).toEqual(good.getBoxBlock);
    expect(asked).toEqual(['/api/cms/box-block-serp?locale=fr_FR']);
    expect(await client({ '/api/cms/box-block-serp': 500 }).content.boxBlock()).toBeUndefined();
  });
});

describe('the announcement', () => {
  const x = { data: { content: 'x' } };

  it('comes from the gateway when uncached, and else from the file of its market [SAPI-04]', async () => {
    const answers = { '/gateway/cms/announcementBanner': x, '/content/announcementBanner/FR.json': x };
    const uncached = client(answers, {}, { announcementUncached: true });
    expect((await uncached.content.announcement(place))?.content).toBe('x');
    expect(uncached.asked).toEqual(['/gateway/cms/announcementBanner']);
    const cached = client(answers);
    expect((await cached.content.announcement(place))?.content).toBe('x');
    expect(cached.asked).toEqual(['/content/announcementBanner/FR.json']);
  });

  it('has an address of its own in each market where the shop says so [SAPI-04]', async () => {
    const announcementStaticUrl = { FR: '/f', ES: '/e', BE: '/static/be.json', NL: '/n', IT: '/i' };
    const { content, asked } = client({}, { locale: 'nl_BE' }, { announcementStaticUrl });
    await content.announcement(place);
    expect(asked).toEqual(['/static/be.json']);
  });

  it.each([[{}], [{ data: null }], [500]])('is none when the answer is %j [SAPI-04]', async (answer) => {
    const { content } = client({ '/content/announcementBanner/FR.json': answer });
    expect(await content.announcement(place)).toBeUndefined();
  });
});

describe('the gift block', () => {
  const blocks = { fr_FR: { title: 'Offrez' }, es_ES: { title: 'Regala' } };
  const answers = { '/gateway/content/giftBlock': blocks, '/content/giftBlock.json': blocks };

  it('comes from where the shop says, in the words of the locale [SAPI-05]', async () => {
    const fresh = client(answers, { locale: 'es_ES' }, { giftBlockSource: 'gateway' });
    expect((await fresh.content.giftBlock())?.title).toBe('Regala');
    expect(fresh.asked).toEqual(['/gateway/content/giftBlock']);
    const kept = client(answers, { locale: 'es_ES' }, { giftBlockSource: 'static' });
    expect((await kept.content.giftBlock())?.title).toBe('Regala');
    expect(kept.asked).toEqual(['/content/giftBlock.json']);
  });

  it('follows the announcement unless told, and is missing in a locale without one [SAPI-05]', async () => {
    const uncached = client(answers, {}, { announcementUncached: true });
    await uncached.content.giftBlock();
    expect(uncached.asked).toEqual(['/gateway/content/giftBlock']);
    expect(await client(answers, { locale: 'it_IT' }).content.giftBlock()).toBeUndefined();
  });
});

describe('the targeted banner', () => {
  it('is asked without parameters, and chosen by its rules [SAPI-06] [PAPI-18]', async () => {
    const banners = [{ title: 'Spa', rules: { page: 'home' } }, { title: 'Près' }];
    const { content, asked } = client({ '/content/targetedBanner.json': { banners } });
    expect((await content.targetedBanner(context))?.title).toBe('Près');
    expect(asked).toEqual(['/content/targetedBanner.json']);
  });

  it('is missing, without an exception, when there is none [SAPI-06] [PAPI-18]', async () => {
    const { content } = client({});
    await expect(content.targetedBanner(context)).resolves.toBeUndefined();
  });
});

describe('texts and articles', () => {
  it('a text is asked by id and locale, and is nothing when it is not there [PAPI-35]', async () => {
    const { content, asked } = client({ '/gateway/content/about': good.getStaticContent });
    expect((await content.page('about'))?.title).toBe('À propos');
    expect(await content.page('a/b')).toBeUndefined();
    expect(asked).toEqual(['/gateway/content/about?locale=fr_FR', '/gateway/content/a%2Fb?locale=fr_FR']);
  });

  it('articles are asked by locale and page size, and never more are shown [PAPI-36]', async () => {
    const article = (id: number) => ({ id: String(id), title: 't', intro: 'i', url: '/content/x' });
    const articles = [1, 2, 3, 4, 5, 6].map(article);
    const { content, asked } = client({ '/gateway/marketing/articles': { articles } });
    expect((await content.articles()).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(asked).toEqual(['/gateway/marketing/articles?locale=fr_FR&size=4']);
    expect(await client({}).content.articles()).toEqual([]);
  });

  it('their addresses can be somebody else’s [PAPI-35] [PAPI-36]', async () => {
    const { content, asked } = client(
      {},
      {},
      {
        endpoints: {
          ...CONTENT_SETTINGS.endpoints,
          staticContent: { ...getStaticContent, path: '/texts/:contentId' },
          marketingArticles: { ...getMarketingArticles, path: '/news' },
        },
        marketingArticlesPageSize: 2,
      },
    );
    await content.page('about');
    await content.articles();
    expect(asked).toEqual(['/gateway/texts/about?locale=fr_FR', '/gateway/news?locale=fr_FR&size=2']);
  });
});

describe('the offers of a landing block', () => {
  const bodies: Record<string, unknown>[] = [];
  const answered = (answer: unknown) =>
    client(
      {},
      {
        searchProvider: 'shop',
        fetch: async (url, { body }) => {
          bodies.push({ url, ...JSON.parse(String(body)) });
          return new Response(JSON.stringify(answer));
        },
      },
    ).content;

  it('of activities are asked with their constants, and are the packages of the answer [SAPI-10]', async () => {
    const offers = goodAnswers().postActivities as { packages: unknown[] };
    const shown = await answered(offers).offers({
      search: { type: 'activity', criteria: { themeIds: '26' } },
      count: 6,
    });
    expect(bodies.pop()).toEqual({
      url: 'https://shop.example/api/search/activity-only.json',
      limit: 6,
      locale: 'fr_FR',
      numberOfPackagesPerHotel: 20,
      page: 0,
      searchCriterias: { themeIds: '26' },
    });
    expect(shown).toEqual(offers.packages);
  });

  it('of stays and gifts are one a hotel by price and quality, with type and provider [SAPI-11]', async () => {
    const offers = goodAnswers().postOffers as { exactMatch: unknown[] };
    const gift = answered(offers);
    expect(
      await gift.offers({ search: { type: 'gift', criteria: { themeIds: '23', orderBy: 'starsDesc' } } }),
    ).toEqual(offers.exactMatch);
    expect(bodies.pop()).toEqual({
      url: 'https://shop.example/search-api/offers.json',
      locale: 'fr_FR',
      limit: 3,
      orderBy: 'priceQuality',
      numberOfPackagesPerHotel: 1,
      searchProvider: 'shop',
      searchCriterias: { adult: 2, child: 0, baby: 0 },
      type: 'gift',
      filters: { themeIds: '23' },
    });
    await gift.offers({ search: { type: 'stay', criteria: {} } });
    const stay = bodies.pop() ?? {};
    expect([stay.type, stay.filters]).toEqual([undefined, undefined]);
  });

  it('are none when the search fails', async () => {
    const { content } = client({});
    expect(await content.offers({ search: { type: 'stay', criteria: {} } })).toEqual([]);
    expect(await content.offers({ search: { type: 'activity', criteria: {} } })).toEqual([]);
  });
});

describe('menu, landing pages and ideas', () => {
  it('are files of the locale [SAPI-15]', async () => {
    const { content, asked } = client({
      '/content/menu/fr_FR.json': good.getMenu,
      '/content/landing/fr_FR/spa.json': good.getLanding,
      '/content/landing/fr_FR.json': good.getLandings,
      '/content/ideas/fr_FR.json': good.getIdeas,
    });
    expect((await content.menu())?.nodes).toHaveLength(1);
    expect((await content.landing('spa'))?.slug).toBe('spa');
    expect(await content.landingGroups()).toHaveLength(1);
    expect((await content.ideas()).title).toBe('Idées');
    expect(asked.every((path) => !path.includes('?'))).toBe(true);
  });

  it.each<[string, (content: ContentClient) => Promise<unknown>, unknown]>([
    ['the header has no menu', (content) => content.menu(), undefined],
    ['a landing page is the fallback page', (content) => content.landing('spa'), undefined],
    ['there are no lists of links', (content) => content.landingGroups(), []],
  ])('when a call fails %s [SAPI-15]', async (_what, ask, left) => {
    for (const status of [404, 500]) {
      const paths = ['menu/fr_FR.json', 'landing/fr_FR/spa.json', 'landing/fr_FR.json'];
      const { content } = client(Object.fromEntries(paths.map((path) => [`/content/${path}`, status])));
      expect(await ask(content)).toEqual(left);
    }
  });

  it('when the ideas fail the page is told, so that it can say so [SAPI-15]', async () => {
    const { content } = client({ '/content/ideas/fr_FR.json': 500 });
    await expect(content.ideas()).rejects.toMatchObject({ code: 'SERVER' });
  });

  it('a call that nobody waits for any more rejects, and is no failure', async () => {
    const stop = new AbortController();
    const { content, errors } = client({}, { fetch: () => new Promise(() => undefined) });
    const menu = content.menu({ signal: stop.signal });
    stop.abort(new DOMException('gone', 'AbortError'));
    await expect(menu).rejects.toThrow('gone');
    expect(errors).toEqual([]);
  });
});
