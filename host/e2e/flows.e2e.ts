import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

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

test('a giver chooses a gift without ever being asked for dates [FLOW-06]', async ({ page }) => {
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
});

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
