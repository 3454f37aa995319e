import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { copyEmptyDatabase } from '@staykit/gateway/fixtures/empty-database.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { TOP } from '../top.ts';
import { createApp, foldersFrom } from './create-app.ts';
import { readEnv } from './environment/read-env.ts';
import { siteSettings } from './site-settings.ts';
import { createServices, type Services } from './services/create-services.ts';

const loaded = vi.fn();
vi.mock('@staykit/demo/demo.ts', () => {
  loaded();
  return {};
});
// A provider that moves money: nothing is paid here.
vi.mock('./services/create-payment-provider.ts', () => ({
  createPaymentProvider: async () => ({ name: 'bank' }),
}));

const dataDir = mkdtempSync(join(tmpdir(), 'staykit-production-'));
let services: Services;
let app: FastifyInstance;
beforeAll(async () => {
  await copyEmptyDatabase(dataDir);
  const env = readEnv({ STAYKIT_MODE: 'production', DATA_DIR: dataDir });
  services = await createServices(env, '2030-03-04', { filling: () => undefined, reading: () => undefined });
  app = await createApp({
    ...siteSettings(env),
    gateway: services.parts,
    partners: createPartnerRegistry([]),
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders: foldersFrom(TOP),
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const visit = (url: string, locale = 'fr_FR') =>
  app.inject({ url, headers: { host: `${locale.toLowerCase().replace('_', '-')}.localhost:4180` } });

describe('a real shop that has just been started', () => {
  it('is empty, and has loaded nothing of the demo', async () => {
    expect(services.hotels).toBe(0);
    expect((await visit('/readyz')).json()).toMatchObject({ status: 'ready', hotels: 0, offers: 0 });
    expect(loaded).not.toHaveBeenCalled();
  });

  it.each(LOCALES)('answers its pages in %s without anything that nobody wrote', async (locale) => {
    const t = translateFor(locale);
    for (const path of ['/', '/search', '/search?flow=gifting', '/activity-search', '/contact']) {
      const { statusCode, body } = await visit(path, locale);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toMatch(/\/api\/images\/|\d\s?€|undefined/);
      expect(body, path).not.toContain(t('host.demo'));
    }
    expect((await visit('/search', locale)).body).toContain(t('results.empty'));
    for (const path of [
      '/box/romantic/ROMANTICEBOX',
      '/giftcard',
      '/content/about',
      '/product/1',
      '/hotel/1',
    ])
      expect((await visit(path, locale)).statusCode, path).toBe(404);
  });
});
