import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startServer } from '../e2e/running-server.ts';
import { VERSION } from '@staykit/build/release/version.ts';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import { searchBoxOfPackage } from './package-bytes.ts';
import type { Bench, Figure } from './figure.ts';
import {
  anyOffer,
  BOOKING_USE,
  CONTACT_OPEN,
  CONTACT_USE,
  elementOf,
  GIFT_USE,
  KB,
  MAP_USE,
  REVIEWS_USE,
  SIX_USE,
  USES,
  type FirstUse,
} from './first-uses.ts';

const ELEMENTS = 'dist/elements';
/** Visits of a page of results; the one that needed least counts. */
const PAGE_VISITS = 3;

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Scripts and styles that the page fetched, as their brotli bytes. Pictures, fonts and answers do not count. */
async function transferred(browser: Browser, port: number, use: FirstUse): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/elements/')) files.add(pathname);
  });
  const origin = `http://fr-fr.localhost:${port}`;
  const script = `<script src="/elements/${VERSION}/staykit.js" data-api="${origin}" data-locale="fr_FR" async></script>`;
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
  await use.act(elementOf(page, use));
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
  await page.waitForFunction(() => window.visit!.live.length > 0);
  const live = await page.evaluate(() => window.visit!.live);
  await page.waitForLoadState('networkidle');
  const all = await page.evaluate(() => window.visit!.scripts());
  await page.close();
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((bytes, path) => bytes + brotli(join('dist/host', path)), 0);
  return { live: sum(live), idle: sum(all) - sum(live) };
}

declare global {
  interface Window {
    /** Scripts of a first visit: at hydration, and a function for those of now. */
    visit?: { live: string[]; scripts: () => string[] };
  }
}

/** The bytes of each element's first use, as a browser really fetches them from the built files. */
export const bytesBench: Bench = {
  name: 'bytes',
  async run({ say }) {
    const built = join(ELEMENTS, VERSION);
    if (!existsSync(built)) throw new Error(`bytes: there is no ${built}. Run "npm run build" first.`);
    const folder = mkdtempSync(join(tmpdir(), 'staykit-bytes-'));
    const executablePath = await provideBrowser(say);
    const server = await startServer(folder);
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    try {
      const figures: Figure[] = [
        {
          bench: 'bytes',
          name: 'loader',
          value: brotli(join(built, 'staykit.js')),
          unit: 'bytes',
          anchor: 'cal.com snippet 268, Stripe loader 1,166',
        },
        {
          bench: 'bytes',
          name: 'npm package: a search box with its texts, without React',
          value: await searchBoxOfPackage(),
          unit: 'bytes',
        },
      ];
      const { id, hotel } = await anyOffer(server.port, 'booking');
      const gift = await anyOffer(server.port, 'gifting');
      const six = [...USES, BOOKING_USE(id), GIFT_USE(gift.id), REVIEWS_USE(hotel.id), CONTACT_OPEN];
      const uses = [...six, CONTACT_USE, SIX_USE(six), MAP_USE];
      for (const use of uses) {
        const value = await transferred(browser, server.port, use);
        figures.push({
          bench: 'bytes',
          name: use.name,
          value,
          unit: 'bytes',
          anchor: use.anchor,
          ...(use.bar ? { bar: use.bar } : {}),
        });
      }
      // On a busy machine a file of later arrives before the page is live: such a visit counts too much.
      const visits = [];
      for (let visit = 0; visit < PAGE_VISITS; visit += 1)
        visits.push(await pageScripts(browser, server.port));
      const { live, idle } = visits.toSorted((one, other) => one.live - other.live)[0]!;
      const ofPage = { bench: 'bytes', unit: 'bytes' } as const;
      figures.push(
        {
          ...ofPage,
          name: 'script of a page of results, until it is live',
          value: live,
          bar: 52 * KB,
          anchor: 'react + react-dom + styled-components 68.8 KB',
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
