import type { Queryable } from '../../database/database.ts';
import type {
  ActivityRecord,
  CalendarRecord,
  GiftRecord,
  HotelRecord,
  OfferRecord,
  PlaceRecord,
  ReviewRecord,
} from '../records.ts';
import { pricesToBytes } from './calendar-bytes.ts';

/** Parts of the catalogue that `writeBatch` stores. */
export interface CatalogueBatch {
  places?: readonly PlaceRecord[];
  activities?: readonly ActivityRecord[];
  hotels?: readonly HotelRecord[];
  /** Key of a hotel in its register, by hotel id; a repeated import replaces by it. */
  externalKeys?: ReadonlyMap<string, string>;
  offers?: readonly OfferRecord[];
  calendars?: readonly CalendarRecord[];
  reviews?: readonly ReviewRecord[];
  gifts?: readonly GiftRecord[];
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/**
 * Upserts for places, activities and hotels, which keep what a supplier sent. Existing calendars stay, since nights of them are sold. (`on conflict`
 * would wait for bookings in progress.)
 */
const STATEMENTS = {
  places: `insert into places (id, category, country, data)
    select (x->>'id')::bigint, x->>'category', x->>'country', x from jsonb_array_elements($1::jsonb) x
    on conflict (id) do update set data = excluded.data`,
  activities: `insert into activities (id, data)
    select (x->>'id')::bigint, x from jsonb_array_elements($1::jsonb) x
    on conflict (id) do update set data = excluded.data`,
  hotels: `insert into hotels (id, city_id, country, register, external_key, data)
    select (x->'hotel'->>'id')::bigint, (x->'hotel'->>'cityId')::bigint, x->'hotel'->>'country',
      x->'hotel'->>'register', x->>'key', x->'hotel' from jsonb_array_elements($1::jsonb) x
    on conflict (id) do update set city_id = excluded.city_id, country = excluded.country,
      external_key = excluded.external_key,
      data = excluded.data ||
        case when hotels.data ? 'supplied' then jsonb_build_object('supplied', hotels.data->'supplied') else '{}' end ||
        case when hotels.data->'supplied' ? 'photos' then jsonb_build_object('pictures', hotels.data->'pictures') else '{}' end`,
  offers: `insert into offers (id, hotel_id, kind, data)
    select (x->>'id')::bigint, (x->>'hotelId')::bigint, x->>'kind', x from jsonb_array_elements($1::jsonb) x`,
  reviews: `insert into reviews (hotel_id, position, language, score, author, written_on, company, title, body,
      negative)
    select (x->>0)::bigint, (x->>1)::integer, x->>2, (x->>3)::numeric, x->>4, (x->>5)::date, x->>6, x->>7, x->>8,
      x->>9
    from jsonb_array_elements($1::jsonb) x`,
  gifts: `insert into gifts (id, kind, code, slug, data)
    select (x->>'id')::bigint, x->>'kind', x->>'code', x->>'slug', x from jsonb_array_elements($1::jsonb) x
    on conflict (id) do update set data = excluded.data`,
  calendars: `insert into calendars (hotel_id, first_day, prices, promos, stock, min_los)
    select a, b, decode(c, 'base64'), decode(d, 'base64'), decode(e, 'base64'), decode(f, 'base64')
    from unnest($1::bigint[], $2::date[], $3::text[], $4::text[], $5::text[], $6::text[]) t(a, b, c, d, e, f)
    where not exists (select 1 from calendars where hotel_id = a)`,
} as const;

function reviewRow(review: ReviewRecord): unknown[] {
  const { hotelId, position, language, score, author, date, company, title, text, negative } = review;
  return [hotelId, position, language, score, author, date, company, title, text, negative ?? null];
}

/** Stores a batch with one statement per table, which is fast for thousands of hotels. */
export async function writeCatalogueBatch(tx: Queryable, batch: CatalogueBatch): Promise<void> {
  const insert = async (sql: string, rows: readonly unknown[] | undefined): Promise<void> => {
    if (rows !== undefined && rows.length > 0) await tx.query(sql, [JSON.stringify(rows)]);
  };
  await insert(STATEMENTS.places, batch.places);
  await insert(STATEMENTS.activities, batch.activities);
  await insert(
    STATEMENTS.hotels,
    batch.hotels?.map((hotel) => ({ hotel, key: batch.externalKeys?.get(hotel.id) ?? null })),
  );
  await insert(STATEMENTS.offers, batch.offers);
  await insert(STATEMENTS.reviews, batch.reviews?.map(reviewRow));
  await insert(STATEMENTS.gifts, batch.gifts);
  const calendars = batch.calendars ?? [];
  if (calendars.length === 0) return;
  await tx.query(STATEMENTS.calendars, [
    calendars.map((calendar) => calendar.hotelId),
    calendars.map((calendar) => calendar.firstDay),
    calendars.map((calendar) => base64(pricesToBytes(calendar.prices))),
    calendars.map((calendar) => base64(calendar.promos)),
    calendars.map((calendar) => base64(calendar.stock)),
    calendars.map((calendar) => base64(calendar.minLos)),
  ]);
}
