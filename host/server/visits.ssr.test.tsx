import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '@staykit/messages/en.json' with { type: 'json' };
import { EXPERIMENT_CONDITIONS } from '@staykit/experiments/assign-variants.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom, type AppParts } from './create-app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shellOf } from '@staykit/site/shell/page-type-shell.ts';
import { TOP } from '../top.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';

const partners = createPartnerRegistry(readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS).all);
const parts: AppParts = {
  gateway: {
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: join(TOP, 'host/demo/content') }),
    experiments: { ...EXPERIMENT_CONDITIONS, datesForced: { share: 1 } },
  },
  partners,
  assets: { entry: '/v.js', early: '/e.js', islands: {} },
  careClientId: 'staykit.example',
  folders: foldersFrom(TOP),
};
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp(parts);
});
afterAll(() => app.close());

async function visit(url: string, { host = 'fr-fr.localhost:4180', cookie = '' } = {}) {
  const { statusCode, body, headers } = await app.inject({
    url,
    headers: { host, ...(cookie && { cookie }) },
  });
  const text = body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ');
  const block = /<script type="application\/json" id="stay-page">(.*?)<\/script>/.exec(body)?.[1];
  return {
    status: statusCode,
    html: body,
    text,
    headers,
    page: JSON.parse(block ?? '{}') as {
      variants?: object;
      care?: boolean;
      islands?: { 'results-grid'?: { blocks?: object } };
    },
  };
}

it('a page in the app has the six sites for its menu, and one in a browser none [NATIVEAPP-02]', async () => {
  const sitesOf = async (agent: string) => {
    const headers = { host: 'fr-be.localhost:4180', 'user-agent': agent };
    const { body } = await app.inject({ url: '/', headers });
    const block = /<script type="application\/json" id="stay-visit">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    return (JSON.parse(block) as { sites?: { locale: string }[] }).sites?.map(({ locale }) => locale);
  };
  expect(await sitesOf('Mozilla/5.0 wed-mobile/3.1')).toEqual(expect.arrayContaining([...LOCALES]));
  expect(await sitesOf('Mozilla/5.0')).toBeUndefined();
});

describe('the customer care', () => {
  it('shows a sign-in on its own hosts alone, and nothing that may be kept [CAREMODE-01] [CAREMODE-02]', async () => {
    for (const path of ['/', '/search', '/product/10', '/zzz']) {
      const { text, html, headers } = await visit(path, { host: 'care.fr-fr.localhost' });
      expect(text).toContain('Se connecter avec Google');
      expect(html).toContain('data-client-id="staykit.example"');
      expect(html).not.toMatch(/<header|<footer|data-island|data-consent|id="stay-page"/);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await visit('/search?mode=care')).text).not.toContain('Se connecter avec Google');
  });

  it('is where links are copied: the pages of a visitor have no button for it [CAREMODE-04]', async () => {
    const { html } = await visit('/search');
    expect(html).toContain('<header');
    expect(html).not.toMatch(/data-care-copy|data-care-sign-out/);
  });

  it('takes no cookie for a token that the gateway does not know', async () => {
    const { text } = await visit('/search', { host: 'care.fr-fr.localhost', cookie: 'stay_care=invented' });
    expect(text).toContain('Se connecter avec Google');
  });
});

describe('banners', () => {
  it('stand around the pages that they are for, and not around others [BANNER-03] [BANNER-04]', async () => {
    const home = await visit('/');
    expect(home.text).toContain('les séjours hors saison sur la côte');
    expect(home.text).toContain('Les offres de dernière minute');
    const search = await visit('/search');
    expect(search.text).not.toContain('les séjours hors saison sur la côte');
    expect(search.text).toContain('Réservez tôt');
    expect((await visit('/content/about')).html).not.toContain('data-banner');
  });

  it('announce nothing on pages that sell without distraction [FOOTER-05]', () => {
    expect(shellOf('checkout')).toMatchObject({ announcement: false, footer: false });
    expect(shellOf('home')).toMatchObject({ announcement: true, footer: true });
  });

  it('stand on a minisite as in the shop, and gifts between its cards, but where its partner does without [MINISITE-22]', async () => {
    const host = 'fr-be.localhost';
    const home = await visit('/celestine', { host });
    expect(home.html).toContain('data-banner');
    expect(home.html).toContain('data-campaign');
    const search = await visit('/celestine/search', { host });
    expect(Object.keys(search.page.islands?.['results-grid']?.blocks ?? {})).toEqual(['gift', 'banners']);

    const celestine = partners.byAddress('celestine')!;
    const bare = await createApp({
      ...parts,
      partners: createPartnerRegistry([{ ...celestine, features: { banners: false } }]),
    });
    for (const url of ['/celestine', '/celestine/search']) {
      const { body, statusCode } = await bare.inject({ url, headers: { host } });
      expect(statusCode).toBe(200);
      expect(body, url).not.toMatch(/data-banner|data-campaign|"blocks":/);
    }
    await bare.close();
  });

  it('that were waved away are not printed again', async () => {
    const code = /data-banner="([^"]+)"/.exec((await visit('/')).html)?.[1] ?? '';
    expect(code).not.toBe('');
    expect((await visit('/', { cookie: `stay_dismissed=${code}` })).html).not.toContain('data-banner');
  });
});

describe('experiments', () => {
  it('are printed with the page for a visitor who is counted, and with none for any other', async () => {
    const counted = await visit('/', { cookie: 'stay_consent=analytics; stay_client=visitor-0001' });
    expect(counted.page.variants).toMatchObject({ datesForced: true, autoDiscount: true });
    expect((await visit('/')).page.variants).toBeUndefined();
    expect(counted.headers['vary']).toContain('cookie');
  });
});

