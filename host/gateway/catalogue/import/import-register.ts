import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { addDays, type PlainDate } from '../../../../widgets/core/dates/plain-date.ts';
import type { Database } from '../../database/database.ts';
import { waitForTurn } from '../../repositories/calendar-turn.ts';
import { catalogueRepository } from '../../repositories/catalogue-repository.ts';
import { capStock } from '../../repositories/cap-stock.ts';
import {
  clearOffers,
  highestHotelId,
  hotelsOfRegister,
  removeHotels,
} from '../../repositories/register-hotels.ts';
import { CATALOGUE_ACTIVITIES, activityRecord } from '../activities.ts';
import { makeBundle } from '../make-bundle.ts';
import { hotelSeed } from '../made-up-hotel.ts';
import { buildPlaces } from '../places.ts';
import { createRandom } from '../random.ts';
import type { CalendarRecord, HotelRecord, OfferRecord, PlaceRecord, ReviewRecord } from '../records.ts';
import { createLocator } from './locate.ts';
import type { Location, Locator } from './locate.ts';
import type { ImportMapping } from './mapping.ts';
import { readRegister } from './read-register.ts';
import { matchKeys, registerKey } from './register-key.ts';
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
  /** Hotels that left the register and are kept for their bookings, not for sale. */
  withdrawn: number;
  skipped: SkippedLine[];
  milliseconds: number;
}

/**
 * Imports a register: what it tells is kept, the rest (offers, days, reviews, pictures) is made up. All of it comes
 * in one transaction, so that nothing half-imported stays. A second import of the same register replaces the first:
 * hotels keep their ids and their calendars, so that what was sold stays sold; stock is only ever lowered, to the rooms
 * that the register tells less those that are held. The shop may go on selling meanwhile.
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
  const report = { hotels: 0, offers: 0, reviews: 0, replaced: 0, withdrawn: 0 };
  await db.transaction(async (tx) => {
    // Not while calendars are rolled forward, or two imports would give new nights to the rooms of before.
    await waitForTurn(tx);
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
