import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { beginsWith, textsOf } from '../e2e/texts.ts';
import { startServer } from '../e2e/running-server.ts';
import { BROWSER_FLAGS } from '../../widgets/testing/find-browser.ts';
import { provideBrowser } from '../../widgets/testing/provide-browser.ts';
import type { Bench, Figure } from './figure.ts';

const KB = 1024;
const ELEMENTS = 'dist/elements';

/** A widget, and what a visitor does until its first use is on screen. */
interface FirstUse {
  name: string;
  markup: string;
  act: (page: Page) => Promise<void>;
  bar?: number;
  anchor: string;
  /** What is there already, and does not count. */
  before?: (page: Page) => Promise<void>;
}

const t = textsOf('fr_FR');

const USES: readonly FirstUse[] = [
  {
    name: 'search box, calendar opened, suggestions shown',
    markup: '<stay-search-box><a href="/search">Rechercher</a></stay-search-box>',
    bar: 20 * KB,
    anchor:
      'goal 14 KB; InstantSearch search box + hits 66.7 KB; react-day-picker + Preact 26.8 KB; React DOM alone 59.2 KB',
    act: async (page) => {
      const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
      await field.click();
      await field.pressSequentially('lyon');
      await page
        .getByRole('option', { name: beginsWith('Lyon') })
        .first()
        .click();
      await page.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).click();
      await page.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'results grid, filters opened',
    markup: '<stay-results-grid><a href="/search">Rechercher</a></stay-results-grid>',
    anchor:
      'bar of the search area 20 KB; InstantSearch with 5 widgets 79.4 KB; react-instantsearch 113.7 KB',
    act: async (page) => {
      await page.getByRole('article').first().waitFor();
      await page
        .getByRole('button', { name: beginsWith(t('filters.section.stars')) })
        .first()
        .click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
];

const BOOKING_USE = (id: string): FirstUse => ({
  name: 'booking box, calendar and travellers opened',
  markup: `<stay-booking-box product-id="${id}"><a href="/product/${id}">Réserver</a></stay-booking-box>`,
  anchor: 'bar of its area 20 KB, goal 17 KB; Shopify Buy Button 52.1 KB',
  act: async (page) => {
    await page.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
    await page.getByRole('gridcell').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: beginsWith(t('travellers.label')) }).click();
    await page.getByRole('dialog', { name: beginsWith(t('travellers.label')) }).waitFor();
  },
});

const REVIEWS_USE = (hotelId: string): FirstUse => ({
  name: 'reviews, the first ten shown',
  markup: `<stay-reviews hotel-id="${hotelId}"><a href="/hotel/${hotelId}">Lire les avis</a></stay-reviews>`,
  bar: 12 * KB,
  anchor: 'goal 9 KB; Typeform 12.2 KB',
  act: (page) => page.getByRole('combobox', { name: t('review.language') }).waitFor(),
});

const CONTACT_USE: FirstUse = {
  name: 'contact form, its first question shown',
  markup: '<stay-contact-form><a href="/contact">Nous écrire</a></stay-contact-form>',
  bar: 12 * KB,
  anchor: 'goal 9 KB; Typeform 12.2 KB',
  act: (page) => page.getByRole('combobox', { name: t('contact.reason') }).waitFor(),
};

const CONTACT_OPEN: FirstUse = {
  ...CONTACT_USE,
  name: 'contact form, a reason chosen and the fields shown',
  act: async (page) => {
    await page.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
    await page.getByRole('button', { name: t('contact.send') }).waitFor();
  },
};

