import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database, Queryable } from '@staykit/gateway/database/database.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { CATALOGUE_ACTIVITIES, activityRecord } from './data/activities.ts';
import { ROLLED_TO, lockCalendarRolling } from '@staykit/gateway/catalogue/store/roll-calendars.ts';
import { heldRooms } from '@staykit/gateway/selling/stock/held-rooms.ts';
import { enterHeld } from '@staykit/gateway/selling/stock/room-nights.ts';
import { makeGifts } from './gifts.ts';
import { makeBundle } from './make-bundle.ts';
import { hotelSeed } from './make-hotel.ts';
import { chooseSites } from './place-hotels.ts';
import type { PlaceBook } from './places.ts';
import { buildPlaces } from './places.ts';
import type {
  CalendarRecord,
  CatalogueRecords,
  HotelBundle,
  OfferRecord,
  PlaceRecord,
  ReviewRecord,
} from '@staykit/gateway/catalogue/records.ts';

/** Number of hotels at the first start. */
export const DEFAULT_HOTELS = 2_500;
/** Seed of the first start: fixed, so that addresses in examples and docs work in every installation. */
export const DEFAULT_SEED = 20_260;
/** Id of the first generated hotel; imported ones have higher ids. */
const FIRST_HOTEL_ID = 10_001;
const BATCH = 250;
/** No time limit: large catalogues take minutes. */
const UPKEEP = { upkeep: true };

/** Options of `generateCatalogue`. */
export interface GenerateOptions {
  db: Database;
  /** First day of prices and stock. */
  today: PlainDate;
  seed?: number;
  hotels?: number;
  /** Called after each batch. */
  onProgress?: (done: number, total: number) => void;
}

/** Result of `generateCatalogue`. */
export interface GenerateReport {
  hotels: number;
  offers: number;
  reviews: number;
  places: number;
  milliseconds: number;
  /** The generated records, so that a first start need not read them. */
  catalogue: CatalogueRecords;
}

/** Generates the hotels of a seed one by one, without a database. Deterministic by seed and day. */
export function* inventHotels(
  book: PlaceBook,
  seed: number,
  hotels: number,
  today: PlainDate,
): Generator<HotelBundle & { reviews: ReviewRecord[]; town: PlaceRecord }> {
  const taken = new Set<string>();
  let number = 0;
  for (const site of chooseSites(book, hotels, seed)) {
    const id = String(FIRST_HOTEL_ID + number);
    number += 1;
    yield {
      ...makeBundle(book, { id, seed: hotelSeed(seed, id), register: '', ...site }, today, taken),
      town: site.town,
    };
  }
}

/** Replaces the catalogue by a generated one, in one transaction. */
export async function generateCatalogue(options: GenerateOptions): Promise<GenerateReport> {
  const { db, today, seed = DEFAULT_SEED, hotels = DEFAULT_HOTELS, onProgress = () => undefined } = options;
  const begin = performance.now();
  const repository = catalogueRepository(db);
  const book = buildPlaces();
  const vouchers: OfferRecord[] = [];
  const known = new Set(book.places.map((place) => place.id));
  const report = { hotels: 0, offers: 0, reviews: 0 };
  const catalogue: CatalogueRecords = {
    places: [...book.places],
    activities: CATALOGUE_ACTIVITIES.map(activityRecord),
    hotels: [],
    offers: [],
    calendars: new Map(),
  };
  await db.transaction(async (tx) => {
    await lockCalendarRolling(tx);
    await tx.script(
      `delete from gifts; truncate hotel_changes, reviews, room_nights, room_calendars, rate_plans, withdrawn_offers,
        undated_plans, activity_days, calendars, offers, hotels, activities, places`,
    );
    await repository.writeBatch({ places: book.places, activities: catalogue.activities }, tx);
    let batch: ReturnType<typeof emptyBatch> = emptyBatch();
    const flush = async (): Promise<void> => {
      await takeOffHeld(tx, batch.calendars, today);
      await repository.writeBatch(batch, tx);
      report.hotels += batch.hotels.length;
      report.offers += batch.offers.length;
      report.reviews += batch.reviews.length;
      batch = emptyBatch();
      onProgress(report.hotels, hotels);
    };
    for (const { hotel, offers, calendar, reviews, town } of inventHotels(book, seed, hotels, today)) {
      if (!known.has(town.id)) {
        known.add(town.id);
        batch.places.push(town);
        catalogue.places.push(town);
      }
      catalogue.hotels.push(hotel);
      catalogue.offers.push(...offers);
      catalogue.calendars.set(hotel.id, calendar);
      batch.hotels.push(hotel);
      batch.offers.push(...offers);
      batch.calendars.push(calendar);
      batch.reviews.push(...reviews);
      vouchers.push(...offers.filter((offer) => offer.kind === 'voucher'));
      if (batch.hotels.length >= BATCH) await flush();
    }
    await flush();
    await repository.writeBatch({ gifts: makeGifts(vouchers) }, tx);
    await repository.setSetting('catalogue.seed', String(seed), tx);
    await repository.setSetting('catalogue.firstDay', today, tx);
    await repository.setSetting(ROLLED_TO, today, tx);
    await repository.markChanged(tx);
  }, UPKEEP);
  return { ...report, places: known.size, milliseconds: Math.round(performance.now() - begin), catalogue };
}

/** Subtracts booked nights from new calendars. */
async function takeOffHeld(
  tx: Queryable,
  calendars: readonly CalendarRecord[],
  today: PlainDate,
): Promise<void> {
  const ids = calendars.map(({ hotelId }) => hotelId);
  const held = await heldRooms(tx, ids, today);
  await enterHeld(tx, calendars, held);
  for (const { hotelId, firstDay, stock } of calendars) {
    for (const { night, rooms } of held.get(hotelId) ?? []) {
      const index = nightsBetween(firstDay, night);
      const left = stock[index];
      if (left !== undefined) stock[index] = Math.max(0, left - rooms);
    }
  }
}

function emptyBatch(): Required<Pick<HotelBatch, 'places' | 'hotels' | 'offers' | 'calendars' | 'reviews'>> {
  return { places: [], hotels: [], offers: [], calendars: [], reviews: [] };
}

interface HotelBatch {
  places: PlaceRecord[];
  hotels: HotelBundle['hotel'][];
  offers: OfferRecord[];
  calendars: HotelBundle['calendar'][];
  reviews: ReviewRecord[];
}
