import type { Locator, Page } from '@playwright/test';
import { forgiveLoading } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const MAGAZINE = '/examples/magazine-html/';
const t = textsOf('fr_FR');

/** Every event of the elements that a page hears, by its name, with what it carries. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { name: string; detail: Record<string, unknown> }[] = [];
    Object.assign(window, { heard });
    for (const name of ['stay-ready', 'stay-quote', 'stay-checkout', 'stay-error'])
      addEventListener(name, (event) => {
        heard.push({ name, detail: (event as CustomEvent<Record<string, unknown>>).detail });
        if (name === 'stay-checkout' && document.documentElement.dataset['stays'] === '')
          event.preventDefault();
      });
  });
}

const heardOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (
        window as typeof window & { heard: { name: string; detail: Record<string, unknown> }[] }
      ).heard.flatMap((event) => (event.name === wanted ? [event.detail] : [])),
    name,
  );

/** A page of nothing but the loader and this markup, under the strict policy. */
async function barePage(page: Page, markup: string): Promise<void> {
  await listen(page);
  await page.goto(site('fr-fr', MAGAZINE));
  const loader = await page.locator('script[src*="staykit.js"]').getAttribute('src');
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><title>x</title><script src="${loader}" data-locale="fr_FR" defer></script>${markup}`,
    }),
  );
  await page.goto(site('fr-fr', '/bare.html'));
}

/** Chooses the first days that are sold. */
async function chooseDates(box: Locator): Promise<void> {
  await box.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
  const days = box.locator('[data-date]:not([aria-disabled="true"]):not([disabled])');
  const arrival = (await days.nth(1).getAttribute('data-date')) ?? '';
  await days.nth(1).click();
  const later = () =>
    days.evaluateAll(
      (all, from) => all.map((day) => (day as HTMLElement).dataset['date'] ?? '').find((date) => date > from),
      arrival,
    );
  await expect(box.getByRole('dialog').getByRole('status').last()).toContainText(/départ/i);
  await expect.poll(later).toBeTruthy();
  await box.locator(`[data-date="${await later()}"]`).click();
  await expect(box.getByRole('dialog')).toBeHidden();
}

const idOf = async (page: Page): Promise<string> => {
  await page.goto(site('fr-fr', MAGAZINE));
  return (await page.locator('stay-booking-box').getAttribute('product-id')) ?? '';
};

test('a reader of the magazine sees what the stay costs and goes on to the checkout of the shop', async ({
  page,
}) => {
  await listen(page);
  await page.goto(site('fr-fr', MAGAZINE));
  const box = page.locator('stay-booking-box');
  await chooseDates(box);
  await expect.poll(async () => (await heardOf(page, 'stay-quote')).length).toBeGreaterThan(0);
  await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
  await box.getByRole('button', { name: t('booking.book'), exact: true }).click();
  await expect.poll(async () => (await heardOf(page, 'stay-checkout')).length).toBe(1);
  const [checkout] = await heardOf(page, 'stay-checkout');
  expect(String(checkout?.['url'])).toMatch(/\/checkout\?id=\d+&.*checkin=\d{4}-/);
  expect(page.url(), 'preventDefault keeps the reader').toContain(MAGAZINE);
  await page.evaluate(() => delete document.documentElement.dataset['stays']);
  await box.getByRole('button', { name: t('booking.book'), exact: true }).click();
  await page.waitForURL(/\/checkout\?/);
});

test('two booking boxes on one page under the strict policy keep to themselves', async ({ page }) => {
  const id = await idOf(page);
  await barePage(
    page,
    `<stay-booking-box id="one" product-id="${id}"></stay-booking-box><stay-booking-box id="two" product-id="${id}" checkout-url="/elsewhere"></stay-booking-box>`,
  );
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await one.getByRole('button', { name: beginsWith(t('travellers.label')) }).click();
  await one
    .getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }), exact: true })
    .click();
  await one.getByRole('button', { name: t('travellers.confirm'), exact: true }).click();
  await expect(one.getByRole('button', { name: beginsWith(t('travellers.label')) })).toContainText('3');
  await expect(two.getByRole('button', { name: beginsWith(t('travellers.label')) })).toContainText('2');
});

test('a box without a product keeps its link and says what is missing', async ({ page }) => {
  await barePage(page, '<stay-booking-box><a href="/search">Réserver</a></stay-booking-box>');
  await expect.poll(() => heardOf(page, 'stay-error')).toMatchObject([{ code: 'BAD_REQUEST' }]);
  await expect(page.getByRole('link', { name: 'Réserver' })).toBeVisible();
  const id = await idOf(page);
  await page.goto(site('fr-fr', '/bare.html'));
  await expect.poll(async () => (await heardOf(page, 'stay-error')).length).toBe(1);
  await page.locator('stay-booking-box').evaluate((box, told) => box.setAttribute('product-id', told), id);
  await expect(
    page.locator('stay-booking-box').getByRole('button', { name: t('booking.book') }),
  ).toBeVisible();
});

test('an unknown product, and a shop that does not answer, are told in the box', async ({
  page,
  complaints,
}) => {
  await barePage(page, '<stay-booking-box product-id="999999999"></stay-booking-box>');
  const box = page.locator('stay-booking-box');
  await expect(box.getByRole('alert')).toContainText(t('booking.gone'));
  await expect(box.getByRole('link', { name: t('common.allStays') })).toBeVisible();
  expect(await heardOf(page, 'stay-error')).toMatchObject([{ code: 'NOT_FOUND' }]);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(site('fr-fr', '/bare.html'));
  await expect(box.getByRole('alert')).toContainText(t('booking.failed'));
  forgiveLoading(complaints);
});

for (const width of [1440, 390])
  test(`the booking box is as high before its stay is known as after it, at ${width} px`, async ({
    page,
  }) => {
    const known = Promise.withResolvers<void>();
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\/weekend\/\d+\/detail\.json/, async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(site('fr-fr', MAGAZINE));
    const box = page.locator('stay-booking-box');
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('[part=price][aria-busy=true]')).toBeVisible();
    const height = async () => (await box.boundingBox())?.height ?? 0;
    const before = await height();
    known.resolve();
    await expect(box.locator('[part=price][aria-busy=false]')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
  });
