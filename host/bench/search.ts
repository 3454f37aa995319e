import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { DEFAULT_SEED } from '@staykit/demo/catalogue/generate.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import type { CatalogueLanguage, CatalogueRecords, PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { atOnce } from '@staykit/gateway/search/in-slices.ts';
import type { SearchEngine } from '@staykit/gateway/search/engine/search-engine.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import type { Bench, Figure } from './figure.ts';
import { percentiles } from './figure.ts';
import { importRegisters } from './registers.ts';
import { measureBlocks } from './search-blocks.ts';
import { buildSearchEngine, buildSuggest } from '@staykit/gateway/search/fixtures/at-once.ts';
import { inventRecords } from '@staykit/gateway/search/fixtures/invent-records.ts';
import { searchPeers } from './search-peers.ts';

const TODAY = '2030-01-07';
const NOW: MarketNow = { date: TODAY, time: '10:00:00' };
/** The figure that a search over all registers is held to, per search with its facets. */
const BAR_MS = 15;
const PEER_RUNS = 150;
/** As many as the real registers hold together. */
const MANY_HOTELS = 14_500;
/** As many as nobody has yet. */
const MOST_HOTELS = 100_000;
/** How many times the time of MANY_HOTELS a search of MOST_HOTELS takes at most. */
const MOST_GROWTH = 8;
/** Searches of each size over which growth is measured. */
const GROWTH_RUNS = 200;
/** Milliseconds within which suggestions are there, whatever is typed. */
const SUGGESTION_BAR_MS = 5;

/** Dated, faceted searches as visitors make them: places, days, parties and filters drawn by a fixed seed. */
export function visitorSearches(
  records: { places: readonly PlaceRecord[] },
  count: number,
  today: PlainDate = TODAY,
  seed = 1,
): SearchCriteria[] {
  const random = createRandom('bench', seed);
  const share = () => random.int(0, 999_999) / 1_000_000;
  const one = <T>(values: readonly T[]): T => values[Math.floor(share() * values.length)] as T;
  const places = records.places.filter((place) =>
    ['city', 'department', 'region', 'country'].includes(place.category),
  );
  return Array.from({ length: count }, (): SearchCriteria => {
    const checkin = addDays(today, 7 + Math.floor(share() * 200));
    const night = one([1, 2, 2, 3, 7]);
    const place = share() < 0.5 ? one(places) : undefined;
    return {
      ...emptyCriteria('booking'),
      pax: { adult: one([1, 2, 2, 2, 4]), child: one([0, 0, 1, 2]), baby: 0, singleRoom: false },
      checkin,
      checkout: addDays(checkin, night),
      night,
      ...(place ? { location: { category: place.category, id: place.id } } : {}),
      stars: one([[], [], [4, 5], [3]]),
      facilities: one<string[]>([[], [], ['parking'], ['pets', 'wifi']]),
      hotelTypes: one<string[]>([[], [], ['hotel']]),
      ...(share() < 0.3 ? { priceMax: 20_000 } : {}),
      sort: one(['priceQuality', 'priceAsc', 'popularity', 'promo'] as const),
    };
  });
}

const inMemory = (hotels: number): CatalogueRecords => inventRecords(hotels, TODAY, DEFAULT_SEED);

function time(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Milliseconds of searches of two engines, each with its facets; in turn, so that noise meets both. */
function interleaved(...sides: [SearchEngine, SearchCriteria[]][]): [number[], number[]] {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 2; turn += 1)
    for (let index = 0; index < GROWTH_RUNS; index += 1)
      for (const [side, [engine, searches]] of sides.entries()) {
        const criteria = searches[index];
        if (!criteria) continue;
        const took = time(() => {
          atOnce(engine.search(criteria, NOW, { size: 20 }));
          atOnce(engine.facets(criteria, NOW));
        });
        // The first turn warms both up.
        if (turn > 0) times[side]?.push(took);
      }
  return times;
}

function measure(label: string, times: readonly number[], bar?: number): Figure[] {
  const { p50, p95 } = percentiles(times);
  const name = `dated search with all facets, ${label}`;
  const anchor = 'PostgreSQL 1.0-1.3 ms, PGlite 3.5-3.9 ms, typed arrays 0.05 ms (2,000 hotels)';
  return [
    { bench: 'search', name: `${name}, p50`, value: p50, unit: 'ms', anchor, ...(bar && { bar }) },
    { bench: 'search', name: `${name}, p95`, value: p95, unit: 'ms' },
  ];
}

