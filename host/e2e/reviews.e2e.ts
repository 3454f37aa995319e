import { axeFindings } from './audit.ts';
import { forgiveLoading } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

test('a visitor reads all that guests wrote, then what else the hotel has, which nobody asked for before [PRODUCT-29]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/offers.json')) asked.push(pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('fr-fr', '/search'));
  const address = await page.locator('a[href^="/product/"]').first().getAttribute('href');
  await page.goto(site('fr-fr', (address ?? '').split(/[?#]/, 1)[0]!));
  await expect(page.locator('html[data-live]')).toBeAttached();
  const score = page.locator('[data-section="hotel"] a[data-reviews]');
  await score.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: beginsWith(t('review.of', { hotel: '' })) });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  const language = dialog.getByRole('combobox', { name: t('review.language') });
  await language.selectOption('nl_NL');
  const none = dialog.getByRole('button', { name: t('review.seeAllLanguages') });
  const dutch = dialog.locator('li [lang="nl"]').first();
  await expect(dutch.or(none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(score).toBeFocused();
  expect(asked).toEqual([]);
  await page.locator('[data-other-offers]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-other-offers] [data-offer]').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-other-offers]').scrollIntoViewIfNeeded();
  expect(asked).toHaveLength(1);
});

test('any address is answered by the shop: a stay that is named, and nobody’s place [PROUTE-01]', async ({
  page,
  complaints,
}) => {
  await page.goto(site('fr-fr', '/search'));
  const card = page.locator('a[href^="/product/"]').first();
  const path = ((await card.getAttribute('href')) ?? '').split(/[?#]/, 1)[0]!;
  await page.goto(site('fr-fr', '/foo/bar/baz'));
  await expect(page.getByRole('heading', { level: 1, name: t('host.notFoundTitle') })).toBeVisible();
  forgiveLoading(complaints);
  await page.goto(site('fr-fr', path));
  await expect(page.locator('[data-section="booking"]')).toBeVisible();
  expect(await page.locator('h1[data-section="title"]').textContent()).not.toBe('');
});
