import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '@staykit/values/market/locale.ts';
import type en from '@staykit/messages/en.json';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from './create-app.ts';
import { newPartnerFiles } from '../cli/partner/new-partner.ts';
import { TOP } from '../top.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { unavailable } from '@staykit/gateway/database/database-fault.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createMemoryStore } from '@staykit/gateway/shared-store/memory-store.ts';
import { openVisitors } from '@staykit/gateway/visitors/open-visitors.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { refusedPartner } from '@staykit/partners/refused-partner.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';

const partners = readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS);
const assets = {
  entry: '/assets/visitor.js',
  early: '/assets/early.js',
  islands: {},
};
let model: typeof tinyModel | undefined = tinyModel;
const gateway: GatewayParts = {
  model: () => model,
  images: { picture: async () => undefined },
  clock: () => TEST_NOW,
  content: await openContent({ folder: join(TOP, 'host/demo/content') }),
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ gateway, partners, assets, folders: foldersFrom(TOP) });
});
afterAll(() => app.close());

async function visit(url: string, host = 'fr-fr.localhost:4180') {
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } });
  return { status: statusCode, html: body, headers };
}
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const text = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ');

describe('the shop', () => {
  it('answers every path with a page, and an unknown one with its own [ROUTE-01]', async () => {
    for (const path of ['/', '/search', '/activity-search', '/content/about', '/product/10']) {
      expect(await visit(path), path).toMatchObject({ status: 200 });
    }
    for (const path of [
      '/zzz',
      '/unknown-partner',
      '/hotel/none',
      '/product/none',
      '/%E0%A4%A',
      '/account/nothing',
    ]) {
      const { status, html } = await visit(path);
      expect(status, path).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex, follow">');
      expect(text(html)).toContain('Oups');
    }
  });

  it('says that a page is not there at the moment while the database is away, and goes on with the others', async () => {
    const away = () => Promise.reject(unavailable('away'));
    const hotels = {
      hotelById: away,
      offerById: away,
      offersOfHotel: away,
      calendarOf: away,
      fullDays: away,
    };
    const cut = await createApp({
      gateway: { ...gateway, hotels },
      partners,
      assets,
      folders: foldersFrom(TOP),
    });
    const look = (url: string) => cut.inject({ url, headers: { host: 'fr-fr.localhost:4180' } });
    const gone = await look('/product/987654');
    expect([gone.statusCode, gone.headers['retry-after']]).toEqual([503, '2']);
    expect(text(gone.body)).toContain('Cette page est momentanément indisponible');
    for (const path of ['/', '/search', '/product/10']) expect((await look(path)).statusCode, path).toBe(200);
    await cut.close();
  });

  it.each(LOCALES)('speaks %s on its own host name [LOCALE-01]', async (locale) => {
    const { html } = await visit('/search', `${locale.toLowerCase().replace('_', '-')}.localhost`);
    expect(html).toMatch(new RegExp(`<html lang="${languageTag(locale)}"`));
    expect(html).not.toMatch(/host\.[a-z]|home\.[a-z]+\b(?!\.)[^<]*</);
  });

  it('shows the offers of a search without a script, with links to the offers', async () => {
    const { html } = await visit('/search');
    expect(all(html, /<a [^>]*href="(\/product\/[^"]+)"/g).length).toBeGreaterThan(1);
    expect(html).toContain('data-island="results-grid"');
    expect(html).toContain('data-island="search-box"');
  });

  it('reads the criteria from the query, as a form without script sends them', async () => {
    const all20 = await visit('/search');
    const starred = await visit('/search?stars=5&a=2');
    const block = (html: string) =>
      JSON.parse(all(html, /<script type="application\/json" id="stay-page">(.*?)<\/script>/g)[0] ?? '{}')
        .islands;
    expect(block(starred.html)['results-grid'].criteria.stars).toEqual([5]);
    expect(block(starred.html)['results-grid'].initial.page.details.totalCount).toBeLessThanOrEqual(
      block(all20.html)['results-grid'].initial.page.details.totalCount,
    );
    expect(starred.html).toMatch(/<html [^>]*data-printed="[^"]*stars=5/);
  });

  it('has the search box in the jumbotron, and the text for search engines, without script [GRID-01] [GRID-06]', async () => {
    const { html } = await visit('/search', 'it-it.localhost');
    expect(html.indexOf('data-island="search-box"')).toBeLessThan(html.indexOf('data-island="results-grid"'));
    const jumbotron = all(html, /<section [^>]*data-compact\b[^>]*>([\s\S]*?)<\/section>/g);
    expect(jumbotron).toHaveLength(1);
    expect(jumbotron[0]).toMatch(/<h1[\s\S]*data-island="search-box"[\s\S]*role="search"/);
    expect(text(html)).toContain('Come scegliere un weekend');
  });

  it('has Stays and Gifts in its header, and Italy no flow for stays [ROUTE-07]', async () => {
    const hrefs = async (host: string) =>
      all((await visit('/', host)).html, /<a data-flow="\w+" href="([^"]*)"/g);
    expect(await hrefs('fr-fr.localhost')).toEqual(['/?flow=booking', '/?flow=gifting']);
    expect(await hrefs('it-it.localhost')).toEqual(['/', '/?flow=gifting']);
  });

  it('offers the two languages in Belgium alone, on the same page [MENU-07] [MENU-08]', async () => {
    const { html } = await visit('/search?theme=26', 'fr-be.localhost:4180');
    expect(html).toMatch(
      /href="http:\/\/nl-be\.localhost:4180\/search\?theme=26" lang="nl-BE" hreflang="nl-BE" data-same-page/,
    );
    for (const host of ['fr-fr.localhost', 'es-es.localhost', 'nl-nl.localhost', 'it-it.localhost']) {
      expect((await visit('/search?theme=26', host)).html).not.toContain('/search?theme=26" lang=');
    }
  });

  it('lets Belgium choose its language [PAGES-04]', async () => {
    const { html, status } = await visit('/', 'be.localhost:4180');
    expect(status).toBe(200);
    for (const words of ['Welkom', 'Ga verder', 'Bienvenue', 'Entrer']) expect(text(html)).toContain(words);
    expect(html).toContain('href="http://nl-be.localhost:4180/"');
    expect(html).toContain('href="http://fr-be.localhost:4180/"');
    const other = await visit('/search?theme=26', 'be.localhost:4180');
    expect([other.status, other.headers['location']]).toEqual([302, '/']);
  });

  it('shows what every unknown address shows for a content that is absent [PAGES-01]', async () => {
    for (const path of ['/content', '/content/nope']) {
      const { status, html } = await visit(path);
      expect(status).toBe(404);
      expect(html).toMatch(/<h1>Oups\s!<\/h1>/);
      expect(html).toContain('<header');
    }
  });

  it('leads from a text to the same text in every locale that has it, under its own name there [SEO-02]', async () => {
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" href="http:\/\/([^"]+)" hreflang="(..-..)"/g)].map(
        ([, address = '']) => address,
      );
    const privacy = alternates((await visit('/content/privacy', 'it-it.localhost:4180')).html);
    expect(privacy).toHaveLength(LOCALES.length);
    for (const address of privacy) {
      const [host = '', ...path] = address.split('/');
      const { status, html } = await visit(`/${path.join('/')}`, host);
      expect([status, alternates(html)], address).toEqual([200, privacy]);
    }
    const press = alternates((await visit('/content/presse')).html);
    expect(press.map((address) => address.replace(':4180', ''))).toEqual([
      'fr-fr.localhost/content/presse',
      'es-es.localhost/content/prensa',
    ]);
    const dutch = await visit('/content/privacy', 'nl-be.localhost:4180');
    expect(dutch.html).toContain(
      'href="http://fr-be.localhost:4180/content/donnees-personnelles" lang="fr-BE"',
    );
  });

  it('says the search is out of reach while there is no catalogue', async () => {
    model = undefined;
    const { status, html, headers } = await visit('/search');
    model = tinyModel;
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(text(html)).toContain('La recherche est momentanément indisponible');
  });

  it('says that an address is wrong, and not that the shop is, for a place that can be none', async () => {
    const { status, headers } = await visit(`/search?city=${'x'.repeat(61)}`);
    expect(status).toBe(400);
    expect(headers['retry-after']).toBeUndefined();
  });
});

