import { printElement } from '../../framework/document/print-element.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { openContent, type ContentStore } from '@staykit/gateway/content/content-store.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { MenuLink } from '../../shell/menus/menu-link.tsx';
import { MenuTree } from '../../shell/menus/menu-tree.tsx';
import { TOP } from '@staykit/host/top.ts';
import en from '@staykit/messages/en.json';
import fr from '@staykit/messages/fr_FR.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { IdeaList } from '../ideas/page.tsx';
import { SafeText } from './safe-text.tsx';

let content: ContentStore;
let app: FastifyInstance;
let bare: FastifyInstance;

async function shop(store?: ContentStore): Promise<FastifyInstance> {
  return createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => makeGifts([]),
      clock: () => TEST_NOW,
      ...(store && { content: store }),
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/visitor.js', early: '/assets/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
}

beforeAll(async () => {
  content = await openContent({ folder: join(TOP, 'host/demo/content') });
  [app, bare] = await Promise.all([shop(content), shop()]);
});
afterAll(() => Promise.all([app.close(), bare.close()]));

const hostOf = (locale: Locale) => `${locale.toLowerCase().replace('_', '-')}.localhost`;
async function visit(url: string, locale: Locale = 'fr_FR', server = app, more: Record<string, string> = {}) {
  const { statusCode, body } = await server.inject({ url, headers: { host: hostOf(locale), ...more } });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return { status: statusCode, html: body, main };
}
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
const print = (element: ReactElement) => printElement(element);

describe('the first page', () => {
  it.each(LOCALES)(
    'of %s shows what its editors wrote, stays first, gifts when asked [HOME-01]',
    async (locale) => {
      const { home } = await content.of(locale);
      const stays = await visit('/', locale);
      expect(stays.html).toContain(
        `<title>${home?.booking?.seo.title.replaceAll("'", '&#39;')} | Staykit</title>`,
      );
      expect(stays.main).toContain('data-island="search-box"');
      expect(stays.main.match(/<h2/g)?.length).toBeGreaterThan(4);
      const gifts = await visit('/?flow=gifting', locale);
      expect(hrefs(gifts.main)).toContain('/box/bien-etre/SPAEBOX');
      expect(hrefs(stays.main)).not.toContain('/box/bien-etre/SPAEBOX');
    },
  );

  it('is hidden without content, and the shell stays [HOME-05]', async () => {
    const { status, main, html } = await visit('/', 'fr_FR', bare);
    expect([status, main]).toEqual([200, '']);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).not.toContain('role="alert"');
    const filled = await visit('/');
    expect(filled.main).toContain('data-island="search-box"');
    expect(filled.main.match(/<section/g)?.length).toBeGreaterThan(3);
  });
});

describe('landing pages', () => {
  it('are there for the locales that have them, with their blocks in order', async () => {
    const { status, main, html } = await visit('/landing/bien-etre');
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    const places = ['De l’eau chaude et du temps', 'Les coffrets que l’on offre', 'Valable douze mois'].map(
      (words) => main.indexOf(words),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('<meta name="robots" content="index, follow">');
    expect((await visit('/landing/bien-etre', 'es_ES')).status).toBe(404);
    expect((await visit('/landing')).status).toBe(404);
  });

  it('hide what is outside its countdown, and tell robots what the editors say', async () => {
    // The clock of this shop stands in 2030.
    const { main, html } = await visit('/landing/black-friday');
    expect(main).not.toContain('>Black Friday</h');
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
  });
});

describe('texts', () => {
  it.each(LOCALES)('of the footer of %s are all there', async (locale) => {
    const { html } = await visit('/search', locale);
    const paths = Object.values(STATIC_PATHS[locale]);
    expect(paths).toHaveLength(['fr_FR', 'es_ES'].includes(locale) ? 6 : 5);
    for (const path of paths) {
      expect(hrefs(html)).toContain(path);
      const page = await visit(path, locale);
      expect(page.status, path).toBe(200);
      expect(page.main).toMatch(/<h1>[\s\S]*<h2>|<h1>[\s\S]*<p>/);
    }
  });

  it('are built from their elements: nothing else becomes one', () => {
    const html =
      '<h2>Prix &amp; taxes</h2><p onclick="x()">En <strong>euros</strong><br />ou <a href="/contact">demandez</a>' +
      '<script>alert(1)</script><img src=x><a href="javascript:alert(1)">non</a> <em>fin';
    expect(print(<SafeText html={html} prefix="/mag" />)).toBe(
      '<h2>Prix &amp; taxes</h2><p>En <strong>euros</strong><br/>ou <a href="/mag/contact">demandez</a>' +
        'alert(1)<a>non</a> <em>fin</em></p>',
    );
  });
});

describe('ideas', () => {
  it.each(LOCALES)('of %s lead to stays, and show the menu', async (locale) => {
    const { status, main } = await visit('/ideas', locale);
    const { ideas } = await content.of(locale);
    expect(status).toBe(200);
    expect(main.match(/<h3/g)).toHaveLength(ideas?.sections.flatMap((section) => section.ideas).length ?? 0);
    expect(main).toContain('<nav');
  });

  it('are no page of a shop without content, and nothing leads there', async () => {
    const empty = await shop(await openContent({ folder: undefined }));
    const { status, html } = await visit('/ideas', 'fr_FR', empty);
    expect(status).toBe(404);
    expect(html).not.toContain('role="alert"');
    expect(hrefs(html)).not.toContain('/ideas');
    expect((await visit('/sitemap-pages.xml', 'fr_FR', empty)).html).not.toContain('/ideas');
    expect(hrefs((await visit('/')).html)).toContain('/ideas');
    await empty.close();
  });

  it('are the menu alone in a shop that has only one', async () => {
    const menuAlone = await shop({
      of: async (locale) => {
        const { ideas: _, ...others } = await content.of(locale);
        return others;
      },
    });
    const { status, main, html } = await visit('/ideas', 'fr_FR', menuAlone);
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('<nav');
    expect(hrefs(html)).toContain('/ideas');
    await menuAlone.close();
  });

  it('that cannot be had are told of, and the shell stays [SERROR-05]', async () => {
    const { status, main, html } = await visit('/ideas', 'fr_FR', bare);
    expect(status).toBe(503);
    expect(main).toContain('role="alert"');
    expect(main).toContain(createTranslate('fr_FR', fr)('results.error'));
    expect(createTranslate('en', en)('results.error')).toBe('Oops, something went wrong');
    expect(html).toContain('<footer');
  });
});

describe('lists of landing pages', () => {
  it.each(LOCALES)('of %s are there in French and Spanish, in three groups [LANDING-09]', async (locale) => {
    const { main } = await visit('/ideas', locale);
    const groups = main.split('data-landing-group').slice(1);
    if (!['fr_FR', 'es_ES'].includes(locale)) return expect(groups).toEqual([]);
    expect(groups).toHaveLength(3);
    const counts = groups.map((group) => {
      const found = hrefs(group.split('</section>')[0] ?? '');
      for (const href of found) expect(href).toMatch(/^\/landing\/[a-z0-9-]+$/);
      return found.length;
    });
    expect(counts).toEqual([7, 6, 3]);
    return undefined;
  });
});

describe('the ideas of a section', () => {
  const ideas = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `Idea ${index}`,
      url: 'https://x.example/',
      cover: '/a.webp',
    }));
  const list = (count: number) =>
    print(
      <IdeaList
        request={
          { apiOrigin: '', address: { page: 'ideas', prefix: '' }, t: createTranslate('fr_FR', en) } as never
        }
        ideas={ideas(count)}
      />,
    );

  it('are six, and the others behind a press, which shows all of them [PAGES-03]', () => {
    const [first = '', rest = ''] = list(10).split('<details>');
    expect(first.match(/<h3/g)).toHaveLength(6);
    expect(rest.match(/<h3/g)).toHaveLength(4);
    expect(rest).toMatch(/<summary[^>]*>See more</);
    expect(list(6)).not.toContain('<details');
  });
});

