import type { Page } from '@playwright/test';
import { searchRouteFor } from '@staykit/routing/segments.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

const cardsOf = (page: Page) =>
  page.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
const headingOf = (page: Page) =>
  page
    .getByRole('region', { name: t('results.list') })
    .getByRole('heading')
    .first();

async function open(page: Page, query = 'a=2'): Promise<void> {
  await page.goto(site('fr-fr', `/search?${query}`));
  await expect(page).toHaveURL(/#(.*&)?a=2/);
}

test('activities have a search of their own, and hotels are searched with the stays [ROUTE-05]', async ({
  page,
}) => {
  await open(page);
  const flows = page.getByRole('navigation', { name: t('searchBox.flows') });
  await flows.getByRole('link', { name: t('searchBox.flow.activity') }).click();
  await page.waitForURL((url) => url.pathname === `/${searchRouteFor('activity')}`);
  await expect(cardsOf(page).first()).toContainText(t('card.cta.activity'));
  await flows.getByRole('link', { name: t('searchBox.flow.hotel') }).click();
  await page.waitForURL((url) => url.pathname === `/${searchRouteFor('hotel')}`);
  await expect(page).toHaveURL(/[?&]flow=hotel/);
  await expect(cardsOf(page).first()).toHaveAttribute('data-kind', 'hotel');
});

test('the next page is read from its top, is named in the title, and Back shows the one before', async ({
  page,
}) => {
  await open(page);
  const title = await page.title();
  const first = await cardsOf(page).first().getAttribute('data-offer');
  await page.getByRole('link', { name: t('pager.next'), exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=1/);
  await expect(headingOf(page)).toBeFocused();
  await expect(headingOf(page)).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(t('pager.page', { page: 2 })));
  await expect(cardsOf(page).first()).not.toHaveAttribute('data-offer', first ?? '');
  await page.goBack();
  await expect(cardsOf(page).first()).toHaveAttribute('data-offer', first ?? '');
  await expect(page).toHaveTitle(title);
});

test('Back from an offer leads to the place in the list where it was', async ({ page }) => {
  await open(page);
  const card = cardsOf(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  const topOfCard = async () => (await card.boundingBox())?.y ?? 0;
  const before = await topOfCard();
  const link = card.getByRole('heading').getByRole('link');
  await link.click();
  await page.waitForURL(/\/product\//);
  // The browser scrolls back by itself, and at once: a list that glides there is laid out card by card on its way.
  await page.addInitScript(() => {
    const places = ((window as typeof window & { places: number[] }).places = [] as number[]);
    addEventListener('scroll', () => places.push(scrollY));
  });
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await topOfCard()) - before)).toBeLessThan(60);
  const places = await page.evaluate(() => (window as typeof window & { places: number[] }).places);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(60);
});

test('a filter that is applied far down leads to the top of its results, with the focus where it was', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
  const bar = page.getByRole('group', { name: t('results.toolbar') });
  const button = bar.getByRole('button', { name: beginsWith(t('filters.section.stars')) });
  await button.click();
  const panel = page.getByRole('dialog', { name: t('filters.section.stars') });
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: /\d/ }).click();
  await expect(page).toHaveURL(/stars=5/);
  await expect(cardsOf(page).first()).toBeInViewport();
  await expect(bar.getByRole('button', { name: beginsWith(t('filters.section.stars')) })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /\d+ offre/ })).toHaveCount(1);
});

test('a page that cannot come to life says so over it, and closing that loads it anew [ERROR-07]', async ({
  page,
  complaints,
}) => {
  // The first visit of the tab breaks while it starts, the second does not.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken') !== null) return;
    sessionStorage.setItem('broken', 'once');
    const find = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      if (selector === '[data-island="search-box"]') throw new Error('forced');
      return find(selector);
    };
  });
  await page.goto(site('fr-fr', '/search?a=2'));
  const dialog = page.getByRole('dialog', { name: t('results.error') });
  await expect(dialog.getByRole('alert')).toHaveText(t('host.reloadText'));
  const reloaded = page.waitForEvent('load');
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await reloaded;
  await expect(page.locator('[part=wishlist]').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints.splice(0)).toEqual(['uncaught: forced']);
});
