import type { Locator, Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect } from './visitor.ts';

const t = textsOf('fr_FR');

/** A visitor of an embedded element, at a desk or on a phone. */
interface Visit {
  page: Page;
  element: Locator;
  phone: boolean;
}

/** Uses one panel and leaves it; the last of an element may be left open. */
type Use = (visit: Visit) => Promise<void>;

const button = (within: Locator, name: string) => within.getByRole('button', { name: beginsWith(name) });
const dialog = (element: Locator) => element.getByRole('dialog').filter({ visible: true }).last();

/** The panel that is over all others, found by its name from now on. */
async function topPanel(element: Locator): Promise<Locator> {
  await expect(dialog(element)).toBeVisible();
  const name = (await dialog(element).getAttribute('aria-label')) ?? '';
  return element.getByRole('dialog', { name, exact: true });
}

async function leave({ page, element }: Visit): Promise<void> {
  const panel = await topPanel(element);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Opens a panel of this name, does something in it, and leaves it. */
const panelOf =
  (name: string, use: (panel: Locator, visit: Visit) => Promise<void>): Use =>
  async (visit) => {
    await button(visit.element, name).filter({ visible: true }).last().click();
    const panel = await topPanel(visit.element);
    await use(panel, visit);
    if (await panel.isVisible()) await leave(visit);
  };

const days = (panel: Locator) => panel.locator('[data-date]:not([aria-disabled="true"]):not([disabled])');

const someDay = async (panel: Locator): Promise<void> => {
  // At the end of a month few of its days are open.
  const later = panel.getByRole('button', { name: t('calendar.next'), exact: true });
  if (await later.isVisible()) await later.click();
  await days(panel).nth(3).click();
  await expect(panel.getByRole('status').last()).toContainText(/départ/i);
};

const oneMore = (panel: Locator) =>
  panel.getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }) }).click();

const destination: Use = async ({ page, element, phone }) => {
  if (phone) await button(element, t('destination.label')).last().click();
  const field = element.getByRole('combobox', { name: beginsWith(t('destination.label')) }).last();
  await field.click();
  await field.pressSequentially('stras');
  await element.getByRole('option').first().click();
  if (!phone) await expect(field).not.toHaveValue('stras');
  await page.mouse.move(0, 0);
};

const searchBox: Use = async (visit) => {
  if (visit.phone) await visit.element.locator('[part~=summary]').click();
  await destination(visit);
  await panelOf(t('searchBox.dates'), someDay)(visit);
  await panelOf(t('travellers.label'), oneMore)(visit);
  await panelOf(t('theme.label'), (panel) => panel.getByRole('listitem').nth(1).getByRole('button').click())(
    visit,
  );
  if (visit.phone) await leave(visit);
};

const filters = panelOf(t('filters.filter'), async (panel) => {
  await panel.locator('label:has([type=checkbox])').first().click();
  await panel.getByRole('slider').first().press('ArrowRight');
});

const pictures: Use = async (visit) => {
  const card = visit.element.getByRole('article').first();
  // What is sorted again takes the place of the cards.
  await expect(async () => {
    await card.getByRole('button', { name: beginsWith(t('card.slideshow')) }).focus();
    await expect(card.locator('[part=thumbnail]').first()).toBeAttached({ timeout: 2000 });
  }).toPass();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.keyboard.press('Enter');
  await expect(dialog(visit.element)).toBeVisible();
  await visit.page.keyboard.press('ArrowRight');
  await leave(visit);
};

const otherOffers: Use = async (visit) => {
  const link = visit.element.getByRole('link', { name: beginsWith(t('card.otherOffers')) }).first();
  await link.click();
  await expect(dialog(visit.element)).toBeVisible();
  await leave(visit);
};