describe('pages of an account', () => {
  it('ask who is not signed in to sign in, show the wishes of anybody, and are nobody’s to find', async () => {
    for (const path of ['/account', '/account/signin', '/account/settings/profile', '/account/trips'])
      expect((await visit(path)).main, path).toContain('data-account-form="sign-in"');
    const { main, html } = await visit('/account/wishlist');
    expect(main).not.toContain('data-account-form');
    expect(hrefs(main)).toContain('/search');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect((await visit('/account/new-password')).main).toContain('data-account-form="new-password"');
    expect((await visit('/account/nothing')).status).toBe(404);
  });
});

describe('the page of who was given a voucher', () => {
  it('asks for the code under both of its addresses', async () => {
    for (const path of ['/beneficiary', '/beneficiary/login']) {
      const { status, main } = await visit(path);
      expect(status, path).toBe(200);
      expect(main, path).toContain('data-gift-code');
    }
    expect((await visit('/beneficiary/nothing')).status).toBe(404);
  });
});

describe('the app', () => {
  it.each(['/product/10', '/hotel/1', '/activity/13'])(
    'has a back button on %s where a browser has a breadcrumb [PRODUCT-07] [NATIVEAPP-03]',
    async (path) => {
      const browser = await visit(path);
      expect(browser.status).toBe(200);
      expect(browser.main).toContain('data-section="breadcrumb"');
      expect(browser.main).not.toContain('data-back');
      for (const agent of ['Mozilla/5.0 gonative', 'wed-mobile']) {
        const inApp = await visit(path, 'fr_FR', app, { 'user-agent': agent });
        expect(inApp.main).not.toContain('data-section="breadcrumb"');
        expect(inApp.main.match(/data-back/g)).toHaveLength(1);
      }
    },
  );
});

describe('the menu', () => {
  const link = (node: object) =>
    print(<MenuLink node={{ _id: 'a', label: 'Mer', uri: '/search', ...node }} prefix="" />);

  it('sets a highlighted link apart, and shows a number from one on [SENTITY-09]', () => {
    expect(link({ variant: 'highlight' })).toContain('data-variant="highlight"');
    expect(link({})).not.toContain('data-variant');
    expect(link({ count: 12 })).toMatch(/Mer<span[^>]*>12<\/span>/);
    for (const count of [0, undefined]) expect(link({ ...(count === 0 && { count }) })).toMatch(/>Mer<\/a>$/);
  });

  it('shows every level that it is given, and the theme of the week where there is one', () => {
    const nodes = [{ _id: 'a', label: 'A', children: [{ _id: 'b', label: 'B', uri: '/b' }] }];
    const theme = { themaTitle: 'Spa', weekendUrl: '/x' };
    expect(hrefs(print(<MenuTree nodes={nodes} label="Menu" prefix="/mag" />))).toEqual(['/mag/b']);
    expect(hrefs(print(<MenuTree nodes={[]} theme={theme} label="Menu" prefix="" />))).toEqual(['/x']);
  });
});
