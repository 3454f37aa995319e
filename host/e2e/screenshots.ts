/**
 * `npm run screenshots`: the pictures of the README and of docs/pictures, taken from the built shop.
 * `npm run screenshots -- states [part of a name]`: the gallery of every story of the widgets, docs/states.md, from the
 * workshop that `npm run workshop -- --build` wrote.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { CONSENT_COOKIE } from '@staykit/core/consent/consent.ts';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import { takeStates } from '@staykit/testing/workshop/take-states.ts';
import { startServer } from './running-server.ts';
import { beginsWith, textsOf } from './texts.ts';

interface Shot {
  name: string;
  host: string;
  path: string;
  width: number;
  height: number;
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const t = textsOf('fr_FR');

/** A dated search, so that cards show final prices. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DATED = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;

const openCalendar = async (page: Page) => {
  await page
    .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
    .first()
    .click();
  await page.getByRole('gridcell').first().waitFor();
};

const toTheSearchBox = async (page: Page) => {
  await page.locator('stay-search-box').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 260));
};

/** The three pictures of the README come first; the others are for looking at every width. */
const README_SHOTS: readonly Shot[] = [
  { name: 'marketplace', host: 'fr-fr', path: `/search?${DATED}`, width: 1280, height: 900 },
  { name: 'minisite', host: 'fr-be', path: '/celestine', width: 1280, height: 900 },
  {
    name: 'magazine',
    host: 'fr-fr',
    path: '/examples/magazine-html/',
    width: 1280,
    height: 900,
    act: toTheSearchBox,
  },
];

const WIDTHS = [
  { suffix: '390', width: 390, height: 844 },
  { suffix: '768', width: 768, height: 1024 },
  { suffix: '1440', width: 1440, height: 1000 },
] as const;

const everyWidth = (name: string, host: string, path: string, act?: Shot['act']): Shot[] =>
  WIDTHS.map(({ suffix, width, height }) => ({
    name: `${name}-${suffix}`,
    host,
    path,
    width,
    height,
    ...(act ? { act } : {}),
  }));

/** `npm run screenshots` takes the first three; `npm run screenshots -- all` or a part of a name takes these too. */
const MORE_SHOTS: readonly Shot[] = [
  ...everyWidth('home', 'fr-fr', '/'),
  ...everyWidth('search', 'nl-be', `/search?${DATED}&c=2`),
  ...everyWidth('daily', 'fr-fr', '/estuaire'),
  ...everyWidth('article', 'fr-fr', '/examples/magazine-html/'),
  { name: 'calendar-1440', host: 'fr-fr', path: '/', width: 1440, height: 1000, act: openCalendar },
];

const wanted = process.argv.slice(2);
const shots =
  wanted.length === 0
    ? README_SHOTS
    : [...README_SHOTS, ...MORE_SHOTS].filter(({ name }) =>
        wanted.some((part) => part === 'all' || name.includes(part)),
      );
const folder = mkdtempSync(join(tmpdir(), 'staykit-pictures-'));
const executablePath = await provideBrowser(console.log);
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
if (wanted[0] === 'states') {
  await takeStates(browser, wanted[1]).finally(() => browser.close());
  process.exit();
}
const server = await startServer(folder);
mkdirSync('docs/pictures', { recursive: true });
try {
  for (const shot of shots) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: shot.height },
      reducedMotion: 'reduce',
    });
    const url = `http://${shot.host}.localhost:${server.port}`;
    // The page as it is on a second visit: the question of consent is answered.
    await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'preferences', url }]);
    await page.goto(url + shot.path, { waitUntil: 'networkidle' });
    // Fonts that came too late for the first look are there for the second.
    await page.reload({ waitUntil: 'networkidle' });
    await shot.act?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `docs/pictures/${shot.name}.png` });
    console.log(`docs/pictures/${shot.name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
