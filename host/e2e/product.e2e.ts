import type { Page } from '@playwright/test';
import { axeFindings, snifferFindings } from './audit.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** Opens the page of the first stay of the list. */
async function openStay(page: Page, hash = ''): Promise<string> {
  // To the end: Firefox complains of a map that is left while it comes.
  await page.goto(site('fr-fr', '/search'), { waitUntil: 'networkidle' });
  const link = await page.locator('a[href^="/product/"]').first().getAttribute('href');
  const path = (link ?? '').split(/[?#]/, 1)[0]!;
  await page.goto(site('fr-fr', path + hash));
  return path;
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('a tab goes to its part, 88 px below the top, and the chosen travellers stay in the address [PRODUCT-04]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStay(page, '#a=3&c=0&b=0');
  const tabs = page.getByRole('navigation', { name: t('product.sections') });
  await tabs.getByRole('link', { name: t('product.tab.room') }).click();
  const top = async () => Math.abs(((await page.locator('#room').boundingBox())?.y ?? 0) - 88);
  await expect.poll(top).toBeLessThanOrEqual(2);
  await expect(page.locator('#room')).toBeFocused();
  expect(new URL(page.url()).hash).toContain('a=3');
});

test(
  'each question about the house opens over the page, and Escape closes it [PRODUCT-14]',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await openStay(page);
    for (const about of ['gettingThere', 'openingHours', 'services', 'thingsToKnow'] as const) {
      const title = t(`product.${about}`);
      const button = page.getByRole('button', { name: title });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  },
);

test('a long description is cut, opens with a press and closes with another [PRODUCT-12]', async ({
  page,
}) => {
  for (const [size, letters] of [
    [DESK, 250],
    [PHONE, 86],
  ] as const) {
    await page.setViewportSize(size);
    await openStay(page);
    const text = page.locator('#hotel details summary');
    const cut = text.locator('[data-cut]').filter({ visible: true });
    expect(Array.from(((await cut.textContent()) ?? '').trim())).toHaveLength(letters + 1);
    const more = text.getByText(t('common.showMore'));
    const less = text.getByText(t('common.showLess'));
    await expect(less).toBeHidden();
    await cut.click();
    await expect(cut).toHaveCount(0);
    await expect(more).toBeHidden();
    await less.click();
    await expect(more).toBeVisible();
    await expect(cut).toHaveCount(1);
  }
});

test('a desk shows four pictures at once, a phone one; all of them open behind a button [GALLERY-01]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openStay(page);
  const shown = page.locator('[data-section=gallery] > [data-pictures] img');
  await expect(shown).toHaveCount(4);
  for (const picture of await shown.all()) await expect(picture).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: t('product.pictures', { count: 9 }) }).click();
  const dialog = page.locator('#pictures');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize(PHONE);
  const strip = page.locator('[data-section=gallery] > [data-pictures]');
  await expect(shown.first()).toBeInViewport();
  await expect(shown.nth(1)).not.toBeInViewport();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
});

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`the page of a stay on ${name} has no accessibility finding, its questions neither`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openStay(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await snifferFindings(page)).toEqual([]);
    await page.getByRole('button', { name: t('product.thingsToKnow') }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await snifferFindings(page)).toEqual([]);
  });

test('on a phone the bar opens the box over the screen, and its dates a calendar that fills it too [PRODUCT-36] [CAL-16]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStay(page);
  await page.getByRole('button', { name: t('booking.seePrices') }).click();
  const screen = page.getByRole('dialog', { name: t('booking.personalise') });
  const filled = { x: 0, y: 0, ...PHONE };
  await expect.poll(() => screen.boundingBox()).toEqual(filled);
  await screen.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await expect.poll(() => calendar.boundingBox()).toEqual(filled);
  await expect(calendar.getByRole('grid')).toHaveCount(1);
});

test('a desk shows two months of a stay at once [CAL-16]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStay(page);
  await page.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
  await expect(page.getByRole('dialog', { name: t('calendar.title') }).getByRole('grid')).toHaveCount(2);
});