/** Each search is asked of all in turn, so that a noisy moment of the machine meets all. */
async function measurePeers(records: CatalogueRecords, say: (line: string) => void): Promise<Figure[]> {
  const engine = buildSearchEngine(records);
  const peers = await searchPeers(records);
  const searches = visitorSearches(records, PEER_RUNS);
  const ours: number[] = [];
  const theirs = peers.map((): number[] => []);
  for (let turn = 0; turn < 2; turn += 1) {
    // The first turn warms everybody up.
    ours.length = 0;
    for (const times of theirs) times.length = 0;
    for (const criteria of searches) {
      ours.push(
        time(() => {
          atOnce(engine.search(criteria, NOW, { size: 20 }));
          atOnce(engine.facets(criteria, NOW));
        }),
      );
      for (const [number, peer] of peers.entries()) {
        const from = performance.now();
        await peer.answer(criteria);
        theirs[number]?.push(performance.now() - from);
      }
    }
    say(`${searches.length} searches of ours and of ${peers.map(({ name }) => name).join(', ')}`);
  }
  const own = percentiles(ours).p50;
  return [
    ...measure('2,000 hotels', ours, BAR_MS),
    ...peers.flatMap(({ name }, number): Figure[] => {
      const peer = percentiles(theirs[number] ?? []).p50;
      return [
        {
          bench: 'search',
          name: `${name}, the same searches, p50`,
          value: peer,
          unit: 'ms',
          anchor: 'same run',
        },
        { bench: 'search', name: `ours against ${name}`, value: own / peer, unit: 'x', bar: 1 },
      ];
    }),
  ];
}

/**
 * How many times as long searches take over more hotels. Half of them name a place, mostly of few hotels: the median lies
 * between two kinds, so growth is that of the time that all of them take together.
 */
function measureGrowth(
  few: CatalogueRecords,
  many: CatalogueRecords,
  label: string,
  bar = many.hotels.length / few.hotels.length,
): Figure[] {
  const [small, times] = interleaved(
    [buildSearchEngine(few), visitorSearches(few, GROWTH_RUNS)],
    [buildSearchEngine(many), visitorSearches(many, GROWTH_RUNS)],
  );
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const growth = many.hotels.length / few.hotels.length;
  return [
    { bench: 'search', name: label, value: many.hotels.length, unit: 'hotels' },
    ...measure(label, times, many.hotels.length <= MANY_HOTELS ? BAR_MS : undefined),
    {
      bench: 'search',
      name: `growth over ${growth.toFixed(1)} times the hotels`,
      value: sum(times) / sum(small),
      unit: 'x',
      bar,
    },
  ];
}

/** What people type on the way to every place, in the language of each locale. */
function measureSuggestions(records: CatalogueRecords): Figure {
  const suggest = buildSuggest(records.places, records.hotels);
  const samples = LOCALES.flatMap((locale) => {
    const language = locale.slice(0, 2) as CatalogueLanguage;
    return records.places.flatMap(({ names }, at) => {
      // Every place is typed in every locale, each to another length: 1 to 6 letters.
      const term = names[language].slice(0, 1 + ((at + locale.charCodeAt(3)) % 6));
      return term.trim() === '' ? [] : [time(() => void suggest.find(term, locale, 30))];
    });
  });
  return {
    bench: 'search',
    name: `suggestions over all ${records.places.length} places in six locales, p95`,
    value: percentiles(samples).p95,
    unit: 'ms',
    bar: SUGGESTION_BAR_MS,
  };
}

/**
 * Latency of a search inside the process: beside libraries over the invented catalogue, and how it grows, over real
 * registers where they are given and else over as many invented hotels.
 */
export const searchBench: Bench = {
  name: 'search',
  async run({ registers, say }) {
    say('inventing hotels ...');
    const records = inMemory(2000);
    const figures = await measurePeers(records, say);
    figures.push(measureSuggestions(records));
    const many = await manyRecords(registers, say);
    const label = `${many.hotels.length} ${registers === undefined ? 'invented' : 'registered'} hotels`;
    figures.push(...measureGrowth(records, many, label), ...(await measureBlocks(many, TODAY, label)));
    say(`inventing ${MOST_HOTELS} hotels ...`);
    const most = inMemory(MOST_HOTELS);
    const mostLabel = `${MOST_HOTELS} invented hotels`;
    figures.push(...measureGrowth(many, most, mostLabel, MOST_GROWTH));
    return [...figures, ...(await measureBlocks(most, TODAY, mostLabel))];
  },
};

/** Those of all registers where they are given, else as many invented ones. */
async function manyRecords(
  registers: string | undefined,
  say: (line: string) => void,
): Promise<CatalogueRecords> {
  if (registers === undefined) {
    say(`inventing ${MANY_HOTELS} hotels ...`);
    return inMemory(MANY_HOTELS);
  }
  const folder = mkdtempSync(join(tmpdir(), 'staykit-registers-'));
  const db = await openDatabase({ dataDir: folder });
  try {
    await importRegisters(db, registers, TODAY, say);
    return await catalogueRepository(db).readAll();
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
