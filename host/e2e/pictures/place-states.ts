import type { State } from './state.ts';

/** The same widgets in other houses: partners' minisites and a magazine. */
export const PLACE_STATES: readonly State[] = [
  {
    name: 'minisite-magazine',
    caption: 'A minisite of a women’s magazine',
    host: 'fr-be',
    locale: 'fr_BE',
    path: '/celestine',
  },
  {
    name: 'minisite-daily',
    caption: 'A minisite of a daily newspaper',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/estuaire',
  },
  {
    name: 'minisite-shop',
    caption: 'A minisite that begins with its offers',
    host: 'fr-be',
    locale: 'fr_BE',
    path: '/mirabelle',
  },
  {
    name: 'minisite-insurer',
    caption: 'The same layout for a mutual insurer',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/grand-cedre',
  },
  {
    name: 'minisite-brochure',
    caption: 'A minisite with one stay on a screen',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/flanerie',
  },
  {
    name: 'minisite-slow',
    caption: 'The same layout for a magazine that is in no hurry',
    host: 'nl-be',
    locale: 'nl_BE',
    path: '/zonder-haast',
  },
  {
    name: 'embed',
    caption: 'Two elements on a magazine’s page, whose style sheet is a difficult one',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/examples/magazine-html/',
    ours: ['stay-search-box', 'stay-results-grid'],
    act: async ({ page }) => {
      await page.locator('stay-search-box').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 260));
    },
  },
  {
    name: 'consent',
    caption: 'A first visit: what may be kept is asked once, and refused as easily as allowed',
    host: 'it-it',
    locale: 'it_IT',
    path: '/',
    asked: false,
  },
  {
    name: 'care',
    caption: 'Agents sign in before they see anything',
    host: 'care.nl-nl',
    locale: 'nl_NL',
    path: '/search',
  },
  {
    name: 'not-found',
    caption: 'A page that does not exist leads back to where stays are found',
    host: 'es-es',
    locale: 'es_ES',
    path: '/nothing-here',
  },
];