/** An offer of the shop, and its hotel. */
async function anyOffer(port: number): Promise<{ id: string; hotel: { id: string } }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/offers.json?locale=fr_FR`);
  const { exactMatch } = (await answer.json()) as { exactMatch: { id: string; hotel: { id: string } }[] };
  const [first] = exactMatch;
  if (!first) throw new Error('bytes: the catalogue has no offer.');
  return first;
}

/** What the map adds to a grid that is there. */
const MAP_USE: FirstUse = {
  name: 'map, on first open',
  markup: '<stay-results-grid><a href="/search">Rechercher</a></stay-results-grid>',
  bar: 46 * KB,
  anchor: 'goal 42 KB; Leaflet 37.4 KB, with clusters 45 KB',
  before: async (page) => {
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
  },
  act: async (page) => {
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    await page.getByRole('application').locator('svg').waitFor({ state: 'attached' });
  },
};

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Scripts and styles that the page fetched, as their brotli bytes. Pictures, fonts and answers do not count. */
async function transferred(browser: Browser, port: number, version: string, use: FirstUse): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/elements/')) files.add(pathname);
  });
  const origin = `http://fr-fr.localhost:${port}`;
  const script = `<script src="/elements/${version}/staykit.js" data-api="${origin}" data-locale="fr_FR" async></script>`;
  await page.route('**/first-use.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="fr"><title>x</title>${script}${use.markup}</html>`,
    }),
  );
  await page.goto(`${origin}/first-use.html`);
  if (use.before) {
    await use.before(page);
    files.clear();
  }
  await use.act(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...files].reduce((sum, path) => sum + brotli(join('dist', path)), 0);
}

/** Scripts of a page of results on a first visit: those it is brought to life with, and those it fetches once it is idle. */
async function pageScripts(browser: Browser, port: number): Promise<{ live: number; idle: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
  await page.addInitScript(() => {
    const scripts = (): string[] =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js'));
    let waiting = 2;
    const visit = { live: [] as string[], scripts };
    Object.assign(window, { visit });
    addEventListener('stay-ready', () => {
      waiting -= 1;
      if (waiting === 0) visit.live = scripts();
    });
  });
  await page.goto(`http://fr-fr.localhost:${port}/search`);
  await page.waitForFunction(() => (window as unknown as Visit).visit.live.length > 0);
  const live = await page.evaluate(() => (window as unknown as Visit).visit.live);
  await page.waitForLoadState('networkidle');
  const all = await page.evaluate(() => (window as unknown as Visit).visit.scripts());
  await page.close();
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((bytes, path) => bytes + brotli(join('dist/host', path)), 0);
  return { live: sum(live), idle: sum(all) - sum(live) };
}

/** What a page is asked for. */
interface Visit {
  visit: { live: string[]; scripts: () => string[] };
}

/** The bytes of each element's first use, as a browser really fetches them from the built files. */
export const bytesBench: Bench = {
  name: 'bytes',
  async run({ say }) {
    const version = existsSync(ELEMENTS) ? readdirSync(ELEMENTS).at(-1) : undefined;
    if (version === undefined) throw new Error(`bytes: there is no ${ELEMENTS}. Run "npm run build" first.`);
    const folder = mkdtempSync(join(tmpdir(), 'staykit-bytes-'));
    const executablePath = await provideBrowser(say);
    const server = await startServer(folder);
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    try {
      const manifests = globSync(join(ELEMENTS, version, 'chunks/*/start.all.js')).map(brotli);
      const figures: Figure[] = [
        {
          bench: 'bytes',
          name: 'loader',
          value: brotli(join(ELEMENTS, version, 'staykit.js')),
          unit: 'bytes',
          bar: 800,
          anchor: 'goal 600; cal.com snippet 268, Stripe loader 1,166',
        },
        {
          bench: 'bytes',
          name: 'start of several widgets',
          unit: 'bytes',
          bar: 1400,
          value: Math.max(...manifests),
        },
      ];
      const { id, hotel } = await anyOffer(server.port);
      const uses = [...USES, BOOKING_USE(id), REVIEWS_USE(hotel.id), CONTACT_USE, CONTACT_OPEN, MAP_USE];
      for (const use of uses) {
        const value = await transferred(browser, server.port, version, use);
        figures.push({
          bench: 'bytes',
          name: use.name,
          value,
          unit: 'bytes',
          anchor: use.anchor,
          ...(use.bar ? { bar: use.bar } : {}),
        });
      }
      const { live, idle } = await pageScripts(browser, server.port);
      const ofPage = { bench: 'bytes', unit: 'bytes' } as const;
      figures.push(
        {
          ...ofPage,
          name: 'script of a page of results, until it is live',
          value: live,
          bar: 45 * KB,
          anchor: 'goal 35 KB; react + react-dom + styled-components 68.8 KB',
        },
        { ...ofPage, name: 'script that comes to such a page afterwards, unasked', value: idle },
      );
      return figures;
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
