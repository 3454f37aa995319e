import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { addDays, type PlainDate } from '../../widgets/core/dates/plain-date.ts';
import type { MarketNow } from '../../widgets/core/dates/market-time.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import { emptyCriteria } from '../../widgets/core/search/empty-criteria.ts';
import { DEFAULT_SEED, inventHotels } from '../gateway/catalogue/generate.ts';
import { buildPlaces } from '../gateway/catalogue/places.ts';
import { createRandom } from '../gateway/catalogue/random.ts';
import type { CatalogueRecords } from '../gateway/catalogue/records.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { catalogueRepository } from '../gateway/repositories/catalogue-repository.ts';
import { buildSearchEngine } from '../gateway/search/build-search-engine.ts';
import type { SearchEngine } from '../gateway/search/search-engine.ts';
import { buildSuggest } from '../gateway/search/suggest.ts';
import type { Bench, Figure } from './figure.ts';
import { percentiles } from './figure.ts';
import { importRegisters } from './registers.ts';

const TODAY = '2030-01-07';
const NOW: MarketNow = { date: TODAY, time: '10:00:00' };
/** The figure that a search over all registers is held to, per search with its facets. */
const BAR_MS = 15;
const RUNS = 400;

/** Dated, faceted searches as visitors make them: places, days, parties and filters drawn by a fixed seed. */
export function visitorSearches(
  records: Pick<CatalogueRecords, 'places'>,
  count: number,
  today: PlainDate = TODAY,
): SearchCriteria[] {
  const random = createRandom('bench', 1);
  const one = <T>(values: readonly T[]): T =>
    values[Math.floor((random.int(0, 999_999) / 1_000_000) * values.length)] as T;
  const places = records.places.filter((place) =>
    ['city', 'department', 'region', 'country'].includes(place.category),
  );
  return Array.from({ length: count }, (): SearchCriteria => {
    const checkin = addDays(today, 7 + Math.floor((random.int(0, 999_999) / 1_000_000) * 200));
    const night = one([1, 2, 2, 3, 7]);
    const place = random.int(0, 999_999) / 1_000_000 < 0.5 ? one(places) : undefined;
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
      ...(random.int(0, 999_999) / 1_000_000 < 0.3 ? { priceMax: 20_000 } : {}),
      sort: one(['priceQuality', 'priceAsc', 'popularity', 'promo'] as const),
    };
  });
}

function inMemory(hotels: number): CatalogueRecords {
  const book = buildPlaces();
  const records: CatalogueRecords = {
    places: [...book.places],
    activities: [],
    hotels: [],
    offers: [],
    calendars: new Map(),
  };
  for (const { hotel, offers, calendar } of inventHotels(book, DEFAULT_SEED, hotels, TODAY)) {
    records.hotels.push(hotel);
    records.offers.push(...offers);
    records.calendars.set(hotel.id, calendar);
  }
  return records;
}

function time(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** What a library without dates does for the same question: it filters by fields, and knows no night. */
function miniSearchTimes(records: CatalogueRecords, searches: readonly SearchCriteria[]): number[] {
  const index = new MiniSearch({ fields: ['text'], storeFields: ['stars', 'facilities', 'places'] });
  index.addAll(
    records.hotels.map((hotel) => ({
      id: hotel.id,
      text: hotel.type,
      stars: hotel.stars,
      facilities: hotel.facilities,
      places: hotel.placeIds,
    })),
  );
  const { wildcard } = MiniSearch;
  return searches.map((criteria) =>
    time(() => {
      index.search(wildcard as never, {
        filter: (hit) =>
          (criteria.stars.length === 0 || criteria.stars.includes(hit['stars'] as number)) &&
          criteria.facilities.every((code) => (hit['facilities'] as string[]).includes(code)) &&
          (!criteria.location || (hit['places'] as string[]).includes(criteria.location.id)),
      });
    }),
  );
}

function measure(label: string, engine: SearchEngine, records: CatalogueRecords, gate: boolean): Figure[] {
  const searches = visitorSearches(records, RUNS);
  const answer = (criteria: SearchCriteria) => {
    engine.search(criteria, NOW, { size: 20 });
    engine.facets(criteria, NOW);
  };
  for (const criteria of searches.slice(0, 50)) answer(criteria);
  // Interleaved, so that a noisy moment of the machine meets both.
  const ours: number[] = [];
  const theirs = miniSearchTimes(records, searches);
  for (const criteria of searches) ours.push(time(() => answer(criteria)));
  const { p50, p95 } = percentiles(ours);
  const peer = percentiles(theirs).p50;
  const name = `dated search with all facets, ${label}`;
  return [
    {
      bench: 'search',
      name: `${name}, p50`,
      value: p50,
      unit: 'ms',
      anchor: 'PostgreSQL 1.0-1.3 ms, PGlite 3.5-3.9 ms, typed arrays 0.05 ms (2,000 hotels)',
      ...(gate ? { bar: BAR_MS } : {}),
    },
    { bench: 'search', name: `${name}, p95`, value: p95, unit: 'ms' },
    {
      bench: 'search',
      name: `MiniSearch without dates or facets, ${label}, p50`,
      value: peer,
      unit: 'ms',
      anchor: 'same run',
    },
  ];
}

function measureSuggestions(records: CatalogueRecords): Figure {
  const suggest = buildSuggest(records.places, records.hotels);
  const terms = records.places
    .slice(0, 4000)
    .flatMap((place) => [place.names.fr.slice(0, 3), place.names.nl.slice(0, 5)]);
  const locales = ['fr_FR', 'nl_NL', 'it_IT', 'es_ES', 'fr_BE', 'nl_BE'] as const;
  const samples = terms.map((term, at) =>
    time(() => void suggest.find(term, locales[at % 6] ?? 'fr_FR', 30)),
  );
  return {
    bench: 'search',
    name: 'suggestions over all places, p95',
    value: percentiles(samples).p95,
    unit: 'ms',
    anchor: 'wanted within 5 ms',
  };
}

/** Latency of a search inside the process: over the invented catalogue, and over real registers where given. */
export const searchBench: Bench = {
  name: 'search',
  async run({ registers, say }) {
    say('inventing hotels ...');
    const records = inMemory(2000);
    const figures = measure('2,000 hotels', buildSearchEngine(records), records, true);
    figures.push(measureSuggestions(records));
    if (registers === undefined) return figures;

    const folder = mkdtempSync(join(tmpdir(), 'staykit-registers-'));
    const db = await openDatabase({ dataDir: folder });
    try {
      await importRegisters(db, registers, TODAY, say);
      const all = await catalogueRepository(db).readAll();
      const label = `${all.hotels.length.toLocaleString('en')} registered hotels`;
      figures.push({
        bench: 'search',
        name: 'hotels of the registers',
        value: all.hotels.length,
        unit: 'hotels',
      });
      figures.push(...measure(label, buildSearchEngine(all), all, true));
    } finally {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return figures;
  },
};
