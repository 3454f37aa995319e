import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { securityPolicy } from '../../framework/document/security-policy.ts';
import { isAddress } from '@staykit/gateway/content/schema/parts.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';

const TOP = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'films-'));

/** What an editor writes into the gift block of each locale: a file of the shop, one of another host, or nothing. */
const FILMS: Partial<Record<(typeof LOCALES)[number], string>> = {
  fr_FR: '/films/fr.mp4',
  fr_BE: 'https://films.example/be/fr.mp4',
  es_ES: '/films/es.mp4',
  nl_NL: '/films/nl.mp4',
  nl_BE: '/films/be.mp4',
};

let app: FastifyInstance;
beforeAll(async () => {
  cpSync(join(TOP, 'host/demo/content'), folder, { recursive: true });
  for (const [locale, howItWorksVideo] of Object.entries(FILMS)) {
    const file = join(folder, locale, 'gift-block.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), howItWorksVideo }));
  }
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      content: await openContent({ folder }),
    },
    partners: createPartnerRegistry([]),
    assets: {
      entry: '/assets/visitor.js',
      early: '/assets/early.js',
      islands: {},
    },
    folders: foldersFrom(TOP),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(locale: string, url: string) {
  const host = `${locale.toLowerCase().replace('_', '-')}.localhost`;
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } });
  expect(statusCode).toBe(200);
  const [, film] = /<video[^>]* src="([^"]*)"/.exec(body) ?? [];
  const [, media] = /media-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  return { film, media, hasSteps: /<ol[^>]*>(?:<li>[^<]*<\/li>){3}<\/ol>/.test(body) };
}

it.each(LOCALES)(
  'a giver in %s sees the film that its content names, which the policy lets in, and only the steps without one [PRODUCT-34]',
  async (locale) => {
    const film = FILMS[locale];
    const media = film?.startsWith('https:') ? 'https://films.example' : film && "'self'";
    expect(await visit(locale, '/product/10?flow=gifting')).toEqual({ film, media, hasSteps: true });
  },
);

it('a traveller who books sees no film, and the policy of that page lets none in', async () => {
  expect(await visit('fr_FR', '/product/10')).toEqual({ hasSteps: false });
});

it('an address that is no origin adds nothing to the policy of a page, and no content may hold it', () => {
  for (const film of ['https://', 'https://x;sandbox/f.mp4', 'https://a,b/f.mp4']) {
    expect(securityPolicy({ film })).toContain("media-src 'none'");
    expect(securityPolicy({ film })).not.toMatch(/sandbox|a,b/);
    expect(isAddress(film)).toBe(false);
  }
  expect(isAddress('https://films.example:8443/f.mp4')).toBe(true);
  expect(securityPolicy({ film: 'https://films.example:8443/f.mp4' })).toContain(
    'media-src https://films.example:8443;',
  );
});
