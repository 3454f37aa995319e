import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../widgets/core/market/locale.ts';
import { STATIC_PATHS } from '../../widgets/core/market/static-paths.ts';
import { TEST_NOW } from '../../widgets/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '../app.ts';
import { openContent, type ContentStore } from '../gateway/content/content-store.ts';
import { makeGifts } from '../gateway/catalogue/gifts.ts';
import { tinyModel } from '../gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '../partners/partner-registry.ts';
import { MenuLink } from '../shell/menu-link.tsx';
import { MenuTree } from '../shell/menu-tree.tsx';
import { TOP } from '../top.ts';
import { SafeText } from './content/safe-text.tsx';

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
    assets: { client: '/assets/c.js', preload: [], visitor: '/visitor.js', early: '/assets/e.js', texts: {} },
    folders: foldersFrom(TOP),
  });
}

beforeAll(async () => {
  content = await openContent({ folder: join(TOP, 'host/content') });
  [app, bare] = await Promise.all([shop(content), shop()]);
});
afterAll(() => Promise.all([app.close(), bare.close()]));

const hostOf = (locale: Locale) => `${locale.toLowerCase().replace('_', '-')}.localhost`;
async function visit(url: string, locale: Locale = 'fr_FR', server = app) {
  const { statusCode, body } = await server.inject({ url, headers: { host: hostOf(locale) } });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return { status: statusCode, html: body, main };
}
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
const print = (element: ReactElement) => renderToString(element as unknown as VNode);

describe('the first page', () => {
  it.each(LOCALES)('of %s shows what its editors wrote, stays first, gifts when asked', async (locale) => {
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
  });

  it('is hidden without content, and the shell stays', async () => {
    const { status, main, html } = await visit('/', 'fr_FR', bare);
    expect([status, main]).toEqual([200, '']);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
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

  it('that cannot be had are told of, and the shell stays [SERROR-05]', async () => {
    const { status, main, html } = await visit('/ideas', 'fr_FR', bare);
    expect(status).toBe(503);
    expect(main).toContain('role="alert"');
    expect(main).toContain('Oups');
    expect(html).toContain('<footer');
  });
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
