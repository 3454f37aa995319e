import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { TOP } from '../../top.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { buildMinisites } from './build-minisites.ts';
import { runStaykit } from '../run-staykit.ts';

const top = mkdtempSync(join(tmpdir(), 'staykit-build-'));
const folder = join(top, 'partners');
const out = join(top, 'out');

/** The texts of the shop, of which one changes, and how long nobody looked at them. */
const contents = join(top, 'content');
let looks = 0;

let gateway: FastifyInstance;
let from: string;
beforeAll(async () => {
  cpSync(join(TOP, 'host/demo/content'), contents, { recursive: true });
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: contents, clock: () => looks }),
  });
  from = await gateway.listen({ port: 0, host: '127.0.0.1' });
  mkdirSync(join(top, 'dist/host/assets'), { recursive: true });
  const entry = (source: string) => {
    const name = basename(source).replace(/\.\w+$/, '-12345678');
    writeFileSync(join(top, `dist/host/assets/${name}.js`), '');
    return [source, { file: `assets/${name}.js` }];
  };
  const manifest = Object.fromEntries(globSync('host/site/**/*.{ts,tsx}').map(entry));
  writeFileSync(join(top, 'dist/host/manifest.json'), JSON.stringify(manifest));
  for (const name of ['server', 'printer-thread']) writeFileSync(join(top, `dist/host/${name}.js`), '');
  mkdirSync(join(top, 'dist/host/rest/assets'), { recursive: true });
  writeFileSync(join(top, 'dist/host/rest/manifest.json'), JSON.stringify(manifest));
});
afterAll(async () => {
  await gateway.close();
  rmSync(top, { recursive: true, force: true });
});
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function build(): Promise<string[]> {
  const partners = readPartners(folder, RESERVED_SEGMENTS);
  const lines: string[] = [];
  await buildMinisites({
    env: readEnv({}),
    partners,
    wanted: partners.all,
    out,
    base: '',
    force: false,
    top,
    from,
    threads: 0,
    shopOf: () => 'https://shop.example',
    print: (line) => lines.push(line),
  });
  return lines;
}

describe('a partner from its first command to its files', () => {
  it('is begun, checked and exported, and exported again only where it changed', async () => {
    for (const [slug, locale] of [
      ['mag-a', 'nl_BE'],
      ['mag-b', 'fr_FR'],
    ] as const) {
      expect(await runStaykit(['partner', 'new', slug, '--locale', locale, '--folder', folder])).toBe(0);
    }
    expect(await runStaykit(['partner', 'check', '--folder', folder])).toBe(0);
    expect((await build()).at(-1)).toMatch(
      /^2 minisites, 2 of them written, in \d+ ms; the catalogue was open after \d+ ms\.$/,
    );

    const html = readFileSync(join(out, 'mag-a/index.html'), 'utf8');
    expect(html).toContain('lang="nl-BE"');
    expect(html).toContain('Staykit verkoopt de verblijven; Mag A kiest ze uit.');
    expect(html).toContain('src="/assets/browser-12345678.js"');
    expect(html).toContain('<link rel="modulepreload" href="/assets/start-search-12345678.js">');
    expect(readFileSync(join(out, 'mag-a/assets/partners/mag-a/banner-mobile.svg'), 'utf8')).toContain(
      '<svg',
    );

    writeFileSync(join(folder, 'mag-b/legal.txt'), 'Un autre texte.');
    const again = await build();
    expect(again[0]).toBe(`${join(out, 'mag-a')}: unchanged`);
    expect(again.at(-1)).toMatch(/^2 minisites, 1 of them written/);
    expect(readFileSync(join(out, 'mag-b/index.html'), 'utf8')).toContain('Un autre texte.');

    // A text that editors changed prints the minisites of its locale again, and no others.
    const about = join(contents, 'fr_FR/pages/about.txt');
    writeFileSync(about, readFileSync(about, 'utf8').replace('<p>', '<p>Nous avons déménagé. '));
    looks += 60_000;
    expect((await build()).map((line) => line.replace(/(unchanged|\d+ files).*/, '$1'))).toEqual([
      expect.stringContaining('unchanged'),
      expect.stringMatching(/mag-b: \d+ files$/),
      expect.stringMatching(/^2 minisites, 1 of them written/),
    ]);
    expect(readFileSync(join(out, 'mag-b/content/about/index.html'), 'utf8')).toContain(
      'Nous avons déménagé.',
    );
    expect((await build()).at(-1)).toMatch(/^2 minisites, 0 of them written/);
  });
});