it('editors name networks, help, careers and the login of gifts for a locale, and another locale has none [FOOTER-01] [MENU-03] [MENU-04]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(TOP, 'host/demo/content'), folder, { recursive: true });
  const file = join(folder, 'fr_FR/menu.json');
  const links = {
    social: [{ network: 'Instagram', url: 'https://social.example/shop' }],
    helpSite: 'https://help.example/fr',
    careers: 'https://jobs.example/',
    giftLogin: 'https://boxes.example/login',
  };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), links }));
  const named = await createApp({
    ...parts,
    gateway: { ...parts.gateway, content: await openContent({ folder }) },
  });
  const ask = async (url: string, host: string) => (await named.inject({ url, headers: { host } })).body;
  try {
    const footer = (html: string) => html.slice(html.indexOf('<footer'));
    const french = footer(await ask('/', 'fr-fr.localhost'));
    for (const href of [links.helpSite, links.careers, links.giftLogin])
      expect(french).toContain(`href="${href}"`);
    expect(french).not.toContain('/beneficiary/login');
    const belgian = footer(await ask('/', 'fr-be.localhost'));
    expect(belgian).not.toMatch(/(help|jobs|boxes)\.example/);
    expect(belgian).toContain('href="/beneficiary/login"');
    expect(JSON.parse(await ask('/content/menu/fr_FR.json', 'fr-fr.localhost'))).toMatchObject({ links });
    expect(JSON.parse(await ask('/content/menu/fr_BE.json', 'fr-be.localhost'))).not.toHaveProperty('links');
  } finally {
    await named.close();
    rmSync(folder, { recursive: true });
  }
});

it('without the search for activities its address is unknown, and nothing of the shop leads there [PAGES-07]', async () => {
  const off = await createApp({ ...parts, activitySearch: false });
  const ask = async (url: string) => {
    const { statusCode, body } = await off.inject({ url, headers: { host: 'fr-fr.localhost' } });
    return { statusCode, leads: /(href="|<loc>[^<]*)\/activity-search/.test(body) };
  };
  expect((await ask('/activity-search')).statusCode).toBe(404);
  expect(await ask('/search')).toEqual({ statusCode: 200, leads: false });
  expect(await ask('/sitemap-pages.xml')).toEqual({ statusCode: 200, leads: false });
  await off.close();
  expect((await visit('/activity-search')).status).toBe(200);
  expect((await visit('/search')).html).toContain('href="/activity-search"');
  expect((await visit('/sitemap-pages.xml')).html).toContain('/activity-search<');
});

it('search engines are kept out of Italy, or of all pages, where the shop is told so [SEO-03] [SEO-04]', async () => {
  const robots = async (url: string, host: string, indexing?: AppParts['indexing']) => {
    const shop = await createApp({ ...parts, ...(indexing && { indexing }) });
    const { body } = await shop.inject({ url, headers: { host } });
    await shop.close();
    return /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];
  };
  const italy = { enabled: true, italyNoindex: true };
  expect(await robots('/contact', 'it-it.localhost')).not.toBe('noindex');
  expect(await robots('/contact', 'it-it.localhost', italy)).toBe('noindex');
  expect(await robots('/contact', 'fr-fr.localhost', italy)).not.toBe('noindex');
  expect(await robots('/contact', 'fr-fr.localhost', { enabled: false, italyNoindex: false })).toBe(
    'noindex',
  );
});

describe('features of a market', () => {
  it('are there in its locales alone, and a tester sees the side that was asked for where there is one [EXPERIMENTS-03] [EXPERIMENTS-04]', async () => {
    const cookie = 'stay_variants=calendarShortcuts:on.datesForced:purple.autoDiscount:off';
    const variantsOn = async (host: string) => (await visit('/', { host, cookie })).page.variants;
    for (const host of ['fr-fr.localhost', 'es-es.localhost', 'fr-be.localhost', 'nl-be.localhost'])
      expect(await variantsOn(host), host).toEqual({ calendarShortcuts: true, autoDiscount: false });
    for (const host of ['it-it.localhost', 'nl-nl.localhost'])
      expect(await variantsOn(host), host).toEqual({ calendarShortcuts: false, autoDiscount: false });
  });
});

describe('a page that was not found', () => {
  it('says so in the words of the specification, for no search engine, with ways on [NOTFOUND-01] [NOTFOUND-05]', async () => {
    const { status, text, html } = await visit('/zzz');
    expect(status).toBe(404);
    expect(text).toMatch(/Oups\s*!/);
    expect(text).toContain('404');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Aller à l’accueil</);
    expect(english.host).toMatchObject({
      notFoundTitle: 'Oops!',
      notFoundText: "We can't seem to find the page you are looking for. Error code: 404",
    });
    expect(html).toContain('data-island="search-box"');
  });

  it('lists the articles of the moment, and nothing where they cannot be had [NOTFOUND-06]', async () => {
    const { html, text } = await visit('/zzz');
    expect(text).toContain('La sélection du moment');
    const list = html.slice(html.indexOf('id="moment"'));
    expect([...list.matchAll(/<a href="\/content\//g)].length).toBeGreaterThan(1);
    const bare = await createApp({
      gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW },
      partners: createPartnerRegistry([]),
      assets: { entry: '/v.js', early: '/e.js', islands: {} },
      folders: foldersFrom(TOP),
    });
    const { body } = await bare.inject({ url: '/zzz', headers: { host: 'fr-fr.localhost' } });
    await bare.close();
    expect(body).toContain('404');
    expect(body).not.toContain('La sélection du moment');
  });
});
