import type { Page } from '@playwright/test';
import { forgiveLoading } from './faults.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

const cardOf = (page: Page) =>
  page
    .getByRole('list', { name: t('results.list'), exact: true })
    .getByRole('article')
    .first();

/** Opens the results and waits until they are live. */
async function open(page: Page): Promise<void> {
  await page.goto(site('fr-fr', '/search?a=2'));
  await expect(page).toHaveURL(/#(.*&)?a=2/);
}

for (const press of [
  { name: 'Ctrl', click: { modifiers: ['Control' as const] } },
  { name: 'Shift', click: { modifiers: ['Shift' as const] } },
  { name: 'Meta', click: { modifiers: ['Meta' as const] }, mac: true },
  { name: 'the middle button', click: { button: 'middle' as const } },
])
  test(`a card pressed with ${press.name} is opened beside the results, which stay [ROUTE-18]`, async ({
    page,
    context,
  }) => {
    await open(page);
    const before = page.url();
    const link = cardOf(page).getByRole('heading').getByRole('link');
    if (press.mac === true) {
      // Only a Mac opens a tab with this key; everywhere the page leaves the press to the browser.
      const taken = link.evaluate(
        (element) =>
          new Promise((resolve) => {
            addEventListener('click', (event) => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            });
            element.dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }),
            );
          }),
      );
      expect(await taken).toBe(false);
    } else {
      const opened = context.waitForEvent('page');
      await link.click(press.click);
      await expect(await opened).toHaveURL(/\/product\/\d+/);
    }
    expect(page.url()).toBe(before);
    await expect(cardOf(page)).toBeVisible();
  });

test('the pictures of a card fill the screen, and Escape leads back to the card [CARD-23]', async ({
  page,
}) => {
  await open(page);
  const button = cardOf(page).getByRole('button', { name: t('card.slideshow') });
  await button.click();
  const show = page.getByRole('dialog');
  const picture = show.getByRole('img').first();
  await expect(picture).toBeVisible();
  const { width, height } = (await show.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height].map(Math.round)).toEqual([1440, 900]);
  // Its looks came with it: the picture is whole, above the thumbnails.
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(500);
  await page.keyboard.press('ArrowRight');
  await expect(show.getByRole('status')).toContainText('2');
  await page.keyboard.press('Escape');
  await expect(show).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the pictures of a card are turned by the arrow over them, and the card is not opened', async ({
  page,
}) => {
  await open(page);
  const before = page.url();
  const card = cardOf(page);
  // Arrows come when somebody is on the pictures.
  await card.locator('[part="gallery"]').hover();
  await card.getByRole('button', { name: t('card.nextPhoto') }).click();
  const pictures = card.getByRole('group').first();
  await expect.poll(() => pictures.evaluate((strip) => strip.scrollLeft > 0)).toBe(true);
  expect(page.url()).toBe(before);
});

test('the other offers of a hotel open beside the results, and a failure is said there [CARD-12] [ERROR-06]', async ({
  page,
  complaints,
}) => {
  await page.route('**/search-api/offers.json', (route) =>
    route.fulfill({ status: 500, body: '{"code":1234}' }),
  );
  await open(page);
  await cardOf(page)
    .getByRole('link', { name: t('card.otherOffers') })
    .click();
  const drawer = page.getByRole('dialog');
  // The call is repeated before it is given up.
  await expect(drawer.getByRole('alert')).toHaveText(t('results.error'), { timeout: 20_000 });
  await expect(cardOf(page)).toBeAttached();
  await page.unroute('**/search-api/offers.json');
  await drawer.getByRole('button', { name: t('results.retry') }).click();
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await expect(
    drawer
      .getByRole('article')
      .or(drawer.getByText(t('card.otherOffersNone')))
      .first(),
  ).toBeVisible();
  forgiveLoading(complaints);
});

test.describe('the heart', () => {
  const heartOf = (page: Page) => cardOf(page).locator('[part=wishlist]');

  test('is in no page that the server sends, and comes to life with it [WISHLIST-02]', async ({ page }) => {
    await open(page);
    const html = await page.evaluate(async () => (await fetch('/search?a=2')).text());
    expect(html).toContain('part="card"');
    expect(html).not.toContain('part="wishlist"');
    await expect(page.locator('[part=wishlist]')).toHaveCount(20);
  });

  test('stays full after a reload, and empty once it was emptied', async ({ page }) => {
    await open(page);
    const kept = page.waitForResponse((answer) => answer.url().includes('/gateway/wishlist/'));
    await heartOf(page).click();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
    await heartOf(page).click();
    await expect(page.getByRole('status').filter({ hasText: /favoris/ })).toHaveCount(1);
    await page.reload();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('empties again where the shop does not keep it, and says so', async ({ page, complaints }) => {
    await page.route('**/gateway/wishlist/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page);
    await heartOf(page).click();
    await expect(page.locator('[data-wish-notice]')).toContainText(t('host.wishFailed'));
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
    forgiveLoading(complaints);
  });

  test.describe('of somebody who allowed nothing', () => {
    test.use({ consent: 'none' });

    test('asks first, keeps nothing, and is full once it is allowed', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (one) => {
        if (one.method() !== 'GET' && one.url().includes('/wishlist')) sent.push(one.method());
      });
      await open(page);
      await heartOf(page).click();
      const notice = page.locator('[data-wish-notice]');
      await expect(notice).toContainText(t('host.wishAsk'));
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
      expect(sent).toEqual([]);
      await notice.getByRole('button', { name: t('host.wishAllow') }).click();
      await page.getByRole('button', { name: t('consent.accept') }).click();
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => sent).toEqual(['POST']);
    });
  });
});
