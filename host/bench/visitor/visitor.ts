import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startServer } from '../../e2e/running-server.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { VERSION } from '@staykit/build/release/version.ts';
import { firstAnswer } from '@staykit/elements/element/first-answer.ts';
import { pageLinks } from '@staykit/elements/page-links.ts';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import type { Bench, Figure } from '../figure.ts';
import { buildReferences, type References } from './build-references.ts';
import { interactionFigures, leftFigures, pageFigures, type Visits } from './figures.ts';
import { leftBy } from './measure-cycles.ts';
import { compareInteractions } from './measure-interactions.ts';
import { visit } from './measure-load.ts';
import { printElements } from './print-elements.ts';
import { startReplay, type ReplayServer } from './replay-server.ts';
import { fetchRecords } from './stay-records.ts';
import { ELEMENT_CARDS, ELEMENTS, partnerPage, PRINTED, VARIANTS } from './variants.ts';

const BUILT = 'dist/elements';
/** Visits of each page, unless `--pairs` says otherwise. */
const PAIRS = 9;
/** What is held against no bar is visited in one round of so many. */
const ASIDE = 3;
const CYCLES = 1_000;
const INTERACTION_ROUNDS = 2;

/** What `staykit embed search-box results-grid` prints for the head of the page. */
function headOf(origin: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(BUILT, VERSION, file), 'utf8')) as never;
  const now = marketNow(Date.now(), 'Europe/Paris');
  const answer = firstAnswer(origin, 'fr_FR', ELEMENT_CARDS, emptyCriteria(), now);
  const use = { widgets: ['search-box', 'results-grid'], locale: 'fr_FR', answer };
  return pageLinks(
    { ...use, address: `${origin}/elements/${VERSION}` },
    { files: read('files.json'), hashes: read('integrity.json') },
  );
}

async function visits(browser: Browser, server: ReplayServer, pairs: number, say: (line: string) => void) {
  const seen: Visits = new Map(VARIANTS.map(({ name }) => [name, []]));
  // The first visit of each fills the server's memory and the browser's caches of compiled code.
  for (let pair = -1; pair < pairs; pair += 1) {
    say(pair < 0 ? 'warming up ...' : `visit ${pair + 1} of ${pairs} ...`);
    for (const variant of VARIANTS) {
      if (variant.aside && pair >= 0 && pair % ASIDE !== 0) continue;
      const one = await visit(browser, server, variant);
      if (pair >= 0) seen.get(variant.name)?.push(one);
    }
  }
  return seen;
}

/** The scripts that a visitor would get instead of ours. */
function anchors({ scripts }: References): Figure[] {
  const names = {
    instantsearch: 'script of InstantSearch.js with 5 widgets',
    'react-instantsearch': 'script of react-instantsearch with 5 widgets',
    react: 'script of hand-written React + styled-components',
    preact: 'script of the same on Preact/compat',
    vanilla: 'script by hand',
  } as const;
  return Object.entries(names).map(([script, name]) => ({
    bench: 'visitor',
    name,
    value: brotliCompressSync(scripts[script as keyof typeof names]).length,
    unit: 'bytes',
  }));
}

/**
 * Time to the visitor: our pages between references that this bench builds, on Slow 4G with a processor four times
 * slower. Times depend on the machine, so that bars are ratios of neighbours in one run.
 */
export const visitorBench: Bench = {
  name: 'visitor',
  async run({ say, pairs = PAIRS }) {
    if (!existsSync(join(BUILT, VERSION)))
      throw new Error(`visitor: there is no ${join(BUILT, VERSION)}. Run "npm run build" first.`);
    const executablePath = await provideBrowser(say);
    say('building the references ...');
    const references = await buildReferences();
    const folder = mkdtempSync(join(tmpdir(), 'staykit-visitor-'));
    say('starting the shop ...');
    const shop = await startServer(folder);
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    let server: ReplayServer | undefined;
    try {
      const records = await fetchRecords(`http://127.0.0.1:${shop.port}/api`);
      const printed: string[] = [];
      server = await startReplay({
        shopPort: shop.port,
        references,
        records,
        pages: (origin) => ({
          elements: partnerPage(origin, VERSION, ELEMENTS, headOf(origin)),
          loader: partnerPage(origin, VERSION, ELEMENTS),
          blank: partnerPage(origin, VERSION, ''),
          'server-html': partnerPage(origin, VERSION, printed.join('')),
        }),
      });
      const name = `fr-fr.localhost:${server.port}`;
      printed.push(...(await printElements(shop.port, name, VERSION, PRINTED)));
      const seen = await visits(browser, server, pairs, say);
      say('a letter, a tick, a month ...');
      const interactions = await compareInteractions(browser, server, INTERACTION_ROUNDS);
      say(`${CYCLES} cycles of each element ...`);
      const control = await leftBy(browser, server, '/control', 'bench-control', CYCLES);
      const left = {
        'search box': await leftBy(browser, server, '/blank', 'stay-search-box', CYCLES),
        'results grid': await leftBy(browser, server, '/blank', 'stay-results-grid', CYCLES),
      };
      return [
        ...pageFigures(seen, say),
        ...interactionFigures(interactions),
        ...Object.entries(left).flatMap(([name, one]) => leftFigures(name, one, control, CYCLES)),
        ...anchors(references),
      ];
    } finally {
      await browser.close();
      await server?.stop();
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