it('a link of a partner’s page leads into the minisite, with all else that it says [MINISITE-21]', async () => {
  const asked = '/product/10?flow=gifting&utm_source=carnet&minisite=1042';
  const { status, headers } = await visit(asked, 'fr-be.localhost:4180');
  expect([status, headers.location]).toEqual([302, '/celestine/product/10?flow=gifting&utm_source=carnet']);
  expect(await visit('/product/10?minisite=99', 'fr-be.localhost:4180')).toMatchObject({ status: 200 });
});

describe('the head of a page', () => {
  it('has description, open graph and twitter tags once each, and a picture size [SEO-01]', async () => {
    const { html } = await visit('/search');
    for (const name of [
      'name="description"',
      'property="og:title"',
      'property="og:description"',
      'property="og:image"',
      'property="og:url"',
      'name="twitter:card"',
      'name="twitter:title"',
    ]) {
      expect(all(html, new RegExp(`<meta ${name} content="[^"]+"`, 'g')), name).toHaveLength(1);
    }
    expect(html).toContain(
      '<meta property="og:image:width" content="600"><meta property="og:image:height" content="315">',
    );
  });

  it('names one canonical address and the page of every locale [SEO-02] [HOME-02]', async () => {
    const { html } = await visit('/', 'nl-nl.localhost:4180');
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual(['http://nl-nl.localhost:4180/']);
    expect(all(html, /<link rel="alternate" href="[^"]+" hreflang="([^"]+)"/g)).toEqual([
      ...LOCALES.map(languageTag),
      'x-default',
    ]);
    expect(html).toContain('<link rel="alternate" href="http://fr-fr.localhost:4180/" hreflang="x-default">');
    expect(html).toContain('<link rel="alternate" href="http://es-es.localhost:4180/" hreflang="es-ES">');
  });

  it('hides the content of the home page where it fails or there is none, and logs why [SAPI-01]', async () => {
    const { content: _content, ...failing } = gateway;
    const empty = {
      ...failing,
      content: await openContent({ folder: mkdtempSync(join(tmpdir(), 'content-')) }),
    };
    const said: string[] = [];
    const log = {
      level: 'warn',
      stream: { write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg) },
    };
    const home = async (parts: GatewayParts) => {
      const shop = await createApp({ gateway: parts, partners, assets, folders: foldersFrom(TOP), log });
      const { body } = await shop.inject({ url: '/', headers: { host: 'fr-fr.localhost:4180' } });
      await shop.close();
      return body;
    };
    expect(await home(gateway)).toContain('data-block=');
    expect(said).toEqual([]);
    for (const parts of [failing, empty]) expect(await home(parts)).not.toContain('data-block=');
    expect(said.filter((line) => line.endsWith('/cms/homepage'))).toEqual([
      'A call of a page failed: SERVER 501 /cms/homepage',
      'A call of a page failed: BAD_ANSWER /cms/homepage',
    ]);
  });

  it('describes the organisation on the home page [HOME-03]', async () => {
    const blocks = all((await visit('/')).html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect(blocks.map((block) => JSON.parse(block))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Staykit',
        url: 'http://fr-fr.localhost:4180/',
        logo: 'http://fr-fr.localhost:4180/assets/staykit.svg',
      },
    ]);
  });
});

