import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PlainDate } from '../../../../widgets/core/dates/plain-date.ts';
import type { Database } from '../../database/database.ts';
import { catalogueRepository } from '../../repositories/catalogue-repository.ts';
import { CATALOGUE_ACTIVITIES, activityRecord } from '../activities.ts';
import { makeBundle } from '../make-bundle.ts';
import { hotelSeed } from '../made-up-hotel.ts';
import { buildPlaces } from '../places.ts';
import { createRandom } from '../random.ts';
import type { CalendarRecord, HotelRecord, OfferRecord, PlaceRecord, ReviewRecord } from '../records.ts';
import { foldName } from '../table.ts';
import { ImportError } from './import-error.ts';
import { createLocator } from './locate.ts';
import type { Location, Locator } from './locate.ts';
import type { ImportMapping } from './mapping.ts';
import { detectMapping } from './mapping.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readRegisterLine } from './register-line.ts';
import type { RegisterHotel, SkippedLine } from './register-line.ts';

/** Ids of hotels that come from registers begin here. */
const FIRST_REGISTER_ID = 100_001;
const BATCH = 250;

/** What `importRegister` is told. */
export interface ImportOptions {
  db: Database;
  /** The register, `.csv` or `.json`. */
  file: string;
  /** How its columns are to be read; told from the columns themselves when absent. */
  mapping?: ImportMapping;
  /** The day that prices and stock begin with. */
  today: PlainDate;
  onProgress?: (done: number, total: number) => void;
}

/** What came of an import. */
export interface ImportReport {
  register: string;
  hotels: number;
  offers: number;
  reviews: number;
  /** Hotels of an earlier import of this register that were replaced. */
  replaced: number;
  skipped: SkippedLine[];
  milliseconds: number;
}

