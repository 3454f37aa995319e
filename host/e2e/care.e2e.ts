import type { Page } from '@playwright/test';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const CARE = 'care.fr-fr';

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(site(CARE, path));
  await page.getByRole('button', { name: t('care.embedded') }).click();
  await expect(page.getByRole('region', { name: t('care.mode') })).toBeVisible();
}

test('without a token the customer care shows a sign-in and nothing of the shop, and asks for no data [CARE-04] [CAREMODE-02]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/search', '/product/10', '/', '/nobody-knows']) {
    await page.goto(site(CARE, path));
    await expect(page.getByRole('heading', { level: 1, name: t('care.title') })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/(api|search-api|gateway|content)\//.test(path))).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('with the token the asked page is shown, and without it the sign-in again [CARE-04] [CAREMODE-03]', async ({
  page,
  context,
}) => {
  await signIn(page, '/search?theme=26');
  await expect(page).toHaveURL(/\/search\b.*[?#&]theme=26/);
  await expect(
    page
      .getByRole('list', { name: t('results.list') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await context.clearCookies({ name: 'stay_care' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('care.title') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('agents see no gift block and no announcement, which visitors of the same address see [CARE-01] [CARE-02] [CAREMODE-06]', async ({
  page,
}) => {
  const gifts = page.getByRole('link', { name: t('block.giftCardLink') });
  const announcement = page.getByRole('complementary', { name: t('banner.announcement') });
  await page.goto(site('fr-fr', '/search'));
  await expect(gifts).toBeVisible();
  await page.goto(site('fr-fr'));
  await expect(announcement).toBeVisible();

  await signIn(page, '/search');
  await expect(
    page
      .getByRole('list', { name: t('results.list') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(gifts).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('host.searchSeoTitle') })).toHaveCount(0);
  await page.goto(site(CARE));
  await expect(page.getByRole('search').first()).toBeVisible();
  await expect(announcement).toHaveCount(0);
  await expect(page.locator('a[href^="/box/"]')).toHaveCount(0);
});

test('an agent copies the address that visitors know, and signs out [CAREMODE-04]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, '/search?theme=26');
  await expect(page).toHaveURL(/#(.*&)?a=2/);
  await page.getByRole('button', { name: t('care.copy') }).click();
  await expect(page.getByText(t('care.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url().replace('//care.', '//'));
  await page.getByRole('button', { name: t('care.signOut') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('care.title') })).toBeVisible();
});

test('an agent is neither asked for consent nor counted', async ({ page, context }) => {
  await context.clearCookies();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) counted.push(request.url());
  });
  await signIn(page, '/search');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: t('consent.accept') })).toHaveCount(0);
  expect(counted).toEqual([]);
});
