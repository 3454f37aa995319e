import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { livePartners } from '@staykit/partners/live-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '../top.ts';
import { createApp, foldersFrom } from './create-app.ts';

const top = mkdtempSync(join(tmpdir(), 'live-partners-'));
const folder = join(top, 'partners');
cpSync(join(TOP, 'partners/celestine'), join(folder, 'celestine'), { recursive: true });
afterAll(() => rmSync(top, { recursive: true }));

/** A process of the shop, as all that serve the same folder. */
async function start() {
  const partners = await livePartners({ folder, reserved: RESERVED_SEGMENTS });
  const app = await createApp({
    gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW },
    partners,
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders: { ...foldersFrom(TOP), partners: folder },
  });
  return { app, partners, ask: (url: string) => app.inject({ url, headers: { host: 'fr-be.localhost' } }) };
}

it('a changed theme is on the next page, in every process, and pages from before keep theirs', async () => {
  const [first, second] = [await start(), await start()];
  const sheetOf = (html: string) => /\/assets\/theme-celestine-\w+\.css/.exec(html)?.[0] ?? '';
  const former = sheetOf((await first.ask('/celestine')).body);
  expect((await first.ask(former)).statusCode).toBe(200);

  const file = join(folder, 'celestine/partner.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, theme: { 'color.accent': ['#7a1f3d', '#ffb3cc'] } }));
  await first.partners.refresh();

  const changed = sheetOf((await first.ask('/celestine')).body);
  expect(changed).not.toBe(former);
  // The other process has not looked at the files since.
  const { statusCode, body } = await second.ask(changed);
  expect(statusCode).toBe(200);
  expect(body).toContain('#7a1f3d');
  expect((await first.ask(former)).statusCode).toBe(200);
  const looks = vi.spyOn(first.partners, 'refresh');
  for (const hash of ['0123456789', '1234567890', '2345678901'])
    expect((await first.ask(`/assets/theme-celestine-${hash}.css`)).statusCode).toBe(404);
  expect(looks).toHaveBeenCalledTimes(1);
  await Promise.all([first.app.close(), second.app.close()]);
});
