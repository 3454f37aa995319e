import { OVERLAY_STATES } from './pictures/overlay-states.ts';
import { PLACE_STATES } from './pictures/place-states.ts';
import { RESULTS_STATES } from './pictures/results-states.ts';
import { SEARCH_STATES } from './pictures/search-states.ts';
import { inDays } from './pictures/state.ts';
import type { Scene, State } from './pictures/state.ts';
import { beginsWith } from './texts.ts';

const DATED = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;
const french = { host: 'fr-fr', locale: 'fr_FR' } as const;

async function press({ page }: Scene, name: string): Promise<void> {
  await page
    .getByRole('button', { name: beginsWith(name) })
    .filter({ visible: true })
    .first()
    .click();
}

/** Waits for a panel that stands over the page. */
const panel = ({ page }: Scene) => page.getByRole('dialog').filter({ visible: true }).last().waitFor();

/** States that no picture shows, since they look like another or are other pages. */
const FURTHER_STATES: readonly State[] = [
  { ...french, name: 'home', caption: 'The first page', path: '/' },
  { ...french, name: 'home-gifts', caption: 'The first page for givers', path: '/?flow=gifting' },
  { ...french, name: 'gift-card', caption: 'A gift card is made', path: '/giftcard/customization' },
  {
    ...french,
    name: 'gift-card-checkout',
    caption: 'A gift card is written and paid',
    path: '/checkout/gift?type=GIFTCARD&code=GIFTCARD&amount=10000&giftFormat=digital&design=birthday',
  },
  {
    ...french,
    name: 'gift-card-by-post',
    caption: 'A gift card that is sent to an address',
    path: '/checkout/gift?type=GIFTCARD&code=GIFTCARD&amount=10000&giftFormat=physical&design=love',
  },
  {
    ...french,
    name: 'box-failed',
    caption: 'Places, prices and lengths of stay cannot be had',
    path: '/',
    before: (page) =>
      page.route(/autocomplete|recommended|calendar-month|CheckoutNights/, (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      ),
    act: async (scene) => {
      if (scene.phone) await scene.page.locator('[part~=summary]').click();
      await press(scene, scene.t('searchBox.dates'));
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'one-change',
    caption: 'Nothing is found, and what is in the way is told',
    path: `/search?${DATED}&priceMax=1000&stars=5`,
    act: ({ page }) => page.locator('[part=ways-out] a').first().waitFor(),
  },
  {
    ...french,
    name: 'flexible-dates',
    caption: 'The calendar with flexible dates; each card has its own',
    path: `/search?${DATED}&flex=2`,
    act: async (scene) => {
      if (scene.phone) await scene.page.locator('[part~=summary]').click();
      await press(scene, scene.t('searchBox.dates'));
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'calendar-loading',
    caption: 'Prices are on their way',
    path: '/',
    waiting: true,
    before: (page) => page.route('**/calendar-month.json*', () => undefined),
    act: async (scene) => {
      if (scene.phone) await scene.page.locator('[part~=summary]').click();
      await press(scene, scene.t('searchBox.dates'));
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'travel-locally',
    caption: 'Places within reach',
    path: '/',
    act: async (scene) => {
      const { page, t, phone } = scene;
      if (phone) {
        await page.locator('[part~=summary]').click();
        await press(scene, t('destination.label'));
      }
      await page
        .getByRole('combobox', { name: beginsWith(t('destination.label')) })
        .last()
        .click();
      await press(scene, t('destination.local'));
    },
  },
  {
    ...french,
    name: 'dropdown',
    caption: 'One filter below its button',
    path: `/search?${DATED}`,
    act: async (scene) => {
      await press(scene, scene.t(scene.phone ? 'filters.filter' : 'filters.section.budget'));
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'orders',
    caption: 'The orders of the results',
    path: `/search?${DATED}`,
    act: async (scene) => {
      await press(scene, scene.t('sort.label'));
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'last-page',
    caption: 'The last page of many',
    path: '/search?a=2&page=40',
    act: async ({ page, t }) =>
      page.getByRole('navigation', { name: t('pager.label') }).scrollIntoViewIfNeeded(),
  },
  {
    host: 'nl-be',
    locale: 'nl_BE',
    name: 'minisite-results',
    caption: 'The results of a Dutch minisite',
    path: `/zonder-haast/search?${DATED}`,
  },
];

/** Every state of the search area that is looked through for what would keep somebody out. */
export const AUDITED_STATES: readonly State[] = [
  ...FURTHER_STATES,
  ...SEARCH_STATES,
  ...RESULTS_STATES,
  ...OVERLAY_STATES,
  ...PLACE_STATES,
];
