import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { TEST_PORT } from './test-port.ts';
import { expect, test } from './visitor.ts';

/* The magazine of examples/server-html on a server of its own, as a stranger runs it. */
const executablePath = findBrowser();
test.use({
  launchOptions: {
    // Both servers are on this machine, and the magazine is of another site than the shop.
    args: [...BROWSER_FLAGS, '--disable-features=LocalNetworkAccessChecks'],
    ...(executablePath && { executablePath }),
  },
});

/** By the name that every machine resolves. */
const shop = `http://localhost:${TEST_PORT}`;
const folder = new URL('../../examples/server-html/', import.meta.url);

/** Starts the magazine's server, and gives back its address. */
async function startMagazine(more: Record<string, string> = {}): Promise<[string, ChildProcess]> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', folder))], {
    env: { ...process.env, SHOP: shop, PORT: '0', PATIENCE: '20000', ...more },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve) =>
    server.stdout.once('data', (line: Buffer) => resolve(String(line).trim())),
  );
  return [address, server];
}

let magazine: string;
let server: ChildProcess;
test.beforeEach(async () => {
  [magazine, server] = await startMagazine();
});
test.afterEach(() => void server.kill());

const TAGS = ['stay-booking-box', 'stay-search-box', 'stay-results-grid'] as const;

/** Notes every change inside the elements, from now on. */
const watch = (page: Page) =>
  page.evaluate((tags) => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const observer = new MutationObserver((list) => {
      for (const { type, target, attributeName } of list)
        changes.push(`${type} ${attributeName} ${(target as Element).outerHTML?.slice(0, 200)}`);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const tag of tags) observer.observe(document.querySelector(tag)!.shadowRoot!, all);
  }, TAGS);

test('an article of a magazine has its stays in the HTML of its server, and its elements take them over without a change', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/api/')) calls.push(pathname);
  });
  let start = () => {};
  const released = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/staykit.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(magazine, { waitUntil: 'domcontentloaded' });
  // Before any script of ours.
  await expect(page.locator('stay-results-grid [part="card"]')).toHaveCount(6);
  await expect(page.locator('stay-booking-box [part="price"]')).toContainText('€');
  const shown = () =>
    page
      .locator('stay-results-grid [part="card"]')
      .first()
      .evaluate((card) => {
        const { width, height, top } = card.getBoundingClientRect();
        return { width, height, top: top + scrollY, colour: getComputedStyle(card).backgroundColor };
      });
  const before = await shown();
  expect(before.height).toBeGreaterThan(100);
  await watch(page);
  start();
  for (const tag of TAGS) await expect(page.locator(`${tag}:state(live)`)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as typeof window & { changes: string[] }).changes)).toEqual([]);
  expect(await shown()).toEqual(before);
  expect(calls).toEqual([]);
  // The rules of the script are those of the sheets that the print links.
  await page.evaluate((tags) => {
    for (const tag of tags) document.querySelector(tag)!.shadowRoot!.querySelector('link')!.remove();
  }, TAGS);
  expect(await shown()).toEqual(before);

  await page.locator('stay-results-grid [part="toolbar"] button').first().click();
  await expect(page.locator('stay-results-grid dialog[open]')).toBeVisible();
});

test('an article is whole without script, and while the shop is silent it has the magazine’s own links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(magazine);
  await expect(page.locator('stay-results-grid [part="card"]')).toHaveCount(6);
  const [card] = await page.locator('stay-results-grid a[href*="/product/"]').all();
  expect(await card?.getAttribute('href')).toContain(`${shop}/product/`);
  const [lonely, alone] = await startMagazine({ ELEMENTS: 'http://127.0.0.1:9' });
  await page.goto(lonely);
  await expect(page.getByRole('link', { name: 'Réserver ce séjour' })).toBeVisible();
  alone.kill();
  await context.close();
});
