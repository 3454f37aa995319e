import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../widgets/testing/fixtures/criteria.ts';
import { createGateway } from '../gateway/app.ts';
import { tinyModel } from '../gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '../gateway/in-process-fetch.ts';
import { readPartners } from '../partners/read-partners.ts';
import type { Partner } from '../partners/partner.ts';
import { createSiteRenderer } from '../render/site-renderer.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { DEFAULT_SITES } from '../routing/sites.ts';
import { exportMinisite } from './export-minisite.ts';

const SHOP = 'https://shop.example';
const partners = readPartners(join(dirname(fileURLToPath(import.meta.url)), '../../partners'), RESERVED_SEGMENTS);
const celestine = partners.byAddress('celestine') as Partner;
const top = mkdtempSync(join(tmpdir(), 'minisites-'));

let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = await createGateway({ model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW });
});
afterAll(() => gateway.close());

function build(partner: Partner, { out = join(top, partner.minisiteUrl), base = '', fingerprint = '1' } = {}) {
  const renderer = createSiteRenderer({
    partners, sites: DEFAULT_SITES, clock: () => TEST_NOW, fetch: inProcessFetch(gateway),
    assets: { client: '/assets/client.js', preload: [], early: '/assets/early.js', texts: {} },
  });
  return exportMinisite({
    partner, partners, renderer, shop: SHOP, base, assets: join(top, 'no-assets'), out, fingerprint, instant: TEST_NOW,
  });
}
const read = (file: string) => readFileSync(join(top, 'celestine', file), 'utf8');
const addresses = (html: string) => [...html.matchAll(/\b(?:href|src|srcset|action)="([^"]*)"/g)].map(([, address = '']) => address);

describe('an exported minisite', () => {
  it('holds its pages, its prerendered searches and everything they link, for any web server', async () => {
    await build(celestine);
    const files = readdirSync(join(top, 'celestine'), { recursive: true }).map(String);
    expect(files).toEqual(expect.arrayContaining([
      'index.html', '404.html', 'search/index.html', 'search/theme-23/index.html', 'content/about/index.html',
    ]));
    const local = files.filter((file) => file.endsWith('.html')).flatMap((file) => addresses(read(file)))
      .filter((address) => address.startsWith('/') && !/client|early/.test(address));
    for (const address of local) {
      const file = address.slice(1).replace(/(^|\/)$/, '$1index.html');
      expect(files, address).toContain(file);
    }
    expect(local.length).toBeGreaterThan(20);
  });

  it('shows offers without a script, and leads to them on the shop, below the partner’s address', async () => {
    await build(celestine);
    const offers = addresses(read('search/index.html')).filter((address) => address.includes('/product/'));
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer.startsWith(`${SHOP}/celestine/product/`), offer).toBe(true);
  });

  it('leaves every page that needs a server to the shop, with its partner', async () => {
    await build(celestine);
    for (const file of ['index.html', 'search/index.html', '404.html']) {
      for (const address of addresses(read(file)).filter((one) => one.startsWith(SHOP) && !one.startsWith(`${SHOP}/api/`))) {
        expect(address, file).toMatch(/^https:\/\/shop\.example\/celestine([/?]|$)/);
      }
    }
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
});