/** The hotels of a file and the lines that are none. */
export function readRegister(
  file: string,
  text: string,
  mapping?: ImportMapping,
): { mapping: ImportMapping; hotels: RegisterHotel[]; skipped: SkippedLine[] } {
  const format = mapping?.format ?? (/^\s*[[{]/.test(text.replace(/^\uFEFF/, '')) ? 'json' : 'csv');
  const lines =
    format === 'json'
      ? readJson(file, text).map(({ line, entry }) => ({
          line,
          columns: Object.keys(entry),
          cell: (column: string) => scalar(entry[column]),
          fault: undefined,
        }))
      : csvLines(file, text, mapping?.delimiter ?? guessDelimiter(text));
  const columns = lines[0]?.columns ?? [];
  const used = mapping ?? detectMapping(columns, format);
  if (used === undefined) {
    throw new ImportError({
      file,
      line: 1,
      column: 1,
      expected: 'the columns of a known register, or a mapping file (--map FILE)',
      received: columns.length === 0 ? 'no hotels' : columns.join(', '),
    });
  }
  const missing = used.signature.find((name) => !columns.includes(name));
  if (missing !== undefined) {
    throw new ImportError({
      file,
      line: 1,
      column: 1,
      expected: `a column "${missing}"`,
      received: columns.join(', ') || 'no columns',
    });
  }
  const hotels: RegisterHotel[] = [];
  const skipped: SkippedLine[] = [];
  const seen = new Map<string, number>();
  for (const { line, cell, fault } of lines) {
    if (fault !== undefined) {
      skipped.push({ line, reason: fault });
      continue;
    }
    const result = readRegisterLine(line, used, (column) =>
      column === undefined ? '' : cell(column).trim(),
    );
    if ('reason' in result) {
      skipped.push(result);
      continue;
    }
    const first = seen.get(keyOf(result));
    if (first !== undefined) {
      skipped.push({ line, reason: `duplicate: name, address and place of line ${first}` });
      continue;
    }
    seen.set(keyOf(result), line);
    hotels.push(result);
  }
  return { mapping: used, hotels, skipped };
}

function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function guessDelimiter(text: string): string {
  const head = text.slice(0, text.indexOf('\n'));
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

function csvLines(file: string, text: string, delimiter: string) {
  const [head, ...rows] = readCsv(file, text, delimiter);
  const columns = (head?.cells ?? []).map((cell) => cell.trim());
  return rows.map((row) => ({
    line: row.line,
    columns,
    cell: (column: string): string => row.cells[columns.indexOf(column)] ?? '',
    fault:
      row.cells.length === columns.length
        ? undefined
        : `cells: expected ${columns.length}, received ${row.cells.length}`,
  }));
}

/** What tells one house of a register from another, from import to import. */
function keyOf(hotel: RegisterHotel): string {
  return [hotel.name, hotel.address, hotel.postcode, hotel.municipality || hotel.city]
    .map(foldName)
    .join('|');
}

/**
 * Imports a register: what it tells is kept, the rest (offers, days, reviews, pictures) is made up. All of it comes
 * in one transaction, so that nothing half-imported stays; a second import of the same register replaces the first
 * and keeps the hotels' ids.
 */
export async function importRegister(options: ImportOptions): Promise<ImportReport> {
  const { db, file, today, onProgress = () => undefined } = options;
  const begin = performance.now();
  const repository = catalogueRepository(db);
  const { mapping, hotels, skipped } = readRegister(
    basename(file),
    await readFile(file, 'utf8'),
    options.mapping,
  );
  const book = buildPlaces();
  const locator = createLocator(book);
  const report = { hotels: 0, offers: 0, reviews: 0, replaced: 0 };
  await db.transaction(async (tx) => {
    const before = await tx.query<{ id: number; external_key: string }>(
      'select id, external_key from hotels where register = $1',
      [mapping.register],
    );
    const ids = new Map(before.map((row) => [row.external_key, row.id]));
    report.replaced = before.length;
    await tx.query('delete from hotels where register = $1', [mapping.register]);
    const highest = await tx.query<{ id: number }>('select greatest(max(id), $1)::bigint as id from hotels', [
      FIRST_REGISTER_ID - 1,
    ]);
    let next = Math.max(highest[0]?.id ?? 0, FIRST_REGISTER_ID - 1, ...ids.values()) + 1;
    const stored = new Set(
      (await tx.query<{ id: number }>('select id from places')).map((row) => String(row.id)),
    );
    const places = book.places.filter((place) => !stored.has(place.id));
    await repository.writeBatch({ places, activities: CATALOGUE_ACTIVITIES.map(activityRecord) }, tx);
    for (const { id } of places) stored.add(id);
    let batch = emptyBatch();
    const flush = async (): Promise<void> => {
      await repository.writeBatch(batch, tx);
      report.hotels += batch.hotels.length;
      report.offers += batch.offers.length;
      report.reviews += batch.reviews.length;
      batch = emptyBatch();
      onProgress(report.hotels + skipped.length, hotels.length + skipped.length);
    };
    for (const { hotel, location } of locateAll(locator, hotels, mapping)) {
      if (location === undefined) {
        const expected = mapping.always?.region ?? hotel.country;
        skipped.push({
          line: hotel.line,
          reason: `place: expected a municipality of ${expected}, received "${hotel.city || hotel.municipality}"`,
        });
        continue;
      }
      const key = keyOf(hotel);
      const id = String(ids.get(key) ?? next++);
      for (const place of [...location.newPlaces, location.town]) {
        if (stored.has(place.id)) continue;
        stored.add(place.id);
        batch.places.push(place);
      }
      const seed = hotelSeed(0, `${mapping.register}|${key}`);
      const bundle = makeBundle(
        book,
        {
          id,
          seed,
          town: location.town,
          register: mapping.register,
          name: hotel.name,
          stars: hotel.stars,
          address: hotel.address,
          postcode: hotel.postcode,
          cityName: hotel.city || location.town.names.local,
          facilities: hotel.facilities,
          ...coordinates(hotel, mapping, seed),
          ...(hotel.rooms === undefined ? {} : { rooms: hotel.rooms }),
        },
        today,
        new Set(),
      );
      batch.hotels.push(bundle.hotel);
      batch.externalKeys.set(id, key);
      batch.offers.push(...bundle.offers);
      batch.calendars.push(bundle.calendar);
      batch.reviews.push(...bundle.reviews);
      if (batch.hotels.length >= BATCH) await flush();
    }
    await flush();
    await repository.markChanged(tx);
  });
  skipped.sort((a, b) => a.line - b.line);
  return {
    register: mapping.register,
    ...report,
    skipped,
    milliseconds: Math.round(performance.now() - begin),
  };
}

/** Finds all towns; those that no source knows come last, when the others have told where the postcodes are. */
function locateAll(
  locator: Locator,
  hotels: readonly RegisterHotel[],
  mapping: ImportMapping,
): { hotel: RegisterHotel; location: Location | undefined }[] {
  const first = hotels.map((hotel) => ({ hotel, location: locator.known(hotel, mapping.always?.region) }));
  for (const { hotel, location } of first)
    if (location !== undefined) locator.learn(hotel.postcode, location.town);
  return first.map(({ hotel, location }) => ({ hotel, location: location ?? locator.make(hotel) }));
}

/** Where the house stands: exactly, or somewhere near the middle of its municipality so that pins do not pile up. */
function coordinates(
  hotel: RegisterHotel,
  mapping: ImportMapping,
  seed: number,
): { lat?: number; lng?: number } {
  if (hotel.lat === undefined || hotel.lng === undefined) return {};
  if (mapping.coordinates !== 'municipality') return { lat: hotel.lat, lng: hotel.lng };
  const random = createRandom(seed, 'spot');
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { lat: round(hotel.lat + random.bell() * 0.009), lng: round(hotel.lng + random.bell() * 0.012) };
}

function emptyBatch(): {
  places: PlaceRecord[];
  hotels: HotelRecord[];
  externalKeys: Map<string, string>;
  offers: OfferRecord[];
  calendars: CalendarRecord[];
  reviews: ReviewRecord[];
} {
  return { places: [], hotels: [], externalKeys: new Map(), offers: [], calendars: [], reviews: [] };
}
