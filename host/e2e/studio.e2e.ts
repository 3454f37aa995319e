import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from './audit.ts';
import { focusOf, seesFocus } from './focus-ring.ts';
import { freePort } from './running-server.ts';

/*
 * The studio as staff run it: a process of its own, on a folder of partners and a shop of its own. A partner goes from
 * nothing to published, at two widths and by keyboard.
 */
test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-GB' });

const top = mkdtempSync(join(tmpdir(), 'studio-'));
const folder = join(top, 'partners');
let studio: ChildProcess;
let output = '';
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  cpSync('partners/mirabelle', join(folder, 'mirabelle'), { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: join(top, 'data') };
  // A small shop is ready sooner.
  spawnSync(process.execPath, ['dist/host/staykit.js', 'catalogue', 'generate', '--hotels', '80'], { env });
  studio = spawn(
    process.execPath,
    ['dist/host/staykit.js', 'partner', 'studio', '--folder', folder, '--port', String(port)],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [studio.stdout, studio.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect.poll(() => output, { timeout: 120_000 }).toContain('works once');
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => studio.once('exit', resolve));
  studio.kill('SIGTERM');
  await ended;
  rmSync(top, { recursive: true, force: true });
});

/** Opens the link that was printed last. */
async function enter(page: Page): Promise<void> {
  const link = [...output.matchAll(/http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/g)].at(-1)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'New partner' })).toBeVisible();
  expect(page.url()).not.toContain('token');
}

const kept = (page: Page) => expect(page.getByRole('status')).toContainText('Draft kept');
const published = (slug: string) =>
  JSON.parse(readFileSync(join(folder, slug, 'partner.json'), 'utf8')) as Record<string, unknown>;
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a9e9f' } })
    .jpeg()
    .toBuffer();