/** Drags, zooms by wheel and keys, opens a cluster and a marker; the map is left open. */
const map: Use = async ({ page, element, phone }) => {
  await button(element, t('results.map')).filter({ visible: true }).first().click();
  const field = element.getByRole('application');
  const markers = field.locator('button[aria-pressed]:not([aria-hidden])');
  await expect(field.locator('button:not([aria-hidden])').first()).toBeVisible();
  const { x, y, width, height } = (await field.boundingBox())!;
  const [left, top] = [x + width / 3, y + height / 3];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 40, { steps: 4 });
  await page.mouse.up();
  if (!phone) await page.mouse.wheel(0, -200);
  await field.press('+');
  await button(element, t('map.zoomIn')).click();
  await field
    .getByRole('button', { name: /proches/ })
    .first()
    .press('Enter');
  await expect(async () => {
    await markers.first().press('Enter', { timeout: 1000 });
    await expect(dialog(element).getByRole('article')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await button(element, t('map.searchArea')).click();
};

const grid: Use = async (visit) => {
  await expect(visit.element.getByRole('article').first()).toBeVisible();
  await filters(visit);
  if (!visit.phone)
    await panelOf(t('filters.section.budget'), (panel) =>
      panel.getByRole('slider').first().press('ArrowRight'),
    )(visit);
  await panelOf(t(visit.phone ? 'sort.label' : 'sort.by'), (panel) =>
    panel.getByRole('listitem').last().getByRole('button').click(),
  )(visit);
  await pictures(visit);
  await otherOffers(visit);
  await map(visit);
};

const bookingBox: Use = async (visit) => {
  await panelOf(t('booking.dates'), someDay)(visit);
  await panelOf(t('travellers.label'), oneMore)(visit);
  await button(visit.element, t('booking.dates')).click();
  await expect(days(dialog(visit.element)).first()).toBeVisible();
};

const reviews: Use = async ({ element }) => {
  await element.getByRole('combobox', { name: t('sort.by') }).selectOption('SCORE_ASC');
  await expect(element.locator('[part=review]').first()).toBeVisible();
  await element.getByRole('combobox', { name: t('review.language') }).selectOption('nl_NL');
};

const giftDrawer: Use = async (visit) => {
  const { element } = visit;
  await button(element, t('gift.personalise')).click();
  const panel = dialog(element);
  await panel.getByRole('textbox', { name: beginsWith(t('gift.fromName')) }).fill('Ana');
  const post = panel.getByRole('radio', { name: beginsWith(t('gift.format.physical')) });
  await expect(post).toBeEnabled();
  await post.check({ force: true });
  await expect(panel.getByRole('img').or(panel.getByRole('radio')).nth(3)).toBeAttached();
  await leave(visit);
  await button(element, t('gift.personalise')).click();
};

const contactForm: Use = async ({ element }) => {
  await element.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
  await element.getByRole('textbox', { name: t('contact.name') }).fill('Zoé Martin');
  await element.getByRole('textbox', { name: t('contact.email') }).fill('zoe.martin@gmial.com');
  await element.getByRole('textbox', { name: t('contact.phoneField') }).fill('06 12');
  await button(element, t('contact.send')).click();
  await expect(element.getByText(t('contact.check'))).toBeVisible();
};

/** Every element: its markup on a page, and how a visitor comes through all that it opens. */
export const EVERY_PANEL: readonly { tag: string; markup: string; use: Use }[] = [
  { tag: 'stay-search-box', markup: '<stay-search-box></stay-search-box>', use: searchBox },
  {
    tag: 'stay-results-grid',
    markup: '<stay-results-grid page-size="6"></stay-results-grid>',
    use: grid,
  },
  {
    tag: 'stay-booking-box',
    markup: '<stay-booking-box product-id="1057702"></stay-booking-box>',
    use: bookingBox,
  },
  {
    tag: 'stay-reviews',
    markup: '<stay-reviews hotel-id="10577" page-size="5"></stay-reviews>',
    use: reviews,
  },
  {
    tag: 'stay-gift-drawer',
    markup: '<stay-gift-drawer box-code="SPAEBOX"></stay-gift-drawer>',
    use: giftDrawer,
  },
  { tag: 'stay-contact-form', markup: '<stay-contact-form></stay-contact-form>', use: contactForm },
];
