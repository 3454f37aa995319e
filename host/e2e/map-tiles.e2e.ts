import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { forgiveLoading } from './faults.ts';
import { startServer } from './running-server.ts';
import { textsOf } from './texts.ts';
import { startTiles, type TileServer } from './tile-server.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK } from './widths.ts';

const t = textsOf('fr_FR');
// Where the map opens over the page.
test.use({ viewport: NARROW_DESK });

/** What would be markup if it were not shown as text. */
const ATTRIBUTION = '© <b id="owed">Exemple</b> & fils';
const { version } = JSON.parse(
  readFileSync(new URL('../../widgets/package.json', import.meta.url), 'utf8'),
) as { version: string };
const PAGE = '/a-magazine-with-tiles';

// A page that the test itself answers counts as one of the open internet, which may not ask this machine.
const executablePath = findBrowser();
test.use({
  launchOptions: {
    args: [...BROWSER_FLAGS, '--disable-features=LocalNetworkAccessChecks'],
    ...(executablePath && { executablePath }),
  },
});

let tiles: TileServer;
test.beforeEach(async () => {
  tiles = await startTiles();
});
test.afterEach(() => tiles.stop());

const escaped = (text: string) =>
  text.replace(/[&<"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[sign] ?? sign);

/** A magazine's page with a grid, under a policy that lets pictures of our own server and of `pictures` in. */
async function magazine(page: Page, pictures: string, attributes: string): Promise<void> {
  await page.route(`**${PAGE}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data: ${pictures}; require-trusted-types-for 'script'`,
      },
      body: `<!doctype html><html lang="fr"><title>Échappées</title><script src="/elements/${version}/staykit.js" data-api="" data-locale="fr_FR" async></script><h1>Échappées</h1><stay-results-grid ${attributes}></stay-results-grid></html>`,
    }),
  );
  await page.goto(site('fr-fr', PAGE));
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: t('results.map'), exact: true }).click();
  const map = page.getByRole('dialog', { name: t('map.title') });
  await expect(map.getByRole('application').getByRole('button').first()).toBeVisible();
  return map;
}

/** Files of the map that comes along. */
const collectBaseMap = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/base-map/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
};

test('a magazine names a tile server, and the map is made of its tiles, with the words that it asks for', async ({
  page,
}) => {
  const baseMap = collectBaseMap(page);
  await magazine(
    page,
    tiles.origin,
    `map-tiles="${tiles.url}" map-attribution="${escaped(ATTRIBUTION)}" map-attribution-url="https://tiles.example/terms"`,
  );
  const map = await openMap(page);
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(tiles.asked.length).toBeGreaterThan(3);
  for (const path of tiles.asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.svg$/);
  const credit = map.getByRole('link', { name: ATTRIBUTION, exact: true });
  await expect(credit).toBeVisible();
  await expect(credit).toHaveAttribute('href', 'https://tiles.example/terms');
  await expect(page.locator('#owed')).toHaveCount(0);
  const before = tiles.asked.length;
  await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(before);
  expect(baseMap).toEqual([]);
  await expect(map.getByText('Natural Earth')).toHaveCount(0);
});

test('without the words that are owed no tile is asked for, and the map that comes along is shown', async ({
  page,
}) => {
  await magazine(page, tiles.origin, `map-tiles="${tiles.url}"`);
  const map = await openMap(page);
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await expect(map.locator('[role=application] svg path').first()).toBeAttached();
  expect(tiles.asked).toEqual([]);
});

test('a tile server that fails leaves the map that comes along, with its markers, its card and its search', async ({
  page,
  complaints,
}) => {
  tiles.fail();
  await magazine(page, tiles.origin, `map-tiles="${tiles.url}" map-attribution="© Exemple"`);
  const map = await openMap(page);
  await expect(map.locator('[role=application] svg path').first()).toBeAttached();
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await expect(map.locator('img.leaflet-tile')).toHaveCount(0);
  const before = tiles.asked.length;
  expect(before).toBeGreaterThanOrEqual(4);
  await map
    .getByRole('list', { name: t('map.listLabel') })
    .getByRole('button')
    .first()
    .click();
  await expect(map.getByRole('article')).toBeVisible();
  await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
  const asked = page.waitForRequest((request) => /\/offers\.json\?.*distanceMax/.test(request.url()));
  await map.getByRole('button', { name: t('map.searchArea') }).click();
  await asked;
  expect(tiles.asked, 'it is not asked again').toHaveLength(before);
  await expect(page.getByRole('alert').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
  forgiveLoading(complaints);
});

test('the shop takes its tile server from the environment, and its policy lets that one in and no other', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'staykit-tiles-'));
  const shop = await startServer(folder, 180_000, {
    MAP_TILES_URL: tiles.url,
    MAP_TILES_ATTRIBUTION: ATTRIBUTION,
  });
  try {
    const baseMap = collectBaseMap(page);
    const answer = await page.goto(`http://fr-fr.localhost:${shop.port}/search`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const images = /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(images.filter((one) => /[.:]\/\/|\*/.test(one))).toEqual([tiles.origin]);
    expect(policy.split(tiles.origin)).toHaveLength(2);
    const map = await openMap(page);
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(map.getByText(ATTRIBUTION, { exact: true })).toBeVisible();
    expect(baseMap).toEqual([]);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
