import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './running-server.ts';
import { expect, test } from './visitor.ts';

const top = mkdtempSync(join(tmpdir(), 'staykit-preview-'));
const folder = join(top, 'partners');
let port: number;
let preview: ChildProcess;
let printed = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const slug of ['celestine', 'flanerie'])
    cpSync(join('partners', slug), join(folder, slug), { recursive: true });
  port = await freePort();
  preview = spawn(
    process.execPath,
    ['dist/host/staykit.js', 'partner', 'preview', 'celestine', '--folder', folder, '--port', String(port)],
    { env: { ...process.env, DATA_DIR: join(top, 'data') }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  preview.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
  await expect.poll(() => printed, { timeout: 150_000 }).toContain('All partners:');
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => preview.once('exit', resolve));
  preview.kill('SIGINT');
  await ended;
  rmSync(top, { recursive: true, force: true });
});

const file = join(folder, 'celestine/partner.json');
const save = (from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const on = (path: string) => `http://fr-be.localhost:${port}${path}`;

test('an editor sees each save at once, and what is wrong with a file above the site as it was', async ({
  page,
}) => {
  expect(printed).toContain(`Preview of Célestine: ${on('/celestine')}`);
  await page.goto(on('/celestine'));
  await expect(page).toHaveTitle(/Célestine/);
  const from = performance.now();
  save('"partnerName": "Célestine"', '"partnerName": "Clémentine"');
  await expect(page).toHaveTitle(/Clémentine/);
  expect(performance.now() - from).toBeLessThan(10_000);

  save(/"minisiteId": \d+/, '"minisiteId": "none"');
  const findings = page.getByRole('alert').filter({ hasText: 'partner.json' });
  await expect(findings).toContainText('a whole number above 0');
  await expect(page).toHaveTitle(/Clémentine/);
  // A page that is opened now shows the same.
  await page.goto(on('/celestine/contact'));
  await expect(findings).toContainText('minisiteId');

  save('"minisiteId": "none"', '"minisiteId": 1042');
  await expect(findings).toHaveCount(0);
});

test('an editor sees all partners, and one on a phone and a desktop, which go to the same pages', async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/_preview/`);
  await expect(page.getByRole('listitem').filter({ hasText: 'fr_BE · 1042' })).toContainText('Valid');
  for (const logo of await page.getByRole('listitem').locator('img').all())
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: '1042' })
    .getByRole('link', { name: 'Phone and desktop' })
    .click();
  const widths = async () =>
    Promise.all(
      ['Phone', 'Desktop'].map(async (title) =>
        page
          .frameLocator(`iframe[title="${title}"]`)
          .locator('html')
          .evaluate(() => [innerWidth, location.pathname] as const),
      ),
    );
  await expect.poll(widths).toEqual([
    [390, '/celestine'],
    [1440, '/celestine'],
  ]);
  const seen = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...seen)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.frameLocator('iframe[title="Desktop"]').locator('a[href="/celestine/contact"]').first().click();
  await expect.poll(widths).toEqual([
    [390, '/celestine/contact'],
    [1440, '/celestine/contact'],
  ]);
  await page.getByRole('link', { name: 'Search' }).click();
  await expect.poll(widths).toEqual([
    [390, '/celestine/search'],
    [1440, '/celestine/search'],
  ]);
  writeFileSync(join(folder, 'celestine/legal.txt'), 'Une condition de Capucine.');
  for (const title of ['Phone', 'Desktop'])
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).getByText('Une condition de Capucine.'),
    ).toHaveCount(1);
});
