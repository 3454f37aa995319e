import type { Database, Queryable, Reader } from '../../database/database.ts';
import type {
  ActivityRecord,
  CalendarRecord,
  CatalogueLanguage,
  CatalogueRecords,
  GiftRecord,
  HotelBundle,
  HotelRecord,
  OfferRecord,
  PlaceRecord,
  ReviewRecord,
} from '../records.ts';
import { changeState, type ChangeState } from './change-log.ts';
import {
  readCalendarsOf,
  readRoomCalendars,
  rowToCalendar,
  withRooms,
  type CalendarRow,
} from './calendar-bytes.ts';
import { writeCatalogueBatch } from './catalogue-write.ts';
import type { CatalogueBatch } from './catalogue-write.ts';
import { fullDays, type WantedPlaces } from '../inventory/activities/places.ts';

/** Notification channel of catalogue changes. */
export const CATALOGUE_CHANGE_CHANNEL = 'catalogue_change';

/** Rows per page of a read: larger ones would delay searches. */
const PAGE = 500;

/** A page of a hotel's reviews, newest first. */
export interface ReviewQuery {
  hotelId: string;
  language?: CatalogueLanguage;
  limit: number;
  offset: number;
}

/** Reading and writing the catalogue. */
export interface CatalogueRepository {
  /** Stores a batch, in the transaction `tx` if given. */
  writeBatch(batch: CatalogueBatch, tx?: Queryable): Promise<void>;
  /** Reads the whole catalogue for the search engine (hotels with offers only), in pages of one snapshot. */
  readAll(
    onProgress?: (read: number) => void,
    source?: Reader,
  ): Promise<CatalogueRecords & { state: ChangeState }>;
  /** Reads all calendars, in one snapshot. */
  readCalendars(source: Reader): Promise<Pick<CatalogueRecords, 'calendars'> & { state: ChangeState }>;
  hotelById(id: string): Promise<HotelRecord | undefined>;
  offerById(id: string): Promise<OfferRecord | undefined>;
  offersOfHotel(hotelId: string): Promise<OfferRecord[]>;
  /** Activity days on which a party finds too few places (places.ts). */
  fullDays(hotelId: string, wanted: WantedPlaces): Promise<ReadonlySet<string>>;
  calendarOf(hotelId: string): Promise<CalendarRecord | undefined>;
  reviews(query: ReviewQuery): Promise<ReviewRecord[]>;
  places(): Promise<PlaceRecord[]>;
  activities(): Promise<ActivityRecord[]>;
  gifts(): Promise<GiftRecord[]>;
  /** Number of hotels; 0 before the catalogue is generated or imported. */
  hotelCount(): Promise<number>;
  /** Number of the last change; read models are rebuilt when it grows. */
  changeNumber(): Promise<number>;
  /**
   * Records a change and notifies all processes: of facts, or of calendars alone, which are faster to read. Call it
   * last in the transaction.
   */
  markChanged(tx?: Queryable, what?: 'facts' | 'calendars'): Promise<number>;
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string, tx?: Queryable): Promise<void>;
}

interface DataRow {
  id: number;
  data: string;
}

/** Reads a `data` column in pages by id. Selected as text, since JSON.parse is faster than the driver's parser. */
async function readData<T>(
  tx: Pick<Queryable, 'query'>,
  table: 'places' | 'activities' | 'hotels' | 'offers' | 'gifts',
): Promise<T[]> {
  const records: T[] = [];
  for (let last = -1; ;) {
    const rows = await tx.query<DataRow>(
      `select id, data::text as data from ${table} where id > $1 order by id limit ${PAGE}`,
      [last],
    );
    for (const row of rows) records.push(JSON.parse(row.data) as T);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return records;
    last = end.id;
  }
}

/** Hotels with their offers and calendars, by id; without unknown ids and hotels without offers. */
export async function readBundles(tx: Queryable, ids: readonly string[]): Promise<HotelBundle[]> {
  const list = [ids.map(Number)];
  const hotels = await tx.query<DataRow>(
    'select id, data::text as data from hotels where id = any($1::bigint[]) order by id',
    list,
  );
  const offers = await tx.query<DataRow>(
    'select id, data::text as data from offers where hotel_id = any($1::bigint[]) order by id',
    list,
  );
  const calendarOf = await readCalendarsOf(tx, ids);
  const offersOf = Map.groupBy(
    offers.map((row) => JSON.parse(row.data) as OfferRecord),
    (offer) => offer.hotelId,
  );
  return hotels.flatMap((row) => {
    const hotel = JSON.parse(row.data) as HotelRecord;
    const calendar = calendarOf.get(hotel.id);
    const own = offersOf.get(hotel.id);
    return calendar && own ? [{ hotel, offers: own, calendar }] : [];
  });
}