test(
  'Book without dates asks for them, as a hint and not as an error [ERROR-05] [BOOKING-06]',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/quote') && asked.push(request.url()));
    await openStay(page);
    await page.getByRole('button', { name: t('booking.book'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t('booking.chooseDates') })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: t('booking.chooseDates') })).toHaveCount(0);
    expect(asked).toEqual([]);
  },
);

test('Book that is pressed before the box is live waits for it; where no script comes the next page asks for dates [ERROR-05]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const path = await openStay(page);
  const book = page.getByRole('button', { name: t('booking.book'), exact: true });
  const hint = page.getByText(t('booking.chooseDates'));
  const slow = Promise.withResolvers<void>();
  await page.route('**/booking-box.island*.js', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto(site('fr-fr', path));
  await book.click();
  await expect(book).toHaveAttribute('data-held');
  await expect(hint).toBeHidden();
  slow.resolve();
  await expect(page.getByRole('status').filter({ has: hint }).or(hint).first()).toBeVisible();
  await expect(book).not.toHaveAttribute('data-held');
  expect(new URL(page.url()).pathname).toBe(path);

  await page.unroute('**/booking-box.island*.js');
  await page.route('**/booking-box.island*.js', () => undefined);
  await page.goto(site('fr-fr', path));
  await book.click();
  await page.waitForURL(/\/checkout\?id=/);
  await expect(hint).toBeVisible();
  await page.getByRole('link', { name: t('booking.addDates') }).click();
  await page.waitForURL((url) => url.pathname === path);
});

test('Book of a stay with dates that is pressed before the box is live, or before its price came, leads to the checkout', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.goto(site('fr-be', `/celestine/search?checkin=${day(40)}&checkout=${day(42)}&a=2&c=0&b=0`));
  const card = await page.locator('main a[href^="/celestine/product/"]').first().getAttribute('href');
  const { pathname, hash, searchParams } = new URL(site('fr-be', card ?? ''));
  const dates = `checkin=${day(40)}&checkout=${day(42)}&nights=2&a=2&c=0&b=0`;
  expect(searchParams.get('checkin') ?? hash).toContain(day(40));
  const book = page.locator('[data-island="booking-box"] [part="button"]');
  for (const address of [card ?? '', `${pathname}?${dates}`, `${pathname}#${dates}`])
    // Dates that the server did not see hide the printed box: it shows with the live one.
    for (const isLive of address.includes('#') ? [true] : [false, true]) {
      const [script, quote] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route('**/booking-box.island*.js', async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.route(/\/quote(-realtime)?\.json/, async (route) => {
        await quote.promise;
        await route.continue();
      });
      const asked = page.waitForRequest(/\/quote(-realtime)?\.json/);
      await page.goto(site('fr-be', address));
      if (!isLive) {
        await book.click();
        await expect(book).toHaveAttribute('data-held');
      }
      script.resolve();
      await asked;
      if (isLive) await book.click();
      await expect(book, address).toHaveText(textsOf('fr_BE')('booking.checking'));
      quote.resolve();
      await page.waitForURL(/\/checkout\?.*checkin=/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
});

test('the page of a hotel shows four pictures and opens all of them, on a phone one to be moved on [GALLERY-04..06]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openStay(page);
  await page.locator('[data-section=hotel] a[href^="/hotel/"]:not([data-reviews])').click();
  await page.waitForURL(/\/hotel\//);
  const strip = page.locator('[data-section=gallery] > [data-pictures]');
  await expect(strip.locator('img')).toHaveCount(4);
  const all = page.locator('#pictures');
  const count = await all.locator('img').count();
  expect(count).toBeGreaterThan(4);
  await page.getByRole('button', { name: t('product.pictures', { count }) }).click();
  await expect(all).toBeVisible();
  await expect(all.getByRole('img')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(strip.locator('img').nth(1)).not.toBeInViewport();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
});
