import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { runCommand } from '../fixtures/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-init-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('an operator who begins with the files of a new shop', () => {
  it('has files that every check passes, in all locales, with legal pages marked as samples', async () => {
    expect(await runCommand('shop', 'init', folder, '--name', 'Casa Lago')).toMatchObject({ status: 0 });
    expect((await runCommand('shop', 'check', join(folder, 'shop.json'))).out).toContain(
      'is good: Casa Lago, in FR, ES, BE, NL, IT',
    );
    expect((await runCommand('partner', 'check', '--folder', join(folder, 'partners'))).out).toBe(
      'first-partner: valid (/first-partner, 1001, fr_FR)',
    );
    const content = await openContent({ folder: join(folder, 'content') });
    for (const locale of LOCALES) {
      const { home, pages } = await content.of(locale);
      expect(home?.booking?.blocks.map(({ kind }) => kind)).toEqual([
        'topSearchResults',
        'mainValueProposition',
      ]);
      const { sales, usage, data, cookies } = STATIC_PATHS[locale];
      for (const path of [sales, usage, data, cookies])
        expect(pages.get(path?.split('/').at(-1) ?? '')?.html).toContain('[SAMPLE]');
    }
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$/.test(path),
    );
    const words = all.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    // Nothing is left of the demo: its name, and pictures that are drawn for it alone.
    expect(words).not.toMatch(/Staykit(?! partner)|"picture"/);
  });

  it('has the locales of the sites, or those that were named', async () => {
    vi.stubEnv('STAYKIT_SITES', 'shop.example=nl_NL,be.shop.example=splash');
    await runCommand('shop', 'init', join(folder, 'a'));
    expect(readdirSync(join(folder, 'a/content')).toSorted()).toEqual(['fr_BE', 'nl_BE', 'nl_NL']);
    expect(JSON.parse(readFileSync(join(folder, 'a/shop.json'), 'utf8'))).toHaveProperty('markets.BE');
    expect((await runCommand('shop', 'check', join(folder, 'a/shop.json'))).status).toBe(0);
    await runCommand('shop', 'init', join(folder, 'b'), '--locales', 'it_IT');
    expect(readdirSync(join(folder, 'b/content'))).toEqual(['it_IT']);
    expect((await runCommand('shop', 'init', join(folder, 'c'), '--locales', 'it')).status).toBe(2);
    expect(existsSync(join(folder, 'c'))).toBe(false);
  });

  it('loses nothing of a folder that has some of them', async () => {
    writeFileSync(join(folder, 'shop.json'), 'mine');
    const { status, err } = await runCommand('shop', 'init', folder);
    expect([status, err]).toEqual([1, expect.stringContaining('already has shop.json')]);
    expect(readFileSync(join(folder, 'shop.json'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['shop.json']);
  });
});
