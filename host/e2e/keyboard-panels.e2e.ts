import type { Locator, Page } from '@playwright/test';
import { focusOf, unseenStops } from './focus-ring.ts';
import { forgiveLoading } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK } from './widths.ts';

const t = textsOf('fr_FR');
// Where the map opens over the page.
test.use({ viewport: NARROW_DESK });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DATED = `/search?checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens results and waits until they are live. */
async function open(page: Page, path = DATED): Promise<void> {
  await page.goto(site('fr-fr', path));
  await expect(page).toHaveURL(/#/);
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: beginsWith(name) }).filter({ visible: true });

const card = (page: Page) =>
  page
    .getByRole('list', { name: t('results.list'), exact: true })
    .getByRole('article')
    .first();

/** Everything in the search area that opens something over the page, at a desk. */
const PANELS: readonly { name: string; openers: readonly ((page: Page) => Locator)[] }[] = [
  {
    name: 'panels of the search box',
    openers: [
      (page) => button(page, t('searchBox.dates')).first(),
      (page) => button(page, t('travellers.label')).first(),
      (page) => button(page, t('theme.label')).first(),
    ],
  },
  {
    name: 'filters and orders',
    openers: [
      (page) => button(page, t('filters.filter')).first(),
      (page) => button(page, t('filters.section.budget')).first(),
      (page) => button(page, t('sort.by')).first(),
    ],
  },
  {
    name: 'the map, the pictures and the other offers of a hotel',
    openers: [
      (page) => page.getByRole('button', { name: t('results.map'), exact: true }).first(),
      (page) => card(page).getByRole('link', { name: beginsWith(t('card.otherOffers')) }),
      (page) => card(page).getByRole('button', { name: beginsWith(t('card.slideshow')) }),
    ],
  },
];

for (const { name, openers } of PANELS)
  test(`by keyboard ${name} open, show every stop, hold nobody and lead back to what opened them`, async ({
    page,
    complaints,
  }) => {
    await open(page);
    for (const of of openers) {
      const opener = of(page);
      const panel = page.getByRole('dialog').filter({ visible: true }).last();
      const enter = async () => {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await focusOf(page)).inPanel, 'the focus is inside').toBe(true);
      };
      await enter();
      expect(await unseenStops(page, 40, 'panel')).toEqual([]);
      // What floats closes behind those who go on with Tab.
      if (!(await panel.isVisible())) await enter();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    }
    forgiveLoading(complaints);
  });

test('by keyboard the pictures of a card are turned and the card is kept, and it is not opened [CARD-04]', async ({
  page,
}) => {
  await open(page);
  const before = page.url();
  const pictures = card(page).getByRole('group').first();
  await card(page)
    .getByRole('button', { name: beginsWith(t('card.slideshow')) })
    .focus();
  // The keys come with the focus.
  await expect(card(page).locator('[part=thumbnail]').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pictures.evaluate((strip) => strip.scrollLeft > 0)).toBe(true);
  const heart = card(page).locator('[part=wishlist]');
  for (
    let stops = 0;
    stops < 4 && !(await heart.evaluate((one) => one === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(page.url()).toBe(before);
});

test('by keyboard a budget is moved with arrows, and each chip taken away leaves the focus with the filters', async ({
  page,
}) => {
  await open(page, `${DATED}&stars=4&stars=5`);
  await button(page, t('filters.section.budget')).first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('filters.section.budget') });
  const least = panel.getByRole('slider').first();
  await least.focus();
  const start = await least.inputValue();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  expect(Number(await least.inputValue())).toBeGreaterThan(Number(start));
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: t('filters.active') });
  await expect(chips.getByRole('link').first()).toBeVisible();
  await chips.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/stars=4/);
  // The chip goes with the search that it was part of; the focus is taken on once the results are there.
  await expect.poll(async () => (await focusOf(page)).name).not.toContain('<body>');
});

test('by keyboard a hotel is chosen in the list beside the map, read, and left to the list [MAP-02]', async ({
  page,
  complaints,
}) => {
  await open(page);
  await page
    .getByRole('button', { name: t('results.map'), exact: true })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const map = page.getByRole('dialog', { name: t('map.title') });
  const item = map
    .getByRole('list', { name: t('map.listLabel') })
    .getByRole('button')
    .nth(1);
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('article')).toBeVisible();
  await expect
    .poll(() => map.getByRole('article').evaluate((one) => one.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(map.getByRole('article')).toHaveCount(0);
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  forgiveLoading(complaints);
});