for (const width of [1440, 390])
  test(`a partner manager goes from nothing to a published minisite at ${width} px`, async ({ page }) => {
    const slug = `mag-${width}`;
    await page.setViewportSize({ width, height: 900 });
    await enter(page);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Name, as readers know it').fill(`Mag ${width}`);
    await expect(page.getByLabel('Address: a-z, 0-9 and -')).toHaveValue(slug);
    await page.getByLabel('Language and country').selectOption('fr_BE');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await kept(page);

    // The page is that of the draft.
    const view = async (name: 'Form' | 'Pages') => {
      if (width < 1024) await page.getByRole('button', { name }).click();
    };
    const shown = page.frameLocator('iframe').first();
    await view('Pages');
    await expect(shown.locator('footer')).toContainText(`Offres proposées par Mag ${width}`);
    await view('Form');

    // What the check refuses is told at the field and in the list, and is not kept.
    const address = page.getByRole('textbox', { name: 'Address (needed)' });
    await address.fill('mirabelle');
    await expect(page.getByRole('status')).toContainText('Not kept');
    const problems = page.getByRole('region', { name: 'Refused by the check' });
    await expect(problems).toContainText('minisiteUrl');
    await expect(page.locator('#root_minisiteUrl__error')).toContainText('mirabelle');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect.soft(await axeFindings(page)).toEqual([]);
    await problems.getByRole('button', { name: 'minisiteUrl' }).click();
    await expect(address).toBeFocused();
    // The pages follow to another address.
    for (const next of [`${slug}-2`, slug]) {
      await address.fill(next);
      await expect(page.locator('iframe').first()).toHaveAttribute('src', new RegExp(`/${next}$`));
      await kept(page);
    }
    await expect(problems).toBeHidden();

    // A photograph is dropped or chosen, and cut to its place.
    await page.getByLabel('File: Wide banner').setInputFiles({
      name: 'sea.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    const crop = page.getByRole('dialog', { name: 'Wide banner: the part that is shown' });
    expect.soft(await axeFindings(page)).toEqual([]);
    await crop.getByRole('button', { name: 'Take this part' }).click();
    await expect(page.getByAltText('Wide banner as it is')).toHaveAttribute(
      'src',
      /banner-desktop-\w{8}\.jpg/,
    );

    // Look: layout, type, and colours with the contrast that they have.
    await page.getByRole('radio', { name: 'magazine' }).check();
    await page.getByRole('radio', { name: 'didone' }).check();
    const accent = page.getByRole('group', { name: 'accent', exact: true });
    await accent.getByLabel('accent by day, as #rrggbb').fill('#ffcc00');
    await accent.getByLabel('accent by day, as #rrggbb').blur();
    await expect(accent).toContainText('4.5:1 is needed');
    const better = page.getByRole('region', { name: 'Can be better' });
    await expect(better).toContainText('theme.color.accent');
    await page.getByRole('button', { name: 'Match the others to the accent' }).click();
    await expect(accent).not.toContainText('is needed');
    await kept(page);
    // What the placeholder of the legal text leaves out is said still.
    await expect(better).not.toContainText('theme');
    await expect(better).toContainText('legalText');
    await page.getByRole('button', { name: 'Colours of the logo' }).click();
    await page.getByRole('button', { name: 'Accent from #1f5c50' }).click();
    await kept(page);

    // Every page at once, by day and by night.
    await view('Pages');
    await page.getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('iframe')).toHaveCount(2);
    const night = page.frameLocator(`iframe[title="Home, ${width} px, night"]`).locator('html');
    await expect(night).toHaveCSS('color-scheme', 'dark');
    expect.soft(await axeFindings(page)).toEqual([]);
    await view('Form');

    expect(existsSync(join(folder, slug))).toBe(false);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status')).toContainText('version 1 is published');
    expect(published(slug)).toMatchObject({
      minisiteUrl: slug,
      layout: 'magazine',
      pairing: 'didone',
      legalText: 'legal.txt',
    });

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.zip`);

    await page.getByRole('button', { name: 'Take back from the shop…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('status')).toContainText('not published');
    expect(existsSync(join(folder, slug))).toBe(false);
  });

test('the second of two windows is told that the first changed the draft', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await enter(first);
  for (const page of [first, second]) {
    await page.goto(`${origin}/#mirabelle`);
    await kept(page);
  }
  await first.getByLabel('Name', { exact: true }).fill('Mirabelle & moi');
  await kept(first);
  await second.getByLabel('Name', { exact: true }).fill('Mirabelle du soir');
  const told = second.getByRole('alert').filter({ hasText: 'another window' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Load the other' }).click();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Mirabelle & moi');
  await second.getByRole('button', { name: 'Restore version 1' }).click();
  const name = second.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Mirabelle');
  // A change that did not arrive stays in the form, and goes before what is done next.
  await second.route('**/draft', (route) => route.abort(), { times: 1 });
  await name.fill('Mirabelle du matin');
  await expect(second.getByRole('status')).toContainText('Not done');
  await second.getByRole('button', { name: 'Save version' }).click();
  await expect(second.getByRole('status')).toContainText('Saved as a version');
  await expect(name).toHaveValue('Mirabelle du matin');
  await expect(second.getByText('Version 3 saved')).toBeVisible();
});

test('a partner that extends a base says what it takes over, and is shown with it', async ({ page }) => {
  const { minisiteId: _id, minisiteUrl: _url, domains: _domains, ...shared } = published('mirabelle');
  writeFileSync(join(folder, 'group.json'), JSON.stringify({ ...shared, layout: 'brochure' }));
  cpSync(join(folder, 'mirabelle'), join(folder, 'mag-c'), { recursive: true });
  writeFileSync(
    join(folder, 'mag-c/partner.json'),
    JSON.stringify({ version: 2, extends: 'group.json', minisiteId: 7, minisiteUrl: 'mag-c' }),
  );
  await enter(page);
  await page.goto(`${origin}/#mag-c`);
  await kept(page);
  await expect(page.getByText('From group.json: brochure')).toBeVisible();
  const shown = page.frameLocator('iframe').first();
  await expect(shown.locator('footer')).toContainText('Mirabelle en fait la sélection');
  await page.getByLabel('Name', { exact: true }).fill('Mag C');
  await page.getByText('Texts', { exact: true }).click();
  await page.getByLabel('Legal text of the footer').fill('Mag C en fait la sélection.');
  await kept(page);
  await expect(shown.locator('footer')).toContainText('Mag C en fait la sélection');
  // A redirect that is half written is refused, and kept once it is whole.
  await page.getByText('Domains and export').click();
  const redirects = page.getByLabel('Redirects', { exact: true });
  await redirects.fill('/spa ');
  await expect(page.getByRole('status')).toContainText('Not kept');
  await redirects.pressSequentially('/search?theme=23');
  await kept(page);
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published: the shop');
  expect(published('mag-c')).toMatchObject({
    extends: 'group.json',
    partnerName: 'Mag C',
    redirects: { '/spa': '/search?theme=23' },
  });
  expect(published('mag-c')).not.toHaveProperty('layout');
});

test('a partner manager without a mouse goes from nothing to a published minisite', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page);
  /** Goes on until something has the focus, which can be seen on the way. */
  const to = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    const wanted = target.first();
    await expect(wanted).toBeVisible();
    for (let stops = 0; stops < 200; stops += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press(key);
      const { fault } = await focusOf(page);
      // In a frame it is the shop's to show. Asked last: a frame gets the focus a moment after the key.
      const isFramed = await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
      if (fault && !isFramed) await seesFocus(page, `on the way to ${String(target)}`);
    }
    await expect(wanted).toBeFocused();
  };
  await to(page.getByLabel('Name, as readers know it'));
  await page.keyboard.type('Par les touches');
  await to(page.getByRole('button', { name: 'Create the draft' }));
  await page.keyboard.press('Enter');
  await kept(page);

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      const place = page.getByRole('group', { name: 'Small banner (needed)' });
      await to(place.getByRole('button', { name: 'Choose another picture' }));
      await page.keyboard.press('Enter');
    })(),
  ]);
  const file = join(top, 'sea.jpg');
  writeFileSync(file, await photo());
  await chooser.setFiles(file);
  const crop = page.getByRole('dialog');
  await expect(crop.getByRole('button', { name: 'Take this part' })).toBeEnabled();
  // Smaller by its corner, then moved: arrow keys do both.
  await crop.getByRole('button', { name: /south east drag handle/ }).focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  const area = crop.getByLabel('Use the arrow keys to move the crop selection area', { exact: true });
  await area.focus();
  const before = await area.boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  expect((await area.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);
  await to(crop.getByRole('button', { name: 'Take this part' }));
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();
  // A change that is sent while the picture is on its way is refused as one of another window.
  await expect(page.getByRole('status')).toContainText('The picture is in its place');

  // A group of radios is one stop: the arrows choose in it.
  await to(page.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name: 'none' }));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'brochure' })).toBeChecked();
  await kept(page);
  // Back: the headless browser has no frame of its own around the page, and never leaves the preview at its end.
  await to(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('version 1 is published');
  expect(published('par-les-touches')).toMatchObject({
    layout: 'brochure',
    bannerUrls: { mobile: expect.stringMatching(/^banner-mobile-\w{8}\.jpg$/) },
  });
});