describe('the policy', () => {
  it('is sent with every page, and no page needs more: no inline script, style or handler', async () => {
    const pages: [string, string][] = [
      ['/', 'fr-fr.localhost'],
      ['/search?a=2&c=1', 'nl-nl.localhost'],
      ['/product/10', 'it-it.localhost'],
      ['/zzz', 'es-es.localhost'],
      ['/celestine', 'fr-be.localhost'],
      ['/celestine/search', 'fr-be.localhost'],
      ['/', 'be.localhost'],
    ];
    for (const [path, host] of pages) {
      const { html, headers } = await visit(path, host);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';script-src 'self';style-src 'self';" +
          "img-src 'self' data:;font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';" +
          "frame-ancestors 'none';require-trusted-types-for 'script'",
      );
      expect(html, path).not.toMatch(/\sstyle="|<style|\son[a-z]+="|href="javascript:/i);
      for (const tag of all(html, /<script[^>]*>/g))
        expect(tag).toMatch(/ src="|type="application\/(ld\+)?json"/);
    }
  });

  it('is not escaped from by what visitors write into the address', async () => {
    const { html } = await visit(
      '/search?from=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&id=%22%3E%3Cimg%20src=x%3E',
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x>');
  });
});

describe('the minisite of a partner whose file cannot be used', () => {
  it('tells its visitors to come back, in their language, and the shop and the others are served', async () => {
    const { all: served } = partners;
    const half = await createApp({
      gateway,
      partners: createPartnerRegistry(
        served.filter(({ slug }) => slug !== 'celestine'),
        {
          refused: [
            refusedPartner(
              'celestine',
              '"minisiteUrl": "celestine", "minisiteLocale": "nl_BE", "domains": ["weg.celestine.example"]',
              [],
            ),
          ],
        },
      ),
      assets,
      folders: foldersFrom(TOP),
    });
    const ask = async (url: string, host: string) => half.inject({ url, headers: { host } });
    const away = await ask('/celestine/search', 'fr-be.localhost:4180');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '600']);
    expect(text(away.body)).toContain('Cette page est momentanément indisponible');
    expect(away.body).toContain('<meta name="robots" content="noindex, follow">');
    const domain = await ask('/', 'weg.celestine.example');
    expect([domain.statusCode, domain.headers['retry-after']]).toEqual([503, '600']);
    expect(text(domain.body)).toContain('Deze pagina is even niet beschikbaar');
    expect(domain.body).toContain('href="http://nl-be.localhost/"');
    for (const [url, host] of [
      ['/mirabelle', 'fr-be.localhost'],
      ['/', 'fr-be.localhost'],
      ['/readyz', 'fr-be.localhost'],
    ] as const)
      expect((await ask(url, host)).statusCode, url).toBe(200);
    await half.close();
  });
});

