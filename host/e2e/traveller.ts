import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createClient } from '@staykit/client/create-client.ts';
import { cardStay } from '@staykit/ui/components/offer-card/offer-card.model.ts';
import { priceView } from '@staykit/ui/components/price/price-tag/price-tag.model.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { TEST_PORT } from './test-port.ts';
import { beginsWith, textsOf } from './texts.ts';

/** How a price is written: where the sign stands, with a no-break space between. [PRICE-01] */
const priceForm = (locale: Locale) => (locale.startsWith('nl') ? /€\u00A0\d/ : /\d\u00A0€/);

/** The places and hands of a visitor of the search area, at any width. */
export interface Traveller {
  page: Page;
  locale: Locale;
  t: Translate;
  /** The fields of the search: on a phone the line of the box is opened first. */
  openBox(): Promise<Locator>;
  pickPlace(box: Locator, term: string, label: string, category: 'city' | 'region'): Promise<void>;
  pickTheme(box: Locator, name: string): Promise<void>;
  /** Presses a stepper so many times and confirms. */
  addTravellers(box: Locator, presses: Readonly<Record<string, number>>): Promise<void>;
  /** Chooses a stay of the shortest possible length, at least five days ahead. */
  pickStay(box: Locator): Promise<{ checkin: string; checkout: string }>;
  search(box: Locator): Promise<void>;
  /** The cards of the exact results. */
  cards: Locator;
  /** The criteria that the address of the page states. */
  criteria(): SearchCriteria;
  /** Shows that the cards are those that the API has for the address, in its order and with its prices. */
  seesWhatTheApiHas(): Promise<OfferPage>;
}

/** The days of an open calendar that can be pressed. */
export async function openDays(calendar: Locator): Promise<string[]> {
  return calendar
    .locator('button[data-date]:not([aria-disabled=true], [disabled])')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('data-date') ?? '').sort());
}

/** Waits until the months of an open calendar have their prices. */
export async function calendarIsLoaded(calendar: Locator, t: Translate): Promise<void> {
  await expect(calendar.locator('button[data-date]').first()).toBeVisible();
  await expect(calendar.getByText(t('calendar.loading'))).toBeHidden();
}

/** A visitor at the search area of a page. */
export function travellerAt(page: Page, locale: Locale): Traveller {
  const t = textsOf(locale);
  const client = createClient({ api: `http://127.0.0.1:${TEST_PORT}/api`, locale, timeoutMs: 20_000 });
  const cards = page
    .getByRole('list', { name: t('results.list'), exact: true })
    .first()
    .getByRole('article');
  const field = (box: Locator, label: string) => box.getByRole('button', { name: beginsWith(label) });

  const traveller: Traveller = {
    page,
    locale,
    t,
    cards,
    async openBox() {
      const box = page.getByRole('search', { name: t('searchBox.label') });
      const summary = box.locator('[part~=summary]');
      await expect(box).toBeVisible();
      if (!(await summary.isVisible())) return box;
      const screen = page.getByRole('dialog', { name: t('searchBox.title') });
      // The line is a link to nothing before the page is live: a visitor taps again.
      await expect(async () => {
        if (!(await screen.isVisible())) await summary.click({ timeout: 1000 });
        await expect(screen).toBeVisible({ timeout: 2000 });
      }).toPass();
      return screen;
    },
    async pickPlace(box, term, label, category) {
      const button = field(box, t('destination.label'));
      const input = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
      const onPhone = (await button.count()) > 0;
      await (onPhone ? button : input).click();
      await input.last().pressSequentially(term, { delay: 15 });
      // Some cities are called as their region.
      await page
        .getByRole('group', { name: t(`destination.category.${category}`) })
        .getByRole('option', { name: beginsWith(label) })
        .first()
        .click();
      if (onPhone) await expect(button).toContainText(label);
      else await expect(input).toHaveValue(label);
    },
    async pickTheme(box, name) {
      await field(box, t('theme.label')).click();
      const panel = page.getByRole('dialog', { name: t('theme.label') });
      await panel.getByText(name, { exact: true }).click();
      await expect(panel).toBeHidden();
    },
    async addTravellers(box, presses) {
      const label = t('travellers.label');
      await field(box, label).click();
      const panel = page.getByRole('dialog', { name: label });
      for (const [who, times] of Object.entries(presses)) {
        const more = panel.getByRole('button', { name: t('travellers.more', { label: who }) });
        for (let press = 0; press < times; press += 1) await more.click();
      }
      await panel.getByRole('button', { name: t('travellers.confirm') }).click();
      await expect(panel).toBeHidden();
    },
    async pickStay(box) {
      await field(box, t('searchBox.dates')).click();
      const calendar = page.getByRole('dialog', { name: t('calendar.title') });
      await calendarIsLoaded(calendar, t);
      const today = localNow(Date.now(), locale).date;
      const soon = new Date(Date.parse(today) + 5 * 86_400_000).toISOString().slice(0, 10);
      const checkin = (await openDays(calendar)).find((day) => day >= soon) ?? '';
      await calendar.locator(`[data-date='${checkin}']`).click();
      // The days that can end the stay come from the server, and the calendar closes once the range is complete.
      let checkout = '';
      await expect(async () => {
        if (await calendar.isHidden()) return;
        checkout = (await openDays(calendar)).find((day) => day > checkin) ?? '';
        await calendar.locator(`[data-date='${checkout}']`).click({ timeout: 1000 });
        await calendar.getByRole('button', { name: t('calendar.validate') }).click({ timeout: 1000 });
        await expect(calendar).toBeHidden({ timeout: 2000 });
      }).toPass({ timeout: 15_000 });
      return { checkin, checkout };
    },
    async search(box) {
      await box.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
    },
    criteria() {
      const { hash, search, pathname } = new URL(page.url());
      const read = readCriteria({ hash, search }, localNow(Date.now(), locale));
      return pathname.endsWith('/activity-search') ? { ...read, flow: 'activity' } : read;
    },
    async seesWhatTheApiHas() {
      const criteria = traveller.criteria();
      const answer =
        criteria.flow === 'activity' ? await client.activities(criteria) : await client.offers(criteria);
      await expect(cards).toHaveCount(answer.offers.length);
      const shown = await cards.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
      answer.offers.forEach((offer, at) => expectCard(shown[at] ?? '', offer, criteria, locale));
      return answer;
    },
  };
  return traveller;
}

/** The words of a card, however its spaces are written. */
function expectCard(card: string, offer: OfferCard, criteria: SearchCriteria, locale: Locale): void {
  expect(card).toContain(offer.label);
  expect(card).toContain(offer.hotel.label);
  const price = priceView(offer, criteria, cardStay(offer, criteria).nights);
  expect(card, `the total of ${offer.id}`).toContain(formatMoney(price.total, locale));
  if (price.single !== undefined)
    expect(card, `a night or a person of ${offer.id}`).toContain(formatMoney(price.single, locale));
  expect(card, `a price as ${locale} writes it`).toMatch(priceForm(locale));
}
