import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '../../server/create-app.ts';
import { TOP } from '../../top.ts';
import { startingSet } from './starting-set.ts';

it('a visitor of a shop with the starting set searches on its first page, and finds its terms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of await startingSet('Casa Lago', ['fr_FR', 'nl_NL'])) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const content = await openContent({ folder: join(folder, 'content') });
  const { examples: _, ...folders } = foldersFrom(TOP);
  const app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => [],
      clock: () => TEST_NOW,
      content,
    },
    partners: readPartners(join(folder, 'partners'), RESERVED_SEGMENTS),
    assets: { entry: '/visitor.js', early: '/assets/e.js', islands: {} },
    folders,
  });
  onTestFinished(() => app.close());
  for (const [locale, host] of [
    ['fr_FR', 'fr-fr.localhost'],
    ['nl_NL', 'nl-nl.localhost'],
  ] as const) {
    const visit = (url: string) => app.inject({ url, headers: { host } });
    for (const first of ['/', '/?flow=gifting']) {
      const { body } = await visit(first);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
      expect(main).toContain('data-island="search-box"');
      expect(main.match(/<h2/g)?.length).toBeGreaterThan(0);
      expect(body).toContain(`href="${STATIC_PATHS[locale].sales}"`);
      expect(body).not.toContain('href="/ideas"');
    }
    expect((await visit(STATIC_PATHS[locale].sales ?? '')).statusCode).toBe(200);
    expect((await visit('/ideas')).statusCode).toBe(404);
  }
  expect((await app.inject({ url: '/first-partner', headers: { host: 'fr-fr.localhost' } })).statusCode).toBe(
    200,
  );
});
