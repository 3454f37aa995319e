import type { Page } from '@playwright/test';
import { visitorByKeyboard } from './by-keyboard.ts';
import { forgiveLoading } from './faults.ts';
import { seesFocus } from './focus-ring.ts';
import { inDays } from './pictures/state.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const STAY = '/product/1058005';
const DATED = `checkin=${inDays(61)}&checkout=${inDays(62)}&night=1&a=2&c=0&b=0`;

/** The first extra of the box that can be added. */
const extra = (page: Page) =>
  page
    .locator('[data-island="booking-box"]')
    .getByRole('button', { name: beginsWith(t('booking.extra.add')) })
    .first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an extra is added and taken off in place: the focus stays, the total is said, and Back leads to the stay before [UPSELL-06, UPSELL-07]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', `${STAY}#${DATED}`), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const box = page.locator('[data-island="booking-box"]');
  const total = box.getByRole('status').filter({ hasText: '€' }).first();
  await expect(total).toContainText('€');
  const before = await total.textContent();
  const add = extra(page);
  const name = (await add.textContent())?.replace(t('booking.extra.add'), '').trim() ?? '';

  await visitorByKeyboard(page, 'fr_FR').enter(add);
  const here = box.getByRole('button', { name: `${t('booking.extra.remove')} ${name}`, exact: true });
  await expect(here).toBeFocused();
  await seesFocus(page, 'the extra that was added');
  await expect(total).toContainText('€');
  await expect(total).not.toHaveText(before ?? '');
  const url = new URL(page.url());
  expect(url.pathname).not.toBe(STAY);
  expect(url.hash).toBe(`#${DATED}`);
  await expect(page.locator('#experience')).toContainText(name);
  await expect(page.locator('[data-reference]')).toContainText(url.pathname.split('/').at(-1) ?? '');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(add).toBeVisible();
  await expect(total).toHaveText(before ?? '');
  await expect(here).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The address that it had is a page of its own.
  await page.goto(url.href);
  await expect(here).toBeVisible();
});

test('a page of an extra that cannot be had in place is opened as any other', async ({
  page,
  complaints,
}) => {
  await page.goto(site('fr-fr', `${STAY}#${DATED}`), { waitUntil: 'networkidle' });
  await page.route(/\/product\//, (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.fallback(),
  );
  await extra(page).click();
  await page.waitForURL((url) => url.pathname !== STAY);
  await expect(page.getByRole('button', { name: beginsWith(t('booking.extra.remove')) })).toBeVisible();
  forgiveLoading(complaints);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an extra is a form that opens the stay with it, on the same dates', async ({ page }) => {
    await page.goto(site('fr-fr', `${STAY}?${DATED}`));
    await extra(page).click();
    await page.waitForURL((url) => url.pathname !== STAY);
    expect(page.url()).toContain(DATED.split('&night', 1)[0]);
    await expect(page.getByText(t('booking.extra.chosen'))).toBeVisible();
  });
});
