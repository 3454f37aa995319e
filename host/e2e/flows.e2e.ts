import type { Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK } from './widths.ts';

const t = textsOf('fr_FR');

test('the toggle of the header leads to gifts and back to stays, and says so in the address [ROUTE-06]', async ({
  page,
}) => {
  await page.goto(site('fr-fr'));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: t('host.gifts'), exact: true }).click();
  await expect(page).toHaveURL(/[?&]flow=gifting/);
  await header.getByRole('link', { name: t('host.stays'), exact: true }).click();
  await expect(page).toHaveURL(/[?&]flow=booking/);
});

test(
  'a giver chooses a gift without ever being asked for dates [FLOW-06]',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto(site('fr-fr', '/search?flow=gifting'));
    const box = page.getByRole('search').first();
    await expect(box).toBeVisible();
    await expect(page.getByRole('button', { name: beginsWith(t('searchBox.dates')) })).toHaveCount(0);
    const card = page
      .getByRole('list', { name: t('results.list') })
      .getByRole('article')
      .first();
    await expect(card).toContainText(t('card.cta.gifting'));
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/product\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a card is opened beside the results with Control or the middle button, and they stay', async ({
  page,
  context,
}) => {
  await page.goto(site('fr-fr', '/search'));
  await expect(page).toHaveURL(/#(.*&)?a=2/);
  const before = page.url();
  const link = page
    .getByRole('list', { name: t('results.list') })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
  for (const click of [{ modifiers: ['Control'] }, { button: 'middle' }] satisfies Parameters<
    typeof link.click
  >[0][]) {
    const opened = context.waitForEvent('page');
    await link.click(click);
    const beside = await opened;
    await expect(beside).toHaveURL(/\/product\/\d+/);
    expect(page.url()).toBe(before);
    await beside.close();
  }
});

/** Two nights from a Friday, far enough ahead that every hotel sells them. */
function weekEnd(): { checkin: string; checkout: string } {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const friday = new Date(Date.now() + 45 * 86_400_000);
  while (friday.getUTCDay() !== 5) friday.setUTCDate(friday.getUTCDate() + 1);
  return { checkin: day(friday), checkout: day(new Date(friday.getTime() + 2 * 86_400_000)) };
}
const cardsOf = (page: Page) => page.getByRole('list', { name: t('results.list') }).getByRole('article');

test('a card opens a product that keeps its flow, days, travellers and total [ROUTE-15] [ROUTE-16]', async ({
  page,
}) => {
  const { checkin, checkout } = weekEnd();
  await page.goto(site('fr-fr', `/search#checkin=${checkin}&checkout=${checkout}&a=3&c=1&b=0`));
  const card = cardsOf(page).first();
  await expect(card).toBeVisible();
  const total = (await card.locator('[part=price] strong').textContent()) ?? 'no amount';
  await card
    .getByRole('link')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await page.waitForURL(/\/product\/\d+\?flow=booking#/);
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(Object.fromEntries(hash)).toMatchObject({ checkin, checkout, a: '3', c: '1' });
  const box = page.getByRole('group', { name: t('booking.label') });
  await expect(box.locator('[part=price]')).toHaveAttribute('aria-busy', 'false');
  const cents = (text: string) =>
    Number((/[\d\s.]+(?:,\d+)?(?=\s*€)/.exec(text)?.[0] ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.')) *
    100;
  // A card writes whole euros, the box the cents that are paid.
  const asked = cents((await box.locator('[part=price] strong').textContent()) ?? '');
  expect(Math.abs(asked - cents(total))).toBeLessThan(100);
  await expect(box.getByRole('button', { name: beginsWith(t('travellers.label')) })).toContainText('3');
});

test('the search for nights leads to hotels, and each shows its stays for the days of the search [ROUTE-17]', async ({
  page,
}) => {
  const { checkin, checkout } = weekEnd();
  await page.goto(site('fr-fr', `/search?flow=hotel#checkin=${checkin}&checkout=${checkout}&a=2&c=0&b=0`));
  const card = cardsOf(page).first();
  await expect(card).toBeVisible();
  await card
    .getByRole('link')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await page.waitForURL(/\/hotel\/[^/?]+\?(.*&)?flow=hotel/);
  expect(page.url()).toContain(`checkin=${checkin}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stay = page.locator('[data-shown]').getByRole('link').first();
  // The page of the stay, where somebody opens it in a tab of its own.
  await expect(stay).toHaveAttribute('href', new RegExp(`/product/\\d+\\?.*checkin=${checkin}`));
  await stay.click();
  await expect(page.getByRole('dialog', { name: t('hotel.options') })).toBeVisible();
});

test('activities have a search of their own, for one or two, and cards that lead to an activity', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/activity-search'));
  await expect(page.getByRole('button', { name: beginsWith(t('searchBox.dates')) })).toHaveCount(0);
  const card = cardsOf(page).first();
  await expect(card).toContainText(t('card.cta.activity'));
  await card
    .getByRole('link')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await page.waitForURL(/\/activity\/[^/]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-section=booking] [data-total]')).toContainText('€');
  // Pressed before its part of the page is live, the button asks as it does afterwards.
  const slow = Promise.withResolvers<void>();
  await page.route(/\/activity-[^/]*\.js/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.reload();
  const buy = page.getByRole('button', { name: t('activity.buyForMyself') });
  await buy.click();
  await expect(buy).toHaveAttribute('data-held');
  slow.resolve();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('booking.continue') })
    .click();
  await page.waitForURL(/\/checkout\/activity\?.*customType=OWN_USE/);
});

test('choosing activities goes to their search, and hotels back to the search for stays [ROUTE-05]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/search?theme=26'));
  await expect(page).toHaveURL(/#(.*&)?theme=26/);
  const flow = (name: 'activity' | 'hotel') =>
    page.getByRole('link', { name: t(`searchBox.flow.${name}`), exact: true });
  await flow('activity').click();
  await page.waitForURL(/\/activity-search/);
  expect(page.url()).not.toContain('theme=');
  await flow('hotel').click();
  await page.waitForURL(/\/search\?(.*&)?flow=hotel/);
});

test(
  'nobody has to sign in: without any cookie one searches, filters, opens the map, turns pages and opens a card [CARE-05]',
  { tag: '@main' },
  async ({ page, context }) => {
    await context.clearCookies();
    await page.goto(site('fr-fr', '/search'));
    await page.getByRole('button', { name: t('consent.refuse') }).click();
    await context.clearCookies();
    await page
      .getByRole('button', { name: beginsWith(t('filters.section.stars')) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('checkbox').first().click();
    await page.getByRole('dialog').getByRole('button', { name: /^Voir/ }).click();
    await expect(page).toHaveURL(/#(.*&)?stars=5/);
    await page.setViewportSize(NARROW_DESK);
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    const map = page.getByRole('dialog', { name: t('map.title') });
    await expect(map.getByRole('status').first()).toContainText(/[1-9]/);
    await expect(map.getByRole('application').getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    await page.getByRole('link', { name: t('pager.next') }).click();
    await expect(page).toHaveURL(/[?&]page=1/);
    await expect(cardsOf(page).first()).toBeVisible();
    await cardsOf(page)
      .first()
      .getByRole('link')
      .first()
      .click({ position: { x: 20, y: 20 } });
    await page.waitForURL(/\/product\//);
    expect(await context.cookies()).toEqual([]);
  },
);