describe('a minisite', () => {
  const hostOf = (locale: string) => `${locale.toLowerCase().replace('_', '-')}.localhost:4180`;

  it.each(partners.all.map((partner) => [partner.minisiteUrl, partner] as const))(
    'of %s opens at its address in its locale, with banner, logo and legal text [MINISITE-08] [MINISITE-13] [MINISITE-15] [MINISITE-23]',
    async (url, partner) => {
      const { html, status } = await visit(`/${url}`, hostOf(partner.minisiteLocale));
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`<html lang="${languageTag(partner.minisiteLocale)}"`));
      expect(html).toContain(
        `<source media="(max-width: 599px)" srcset="/assets/partners/${url}/banner-mobile.svg" width="750" height="528"`,
      );
      expect(html).toMatch(
        new RegExp(`<img src="/assets/partners/${url}/banner-desktop.svg"[^>]* width="1500" height="736"`),
      );
      expect(
        all(
          html,
          new RegExp(
            `<a href="/${url}"[^>]*>(?:<picture><source[^>]*>)?<img src="/assets/partners/${url}/logo.svg"`,
            'g',
          ),
        ),
      ).toHaveLength(1);
      expect(html).toContain('data-legal');
      expect(html).toContain(`/assets/theme-${url}-`);
      expect(html).not.toContain('undefined');
    },
  );

  it.each(LOCALES)('may be of %s, on every page and on a domain of its own [MINISITE-02]', async (locale) => {
    const folder = mkdtempSync(join(tmpdir(), 'partners-'));
    const files = newPartnerFiles({ id: 7, url: 'mag-a', locale, name: 'Mag A' });
    const settings = {
      ...JSON.parse(files['partner.json'] ?? ''),
      domains: ['mag-a.test'],
      features: { foreignLocale: 'redirect', languageSelector: 'main-sites' },
    };
    mkdirSync(join(folder, 'mag-a'));
    for (const [name, body] of Object.entries(files))
      writeFileSync(join(folder, 'mag-a', name), name === 'partner.json' ? JSON.stringify(settings) : body);
    const read = readPartners(folder, RESERVED_SEGMENTS);
    expect(read.refused).toEqual([]);
    const own = await createApp({ gateway, partners: read, assets, folders: foldersFrom(TOP) });
    const ask = async (url: string, host: string) => own.inject({ url, headers: { host } });
    for (const page of ['', '/search', '/product/10', '/contact', '/nothing'])
      for (const [url, host] of [
        [`/mag-a${page}`, hostOf(locale)],
        [page || '/', 'mag-a.test:4180'],
      ] as const) {
        const { body, statusCode } = await ask(url, host);
        expect(statusCode, `${host}${url}`).toBe(page === '/nothing' ? 404 : 200);
        expect(body).toMatch(new RegExp(`<html lang="${languageTag(locale)}"`));
        expect(text(body)).toContain(LOCALE_TEXTS[locale].minisite?.['legal']);
        expect(text(body)).toContain(files['legal.txt']?.trim());
        // A page of a minisite is in one language, and only a Belgian shop has two.
        expect(body).not.toContain('rel="alternate"');
        expect(/>Nederlands</.test(body), url).toBe(locale.endsWith('_BE'));
        expect(text(body)).not.toContain('undefined');
      }
    const other = await ask('/mag-a/search', hostOf(locale === 'fr_FR' ? 'es_ES' : 'fr_FR'));
    expect([other.statusCode, other.headers.location]).toEqual([
      302,
      `http://${hostOf(locale)}/mag-a/search`,
    ]);
    await own.close();
    rmSync(folder, { recursive: true });
  });

  it('without the mark of the shop says it nowhere but where it sells, and has its own name in titles', async () => {
    const celestine = partners.byAddress('celestine');
    const unmarked = {
      ...(celestine as NonNullable<typeof celestine>),
      features: { shopMark: false },
    };
    const own = await createApp({
      gateway,
      partners: createPartnerRegistry([unmarked]),
      assets,
      folders: foldersFrom(TOP),
    });
    const host = 'fr-be.localhost:4180';
    for (const path of ['/celestine', '/celestine/search', '/celestine/product/10', '/celestine/nothing']) {
      const { body } = await own.inject({ url: path, headers: { host } });
      const marked = (await visit(path, host)).html;
      expect(marked).toMatch(/ data-shop[ >]/);
      expect(body).not.toMatch(/ data-(shop|mark)[ >]/);
      expect(all(body, /<title>(.*?)<\/title>/g)[0], path).toMatch(/Célestine$|^Les escapades de Célestine/);
      expect(body).not.toMatch(/<(title|meta)[^>]*[> ][^>]*\| Staykit/);
    }
    await own.close();
  });

  it.each([
    ['formal', '/mag-a', 'Waar wilt u naartoe?', 'Waar wil je naartoe?'],
    ['informal', '/mag-a', 'Waar wil je naartoe?', 'Waar wilt u naartoe?'],
    ['informal', '/mag-a/booking', 'kunnen we je boeking hier niet', 'kunnen we uw boeking hier niet'],
    ['formal', '/mag-a/booking', 'kunnen we uw boeking hier niet', 'kunnen we je boeking hier niet'],
  ] as const)('speaks in the %s form of its file on %s', async (addressForm, path, said, unsaid) => {
    const haast = partners.byAddress('zonder-haast');
    const own = await createApp({
      gateway,
      partners: createPartnerRegistry([
        { ...(haast as NonNullable<typeof haast>), minisiteUrl: 'mag-a', addressForm },
      ]),
      assets,
      folders: foldersFrom(TOP),
    });
    const { body } = await own.inject({ url: path, headers: { host: 'nl-be.localhost:4180' } });
    expect(body).toContain(`<html lang="nl-BE" data-form="${addressForm}"`);
    expect(body).toContain(said);
    expect(body).not.toContain(unsaid);
    // The shop around it speaks as ever.
    const shop = (await own.inject({ url: '/', headers: { host: 'nl-be.localhost:4180' } })).body;
    expect(shop).not.toContain('data-form');
    expect(shop).toContain('Waar wil je naartoe?');
    await own.close();
  });

  it('leads from addresses that have moved, with what the visitor’s address says', async () => {
    const celestine = partners.byAddress('celestine');
    const moved = {
      ...(celestine as NonNullable<typeof celestine>),
      domains: ['stays.celestine.example'],
      redirects: { '/spa': '/search?theme=23', '/landing/hier': '/ideas', '/home': '/' },
    };
    const own = await createApp({
      gateway,
      partners: createPartnerRegistry([moved]),
      assets,
      folders: foldersFrom(TOP),
    });
    const lead = async (url: string, host: string) => {
      const { statusCode, headers } = await own.inject({ url, headers: { host } });
      return [statusCode, headers.location];
    };
    const shop = 'fr-be.localhost:4180';
    expect(await lead('/celestine/spa', shop)).toEqual([301, '/celestine/search?theme=23']);
    expect(await lead('/celestine/spa/?utm_source=x', shop)).toEqual([
      301,
      '/celestine/search?theme=23&utm_source=x',
    ]);
    expect(await lead('/celestine/landing/hier?a=1', shop)).toEqual([301, '/celestine/ideas?a=1']);
    expect(await lead('/celestine/home', shop)).toEqual([301, '/celestine']);
    expect(await lead('/spa', 'stays.celestine.example')).toEqual([301, '/search?theme=23']);
    for (const path of ['/spa', '/celestine/spa/more', '/celestine/constructor', '/celestine/Spa'])
      expect(await lead(path, shop), path).toEqual([404, undefined]);
    await own.close();
  });

  it('shows devices in the dark the logo that was drawn for it, and the one logo where there is none', async () => {
    const other =
      '<source srcset="/assets/partners/flanerie/logo-dark.svg" media="(prefers-color-scheme: dark)" width="178" height="48"/>';
    expect((await visit('/flanerie', hostOf('fr_FR'))).html).toContain(`<picture>${other}<img `);
    expect((await visit('/estuaire', hostOf('fr_FR'))).html).not.toContain('logo-dark');
  });

  it('keeps its partner on every link inside, but for the shop logo and the other shops', async () => {
    for (const path of ['/celestine', '/celestine/search', '/celestine/product/10', '/celestine/nothing']) {
      const { html } = await visit(path, hostOf('fr_BE'));
      const hrefs = all(html, /<a [^>]*href="([^"]*)"/g).filter((href) => href.startsWith('/'));
      expect(hrefs.length).toBeGreaterThan(2);
      expect(
        hrefs.filter((href) => !/^\/celestine(\/|\?|$)/.test(href)),
        path,
      ).toEqual([]);
      expect(html).toMatch(/<a href="http:\/\/fr-be\.localhost:4180\/"[^>]*data-shop/);
    }
  });

  it.each(['/', '/?flow=gifting', '/search', '/product/10', '/boxes', '/contact', '/giftcard/customization'])(
    'of a partner without features has on %s what the shop of its locale has, but for its dress [MINISITE-22]',
    async (path) => {
      const host = hostOf('fr_FR');
      expect(partners.byAddress('estuaire')?.features).toEqual({});
      const shop = (await visit(path, host)).html;
      const minisite = (await visit(`/estuaire${path}`.replace(/\/(?=$|\?)/, ''), host)).html;
      const hrefs = (html: string) =>
        all(html, /<a [^>]*href="([^"]*)"/g)
          .map((href) => href.replace(/\?origin=.*/, '').replace(`http://${host}`, ''))
          .map((href) => href.replace(/^\/estuaire(?=$|[/?])/, '').replace(/^(?=$|\?)/, '/'))
          // The logos: that of the shop stands beside that of the partner.
          .filter((href) => href !== '/')
          .toSorted();
      expect(hrefs(minisite)).toEqual(hrefs(shop));
      const islands = (html: string) => all(html, /data-island="([^"]+)"/g);
      expect(islands(minisite)).toEqual(islands(shop));
      const menus = (html: string) => all(html, /data-(menu="[^"]+"|gift-icon|sign-in|help|phone)/g);
      expect(menus(minisite)).toEqual(menus(shop));
      expect(menus(minisite).length).toBeGreaterThan(3);
    },
  );

  it('tells its widgets the partner, so that their calls can carry the id', async () => {
    const { html } = await visit('/celestine/search', hostOf('fr_BE'));
    expect(html).toContain('"partner":1042');
    expect((await visit('/search', hostOf('fr_BE'))).html).not.toContain('"partner"');
  });

  it('leaves nothing of a partner on the shop or on another minisite [MINISITE-16]', async () => {
    for (const path of ['/', '/mirabelle']) {
      expect((await visit(path, hostOf('fr_BE'))).html).not.toContain('elestine');
    }
  });

  it('has no other language, no alternates, and its own canonical address [MINISITE-29] [MINISITE-30]', async () => {
    const { html } = await visit('/zonder-haast', hostOf('nl_BE'));
    expect(html).not.toContain('rel="alternate"');
    expect(html).not.toMatch(/lang="fr-BE"[^>]*>Français</);
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([
      'http://nl-be.localhost:4180/zonder-haast',
    ]);
    expect(html).toContain('href="http://es-es.localhost:4180/"');
  });

  it('is not found on a site of another locale, unless the shop leads to its own site [MINISITE-09]', async () => {
    const { status, html } = await visit('/zonder-haast', hostOf('fr_FR'));
    expect(status).toBe(404);
    expect(html).toContain('lang="fr-FR"');
    expect(html).not.toContain('Zonder Haast');
    const leading = await createApp({
      gateway,
      assets,
      folders: foldersFrom(TOP),
      partners,
      foreignLocale: 'redirect',
    });
    const answer = (url: string) => leading.inject({ url, headers: { host: hostOf('fr_FR') } });
    const { statusCode, headers } = await answer('/zonder-haast/search?theme=26');
    expect([statusCode, headers.location]).toEqual([
      302,
      'http://nl-be.localhost:4180/zonder-haast/search?theme=26',
    ]);
    expect((await answer('/estuaire')).statusCode).toBe(200);
    await leading.close();
  });

  it('is a page of its own kind for what is counted [MINISITE-28]', async () => {
    const kind = async (path: string) =>
      (
        JSON.parse(
          all(
            (await visit(path, hostOf('fr_BE'))).html,
            /<script type="application\/json" id="stay-visit">(.*?)<\/script>/g,
          )[0] ?? '{}',
        ) as { page?: string }
      ).page;
    expect(await kind('/celestine')).toBe('minisite');
    expect(await kind('/celestine/search')).toBe('search');
    expect(await kind('/')).toBe('home');
  });

  it('of a partner without a name has neutral texts [MINISITE-14]', async () => {
    const named = await visit('/celestine', hostOf('fr_BE'));
    expect(named.html).toMatch(/<title>[^<]*Célestine[^<]*<\/title>/);
    expect(
      all(named.html, /<img [^>]*alt="([^"]*)"[^>]*(?:logo|banner)/g).concat(
        all(named.html, /banner-desktop\.svg" alt="([^"]*)"/g),
      ),
    ).toContainEqual(expect.stringContaining('Célestine'));
    const { partnerName: _name, ...entry } = partners.byAddress('celestine')!;
    const other = await createApp({
      gateway,
      assets,
      folders: foldersFrom(TOP),
      partners: createPartnerRegistry([{ ...entry, minisiteUrl: 'sans-nom' }]),
    });
    const { body } = await other.inject({ url: '/sans-nom', headers: { host: hostOf('fr_BE') } });
    await other.close();
    expect(body).not.toContain('undefined');
    expect(
      all(body, /<img [^>]*alt="([^"]*)"/g)
        .slice(0, 2)
        .every((alt) => alt !== '' && !alt.includes('Célestine')),
    ).toBe(true);
  });

  it('says that payment is electronic where the partner says so [MINISITE-25]', async () => {
    expect(text((await visit('/estuaire')).html)).toContain('par carte ou PayPal');
    expect(text((await visit('/flanerie')).html)).not.toContain('par carte ou PayPal');
  });
});

