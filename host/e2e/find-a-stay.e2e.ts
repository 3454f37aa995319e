import type { Page } from '@playwright/test';
import type { Translate } from '@staykit/messages/translate.ts';
import { pickDates } from './pick-dates.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

/** Where the search box and the grid are, and what the box is called. */
async function pickCity(page: Page, t: Translate, term: string, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
  await field.click();
  await field.pressSequentially(term, { delay: 20 });
  await page
    .getByRole('option', { name: beginsWith(label) })
    .first()
    .click();
  await expect(field).toHaveValue(label);
}

const JOURNEYS = [
  { host: 'fr-fr', locale: 'fr_FR', term: 'anne', city: 'Annecy' },
  { host: 'nl-nl', locale: 'nl_NL', term: 'amst', city: 'Amsterdam' },
  { host: 'it-it', locale: 'it_IT', term: 'fire', city: 'Firenze' },
] as const;

for (const { host, locale, term, city } of JOURNEYS) {
  test(
    `a traveller in ${locale} picks a city, days and travellers, compares cards and opens an offer`,
    { tag: '@main' },
    async ({ page }) => {
      const t = textsOf(locale);
      await page.goto(site(host));
      await pickCity(page, t, term, city);
      await pickDates(page, t);
      await page.getByRole('button', { name: beginsWith(t('travellers.label')) }).click();
      await page
        .getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }) })
        .click();
      await page.getByRole('button', { name: t('travellers.confirm') }).click();
      await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();

      await page.waitForURL(/\/search/);
      await expect(page).toHaveURL(/#.*city=\d+/);
      await expect(page).toHaveURL(/a=3/);
      await expect(page).toHaveURL(/checkin=\d{4}-\d\d-\d\d/);
      const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      await expect(cards.first()).toContainText(city);
      await cards.first().getByRole('link').first().click();
      await page.waitForURL(/\/product\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test(
  'letters that are typed before the search box is live stay, and are answered once it is',
  { tag: '@main' },
  async ({ page }) => {
    const t = textsOf('it_IT');
    const typed = Promise.withResolvers<void>();
    // Nothing of the box is live without its texts.
    await page.route(/\/it_IT-[^/]*\.js/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(site('it-it'));
    const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
    await field.pressSequentially('fire');
    typed.resolve();
    await expect(page.getByRole('option', { name: beginsWith('Firenze') }).first()).toBeVisible();
    await expect(field).toHaveValue('fire');
    await field.press('Enter');
    await expect(field).toHaveValue('Firenze');
  },
);

test(
  'the address hash follows the criteria, and Back and Forward lead through the searches',
  { tag: '@main' },
  async ({ page }) => {
    const t = textsOf('fr_FR');
    await page.goto(site('fr-fr', '/search'));
    await pickCity(page, t, 'lyon', 'Lyon');
    await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
    await expect(page).toHaveURL(/city=\d+/);
    const first = page.url();
    await pickCity(page, t, 'nice', 'Nice');
    await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
    await expect(page).not.toHaveURL(first);
    const second = page.url();
    await page.goBack();
    await expect(page).toHaveURL(first);
    const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
    await expect(cards.first()).toContainText('Lyon');
    await page.goForward();
    await expect(page).toHaveURL(second);
    await expect(cards.first()).toContainText('Nice');
  },
);

test('a hash without criteria gets two adults and nobody else [ROUTE-21]', async ({ page }) => {
  await page.goto(site('fr-fr', '/search'));
  await expect(page).toHaveURL(/#(.*&)?a=2/);
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect([hash.get('a'), hash.get('c'), hash.get('b')]).toEqual(['2', '0', '0']);
});

test('a chosen region survives a reload: the same label and the same search [ROUTE-23]', async ({ page }) => {
  const t = textsOf('fr_FR');
  await page.goto(site('fr-fr', '/search'));
  await pickCity(page, t, 'bretagne', 'Bretagne');
  await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
  await expect(page).toHaveURL(/region=\d+/);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/^\d/);
  const count = await heading.textContent();
  await page.reload();
  await expect(page.getByRole('combobox', { name: beginsWith(t('destination.label')) })).toHaveValue(
    'Bretagne',
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(count ?? '');
});

test(
  'confirmed filters are in the address, with where they came from, and are ticked again after a reload [ROUTE-14, FILTER-10]',
  { tag: '@main' },
  async ({ page }) => {
    const t = textsOf('fr_FR');
    await page.goto(site('fr-fr', '/search'));
    await expect(page).toHaveURL(/#(.*&)?a=2/);
    const heading = page.getByRole('heading', { level: 2 }).first();
    const all = await heading.textContent();
    const open = () =>
      page
        .getByRole('button', { name: beginsWith(t('filters.filter')) })
        .first()
        .click();
    const panel = page.getByRole('dialog', { name: t('filters.by') });
    const star = (count: number) =>
      panel.getByRole('checkbox', { name: beginsWith(t('card.stars', { count })) });
    await open();
    await star(5).click();
    await star(4).click();
    // Quick hands press the button before what they ticked was counted.
    await panel.getByRole('button', { name: t('filters.seeResults') }).click();
    await expect(page).toHaveURL(/[?&]from=searchbar/);
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('stars')).toBe('5,4');
    await expect(heading).not.toHaveText(all ?? '');
    // While it searches it says so in words.
    await expect(heading).toHaveText(/^\d/);
    const filtered = await heading.textContent();

    await page.reload();
    await expect(heading).toHaveText(filtered ?? '');
    await open();
    for (const count of [5, 4]) await expect(star(count)).toBeChecked();
    await expect(star(3)).not.toBeChecked();
  },
);

test('a recent search is offered again after a reload [DEST-15]', async ({ page }) => {
  const t = textsOf('fr_FR');
  await page.goto(site('fr-fr', '/'));
  await pickCity(page, t, 'colmar', 'Colmar');
  await page.reload();
  await page.getByRole('combobox', { name: beginsWith(t('destination.label')) }).click();
  await expect(
    page
      .getByRole('group', { name: t('destination.recent') })
      .getByRole('option', { name: beginsWith('Colmar') }),
  ).toBeVisible();
});
