import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { join as joinAs } from './office-journey.ts';
import { freePort, startServer, type RunningServer } from './running-server.ts';

/*
 * The studio as a service: a shop whose back office opens it, and the studio with the same folder of partners and the same
 * secret, each with a database of its own.
 */
test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-GB' });

const top = mkdtempSync(join(tmpdir(), 'office-studio-'));
const partners = join(top, 'partners');
const links: Record<string, string> = {};
let shop: RunningServer;
let studio: ChildProcess;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  for (const slug of ['mirabelle', 'celestine'])
    cpSync(`partners/${slug}`, join(partners, slug), { recursive: true });
  const port = await freePort();
  origin = `http://studio.localhost:${port}`;
  const settings = {
    STUDIO_ORIGIN: origin,
    SESSION_SECRET: 'a secret that shop and studio of this journey share',
    PARTNERS_DIR: partners,
    RATE_LIMIT: '0',
  };
  const [data, ofStudio] = [join(top, 'shop'), join(top, 'studio')];
  const staykit = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/host/staykit.js', ...args], {
      env: { ...process.env, ...settings, DATA_DIR: data },
    });
  staykit('catalogue', 'generate', '--hotels', '80');
  cpSync(data, ofStudio, { recursive: true });
  for (const role of ['content', 'support'])
    links[role] = staykit('staff', 'add', `${role}@shop.example`, '--role', role).stdout.toString().trim();
  shop = await startServer(data, 180_000, settings);
  studio = spawn(process.execPath, ['dist/host/staykit.js', 'partner', 'studio', '--port', String(port)], {
    env: { ...process.env, ...settings, DATA_DIR: ofStudio },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [studio.stdout, studio.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect.poll(() => output, { timeout: 120_000 }).toContain('opened from the back office');
  expect(output).not.toContain('token');
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => studio.once('exit', resolve));
  studio.kill('SIGTERM');
  await Promise.all([ended, shop.stop()]);
  rmSync(top, { recursive: true, force: true });
});

const office = () => `http://localhost:${shop.port}/admin/`;
const linkOf = (role: string) => `${office()}#${links[role]?.split('#')[1]}`;

test('an editor opens a partner in the studio from the back office, and its history names them', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await joinAs(page, linkOf('content'));
  await page.goto(`${office()}#/partners/mirabelle/show`);
  const edit = page.getByRole('button', { name: 'Edit in the studio' });
  await expect(edit).toBeVisible();
  expect.soft(await axeFindings(page), 'axe: partner').toEqual([]);
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await edit.click();

  await page.waitForURL(`${origin}/#mirabelle`);
  await expect(page.getByRole('status')).toContainText('Draft kept');
  expect(addresses.filter((one) => one.includes('ticket'))).toEqual([]);
  const you = page.getByRole('navigation', { name: 'You' });
  await expect(you).toContainText('content@shop.example');
  expect.soft(await axeFindings(page), 'axe: studio').toEqual([]);

  // The pages of the draft are shown below the studio's name, by day and by night.
  const shown = page.frameLocator('iframe').first();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Mirabelle du bureau');
  await expect(page.getByRole('status')).toContainText('changes since the last version');
  await expect.poll(() => shown.locator('title').textContent()).toContain('Mirabelle du bureau');
  await expect(page.locator('iframe').first()).toHaveAttribute(
    'src',
    /^http:\/\/[a-z-]+-day\.studio\.localhost:/,
  );
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page.frameLocator('iframe').nth(1).locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.getByRole('button', { name: 'Day' }).click();
  // Its offers are asked for by a script, which sends no cookie.
  const offers = page.waitForResponse(/\/search-api\/offers\.json/);
  await page.getByRole('combobox', { name: /^Page/ }).first().selectOption({ label: 'Results' });
  expect((await offers).status()).toBe(200);
  await expect(shown.getByRole('article').first()).toBeVisible();
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByText(/Version 2 saved by content@shop\.example/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published: the shop');
  expect(readFileSync(join(partners, 'mirabelle/partner.json'), 'utf8')).toContain('Mirabelle du bureau');

  // When the hour is over, what is typed stays in the page until the person is in again, by another tab.
  await context.clearCookies({ name: '__Host-studio' });
  await name.fill('Mirabelle du soir');
  await expect(page.getByRole('status')).toContainText('Your hour here is over');
  const again = await context.newPage();
  await again.goto(`${office()}#/partners/mirabelle/show`);
  await again.getByRole('button', { name: 'Edit in the studio' }).click();
  await expect(again.getByRole('status')).toContainText('Draft kept');
  await again.close();
  await name.fill('Mirabelle de minuit');
  await expect(page.getByRole('status')).toContainText('Draft kept');

  // Back in the office, what was done is in the log, and the way in was good once.
  await you.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(`${office()}#/partners/mirabelle/show`);
  // The shop reads its files within three seconds.
  await expect(async () => {
    await page.reload();
    const heading = page.getByRole('heading', { level: 1, name: /Mirabelle du bureau/ });
    await expect(heading).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /content@shop\.example.*studio open/ })).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office()}#/partners`);
  await page.reload();
  const openAll = page.getByRole('button', { name: 'Open the studio' });
  await expect(openAll).toBeVisible();
  expect.soft(await axeFindings(page), 'axe: partners on a phone').toEqual([]);
  await openAll.click();
  await expect(page.getByRole('heading', { name: 'New partner' })).toBeVisible();
  expect.soft(await axeFindings(page), 'axe: studio on a phone').toEqual([]);

  // Drafts are for those who are signed in, in their own browser.
  const pages = `http://fr-be-day.studio.localhost:${new URL(origin).port}/mirabelle`;
  expect((await page.goto(pages))?.status()).toBe(200);
  await page.goto(origin);
  await you.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${office()}`));
  expect((await page.goto(pages))?.status()).toBe(401);
  expect((await page.goto(origin))?.status()).toBe(401);
});

test('a member of staff without the role sees no button, and a call by hand is refused', async ({ page }) => {
  await joinAs(page, linkOf('support'));
  await page.goto(`${office()}#/partners/mirabelle/show`);
  await expect(page.getByRole('heading', { name: 'File' })).toBeVisible();
  await expect(page.getByRole('button', { name: /studio/ })).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const answer = await fetch('/admin/api/studio/mirabelle/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: '{}',
    });
    return answer.status;
  });
  expect(status).toBe(403);
  // Nor is the studio open to a ticket that somebody makes up.
  const [head, tail] = [Buffer.from('{"staff":"me"}').toString('base64url'), 'a'.repeat(43)];
  const [answer] = await Promise.all([
    page.waitForResponse(`${origin}/sign-in`),
    page.evaluate(
      ([address = '', ticket = '']) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
        form.append(Object.assign(document.createElement('input'), { name: 'ticket', value: ticket }));
        document.body.append(form);
        form.submit();
      },
      [`${origin}/sign-in`, `${head}.${tail}`],
    ),
  ]);
  expect(answer.status()).toBe(401);
});
