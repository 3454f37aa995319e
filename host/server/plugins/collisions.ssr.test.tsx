import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { livePartners, type LivePartners } from '@staykit/partners/live-partners.ts';
import { PAGE_SEGMENTS, RESERVED_SEGMENTS, SERVICE_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import type { Sites } from '@staykit/routing/sites.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '../../top.ts';
import { createApp, foldersFrom } from '../create-app.ts';

const SITES: Sites = {
  'www.fr.shop.example': 'fr_FR',
  'es.shop.example': 'es_ES',
  'be.shop.example': 'splash',
  'fr-be.shop.example': 'fr_BE',
  'nl-be.shop.example': 'nl_BE',
  'nl.shop.example': 'nl_NL',
  'it.shop.example': 'it_IT',
};
const CARE = { 'care.fr.shop.example': 'www.fr.shop.example' };
const ADMIN = 'office.shop.example';
const SHOP = shopHosts({ sites: SITES, careHosts: CARE, adminHost: ADMIN });
const MARK = 'TAKEN-OVER';

const top = mkdtempSync(join(tmpdir(), 'collisions-'));
const folder = join(top, 'partners');
const write = (slug: string, fields: object) => {
  mkdirSync(join(folder, slug), { recursive: true });
  writeFileSync(
    join(folder, slug, 'banner.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>',
  );
  const settings = {
    minisiteId: 412,
    minisiteUrl: slug,
    minisiteLocale: 'fr_FR',
    bannerUrls: { desktop: 'banner.svg', mobile: 'banner.svg' },
    partnerName: MARK,
    seo: { title: MARK },
    ...fields,
  };
  writeFileSync(join(folder, slug, 'partner.json'), JSON.stringify(settings));
};
const OWNER = { minisiteId: 1, minisiteUrl: 'owner', partnerName: 'Owner', seo: { title: 'Owner' } };

let partners: LivePartners;
let app: FastifyInstance;
let shopAlone: FastifyInstance;
const start = async (from: LivePartners) =>
  createApp({
    gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW },
    partners: from,
    sites: SITES,
    careHosts: CARE,
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders: { ...foldersFrom(TOP), partners: folder },
  });
const read = (at: string) => livePartners({ folder: at, reserved: RESERVED_SEGMENTS, shopHosts: SHOP });
beforeAll(async () => {
  write('owner', { ...OWNER, domains: ['stays.owner.example'] });
  shopAlone = await start(await read(folder));
  partners = await read(folder);
  app = await start(partners);
});
afterAll(async () => {
  await Promise.all([app.close(), shopAlone.close()]);
  rmSync(top, { recursive: true });
});

/** The host names of the shop and of the other partner, as visitors and crawlers may spell them. */
const HOSTS = [...SHOP, 'stays.owner.example'].flatMap((host) => [
  host,
  `${host}.`,
  `${host}:8443`,
  host.toUpperCase(),
]);

/** That everything is as it is without the partner `mag-a`. */
async function expectUntouched(paths: readonly string[], hosts: readonly string[]): Promise<void> {
  for (const host of hosts)
    for (const url of paths) {
      const [now, before] = await Promise.all(
        [app, shopAlone].map((one) => one.inject({ url, headers: { host } })),
      );
      const what = `${host}${url}`;
      expect(now?.statusCode, what).toBe(before?.statusCode);
      expect(now?.headers.location, what).toBe(before?.headers.location);
      expect(now?.body, what).not.toContain(MARK);
      expect(now?.body, what).not.toContain('/mag-a');
      expect(/<title>.*<\/title>/.exec(now?.body ?? '')?.[0], what).toBe(
        /<title>.*<\/title>/.exec(before?.body ?? '')?.[0],
      );
    }
}

const isReservedName = (name: string) => /\.(localhost|example)$/.test(name);

describe('40 collisions of host names', () => {
  it.each([
    ...SHOP.filter((host) => !host.endsWith('localhost')),
    'localhost',
    'fr-fr.localhost',
    'care.fr-fr.localhost',
    'mag-a.localhost',
    'fr.shop.example',
    'www.es.shop.example',
    'ES.shop.example',
    'es.shop.example.',
    'es.shop.example:443',
    'es.shop.example:80',
    'shop.example',
    'example',
    'a.es.shop.example',
    'admin.office.shop.example',
    'api.www.fr.shop.example',
    '*.shop.example',
    '*',
    '127.0.0.1',
    '0.0.0.0',
    '[::1]',
    '2130706433',
    '0x7f.1',
    'es.sh0p.example',
    'е\u0455.shop.example',
    'xn--e1a6a.shop.example',
    'és.shop.example',
    'es.shop.examp1e',
    'stays.owner.example',
    'www.stays.owner.example',
    'STAYS.owner.example',
    'stays.owner.example.',
    'stays.0wner.example',
    'constructor',
    '__proto__',
  ])('a partner that names %j takes nothing over', async (domain) => {
    write('mag-a', { domains: [domain] });
    await partners.refresh();
    expect(partners.refused.map(({ slug }) => slug)).toContain('mag-a');
    expect(partners.byDomain(domain)?.slug ?? '').not.toBe('mag-a');
    const own = [domain, domain.toLowerCase()].filter(isReservedName);
    const asked = HOSTS.filter(
      (host, at) => at % 4 === 0 || own.some((one) => host.toLowerCase().includes(one)),
    );
    await expectUntouched(['/'], [...new Set([...asked, ...own])]);
    await expectUntouched(
      ['/search', `/healthz/domain?domain=${encodeURIComponent(domain)}`, '/robots.txt'],
      ['es.shop.example', 'stays.owner.example'],
    );
  });
});

describe('collisions of paths', () => {
  it('no partner can have the first segment of an address that answers', () => {
    const segments = app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /^[├└]── \/([^/ (]+)/.exec(line)?.[1] ?? [])
      .filter((segment) => /^[a-z0-9-]+$/.test(segment));
    expect(segments).toContain('healthz');
    expect(segments.filter((segment) => !RESERVED_SEGMENTS.has(segment))).toEqual([]);
  });

  const files = ['robots.txt', 'sitemap.xml', 'favicon.ico', 'openapi.json'];
  const spelt = (segment: string) => [
    segment,
    `${segment}/`,
    segment.toUpperCase(),
    `/${segment}`,
    `${segment}%20`,
  ];
  it.each([
    ...Object.keys(PAGE_SEGMENTS),
    ...SERVICE_SEGMENTS,
    'owner',
    ...files,
    'fr_FR',
    'API',
    '..',
    '.',
    '',
    '%61pi',
  ])('a partner at /%s hides nothing of the shop', async (segment) => {
    write('mag-a', { minisiteUrl: segment });
    await partners.refresh();
    expect(partners.refused.map(({ slug }) => slug)).toContain('mag-a');
    await expectUntouched(
      spelt(segment).map((one) => `/${one}`),
      ['www.fr.shop.example', 'stays.owner.example'],
    );
  });

  it.each(['API', 'Search', 'product', 'assets'])(
    'a partner whose folder is called %s, and whose file cannot be read, neither',
    async (slug) => {
      mkdirSync(join(folder, slug));
      writeFileSync(join(folder, slug, 'partner.json'), '{ "partnerName": "TAKEN-OVER", ');
      await partners.refresh();
      expect(partners.refused.map((one) => one.slug)).toContain(slug);
      await expectUntouched(
        spelt(slug.toLowerCase()).map((one) => `/${one}`),
        ['www.fr.shop.example'],
      );
      rmSync(join(folder, slug), { recursive: true });
    },
  );
});
