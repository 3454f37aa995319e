import type { Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const drawer = (page: Page) => page.getByRole('dialog', { name: t('gift.personalise') });

/** Opens the page of a stay that is given; a day with a partner has no nights. */
async function openGift(page: Page): Promise<void> {
  await page.goto(site('fr-fr', '/boxes'));
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/offers.json?locale=fr_FR&flow=gifting');
    const { exactMatch } = (await answer.json()) as { exactMatch: { id: string; nights?: number }[] };
    return exactMatch.find(({ nights = 0 }) => nights > 0)?.id;
  });
  await page.goto(site('fr-fr', `/product/${id}?flow=gifting`));
}

test(
  'on a phone a gift is personalised in a drawer, and goes to its checkout with what was chosen [PRODUCT-37]',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openGift(page);
    await page
      .locator('[data-bar]')
      .getByRole('button', { name: t('booking.offer') })
      .click();
    await expect(drawer(page)).toBeVisible();
    await expect(
      drawer(page)
        .getByText(/\d+\s€/)
        .first(),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await drawer(page)
      .getByRole('textbox', { name: beginsWith(t('gift.fromName')) })
      .fill('Ana');
    await drawer(page)
      .getByRole('button', { name: t('booking.offer') })
      .click();
    await page.waitForURL(/\/checkout\/gift\?giftFormat=digital/);
    expect(page.url()).not.toContain('Ana');
    expect(await page.evaluate(() => localStorage.getItem('gift-customisation'))).toContain('Ana');
  },
);

test('on a desk the nights of the drawer are those of the box beside it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openGift(page);
  const box = page.locator('[data-island="booking-box"]');
  const nights = (place: ReturnType<Page['locator']>) =>
    place.getByRole('radio', { name: beginsWith(t('common.nights', { count: 2 })) });
  await page.locator('a[data-gift]').click();
  await nights(drawer(page)).check();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(nights(box)).toBeChecked();
  await expect(page.locator('a[data-gift]')).toBeFocused();
});

test('the panel of a box is a dialog on a phone and stands in the page on a desk [BOX-11]', async ({
  page,
}) => {
  for (const [size, isDialog] of [
    [PHONE, true],
    [DESK, false],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(site('fr-fr', '/boxes'));
    // A box that is made for the post too: of another the gateway says with a 404 that it is not.
    await page.locator('main a[href$="SPAEBOX"]').click();
    await page.getByRole('link', { name: t('gift.giveBox') }).click();
    const panel = isDialog ? drawer(page) : page.getByRole('group', { name: t('gift.personalise') });
    await expect(panel.getByRole('button', { name: t('booking.offer') })).toBeEnabled();
    await expect(drawer(page)).toHaveCount(isDialog ? 1 : 0);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('the gift icon opens the campaign in every language [GIFTDRAWER-01]', async ({ page }) => {
  await page.setViewportSize(DESK);
  for (const host of ['es-es', 'nl-be', 'fr-be', 'it-it', 'nl-nl', 'fr-fr'] as const) {
    await page.goto(site(host, '/boxes'));
    const icon = page.locator('a[data-gift-drawer]');
    await icon.click();
    await expect(page.locator('dialog a[href="/beneficiary/login"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/boxes');
    await page.keyboard.press('Escape');
    await expect(icon).toBeFocused();
  }
});

test(
  'a reader of the magazine personalises a box over the page and goes on to its checkout',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(site('fr-fr', '/examples/magazine-html/'));
    const gift = page.locator('stay-gift-drawer');
    await gift.getByRole('button').first().click();
    const dialog = gift.getByRole('dialog');
    await expect(dialog.getByText(/\d+\s€/).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await gift.getByRole('button').first().click();
    await dialog.getByRole('button', { name: t('booking.offer') }).click();
    await page.waitForURL(/\/checkout\/gift\?.*SPAEBOX/);
  },
);
