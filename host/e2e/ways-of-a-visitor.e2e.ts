import type { Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** The path of the first link of a page that begins so. */
async function firstPath(page: Page, from: string, start: string): Promise<string> {
  await page.goto(site('fr-fr', from));
  const link = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href');
  return (link ?? '').split(/[?#]/, 1)[0]!;
}

/** The checkout of one night of a stay, on the last day that is on sale. The page may be any of the shop. */
async function checkoutPath(page: Page, stay: string): Promise<string> {
  const id = stay.split('/').at(-1);
  const query = new URLSearchParams({
    locale: 'fr_FR',
    adult: '2',
    child: '0',
    baby: '0',
    nights: '1',
    month: new Date().toISOString().slice(0, 7),
    length: '6',
    multiOffer: 'false',
    giftPrice: '0',
  });
  const days = await page.evaluate(
    (url) => fetch(url).then((reply) => reply.json() as Promise<{ day: string }[]>),
    `/api/redeem/weekend/${id}/packageCheckinPrices.json?${query}`,
  );
  return `/checkout?id=${id}&checkin=${days.at(-1)?.day ?? ''}&night=1&a=2`;
}

test('the tabs of a stay stop 70 px below the top of a phone, under the row that stays [PRODUCT-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('fr-fr', await firstPath(page, '/search', '/product/')));
  const tabs = page.getByRole('navigation', { name: t('product.sections') });
  await page.locator('#practical').scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.round((await tabs.boundingBox())?.y ?? 0)).toBe(70);
});

test('no script of a checkout comes with a stay, and one with its checkout [PROUTE-06]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/checkout\.island-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  const path = await firstPath(page, '/search', '/product/');
  await page.goto(site('fr-fr', path));
  // The box answers: the page is live.
  await page.getByRole('button', { name: t('booking.book'), exact: true }).click();
  await expect(page.getByText(t('booking.chooseDates'))).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto(site('fr-fr', await checkoutPath(page, path)));
  await expect(page.locator('[data-island="checkout"]')).toBeAttached();
  await expect.poll(() => asked.length).toBe(1);
});

test('no script of a stay comes with a list of stays, and one with its page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/start-product-[\w-]{8}\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(site('fr-fr', '/search'));
  // Hearts come last: the page is live.
  await expect(page.locator('[part=wishlist]').first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto(site('fr-fr', await firstPath(page, '/search', '/product/')));
  await expect.poll(() => asked.length).toBe(1);
});

test('on a page that is not there a search without dates opens the calendar where an experiment forces them [BOOKING-30]', async ({
  page,
  context,
  complaints,
}) => {
  await context.addCookies([{ name: 'stay_variants', value: 'datesForced:on', url: site('fr-fr', '/') }]);
  await page.goto(site('fr-fr', '/nowhere'));
  const url = page.url();
  const search = page.getByRole('button', { name: t('searchBox.search'), exact: true });
  await search.click();
  await expect(page.getByRole('dialog', { name: t('calendar.title') })).toBeVisible();
  expect(page.url()).toBe(url);
  await expect(page.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).first()).toBeVisible();
  // The page itself is the 404.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
});

test.describe('without a cookie', () => {
  test.use({ consent: '' });

  test('stay, hotel, activity, boxes, gift drawer and checkout are there for anybody [PROUTE-13]', async ({
    page,
    context,
  }) => {
    expect(await context.cookies()).toEqual([]);
    const stay = await firstPath(page, '/search', '/product/');
    const hotel = await firstPath(page, stay, '/hotel/');
    const activity = await firstPath(page, '/activity-search', '/activity/');
    const box = await firstPath(page, '/boxes', '/box/');
    for (const path of [stay, hotel, activity, box, '/boxes', await checkoutPath(page, stay)]) {
      const answer = await page.goto(site('fr-fr', path));
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    }
    await expect(page.locator('[data-island="checkout"] form')).toBeVisible();
    await page.goto(site('fr-fr', '/boxes'));
    await page.locator('a[data-gift-drawer]').click();
    await expect(page.locator('dialog a[href="/beneficiary/login"]')).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    for (const name of names) expect(name).not.toMatch(/token|account|session/);
  });
});
