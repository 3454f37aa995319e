import type { Locator, Page } from 'playwright';
import { beginsWith, textsOf } from '../e2e/texts.ts';

export const KB = 1024;

/** A widget, and what a visitor does until its first use is on screen. */
export interface FirstUse {
  name: string;
  markup: string;
  act: (element: Locator) => Promise<void>;
  bar?: number;
  anchor: string;
  /** What is there already, and does not count. */
  before?: (page: Page) => Promise<void>;
}

const t = textsOf('fr_FR');

/** The element of a use on a page. */
export const elementOf = (page: Page, { markup }: FirstUse): Locator =>
  page.locator(/^<([\w-]+)/.exec(markup)?.[1] ?? '');

/** Those that need no offer. */
export const USES: readonly FirstUse[] = [
  {
    name: 'search box, calendar opened, suggestions shown',
    markup: '<stay-search-box><a href="/search">Rechercher</a></stay-search-box>',
    bar: 27 * KB,
    anchor:
      'InstantSearch search box + hits 66.7 KB; react-day-picker + Preact 26.8 KB; React DOM alone 59.2 KB',
    act: async (element) => {
      const field = element.getByRole('combobox', { name: beginsWith(t('destination.label')) });
      await field.click();
      await field.pressSequentially('lyon');
      await element
        .getByRole('option', { name: beginsWith('Lyon') })
        .first()
        .click();
      await element.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).click();
      await element.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'results grid, filters opened',
    markup: '<stay-results-grid><a href="/search">Rechercher</a></stay-results-grid>',
    bar: 36 * KB,
    anchor: 'InstantSearch with 5 widgets 79.4 KB; react-instantsearch 113.7 KB',
    act: async (element) => {
      await element.getByRole('article').first().waitFor();
      await element
        .getByRole('button', { name: beginsWith(t('filters.section.stars')) })
        .first()
        .click();
      await element.getByRole('dialog').first().waitFor();
    },
  },
];

export const BOOKING_USE = (id: string): FirstUse => ({
  name: 'booking box, calendar and travellers opened',
  markup: `<stay-booking-box product-id="${id}"><a href="/product/${id}">Réserver</a></stay-booking-box>`,
  bar: 34 * KB,
  anchor: 'Shopify Buy Button 52.1 KB',
  act: async (element) => {
    await element.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
    await element.getByRole('gridcell').first().waitFor();
    await element.page().keyboard.press('Escape');
    await element.getByRole('button', { name: beginsWith(t('travellers.label')) }).click();
    await element.getByRole('dialog', { name: beginsWith(t('travellers.label')) }).waitFor();
  },
});

export const REVIEWS_USE = (hotelId: string): FirstUse => ({
  name: 'reviews, the first ten shown',
  markup: `<stay-reviews hotel-id="${hotelId}"><a href="/hotel/${hotelId}">Lire les avis</a></stay-reviews>`,
  bar: 20 * KB,
  anchor: 'Typeform 12.2 KB',
  act: (element) => element.getByRole('combobox', { name: t('review.language') }).waitFor(),
});

export const CONTACT_USE: FirstUse = {
  name: 'contact form, its first question shown',
  markup: '<stay-contact-form><a href="/contact">Nous écrire</a></stay-contact-form>',
  bar: 22 * KB,
  anchor: 'Typeform 12.2 KB',
  act: (element) => element.getByRole('combobox', { name: t('contact.reason') }).waitFor(),
};

export const CONTACT_OPEN: FirstUse = {
  ...CONTACT_USE,
  name: 'contact form, a reason chosen and the fields shown',
  act: async (element) => {
    await element.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
    await element.getByRole('button', { name: t('contact.send') }).waitFor();
  },
};

export const GIFT_USE = (id: string): FirstUse => ({
  name: 'gift drawer opened, price shown',
  markup: `<stay-gift-drawer product-id="${id}"><a href="/product/${id}">Offrir</a></stay-gift-drawer>`,
  bar: 26 * KB,
  anchor: 'Typeform 12.2 KB',
  act: async (element) => {
    await element.getByRole('button').click();
    await element.locator('[part=price]', { hasText: '€' }).waitFor();
    await element.page().keyboard.press('Escape');
    await element.getByRole('dialog').waitFor({ state: 'hidden' });
  },
});

/** All six on one page, each used as by itself: what they share is fetched once. */
export const SIX_USE = (uses: readonly FirstUse[]): FirstUse => ({
  name: 'all six on one page, each used as in its own line',
  markup: uses.map(({ markup }) => markup).join(''),
  bar: 92 * KB,
  anchor: 'InstantSearch + Leaflet/cluster + flatpickr 135 KB',
  act: async (element) => {
    const page = element.page();
    for (const use of uses) {
      await use.act(elementOf(page, use));
      await page.keyboard.press('Escape');
    }
  },
});

/** An offer of the shop that is sold in this flow, and its hotel. */
export async function anyOffer(port: number, flow: string): Promise<{ id: string; hotel: { id: string } }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/offers.json?locale=fr_FR&flow=${flow}`);
  const { exactMatch } = (await answer.json()) as { exactMatch: { id: string; hotel: { id: string } }[] };
  const [first] = exactMatch;
  if (!first) throw new Error('bytes: the catalogue has no offer.');
  return first;
}

/** What the map adds to a grid that is there. */
export const MAP_USE: FirstUse = {
  name: 'map, on first open',
  markup: '<stay-results-grid><a href="/search">Rechercher</a></stay-results-grid>',
  bar: 62 * KB,
  anchor: 'Leaflet 37.4 KB, with clusters 45 KB',
  before: async (page) => {
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
  },
  act: async (element) => {
    const page = element.page();
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    // Its last file: the page was idle before, so that no later moment of that kind is waited for.
    await page.getByRole('application').locator('[data-of="lakes"]').waitFor({ state: 'attached' });
  },
};
