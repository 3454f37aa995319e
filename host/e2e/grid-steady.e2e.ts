import type { Route } from '@playwright/test';
import { expect, test } from './steady-visitor.ts';
import { textsOf } from './texts.ts';
import { site } from './visitor.ts';

const t = textsOf('nl_BE');

for (const width of [390, 768, 1440])
  test(`nothing moves by itself at ${width} px: not while the page comes, nor while it asks for others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const slow = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    };
    await page.route('**/api/offers.json*', slow);
    // The server saw nothing of this search: what it printed is never shown.
    await page.goto(site('nl-be', '/search#a=3'));
    const cards = page.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.getByRole('link', { name: t('pager.next'), exact: true }).click();
    // The address and the skeletons come with the press, the offers with the answer.
    await expect(page).toHaveURL(/[?&]page=1/);
    await expect(cards.first()).toBeVisible();
    await page.waitForTimeout(300);
  });
