import type { Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

const barOf = (page: Page) => page.getByRole('group', { name: t('results.toolbar') });
const boxOf = async (page: Page) => (await barOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the bar with Filter, Map and Sort is still there after 1000 px, at the top [GRID-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site('fr-fr', '/search?a=2'));
  await scrollDown(page, 1000);
  const bar = barOf(page);
  for (const name of [t('filters.filter'), t('results.mapHide'), t('sort.by')])
    await expect(bar.getByRole('button', { name: beginsWith(name) })).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page)).y).toBe(0);
});

test('on a phone a bar under the thumb offers map, sort and filter, and no other width has it [GRID-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(site('fr-fr', '/search?a=2'));
  const bar = barOf(page);
  const names = [t('filters.filter'), t('results.map'), t('sort.label')];
  for (const top of [300, 1000, 4000]) {
    await scrollDown(page, top);
    const { y, height, width } = await boxOf(page);
    expect([Math.round(y + height), Math.round(width)], `at ${top}`).toEqual([740, 375]);
    for (const name of names) {
      const button = bar.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  await expect(bar.getByRole('button').filter({ visible: true })).toHaveCount(3);

  await page.setViewportSize({ width: 1280, height: 740 });
  await scrollDown(page, 1000);
  expect((await boxOf(page)).y).toBe(0);
  await expect(bar.getByRole('button', { name: t('sort.label'), exact: true })).toBeHidden();
});

test('many results have pages, and few are followed by others like them [GRID-03]', async ({ page }) => {
  await page.goto(site('fr-fr', '/search?a=2'));
  const results = page.getByRole('region', { name: t('results.list'), exact: true });
  const cards = results.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(results.getByRole('navigation', { name: t('pager.label') })).toBeVisible();
  await expect(page.getByText(t('results.fallbackAfter'))).toHaveCount(0);

  // A small town has a few stays of one theme.
  await page.goto(site('fr-fr', '/search?city=2799357&theme=23&a=2'));
  const banner = page.locator('[part=fallback-banner]');
  await expect(banner).toBeVisible();
  await expect(results.getByRole('region')).not.toHaveCount(0);
  await expect(results.getByRole('navigation', { name: t('pager.label') })).toHaveCount(0);
});
