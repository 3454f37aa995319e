import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE, USER_ACCOUNT_ID_COOKIE } from '@staykit/core/account/account-settings.ts';
import { SCROLL_OFFSET, STICKY_HEADER_OFFSET_MOBILE } from '@staykit/site/shell/header/sticky.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const PHONE = { width: 390, height: 844 };
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** The scripts of the page are listening. */
const live = (page: Page) => expect(page.locator('html[data-live]')).toHaveCount(1);

test('the arrow of a checkout leads back to the page before, and home for who came from nowhere [HEADER-07]', async ({
  page,
  complaints,
}) => {
  await page.goto(site('fr-fr', '/contact'));
  await page.goto(site('fr-fr', '/checkout'));
  await live(page);
  await page.locator('[data-arrow]').click();
  await page.waitForURL((url) => url.pathname === '/contact');
  const direct = await page.context().newPage();
  await direct.goto(site('fr-fr', '/checkout'));
  await live(direct);
  await direct.locator('[data-arrow]').click();
  await direct.waitForURL((url) => url.pathname === '/');
  await direct.close();
  // A checkout of nothing is not there, and the browser says so.
  expect(complaints.splice(0).filter((each) => !each.includes('404'))).toEqual([]);
});

test('on a phone what is held stands 70 px below the top, and a part that is gone to 100 px, or 88 on a stay [HEADER-08] [HEADER-09]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
  const bar = `nav[aria-label="${t('product.sections')}"]`;
  await page.goto(site('fr-fr', '/search'));
  const card = page
    .getByRole('list', { name: t('results.list') })
    .getByRole('article')
    .first();
  const stay = new URL(
    (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '',
    page.url(),
  );
  const place = await (async () => {
    await page.goto(site('fr-fr', stay.pathname));
    return page.locator('a[href*="/hotel/"]').first().getAttribute('href');
  })();
  for (const [path, part, offset] of [
    [stay.pathname, '#hotel', 88],
    [place ?? '', '#hotel', SCROLL_OFFSET],
  ] as const) {
    await page.goto(site('fr-fr', path));
    await live(page);
    await page.locator(`${bar} a[href="${part}"]`).click();
    await expect.poll(async () => Math.abs((await topOf(part)) - offset), path).toBeLessThanOrEqual(1);
    await scrollDown(page, 1600);
    await expect
      .poll(async () => Math.abs((await topOf(bar)) - STICKY_HEADER_OFFSET_MOBILE), path)
      .toBeLessThanOrEqual(1);
    for (const held of [bar, 'body > header']) await expect(page.locator(held)).toHaveClass(/\bstuck\b/);
    await scrollDown(page, 0);
    for (const held of [bar, 'body > header']) await expect(page.locator(held)).not.toHaveClass(/\bstuck\b/);
  }
  await page.goto(site('fr-fr', '/landing/bien-etre'));
  const block = 'main section >> nth=1';
  await page.locator(block).evaluate((part) => (part.id = 'block'));
  await page.evaluate(() => (location.hash = '#block'));
  await expect.poll(async () => Math.abs((await topOf('#block')) - SCROLL_OFFSET)).toBeLessThanOrEqual(1);
});

test('behind the open menu of a phone the page stands still, and goes on from there when it closes [MENU-06]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(site('fr-fr', '/search'));
  await live(page);
  await scrollDown(page, 400);
  await page.getByRole('button', { name: t('menu.open') }).click();
  const menu = page.getByRole('dialog', { name: t('menu.open') });
  await expect(menu).toBeVisible();
  const held = await scrollY(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrollY(page)).toBe(held);
  await menu.getByRole('button', { name: t('menu.close') }).click();
  await expect(menu).toBeHidden();
  expect(await scrollY(page)).toBe(held);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(held);
});

test('who holds a gift is led to a page in a tab of its own, and the shop stays [GIFTDRAWER-04]', async ({
  page,
  context,
}) => {
  await page.goto(site('fr-fr', '/boxes'));
  await live(page);
  await page.locator('a[data-gift-drawer]').click();
  const link = page.getByRole('dialog').getByRole('link', { name: t('gift.campaign.received'), exact: true });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForURL((url) => url.pathname === '/beneficiary/login');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/boxes');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who signs out loses the two cookies of the account and no other, and may sign in again on the same page [ACCOUNT-03]', async ({
  page,
  context,
}) => {
  const cookie = (name: string, value: string) => ({ name, value, domain: 'fr-fr.localhost', path: '/' });
  await context.addCookies([
    cookie(ACCESS_TOKEN_COOKIE, 'abc'),
    cookie(USER_ACCOUNT_ID_COOKIE, '12'),
    cookie('other', 'kept'),
  ]);
  const names = async () => (await context.cookies(site('fr-fr'))).map(({ name }) => name);
  await page.goto(site('fr-fr', '/boxes'));
  await live(page);
  await page.getByRole('button', { name: t('account.mine') }).click();
  await page.getByRole('button', { name: t('account.signOut') }).click();
  const again = page.getByRole('link', { name: t('account.signIn') });
  await expect(again).toBeVisible();
  expect(await names()).not.toContain(ACCESS_TOKEN_COOKIE);
  expect(await names()).not.toContain(USER_ACCOUNT_ID_COOKIE);
  expect(await names()).toContain('other');
  expect(new URL(page.url()).pathname).toBe('/boxes');
  await page.reload();
  await expect(again).toBeVisible();
});

test('without an account one looks around, searches and writes, and a gift is redeemed without one [ACCOUNT-07]', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  for (const [path, sign] of [
    ['/', page.getByRole('search')],
    [
      '/search',
      page
        .getByRole('list', { name: t('results.list') })
        .getByRole('article')
        .first(),
    ],
    ['/contact', page.getByRole('heading', { level: 1 })],
    ['/beneficiary/login', page.getByRole('textbox').first()],
  ] as const) {
    const answer = await page.goto(site('fr-fr', path));
    expect(answer?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(sign, path).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names, path).not.toContain(ACCESS_TOKEN_COOKIE);
    expect(names, path).not.toContain(USER_ACCOUNT_ID_COOKIE);
  }
});

test('the picture of the first page is the small one up to 599 px, and the large one from 600 px on [HOME-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 599, height: 800 });
  await page.goto(site('fr-fr'));
  const shown = () =>
    page
      .locator('main picture img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(shown).toMatch(/\/small\./);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(shown).toMatch(/\/large\./);
});

test('another page of the results is read from the top of the page, and other changes of the address move nothing [PAGES-08]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/search#a=2'));
  const grid = page.locator('[data-island="results-grid"]');
  const heading = grid.getByRole('heading', { level: 2 }).first();
  await live(page);
  const next = page.getByRole('link', { name: t('pager.next'), exact: true });
  await expect(page.getByRole('button', { name: beginsWith(t('filters.filter')) }).first()).toBeEnabled();
  await next.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await next.click();
  await expect(page).toHaveURL(/[?&]page=1/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(heading).toBeFocused();
  await scrollDown(page, 900);
  const asked = page.waitForResponse((answer) => /\/offers\.json\?.*adults?=3|[?&]a=3/.test(answer.url()));
  await page.evaluate(() => (location.hash = location.hash.replace('a=2', 'a=3')));
  await asked;
  await expect(grid.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(Math.abs((await scrollY(page)) - 900)).toBeLessThanOrEqual(1);
});
