import type { Page } from 'playwright';
import { beginsWith } from '../texts.ts';
import { inDays } from './state.ts';
import type { Scene, State } from './state.ts';

const DATED = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;

/** Offers that the server could not see, since they stand behind the `#`: the page itself asks for them. */
const ASKED_BY_THE_PAGE = `/search#${DATED}`;

const offers = (page: Page) => page.locator('[part="card"]').first();

async function openFilters({ page, t }: Scene): Promise<void> {
  await page
    .getByRole('button', { name: beginsWith(t('filters.filter')) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

/** The results: what is found, what is being looked for, what is not there and what failed. */
export const RESULTS_STATES: readonly State[] = [
  {
    name: 'results',
    caption: 'Stays for two on chosen dates',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: `/search?${DATED}`,
  },
  {
    name: 'results-cards',
    caption: 'The cards: place, score, price a night and the total',
    host: 'nl-be',
    locale: 'nl_BE',
    path: `/search?${DATED}&c=1`,
    act: ({ page }) => offers(page).evaluate((card) => card.scrollIntoView({ block: 'start' })),
  },
  {
    name: 'results-loading',
    caption: 'Skeletons of the size of the cards that come',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: ASKED_BY_THE_PAGE,
    waiting: true,
    before: (page) => page.route('**/offers.json*', () => undefined),
  },
  {
    name: 'results-error',
    caption: 'The offers could not be fetched: nothing is lost, and there is one way on',
    host: 'es-es',
    locale: 'es_ES',
    path: ASKED_BY_THE_PAGE,
    before: (page) => page.route('**/offers.json*', (route) => route.fulfill({ status: 500, body: '{}' })),
    act: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('results.retry') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'results-empty',
    caption: 'Nothing fits, and what can be done about it',
    host: 'fr-be',
    locale: 'fr_BE',
    path: `/search?${DATED}&priceMax=1000&stars=5&facilities=nothing`,
  },
  {
    name: 'fallbacks',
    caption: 'Few offers, and what is near to them',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/search?region=1012&theme=26&a=2',
    act: async ({ page, t }) => page.getByText(t('results.fallbackAfter')).waitFor(),
  },
  {
    name: 'filters',
    caption: 'All filters, with how many offers each choice would leave',
    host: 'nl-nl',
    locale: 'nl_NL',
    path: `/search?${DATED}`,
    act: openFilters,
  },
  {
    name: 'gifts',
    caption: 'Stays to give: no dates, their own prices and order',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/search?flow=gifting',
  },
  {
    name: 'activities',
    caption: 'A day out, without a night',
    host: 'it-it',
    locale: 'it_IT',
    path: '/activity-search',
  },
  {
    name: 'results-dark',
    caption: 'The same shop in the dark',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: `/search?${DATED}`,
    colors: 'dark',
  },
  {
    name: 'results-forced-colours',
    caption: 'With the colours that the visitor’s system forces',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: `/search?${DATED}`,
    forcedColors: true,
  },
];
