import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** First pages, of the shop and in every layout of minisites. */
const HOMES = [
  ['fr-fr', '/'],
  ['fr-be', '/celestine'],
  ['fr-be', '/mirabelle'],
  ['fr-fr', '/estuaire'],
  ['fr-fr', '/flanerie'],
  ['fr-fr', '/grand-cedre'],
  ['nl-be', '/zonder-haast'],
] as const;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the search of every first page is in the first screen, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [host, path] of HOMES) {
      await page.goto(site(host, path));
      // A phone has one line that opens it.
      const search = page.locator(`[data-island="search-box"] [part~=${width < 768 ? 'summary' : 'button'}]`);
      const box = (await search.first().boundingBox())!;
      expect.soft(box.y + box.height, `${host}${path}`).toBeLessThan(height);
    }
  });

test('a phone shows one bar at a time: the promo bar once the announcement is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('fr-fr', '/'));
  const promo = page.getByRole('complementary', { name: t('banner.promo') });
  const announcement = page.getByRole('complementary', { name: t('banner.announcement') });
  await expect(announcement).toBeVisible();
  await expect(promo).toBeHidden();
  await page.getByRole('button', { name: t('banner.close') }).click();
  await expect(announcement).toHaveCount(0);
  await expect(promo).toBeVisible();
});