it('a visitor whose page is not made in time is told so on a page, and asked to come again', async () => {
  const { promise: away, resolve: back } = Promise.withResolvers<undefined>();
  const refuse = () => Promise.reject(new Error('there is no database'));
  const reader = { query: refuse, snapshot: refuse };
  const known = openVisitors({
    db: {
      kind: 'embedded',
      ...reader,
      reader,
      transaction: refuse,
      listen: refuse,
      lock: refuse,
      script: refuse,
      state: () => ({ database: 'away' }),
      close: async () => {},
    },
    secrets: { session: 's', bot: 'b' },
    store: createMemoryStore(),
    clock: () => TEST_NOW,
  });
  const visitors = { ...known, sessions: { ...known.sessions, find: () => away } };
  const slow = await createApp({
    gateway: { ...gateway, visitors },
    partners,
    assets,
    folders: foldersFrom(TOP),
    pageLimitMs: 50,
  });
  const answer = await slow.inject({ url: '/account/trips', headers: { host: 'fr-fr.localhost' } });
  back(undefined);
  await slow.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['retry-after']).toBeDefined();
  expect(text(answer.body)).toContain((LOCALE_TEXTS.fr_FR as typeof en).host.unservedTitle);
});

describe('the files', () => {
  it('that a page links are there, and may be kept for ever', async () => {
    const { html } = await visit('/celestine/search', 'fr-be.localhost');
    const sheets = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(sheets.map((href) => href.replace(/-[a-z0-9]+\.css$/, ''))).toEqual([
      '/assets/results',
      '/assets/theme-celestine',
    ]);
    for (const href of sheets) {
      const { statusCode, headers, body } = await app.inject({
        url: href,
        headers: { 'accept-encoding': 'identity' },
      });
      expect(statusCode, href).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      for (const font of all(body, /url\(([^)]+)\)/g))
        expect((await app.inject({ url: `/assets/${font}` })).statusCode, font).toBe(200);
    }
  });

  it('never come from outside their folder', async () => {
    for (const url of [
      '/assets/../package.json',
      '/assets/partners/celestine/../../package.json',
      '/assets/%2e%2e/package.json',
      '/assets/partners/celestine/legal.txt',
      '/elements/../../package.json',
      '/examples/.git/config',
      '/assets/partners/celestine/partner.json',
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    }
  });

  it('and answers are sent small to browsers that take them so: pages and searches, and nothing that is short', async () => {
    const encodings = async (accepted: string) =>
      Promise.all(
        ['/search', '/api/offers.json?flow=booking', '/healthz'].map(async (url) => {
          const headers = { host: 'fr-fr.localhost', 'accept-encoding': accepted };
          return (await app.inject({ url, headers })).headers['content-encoding'];
        }),
      );
    expect(await encodings('gzip, deflate, br')).toEqual(['br', 'br', undefined]);
    expect(await encodings('gzip')).toEqual(['gzip', 'gzip', undefined]);
    expect(await encodings('identity')).toEqual([undefined, undefined, undefined]);
    const known = { 'accept-encoding': 'br', 'if-none-match': '' };
    const url = '/api/offers.json?flow=booking';
    known['if-none-match'] = String((await app.inject({ url, headers: known })).headers.etag);
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304);
  });

  it('robots.txt and sitemap.xml are those of the host name', async () => {
    expect((await visit('/robots.txt', 'nl-be.localhost:4180')).html).toContain(
      'Sitemap: http://nl-be.localhost:4180/sitemap.xml',
    );
    const index = await visit('/sitemap.xml', 'nl-be.localhost:4180');
    expect(all(index.html, /<loc>([^<]+)/g)).toEqual(['http://nl-be.localhost:4180/sitemap-pages.xml']);
    const { html } = await visit('/sitemap-pages.xml', 'nl-be.localhost:4180');
    expect(html).toContain('<loc>http://nl-be.localhost:4180/zonder-haast</loc>');
    expect(html).not.toContain('celestine');
    expect(html).toMatch(/<loc>[^<]+\/content\/[a-z-]+<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
  });

  it('every page of the sitemap is there, asks to be listed, and is its own canonical address', async () => {
    for (const host of ['fr-fr.localhost:4180', 'nl-be.localhost:4180', 'it-it.localhost:4180']) {
      const { html } = await visit('/sitemap-pages.xml', host);
      const paths = all(html, /<loc>http:\/\/[^/]+([^<]+)/g);
      expect(paths.length, host).toBeGreaterThan(15);
      for (const path of paths) {
        const page = await visit(path.replaceAll('&amp;', '&'), host);
        expect(page.status, path).toBe(200);
        expect(page.html, path).toContain('<meta name="robots" content="index, ');
        expect(all(page.html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([
          `http://${host}${path}`,
        ]);
      }
    }
  });

  it('a splash page and a domain of a partner list their first page alone, and have no other sitemap', async () => {
    const named = createPartnerRegistry(
      partners.all.map((partner) =>
        partner.minisiteUrl === 'celestine' ? { ...partner, domains: ['escapades.example'] } : partner,
      ),
    );
    const shop = await createApp({ gateway, partners: named, assets, folders: foldersFrom(TOP) });
    const ask = (url: string, host: string) => shop.inject({ url, headers: { host } });
    for (const host of ['be.localhost:4180', 'escapades.example']) {
      const { body } = await ask('/sitemap.xml', host);
      expect(all(body, /<loc>([^<]+)/g)).toEqual([`http://${host}/`]);
      expect((await ask('/sitemap-pages.xml', host)).statusCode).toBe(404);
    }
    expect((await ask('/sitemap-pages.xml', 'fr-be.localhost:4180')).body).not.toContain('celestine');
    await shop.close();
  });

  it('lists the stays in parts, with the day of their last change; without activities where these have no search', async () => {
    const stayPages = {
      parts: async () => ['100', '2100'],
      part: async (first: string) =>
        first === '100'
          ? [
              { path: '/hotel/100', writtenOn: '2026-01-02' },
              { path: '/activity/7', writtenOn: '2026-01-02' },
            ]
          : undefined,
    };
    const parts = { gateway, partners, assets, folders: foldersFrom(TOP), stayPages };
    for (const activitySearch of [true, false]) {
      const shop = await createApp({ ...parts, activitySearch });
      const ask = async (url: string) => {
        const { statusCode, body, headers } = await shop.inject({
          url,
          headers: { host: 'it-it.localhost' },
        });
        return { statusCode, found: all(body, /<loc>([^<]+)/g), body, cache: headers['cache-control'] };
      };
      expect((await ask('/sitemap.xml')).found).toEqual(
        ['pages', 'stays-100', 'stays-2100'].map((name) => `http://it-it.localhost/sitemap-${name}.xml`),
      );
      const part = await ask('/sitemap-stays-100.xml');
      expect(part.cache).toBe('public, max-age=3600');
      expect(part.body).toContain(
        '<url><loc>http://it-it.localhost/hotel/100</loc><lastmod>2026-01-02</lastmod></url>',
      );
      expect(part.found).toHaveLength(activitySearch ? 2 : 1);
      expect((await ask('/sitemap-stays-2100.xml')).statusCode).toBe(404);
      expect((await ask('/sitemap-stays-none.xml')).statusCode).toBe(404);
      await shop.close();
    }
    const hidden = await createApp({ ...parts, indexing: { enabled: true, italyNoindex: true } });
    const { body } = await hidden.inject({ url: '/sitemap.xml', headers: { host: 'it-it.localhost' } });
    expect(body).toContain('<urlset');
    expect(body).not.toContain('<loc>');
    await hidden.close();
  });

  it('tells search engines of an article and of the gift card what they are', async () => {
    const told = async (url: string) =>
      all((await visit(url)).html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((block) =>
        JSON.parse(block),
      );
    expect(await told('/content/hors-saison')).toMatchObject([
      {
        '@type': 'Article',
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        mainEntityOfPage: 'http://fr-fr.localhost:4180/content/hors-saison',
      },
    ]);
    expect(await told('/giftcard/customization')).toMatchObject([
      { '@type': 'Product', offers: { lowPrice: '30.00', highPrice: '1000.00', priceCurrency: 'EUR' } },
    ]);
  });

  it('a minisite leaves the pages of its stays to the shop, unless the partner says otherwise', async () => {
    const canonical = async (shop: FastifyInstance) => {
      const { body } = await shop.inject({
        url: '/zonder-haast/product/10',
        headers: { host: 'nl-be.localhost:4180' },
      });
      return all(body, /<link rel="canonical" href="([^"]+)"/g);
    };
    expect(await canonical(app)).toEqual(['http://nl-be.localhost:4180/product/10']);
    const own = createPartnerRegistry(
      partners.all.map((partner) => ({ ...partner, seo: { ...partner.seo, stays: 'own' as const } })),
    );
    const keeping = await createApp({ gateway, partners: own, assets, folders: foldersFrom(TOP) });
    expect(await canonical(keeping)).toEqual(['http://nl-be.localhost:4180/zonder-haast/product/10']);
    await keeping.close();
  });
});

describe('every answer of the host', () => {
  it('has the headers of every answer: pages, files, refusals and the API alike', async () => {
    for (const path of [
      '/',
      '/zzz',
      '/robots.txt',
      '/assets/none.js',
      '/elements/none.js',
      '/api/none',
      '//',
    ]) {
      const { headers } = await visit(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
    const posted = await app.inject({ method: 'POST', url: '/search' });
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'NOT_FOUND']);
    const long = await app.inject(`/search?a=${'a'.repeat(9_000)}`);
    expect([long.statusCode, long.json().code]).toEqual([414, 'URI_TOO_LONG']);
  });

  it('counts towards the limit of an address, be it a page or a call', async () => {
    const limited = await createApp({
      gateway: { ...gateway, rateLimit: 3 },
      partners,
      assets,
      folders: foldersFrom(TOP),
    });
    const statuses = [];
    for (const url of ['/', '/api/offers.json', '/robots.txt', '/', '/api/offers.json', '/healthz'])
      statuses.push((await limited.inject(url)).statusCode);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
  });

  it('lets pages of partner files write, and nobody else’s', async () => {
    const origins = partners.all.flatMap((partner) => partner.origins ?? []);
    expect(origins.length).toBeGreaterThan(0);
    const write = (origin: string) =>
      app.inject({ method: 'POST', url: '/gateway/contact', headers: { host: 'fr-fr.localhost', origin } });
    for (const origin of [...origins, 'http://nl-be.localhost:4180']) {
      const written = await write(origin);
      // Admitted, and then told what is missing.
      expect([written.statusCode, written.headers['access-control-allow-origin']], origin).toEqual([
        400,
        origin,
      ]);
    }
    // Whoever is refused may read why.
    const refused = await write('https://other.example');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });
});