async function readCalendars(
  tx: Queryable,
  onProgress: (read: number) => void,
): Promise<Map<string, CalendarRecord>> {
  const calendars = new Map<string, CalendarRecord>();
  for (let last = -1; ;) {
    const rows = await tx.query<CalendarRow>(
      `select * from calendars where hotel_id > $1 order by hotel_id limit ${PAGE}`,
      [last],
    );
    const ofRooms = Map.groupBy(
      await readRoomCalendars(
        tx,
        rows.map(({ hotel_id }) => String(hotel_id)),
      ),
      ({ hotel_id }) => hotel_id,
    );
    for (const row of rows)
      calendars.set(String(row.hotel_id), withRooms(rowToCalendar(row), ofRooms.get(row.hotel_id) ?? []));
    onProgress(calendars.size);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return calendars;
    last = end.hotel_id;
  }
}

async function one<T>(db: Pick<Queryable, 'query'>, sql: string, id: string): Promise<T | undefined> {
  const rows = await db.query<{ data: string }>(sql, [id]);
  return rows[0] === undefined ? undefined : (JSON.parse(rows[0].data) as T);
}

/** The catalogue in the database. */
export function catalogueRepository(db: Database): CatalogueRepository {
  return {
    writeBatch: (batch, tx) =>
      tx === undefined
        ? db.transaction((own) => writeCatalogueBatch(own, batch))
        : writeCatalogueBatch(tx, batch),
    readAll: (onProgress = () => undefined, source = db.reader) =>
      source.snapshot(async (tx) => {
        const state = await changeState(tx);
        const places = await readData<PlaceRecord>(tx, 'places');
        const activities = await readData<ActivityRecord>(tx, 'activities');
        const hotels = await readData<HotelRecord>(tx, 'hotels');
        const offers = await readData<OfferRecord>(tx, 'offers');
        const calendars = await readCalendars(tx, onProgress);
        const onSale = new Set(offers.map(({ hotelId }) => hotelId));
        return {
          state,
          places,
          activities,
          hotels: hotels.filter(({ id }) => onSale.has(id)),
          offers,
          calendars,
        };
      }),
    readCalendars: (source) =>
      source.snapshot(async (tx) => ({
        state: await changeState(tx),
        calendars: await readCalendars(tx, () => undefined),
      })),
    hotelById: (id) => one(db.reader, 'select data::text as data from hotels where id = $1', id),
    offerById: (id) => one(db.reader, 'select data::text as data from offers where id = $1', id),
    async offersOfHotel(hotelId) {
      const rows = await db.reader.query<{ data: string }>(
        'select data::text as data from offers where hotel_id = $1 order by id',
        [hotelId],
      );
      return rows.map((row) => JSON.parse(row.data) as OfferRecord);
    },
    fullDays: (hotelId, wanted) => fullDays(db, hotelId, wanted),
    async calendarOf(hotelId) {
      return (await readCalendarsOf(db, [hotelId])).get(hotelId);
    },
    async reviews({ hotelId, language, limit, offset }) {
      const rows = await db.reader.query<ReviewRecord>(
        `select hotel_id::text as "hotelId", position, language, score::float8 as score, author,
          written_on as date, company, title, body as text
        from reviews where hotel_id = $1 and ($2::text is null or language = $2)
        order by position limit $3 offset $4`,
        [hotelId, language ?? null, limit, offset],
      );
      return rows;
    },
    places: () => readData<PlaceRecord>(db.reader, 'places'),
    activities: () => readData<ActivityRecord>(db.reader, 'activities'),
    gifts: () => readData<GiftRecord>(db.reader, 'gifts'),
    async hotelCount() {
      const rows = await db.query<{ count: number }>('select count(*)::int as count from hotels');
      return rows[0]?.count ?? 0;
    },
    async changeNumber() {
      const rows = await db.query<{ number: number }>('select number from catalogue_change');
      return rows[0]?.number ?? 0;
    },
    async markChanged(tx = db, what = 'facts') {
      const rows = await tx.query<{ number: number }>(
        `update catalogue_change set number = number + 1, token = gen_random_uuid(),
          facts_token = case when $1 then gen_random_uuid() else facts_token end returning number`,
        [what === 'facts'],
      );
      const number = rows[0]?.number ?? 0;
      await tx.query('select pg_notify($1, $2)', [CATALOGUE_CHANGE_CHANNEL, String(number)]);
      return number;
    },
    async setting(key) {
      const rows = await db.query<{ value: string }>('select value from catalogue_settings where key = $1', [
        key,
      ]);
      return rows[0]?.value;
    },
    async setSetting(key, value, tx = db) {
      await tx.query(
        `insert into catalogue_settings (key, value) values ($1, $2)
        on conflict (key) do update set value = excluded.value`,
        [key, value],
      );
    },
  };
}
