import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '@staykit/host/top.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { unescapeHtml } from '@staykit/elements/print/escape.ts';
import type { RestData } from '@staykit/site/pages/minisite/rest/rest-data.ts';
import { createSiteRenderer } from '@staykit/site/site-renderer.ts';
import type { CaptchaProvider } from '@staykit/routing/captcha-provider.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { exportMinisite, hasChanged } from './export-minisite.ts';
import { printMinisite } from './print-minisite.ts';
import { shareFiles } from './shared-files.ts';

const SHOP = 'https://shop.example';
const partners = readPartners(
  join(dirname(fileURLToPath(import.meta.url)), '../../partners'),
  RESERVED_SEGMENTS,
);
const celestine = partners.byAddress('celestine') as Partner;
const top = mkdtempSync(join(tmpdir(), 'minisites-'));

let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: join(TOP, 'host/demo/content') }),
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(top, { recursive: true, force: true });
});

interface Given {
  out: string;
  base: string;
  fingerprint: string;
  assets: Map<string, Buffer>;
  ask: ReturnType<typeof inProcessFetch>;
  captcha: CaptchaProvider;
}

async function build(
  partner: Partner,
  {
    out = join(top, partner.minisiteUrl),
    base = '',
    fingerprint = '1',
    assets = new Map<string, Buffer>(),
    ask = inProcessFetch(gateway),
    captcha,
  }: Partial<Given> = {},
) {
  const renderer = createSiteRenderer({
    partners,
    sites: DEFAULT_SITES,
    clock: () => TEST_NOW,
    fetch: ask,
    ...(captcha && { captcha }),
    assets: {
      entry: '/assets/visitor.js',
      early: '/assets/early.js',
      rest: '/assets/rest.js',
      islands: {},
    },
  });
  const options = {
    partner,
    partners,
    renderer,
    print: printMinisite,
    shop: SHOP,
    base,
    assets: shareFiles(join(top, '.shared'), assets),
    out,
    fingerprint: async () => fingerprint,
    instant: TEST_NOW,
  };
  return (await hasChanged(options)) ? exportMinisite(options) : { files: 0, bytes: 0 };
}
const read = (file: string) => readFileSync(join(top, 'celestine', file), 'utf8');
const addresses = (html: string) =>
  [...html.matchAll(/\b(?:href|src|srcset|action)="([^"]*)"/g)].map(([, address = '']) => address);

