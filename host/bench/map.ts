import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import { startServer } from '../e2e/running-server.ts';
import { textsOf } from '../e2e/texts.ts';
import { percentiles, quartiles, type Bench, type Figure } from './figure.ts';
import { slowPage } from './visitor/measure-load.ts';

/** Hotels on the map that is measured; the one beside it has none. */
const HOTELS = 10_000;
const ROUNDS = 3;
/** Drags of a round, at each of these many steps closer than the map opens. */
const DRAGS = 6;
const CLOSER = [0, 2, 2];
/** Px and events of a drag: a quick hand. */
const REACH = 360;
const EVENTS = 24;

const t = textsOf('fr_FR');

/** What a visitor's processor did while the map was moved, in ms. */
interface Panned {
  /** Every task of more than 50 ms. */
  long: number[];
  /** From one picture to the next. */
  frames: number[];
}

declare global {
  interface Window {
    panned?: Panned;
  }
}

/** Hotels all over the markets, most of them around towns, as `POST offers.json` tells them. */
function packages(count: number): unknown[] {
  const wave = (at: number, step: number): number => ((at * step) % 9973) / 9973;
  return Array.from({ length: count }, (_, at) => {
    const town = at % 60;
    const spread = at % 3 === 0 ? 3 : 0.3;
    return {
      id: String(at),
      label: `Hotel ${at}`,
      location: {
        lat: 41 + wave(town + 1, 1733) * 11 + (wave(at, 7919) - 0.5) * spread,
        lng: -5 + wave(town + 1, 4099) * 16 + (wave(at, 3571) - 0.5) * spread,
      },
      weekendIds: [String(at)],
      fromPrice: 5000 + at,
    };
  });
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Runs in the page: keeps the long tasks and the pictures from now on. */
function watch(): void {
  const kept: Panned = { long: [], frames: [] };
  window.panned = kept;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.long.push(entry.duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now: number): void => {
    kept.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Drags the map as a hand does: there and back, so that it stays over the hotels. */
async function drag(page: Page, box: Box): Promise<void> {
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  for (let turn = 0; turn < DRAGS; turn += 1) {
    const way = turn % 2 ? 1 : -1;
    await page.mouse.move(x - (way * REACH) / 2, y);
    await page.mouse.down();
    for (let event = 1; event <= EVENTS; event += 1) {
      await page.mouse.move(x - (way * REACH) / 2 + (way * REACH * event) / EVENTS, y);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.waitForTimeout(350);
  }
}

/** Opens the map of a search that finds so many hotels, and pans it with a slow processor. */
async function pan(browser: Browser, address: string, hotels: number): Promise<Panned> {
  const { context, page, session } = await slowPage(browser);
  const slow = (rate: number) => (session as CDPSession).send('Emulation.setCPUThrottlingRate', { rate });
  try {
    await slow(1);
    await page.route('**/search-api/offers.json', (route) =>
      route.fulfill({ json: { packages: packages(hotels) } }),
    );
    // Narrower than where the map is beside the results: over the page it has the whole window.
    await page.setViewportSize({ width: 1180, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    const map = page.getByRole('application');
    await map.locator('svg').waitFor();
    if (hotels > 0) await map.getByRole('button').first().waitFor();
    const closer = page.getByRole('button', { name: t('map.zoomIn'), exact: true });
    await page.evaluate(watch);
    const all: Panned = { long: [], frames: [] };
    for (const steps of CLOSER) {
      for (let step = 0; step < steps; step += 1) {
        await closer.click();
        await page.waitForTimeout(400);
      }
      // What is fetched for a closer look is fetched by now: this is about moving the map.
      await page.waitForLoadState('networkidle');
      // To ask for its place brings a script of the test's own into the page: 65 ms of a slow processor.
      const box = (await map.boundingBox())!;
      await page.evaluate(() => {
        window.panned!.long.length = 0;
        window.panned!.frames.length = 0;
      });
      await slow(4);
      await drag(page, box);
      await slow(1);
      const seen = await page.evaluate(() => window.panned!);
      all.long.push(...seen.long);
      all.frames.push(...seen.frames);
    }
    return all;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number => percentiles(values).p50;
const longest = ({ long }: Panned): number => Math.max(0, ...long);

/** What was measured, as figures. */
function figures(full: readonly Panned[], empty: readonly Panned[]): Figure[] {
  const more = full.map(({ long }, at) => long.length - (empty[at]?.long.length ?? 0));
  const [low, middle, high] = quartiles(more.map((count) => Math.max(0, count)));
  const frame = (of: readonly Panned[]) => percentiles(of.flatMap(({ frames }) => frames)).p95;
  return [
    {
      bench: 'map',
      name: 'tasks over 50 ms: 10,000 markers panned',
      value: middle,
      unit: 'count',
      anchor: `more than an empty map, which has ${median(empty.map(({ long }) => long.length))}`,
      bar: 0,
      quartiles: [low, high],
    },
    {
      bench: 'map',
      name: 'longest task: 10,000 markers panned',
      value: median(full.map(longest)),
      unit: 'ms',
      anchor: `empty map ${median(empty.map(longest)).toFixed(0)} (0: none over 50)`,
    },
    {
      bench: 'map',
      name: '95th of 100 pictures: 10,000 markers panned',
      value: frame(full),
      unit: 'ms',
      anchor: `empty map ${frame(empty).toFixed(1)}`,
    },
  ];
}

/**
 * Panning the map of a search with 10,000 hotels, and one with none beside it, with a processor four times slower. The
 * server that `MAP_BENCH` names as an origin is used where there is one, which is quicker while the map is worked on.
 */
export const mapBench: Bench = {
  name: 'map',
  async run({ say, pairs = ROUNDS }) {
    if (!existsSync('dist/host/server.js'))
      throw new Error('map: there is no dist/host. Run "npm run build" first.');
    const executablePath = await provideBrowser(say);
    const given = process.env.MAP_BENCH;
    const folder = mkdtempSync(join(tmpdir(), 'staykit-map-'));
    if (!given) say('starting the shop ...');
    const shop = given ? undefined : await startServer(folder);
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    try {
      const address = `${given ?? `http://fr-fr.localhost:${shop?.port}`}/search`;
      const full: Panned[] = [];
      const empty: Panned[] = [];
      for (let round = -1; round < pairs; round += 1) {
        say(round < 0 ? 'warming up ...' : `round ${round + 1} of ${pairs} ...`);
        const none = await pan(browser, address, 0);
        const many = await pan(browser, address, HOTELS);
        if (round < 0) continue;
        say(`empty ${none.long.join(' ') || 'none'}; 10,000 ${many.long.join(' ') || 'none'}`);
        empty.push(none);
        full.push(many);
      }
      return figures(full, empty);
    } finally {
      await browser.close();
      await shop?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
