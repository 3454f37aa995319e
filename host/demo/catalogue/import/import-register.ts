import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { lockCalendarRolling } from '@staykit/gateway/catalogue/store/roll-calendars.ts';
import { rescoreRegister } from '@staykit/gateway/visitors/reviews/hotel-score.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { capStock } from '@staykit/gateway/selling/stock/cap-stock.ts';
import {
  clearOffers,
  highestHotelId,
  hotelsOfRegister,
  removeHotels,
} from '@staykit/gateway/catalogue/store/register-hotels.ts';
import { CATALOGUE_ACTIVITIES, activityRecord } from '../data/activities.ts';
import { makeBundle } from '../make-bundle.ts';
import { hotelSeed } from '../make-hotel.ts';
import { buildPlaces } from '../places.ts';
import { createRandom } from '../random.ts';
import type {
  CalendarRecord,
  HotelRecord,
  OfferRecord,
  PlaceRecord,
  ReviewRecord,
} from '@staykit/gateway/catalogue/records.ts';
import { createLocator } from './locate.ts';
import type { Location, Locator } from './locate.ts';
import type { ImportMapping } from './mapping.ts';
import { importText } from './import-text.ts';
import { readRegister } from './read-register.ts';
import { matchKeys, registerKey } from './register-key.ts';
import type { RegisterHotel, SkippedLine } from './register-line.ts';

/** First id of imported hotels. */
const FIRST_REGISTER_ID = 100_001;
const BATCH = 250;

/** Options of `importRegister`. */
export interface ImportOptions {
  db: Database;
  /** The register, `.csv` or `.json`. */
  file: string;
  /** How to read the columns; detected from them without one. */
  mapping?: ImportMapping;
  /** First day of prices and stock. */
  today: PlainDate;
  onProgress?: (done: number, total: number) => void;
}

/** Result of an import. */
export interface ImportReport {
  register: string;
  hotels: number;
  offers: number;
  reviews: number;
  /** Hotels of an earlier import that were replaced. */
  replaced: number;
  /** Hotels that left the register: kept for their bookings, not sold. */
  withdrawn: number;
  skipped: SkippedLine[];
  milliseconds: number;
}

/**
 * Imports a register and generates what it does not contain: offers, calendars, reviews, pictures. One transaction. A
 * repeated import replaces the first: hotels keep their ids and calendars, and stock is only lowered, to the rooms of
 * the register less those booked. The shop may run meanwhile.
 */
export async function importRegister(options: ImportOptions): Promise<ImportReport> {
  const { db, file, today, onProgress = () => undefined } = options;
  const begin = performance.now();
  const repository = catalogueRepository(db);
  const { mapping, hotels, skipped } = readRegister(
    basename(file),
    importText(basename(file), await readFile(file)),
    options.mapping,
  );
  const book = buildPlaces();
  const locator = createLocator(book);
  const report = { hotels: 0, offers: 0, reviews: 0, replaced: 0, withdrawn: 0 };
  await db.transaction(async (tx) => {
    // Excludes rolling and other imports, which could both add nights with old room counts.
    await lockCalendarRolling(tx);
    const before = await hotelsOfRegister(tx, mapping.register);
    report.replaced = before.length;
    const known = matchKeys(hotels.map(registerKey), before);
    const leaving = new Set(before.map(({ id }) => id));
    await clearOffers(tx, mapping.register);
    let next = Math.max(await highestHotelId(tx), FIRST_REGISTER_ID - 1) + 1;
    const stored = new Set(
      (await tx.query<{ id: number }>('select id from places')).map((row) => String(row.id)),
    );
    const places = book.places.filter((place) => !stored.has(place.id));
    await repository.writeBatch({ places, activities: CATALOGUE_ACTIVITIES.map(activityRecord) }, tx);
    for (const { id } of places) stored.add(id);
    let batch = emptyBatch();
    const flush = async (): Promise<void> => {
      await repository.writeBatch(batch, tx);
      await capStock(
        tx,
        batch.hotels.map(({ id }) => id),
      );
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
      const key = registerKey(hotel);
      const former = known.get(key);
      const id = former?.id ?? String(next++);
      leaving.delete(id);
      for (const place of [...location.newPlaces, location.town]) {
        if (stored.has(place.id)) continue;
        stored.add(place.id);
        batch.places.push(place);
      }
      const seed = former?.seed ?? hotelSeed(0, `${mapping.register}|${key}`);
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
    report.withdrawn = await removeHotels(tx, [...leaving], addDays(today, -1));
    await rescoreRegister(tx, mapping.register);
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

/** Locates all hotels; those in unknown towns last, when the others have shown where postcodes are. */
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

/**
 * Coordinates of a hotel: exact, or scattered around the centre of its municipality so that map pins do not overlap.
 */
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
