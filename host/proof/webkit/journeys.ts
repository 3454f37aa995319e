import { Key, type WebDriver } from 'selenium-webdriver';
import { textsOf } from '../../e2e/texts.ts';
import { readerOf, type Reader } from './reader.ts';

const t = textsOf('fr_FR');

/** What a reader does in WebKit, by the sentence that holds when it works. */
export interface Journey {
  says: string;
  /** Address of the page, below the shop. */
  path: string;
  go: (driver: WebDriver) => Promise<void>;
}

const EUROS = /\d+\s€/;
const CARD = '[part~=card]';
const MAGAZINE = '/examples/magazine-html/';

async function pickCity(box: Reader): Promise<void> {
  await box.type('stras', '[role=combobox]', t('destination.label'));
  // Places for the first letters alone make room for those of all.
  const first = async () => (await box.told('[role=option]'))[0]?.startsWith('Strasbourg') ?? false;
  await box.until('Strasbourg is not the first place', first);
  await box.press('[role=option]', 'Strasbourg');
}

/** Opens the calendar, turns to the next month, and chooses an arrival and the first departure that it has. */
async function pickDates(box: Reader): Promise<void> {
  await box.press('button', t('searchBox.dates'));
  await box.press('button', t('calendar.next'));
  const free = '[data-date][aria-disabled=false]';
  await box.until('no free days', async () => (await box.all(free)).length > 3);
  const arrival = (await box.told(free, 'data-date'))[2] ?? '';
  await box.press(`[data-date="${arrival}"]`);
  await box.until(
    'the arrival is not chosen',
    async () => (await box.all('[data-date][data-chosen]')).length > 0,
  );
  // The days that can end this stay come from the shop.
  const departure = async () => (await box.told(free, 'data-date')).find((day) => day > arrival);
  await box.until('no day of departure', async () => (await departure()) !== undefined);
  await box.press(`[data-date="${await departure()}"]`);
  await box.until('the calendar stays open', async () => (await box.all('[data-date]')).length === 0);
}

/** The magazine with its offers and prices: nothing of it moves any more. */
async function settled(driver: WebDriver): Promise<void> {
  await readerOf(driver, 'stay-results-grid').shows(CARD);
  const box = readerOf(driver, 'stay-booking-box');
  await box.until('no price', async () => EUROS.test((await box.told('[part~=price]')).join()));
}

/** In the page: goes on to what follows the grid, and compares where that is with where it was, half a second later. */
const GO_ON = `const tell = arguments[0];
const place = () => Math.round(document.querySelector('stay-gift-drawer').getBoundingClientRect().top + scrollY);
const before = place();
document.querySelector('stay-gift-drawer').scrollIntoView({ block: 'center', behavior: 'instant' });
setTimeout(() => tell({ before, after: place() }), 500);`;

const firstCardIs = (grid: Reader, city: string): Promise<void> =>
  grid.until(
    `the first card is not in ${city}`,
    async () => (await grid.told(CARD))[0]?.includes(city) ?? false,
  );

export const JOURNEYS: readonly Journey[] = [
  {
    says: 'all elements of the magazine come to life',
    path: MAGAZINE,
    async go(driver) {
      for (const name of ['search-box', 'results-grid', 'booking-box', 'gift-drawer', 'contact-form'])
        await readerOf(driver).shows(`stay-${name}:state(live)`);
    },
  },
  {
    says: 'a reader of the magazine searches in the embedded box, and the embedded grid follows',
    path: MAGAZINE,
    async go(driver) {
      const before = await driver.getCurrentUrl();
      const box = readerOf(driver, 'stay-search-box');
      const grid = readerOf(driver, 'stay-results-grid');
      await settled(driver);
      await pickCity(box);
      await box.press('button', t('searchBox.search'));
      await firstCardIs(grid, 'Strasbourg');
      if ((await driver.getCurrentUrl()) !== before) throw new Error('The address of the page has changed.');
    },
  },
  {
    says: 'a reader of the magazine opens the calendar and chooses an arrival and a departure',
    path: MAGAZINE,
    async go(driver) {
      const box = readerOf(driver, 'stay-search-box');
      await settled(driver);
      await pickDates(box);
      await box.until('the dates are not in the box', async () =>
        (await box.told('[data-field=dates]')).some((text) => /\d/.test(text)),
      );
    },
  },
  {
    says: 'what follows the offers of the magazine stays in its place when a reader comes to it',
    path: MAGAZINE,
    async go(driver) {
      await settled(driver);
      const { before, after } = await driver.executeAsyncScript<{ before: number; after: number }>(GO_ON);
      if (after !== before) throw new Error(`It moved by ${after - before} px.`);
    },
  },
  {
    says: 'a reader of the magazine opens the drawer of a gift, sees its price, writes a name and closes it',
    path: MAGAZINE,
    async go(driver) {
      const gift = readerOf(driver, 'stay-gift-drawer');
      await settled(driver);
      await gift.press('[part~=button]');
      await gift.until('no price', async () => EUROS.test((await gift.told('dialog')).join()));
      await gift.type('Ana', 'dialog input', t('gift.fromName'));
      await driver.actions().sendKeys(Key.ESCAPE).perform();
      await gift.until(
        'Escape does not close the drawer',
        async () => (await gift.all('dialog')).length === 0,
      );
    },
  },
  {
    says: 'a reader of the magazine who sends an unfinished message is told what is missing',
    path: MAGAZINE,
    async go(driver) {
      const form = readerOf(driver, 'stay-contact-form');
      await settled(driver);
      await form.choose(t('contact.reason.complaint'), 'select');
      await form.press('button', t('contact.send'));
      await form.shows('input[aria-invalid=true]', t('contact.email'));
    },
  },
  {
    says: 'a traveller on the site chooses a city and days, compares stays and opens one',
    path: '/',
    async go(driver) {
      const page = readerOf(driver);
      await pickCity(page);
      await pickDates(page);
      await page.press('button', t('searchBox.search'));
      await driver.wait(
        async () => /\/search.*#.*city=\d+.*checkin=/.test(await driver.getCurrentUrl()),
        60_000,
      );
      await firstCardIs(page, 'Strasbourg');
      await page.press(`${CARD} a`);
      await driver.wait(async () => /\/product\/\d+/.test(await driver.getCurrentUrl()), 60_000);
      await page.shows('h1');
      await page.until('no total', async () => EUROS.test((await page.told('main')).join()));
    },
  },
];
