import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { SEASONS } from '@staykit/themes/seasons.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from './create-app.ts';
import { TOP } from '../top.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import type { SeasonalThemes } from '@staykit/site/framework/document/seasonal-theme.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** The document of a page, and the style sheets that it links. */
async function visitIn(seasons: SeasonalThemes | undefined, url = '/', host = 'fr-fr.localhost') {
  await app?.close();
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      content: await openContent({ folder: join(TOP, 'host/demo/content') }),
    },
    partners: readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS),
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
    ...(seasons && { seasons }),
  });
  const { body, headers } = await app.inject({ url, headers: { host } });
  const html = body.slice(0, body.indexOf('<body'));
  const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return {
    season: /data-season="(\w+)"/.exec(html)?.[1],
    sheets,
    policy: headers['content-security-policy'],
  };
}

it('without a season a page links one sheet, and no name of a season [PROUTE-14]', async () => {
  const { season, sheets } = await visitIn(undefined);
  expect(season).toBeUndefined();
  expect(sheets).toHaveLength(1);
});

it.each([...SEASONS.keys()])(
  'in %s the shop of that locale alone wears it, by one small sheet of tokens from its own address [PROUTE-14]',
  async (name) => {
    const { season, sheets, policy } = await visitIn({ fr_FR: name });
    expect(season).toBe(name);
    expect(sheets).toHaveLength(2);
    expect(policy).not.toContain("style-src 'unsafe");
    const css = (await app!.inject({ url: sheets[1]!, headers: { host: 'fr-fr.localhost' } })).body;
    expect(css).toMatch(/^:root\{(--stay-[a-z-]+:[^;{}]+;?)+\}$/);
    expect(css).not.toMatch(/url\(|@import/);
    expect(Buffer.byteLength(css)).toBeLessThan(1024);

    const belgian = await app!.inject({ url: '/', headers: { host: 'fr-be.localhost' } });
    expect(belgian.body).not.toMatch(/data-season|\/season-/);
    const minisite = await app!.inject({ url: '/estuaire', headers: { host: 'fr-fr.localhost' } });
    expect(minisite.statusCode).toBe(200);
    expect(minisite.body).not.toMatch(/data-season|\/season-/);
  },
);
