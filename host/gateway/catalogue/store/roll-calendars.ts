import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord, HotelRecord, PlaceRecord } from '../records.ts';
import type { Queryable } from '../../database/database.ts';
import { showNights } from '../inventory/push/write-nights.ts';
import { pricesToBytes } from './calendar-bytes.ts';

/** Setting with the day to which all calendars are rolled. */
export const ROLLED_TO = 'catalogue.rolledTo';

/** Advisory lock id (any number): one process at a time rolls or imports calendars. */
const TURN_LOCK = 7_290_119;

/** A calendar that begins before a day, with its hotel. */
export interface OldCalendar {
  hotel: HotelRecord;
  town: PlaceRecord;
  firstDay: PlainDate;
  days: number;
}

/** Acquires the lock for rolling calendars until the end of the transaction; false if another process has it. */
export async function tryCalendarLock(tx: Queryable): Promise<boolean> {
  const rows = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    TURN_LOCK,
  ]);
  return rows[0]?.taken === true;
}

/** Waits for the lock for rolling and importing calendars, and holds it until the end of the transaction. */
export async function lockCalendarRolling(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [TURN_LOCK]);
}

/** A batch of hotels whose calendars begin before `day`. */
export async function calendarsBefore(tx: Queryable, day: PlainDate, limit: number): Promise<OldCalendar[]> {
  const rows = await tx.query<{ hotel: string; town: string; first_day: string; days: number }>(
    `select h.data::text as hotel, p.data::text as town, c.first_day, length(c.stock) as days
    from calendars c join hotels h on h.id = c.hotel_id join places p on p.id = h.city_id
    where c.first_day < $1 order by c.hotel_id limit $2`,
    [day, limit],
  );
  return rows.map((row) => ({
    hotel: JSON.parse(row.hotel) as HotelRecord,
    town: JSON.parse(row.town) as PlaceRecord,
    firstDay: row.first_day,
    days: row.days,
  }));
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** New nights of a calendar, and the day that it began with. */
export interface Continuation {
  before: PlainDate;
  nights: CalendarRecord;
}

/**
 * Drops the nights before `day` and appends new ones in one statement, so that concurrent sales are neither lost nor
 * undone: remaining nights are copied as they are.
 */
export async function rollCalendars(
  tx: Queryable,
  day: PlainDate,
  continuations: readonly Continuation[],
): Promise<void> {
  const nights = continuations.map((one) => one.nights);
  await tx.query(
    `update calendars c set first_day = $1,
      prices = substr(c.prices, 4 * ($1::date - c.first_day) + 1) || decode(t.prices, 'base64'),
      promos = substr(c.promos, $1::date - c.first_day + 1) || decode(t.promos, 'base64'),
      stock = substr(c.stock, $1::date - c.first_day + 1) || decode(t.stock, 'base64'),
      min_los = substr(c.min_los, $1::date - c.first_day + 1) || decode(t.min_los, 'base64'),
      limits = substr(c.limits, $1::date - c.first_day + 1) || decode(t.limits, 'base64')
    from unnest($2::bigint[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
      t(hotel_id, before, prices, promos, stock, min_los, limits)
    where c.hotel_id = t.hotel_id and c.first_day = t.before`,
    [
      day,
      nights.map(({ hotelId }) => hotelId),
      continuations.map(({ before }) => before),
      nights.map(({ prices }) => base64(pricesToBytes(prices))),
      nights.map(({ promos }) => base64(promos)),
      nights.map(({ stock }) => base64(stock)),
      nights.map(({ minLos }) => base64(minLos)),
      nights.map(({ stock, limits = new Uint8Array(stock.length) }) => base64(limits)),
    ],
  );
  await tx.query('delete from room_nights where hotel_id = any($1::bigint[]) and night < $2', [
    nights.map(({ hotelId }) => hotelId),
    day,
  ]);
  // Calendars of room types are made again: they begin with that of the hotel.
  const ofRooms = await tx.query<{ id: string }>(
    'select distinct hotel_id::text as id from room_calendars where hotel_id = any($1::bigint[])',
    [nights.map(({ hotelId }) => hotelId)],
  );
  for (const { id } of ofRooms) await showNights(tx, id);
}
