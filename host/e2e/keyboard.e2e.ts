import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const PLACES = [
  { name: 'marketplace', address: site('fr-fr', '/'), locale: 'fr_FR', results: /\/search/ },
  {
    name: 'minisite',
    address: site('nl-be', '/zonder-haast'),
    locale: 'nl_BE',
    results: /\/zonder-haast\/search/,
  },
] as const;

for (const { name, address, locale, results } of PLACES)
  test(`by keyboard alone a traveller searches on the ${name} [DEST-06, DEST-07]`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(address);
    const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await field.evaluate((input) => input === document.activeElement)) break;
    }
    await expect(field).toBeFocused();
    await page.keyboard.type('parij');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('lyon', { delay: 20 });
    await expect(page.getByRole('option').first()).toHaveAccessibleName(beginsWith('Lyon'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Lyon');

    await page.keyboard.press('Tab');
    const dates = page.getByRole('button', { name: beginsWith(t('searchBox.dates')) });
    for (
      let presses = 0;
      presses < 5 && !(await dates.evaluate((one) => one === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: t('calendar.title') });
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dates).toBeFocused();

    const search = page.getByRole('button', { name: t('searchBox.search'), exact: true });
    for (
      let presses = 0;
      presses < 8 && !(await search.evaluate((one) => one === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(results);
    await expect(
      page
        .getByRole('list', { name: t('results.list') })
        .getByRole('article')
        .first(),
    ).toContainText('Lyon');
  });
