import type { Locator, Page } from '@playwright/test';
import { hashToCriteria } from '@staykit/core/search/address/address-hash.ts';
import { beginsWith, textsOf } from './texts.ts';
import { calendarIsLoaded } from './traveller.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const isThere = () =>
    target.evaluate((one) => one === (one.getRootNode() as Document | ShadowRoot).activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const address = (page: Page) => hashToCriteria(new URL(page.url()).hash, new URL(page.url()).search);

test('by keyboard alone days, theme and travellers are chosen, and the offers ordered, turned and filtered, each told aloud [FLOW-05, PAX-11, FILTER-09]', async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  await page.goto(site('fr-fr', '/search'));
  await expect(page).toHaveURL(/#/);
  const button = (name: string) =>
    page.getByRole('button', { name: beginsWith(name) }).filter({ visible: true });
  const spoken = page.locator('[part=results]').getByRole('status').filter({ hasText: /\S/ }).last();

  await tabTo(page, button(t('searchBox.dates')).first());
  await keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await calendarIsLoaded(calendar, t);
  await tabTo(page, calendar.locator('button[data-date][tabindex="0"]').first());
  for (let days = 0; days < 9; days += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(calendar.locator('[data-chosen=true]')).toHaveCount(1);
  await expect(async () => {
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(calendar).toBeHidden({ timeout: 2500 });
  }).toPass();

  await tabTo(page, button(t('theme.label')).first());
  await keyboard.press('Enter');
  const themes = page.getByRole('dialog', { name: t('theme.label') });
  await expect(themes).toBeVisible();
  await tabTo(page, themes.getByRole('button', { name: t('theme.gastronomy') }));
  await keyboard.press('Enter');
  await expect(themes).toBeHidden();

  await tabTo(page, button(t('travellers.label')).first());
  await keyboard.press('Enter');
  const travellers = page.getByRole('dialog', { name: t('travellers.label') });
  await tabTo(
    page,
    travellers.getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }) }),
  );
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(travellers).toBeHidden();
  await expect(button(t('travellers.label')).first()).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: t('searchBox.search'), exact: true }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/a=3/);
  expect(address(page)).toMatchObject({ theme: 19, pax: { adult: 3 } });
  expect(address(page).checkin).toBeDefined();
  await expect(spoken).toBeAttached();

  await tabTo(page, button(t('sort.by')).first());
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: t('sort.priceAsc') }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(button(t('sort.by')).first()).toBeFocused();

  const second = page
    .getByRole('navigation', { name: t('pager.label') })
    .getByRole('link', { name: t('pager.page', { page: 2 }), exact: true });
  await expect(second).toBeVisible();
  await second.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]page=1/);
  // A turned page is read from its top.
  await expect(page.locator('[part=results] h2').first()).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  const stars = button(t('filters.section.stars')).first();
  await stars.focus();
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('filters.section.stars') });
  await tabTo(page, panel.getByRole('checkbox').nth(1));
  await keyboard.press('Space');
  await tabTo(
    page,
    panel.getByRole('button', { name: beginsWith(t('filters.viewAny').split(' ')[0] ?? '') }).last(),
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/stars=4/);
  await expect(page).not.toHaveURL(/[?&]page=/);
  await expect(spoken).toHaveText(/\d/);
});