describe('an exported minisite', () => {
  it('holds its pages, its prerendered searches and everything they link, for any web server', async () => {
    await build(celestine);
    const files = readdirSync(join(top, 'celestine'), { recursive: true }).map(String);
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'search/index.html',
        'search/theme-23/index.html',
        'content/about/index.html',
      ]),
    );
    const local = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => addresses(read(file)))
      .filter((address) => address.startsWith('/') && !/client|visitor|early|rest\.js/.test(address));
    for (const address of local) {
      const [path = ''] = address.slice(1).split(/[?#]/);
      // What is not printed has the shell.
      if (/^(product|hotel|activity|box|landing)\/[^/]+(\/[^/]+)?$/.test(path)) continue;
      expect(files, address).toContain(path.replace(/(^|\/)$/, '$1index.html'));
    }
    expect(local.length).toBeGreaterThan(20);
  });

  it('has the pages that its pages link to, and links between them stay on it', async () => {
    await build(celestine);
    const files = readdirSync(join(top, 'celestine'), { recursive: true }).map(String);
    for (const file of ['contact', 'ideas', 'content/conditions-de-vente', 'activity-search'])
      expect(files).toContain(`${file}/index.html`);
    const contact = read('contact/index.html');
    expect(addresses(contact)).toContain('/content/conditions-de-vente/');
    // Its form thanks where it stands: the page that thanks by its address needs a server.
    expect(contact.includes(`"contact":{"contactUrl":"${SHOP}/celestine/contact"}`)).toBe(true);
    expect(files.some((file) => /^(checkout|account|booking)/.test(file))).toBe(false);
  });

  it('tells hosts of static files where other addresses are, and crawlers of a domain its pages', async () => {
    const out = join(top, 'on-its-domain');
    const redirects = { '/spa': '/search?theme=23', '/landing/hier': '/contact' };
    await build(
      {
        ...celestine,
        partnerName: 'Mag\nload_module evil.so;',
        domains: ['stays.celestine.example'],
        redirects,
      },
      { out },
    );
    const text = (file: string) => readFileSync(join(out, file), 'utf8');
    expect(text('_redirects')).toContain('/product/* /app.html 200\n');
    expect(text('_redirects')).toContain('/checkout/* https://shop.example/celestine/checkout/:splat 302\n');
    // What has moved comes first: to a page of the export, or else to the shop.
    expect(text('_redirects').split('\n').slice(0, 2)).toEqual([
      '/spa /search/?theme=23 301',
      '/landing/hier /contact/ 301',
    ]);
    expect(text('robots.txt')).toContain('Sitemap: https://stays.celestine.example/sitemap.xml');
    expect(text('sitemap.xml')).toContain('<loc>https://stays.celestine.example/contact/</loc>');
    expect(text('sitemap.xml')).not.toMatch(/404|app/);
    // A name is a text: no line of it reaches the settings of a server.
    for (const ending of ['nginx.conf', 'Caddyfile'])
      expect(readFileSync(`${out}.${ending}`, 'utf8')).not.toContain('load_module');
    for (const [ending, wanted] of [
      ['nginx.conf', 'server_name stays.celestine.example;'],
      ['nginx.conf', 'try_files $uri $uri/index.html /app.html;'],
      ['Caddyfile', 'stays.celestine.example {'],
      ['Caddyfile', 'rewrite @rest /app.html'],
    ] as const)
      expect(readFileSync(`${out}.${ending}`, 'utf8')).toContain(wanted);

    const hidden = join(top, 'hidden');
    const { domains = ['stays.celestine.example'], ...rest } = celestine;
    await build({ ...rest, domains, seo: { robots: 'noindex, follow' } }, { out: hidden });
    expect(readdirSync(hidden)).not.toContain('sitemap.xml');
    expect(readFileSync(join(hidden, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  });

  it('shows offers without a script, and keeps visitors who open them, printed or by the shell', async () => {
    await build({ ...celestine, prerender: ['product/10'] });
    const offers = addresses(read('search/index.html')).filter((address) => address.includes('/product/'));
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer).toMatch(/^\/product\//);
    const product = read('product/10/index.html');
    // What sells is on the shop, with its partner.
    expect(product).toContain(`"checkoutUrl":"${SHOP}/celestine/checkout"`);
    expect(product).toContain('"productUrl":"/product"');
    expect(product).toMatch(new RegExp(`action="${SHOP}/celestine/checkout"`));
    expect(product).not.toMatch(/"\/celestine\/(?!")/);
  });

  it('has a shell for what is not printed: told what is where, and of its partner no more than pages need', async () => {
    const origins = ['https://www.celestine.example'];
    await build({ ...celestine, origins, theme: { 'color.accent': '#123456' } }, { base: '/weekends' });
    const shell = read('app.html');
    expect(shell).toContain('src="/weekends/assets/rest.js"');
    expect(shell).toContain('<link rel="modulepreload" href="/weekends/assets/visitor.js" id="stay-entry">');
    expect(shell).toContain('<meta name="robots" content="noindex, follow">');
    expect(shell).toMatch(/<noscript>.*href="https:\/\/shop\.example\/celestine"/s);
    const [, told = '{}'] = /data-rest="([^"]*)"/.exec(shell) ?? [];
    const data = JSON.parse(unescapeHtml(told)) as RestData;
    expect(data).toMatchObject({
      base: '/weekends',
      origin: SHOP,
      locale: 'fr_BE',
      partner: { minisiteId: 1042, minisiteUrl: 'celestine', ownStays: false },
    });
    expect(data.exported).toEqual(expect.arrayContaining(['/', '/search', '/contact']));
    expect(Object.keys(data.partner)).not.toEqual(expect.arrayContaining(['folder']));
    expect(shell).not.toMatch(/folder|www\.celestine\.example|#123456/);
  });

  it('leaves every page that needs a server to the shop, with its partner', async () => {
    await build(celestine);
    for (const file of ['index.html', 'search/index.html', '404.html']) {
      for (const address of addresses(read(file)).filter(
        (one) => one.startsWith(SHOP) && !one.startsWith(`${SHOP}/api/`),
      )) {
        // The way to the API is made early.
        if (address === SHOP) continue;
        // The shop's logo, the list of countries and the account alone leave the minisite.
        if (address === `${SHOP}/` || address.startsWith(`${SHOP}/account/`)) continue;
        expect(address, file).toMatch(/^https:\/\/shop\.example\/celestine([/?]|$)/);
      }
    }
  });

  it('has a contact page that lets the bot check of another provider in, and no other page does', async () => {
    const out = join(top, 'with-contact');
    const script = { scriptUrl: 'https://js.robots.example/a.js', siteKey: 'key', globalName: 'hcaptcha' };
    const captcha = { script, sources: ['https://js.robots.example'] };
    await build({ ...celestine, prerender: ['contact'] }, { out, captcha });
    const page = (file: string) => readFileSync(join(out, file), 'utf8');
    expect(page('contact/index.html')).toContain('script-src &#39;self&#39; https://js.robots.example');
    expect(page('search/index.html')).not.toContain('robots.example');
  });

  it('carries its policy and its partner into the page, and calls the shop', async () => {
    await build(celestine);
    const html = read('search/index.html');
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    expect(html).toContain('connect-src &#39;self&#39; https://shop.example');
    expect(html).toContain('"partner":1042');
    expect(html).toContain(`"origin":"${SHOP}"`);
    expect(html).not.toMatch(/\sstyle="|<style/);
  });

  it('plays the film of how a gift works from where the content has it, on the shop or elsewhere [PRODUCT-34]', async () => {
    const product = { ...celestine, prerender: ['product/10?flow=gifting'] };
    for (const [film, host, address] of [
      ['/films/be.mp4', SHOP, `${SHOP}/films/be.mp4`],
      ['https://films.example/be.mp4', 'https://films.example', 'https://films.example/be.mp4'],
    ] as const) {
      const out = join(top, 'film');
      const block = { [celestine.minisiteLocale]: { title: 'Offrez', howItWorksVideo: film } };
      const ask: ReturnType<typeof inProcessFetch> = async (url, init) =>
        String(url).includes('/giftBlock') ? Response.json(block) : inProcessFetch(gateway)(url, init);
      await build(product, { out, ask, fingerprint: film });
      const html = readFileSync(join(out, 'product/10/flow-gifting/index.html'), 'utf8');
      expect(/<video[^>]* src="([^"]*)"/.exec(html)?.[1]).toBe(address);
      for (const policy of [html, readFileSync(join(out, '_headers'), 'utf8')])
        expect(/media-src ([^;"]*)/.exec(policy)?.[1]).toBe(host);
      expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('media-src');
    }
  });

  it('is written again only when something of it changed', async () => {
    const out = join(top, 'again');
    expect((await build(celestine, { out })).files).toBeGreaterThan(10);
    expect((await build(celestine, { out })).files).toBe(0);
    expect((await build({ ...celestine, legalText: 'Autre texte.' }, { out })).files).toBeGreaterThan(10);
    expect((await build(celestine, { out, fingerprint: '2' })).files).toBeGreaterThan(10);
  });

  it('lives below a path where it is told to', async () => {
    const out = join(top, 'celestine');
    await build(celestine, { out, base: '/weekends' });
    const html = read('index.html');
    expect(html).toMatch(/<link rel="stylesheet" href="\/weekends\/assets\//);
    expect(html).toContain('href="/weekends/search/"');
    expect(html).toContain('"resultsUrl":"/weekends/search/"');
  });

  it('is served by any static server: banner, legal text, look and offers, and nothing of this machine [MINISITE-15]', async () => {
    await build(celestine);
    const root = join(top, 'celestine');
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://here').pathname.replace(/\/$/, '/index.html');
      try {
        const body = readFileSync(join(root, path));
        response.end(body);
      } catch {
        response.writeHead(404).end(readFileSync(join(root, '404.html')));
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const get = async (path: string) => {
        const answer = await fetch(here + path);
        return { status: answer.status, text: await answer.text() };
      };
      const home = await get('/');
      const search = await get('/search/');
      expect([home.status, search.status, (await get('/nowhere')).status]).toEqual([200, 200, 404]);
      expect(home.text).toContain('lang="fr-BE"');
      const [banner] = addresses(home.text).filter(
        (address) => address.endsWith('banner-desktop.svg') && address.startsWith('/'),
      );
      expect((await get(banner ?? '')).text).toContain('<svg');
      const look = addresses(home.text).find((address) => address.includes('theme-celestine'));
      expect((await get(look ?? '')).text).toContain('--stay-color-accent');
      expect(home.text).toContain((celestine.legalText ?? '').split('\n')[0]);
      expect(search.text).toContain('href="/product/');
      for (const { text } of [home, search]) {
        expect(text).not.toContain(process.cwd());
        expect(text).not.toMatch(/(?:file:|\/home\/|\/tmp\/)/);
      }
    } finally {
      server.close();
    }
  });

  it('brings the logo for the dark where a partner has one', async () => {
    await build(partners.byAddress('flanerie') as Partner, { base: '/weekends' });
    const folder = join(top, 'flanerie');
    expect(readdirSync(join(folder, 'assets/partners/flanerie'))).toContain('logo-dark.svg');
    expect(readFileSync(join(folder, 'search/index.html'), 'utf8')).toContain(
      '<source srcset="/weekends/assets/partners/flanerie/logo-dark.svg"',
    );
  });

  it('sells the days alone that its partner binds it to, by what is printed and by what the browser is told [MINISITE-27]', async () => {
    const window = { from: '2030-05-01', to: '2030-05-31' };
    const asked = (days: string) => `search?checkin=2030-${days}&a=2`;
    const prerender = [asked('05-29&checkout=2030-05-31'), asked('06-03&checkout=2030-06-05')];
    const out = join(top, 'bound');
    const page = (folder: string) => readFileSync(join(out, folder, 'index.html'), 'utf8');
    const [within, beyond] = [
      'search/checkin-2030-05-29-checkout-2030-05-31-a-2',
      'search/checkin-2030-06-03-checkout-2030-06-05-a-2',
    ] as const;
    const cards = (folder: string) => page(folder).match(/part="card"/g)?.length ?? 0;

    await build({ ...celestine, prerender, offerTerms: { window, enforce: true } }, { out });
    expect(cards('search')).toBeGreaterThan(0);
    expect(cards(within)).toBeGreaterThan(0);
    expect(cards(beyond)).toBe(0);
    for (const folder of ['', 'search', within, beyond])
      expect(page(folder), folder).toContain(`"limits":${JSON.stringify(window)}`);

    // Told alone, they bind no page: the export is another, and written again.
    await build({ ...celestine, prerender, offerTerms: { window } }, { out });
    expect(cards(beyond)).toBeGreaterThan(0);
    expect(page('search')).not.toContain('"limits"');
  });

  it('tells of which day its prices are, on pages with cards and on stays, where a machine reads it too', async () => {
    await build({ ...celestine, prerender: ['product/10'] });
    const day = new Date(TEST_NOW).toISOString();
    for (const file of ['index.html', 'search/index.html', 'product/10/index.html'])
      expect(read(file), file).toMatch(
        new RegExp(`<p data-priced class="[^"]*">Prix du <time datetime="${day}">\\d+ [^<]+</time></p>`, 'i'),
      );
    // Scripts ask again for prices that are old by then.
    for (const file of ['search/index.html', 'product/10/index.html'])
      expect(read(file), file).toContain(`"printedAt":${TEST_NOW}`);
    for (const file of ['contact/index.html', '404.html', 'app.html'])
      expect(read(file)).not.toContain('data-priced');
  });

  it('says that search engines should keep the shop’s page, or the partner’s own [MINISITE-30]', async () => {
    await build({ ...celestine, domains: ['stays.celestine.example'], prerender: ['product/10'] });
    for (const [file, address] of [
      ['index.html', 'https://stays.celestine.example/'],
      ['contact/index.html', 'https://stays.celestine.example/contact/'],
      ['product/10/index.html', `${SHOP}/product/10`],
    ] as const)
      expect(read(file)).toContain(`<link rel="canonical" href="${address}">`);
    await build(celestine);
    expect(read('index.html')).toContain(`<link rel="canonical" href="${SHOP}/celestine">`);
    const seo = { ...celestine.seo, canonical: 'https://www.celestine.example/escapades' };
    await build({ ...celestine, seo });
    expect(read('index.html')).toContain(
      '<link rel="canonical" href="https://www.celestine.example/escapades">',
    );
    expect(read('index.html')).not.toContain('rel="alternate"');
    expect(read('index.html')).toContain('<meta name="robots" content="index, follow">');
    await build({ ...celestine, seo: { ...seo, robots: 'noindex, follow' } });
    expect(read('index.html')).toContain('<meta name="robots" content="noindex, follow">');
  });

  it('brings the headers that a meta element cannot say, and the texts of its own locale only', async () => {
    const names = ['client-12345678.js', 'fr_BE-12345678.js', 'nl_BE-12345678.js'];
    const assets = new Map(names.map((name) => [name, Buffer.from(name)]));
    const out = join(top, 'with-assets');
    await build(celestine, { out, assets });
    const files = readdirSync(join(out, 'assets'));
    expect(files).toEqual(expect.arrayContaining(['client-12345678.js', 'fr_BE-12345678.js']));
    expect(files).not.toContain('nl_BE-12345678.js');
    expect(readFileSync(join(out, '_headers'), 'utf8')).toContain(
      `connect-src 'self' ${SHOP}; form-action 'self' ${SHOP}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('takes the place of the former export at once, and never that of other files', async () => {
    const out = join(top, 'replaced');
    await build(celestine, { out });
    writeFileSync(join(out, 'left-over.html'), 'old');
    await build(celestine, { out, fingerprint: '2' });
    expect(readdirSync(out)).not.toContain('left-over.html');
    expect(readdirSync(top).filter((name) => name.startsWith('replaced'))).toEqual([
      'replaced',
      'replaced.Caddyfile',
      'replaced.nginx.conf',
    ]);
    const garden = join(top, 'garden');
    mkdirSync(garden, { recursive: true });
    writeFileSync(join(garden, 'roses.txt'), 'red');
    await expect(build(celestine, { out: garden })).rejects.toThrow('no export of a minisite');
    expect(readdirSync(garden)).toEqual(['roses.txt']);
  });
});
