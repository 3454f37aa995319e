import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { RoomsOfNight } from './held-rooms.ts';

/** Constraint of the table: rooms sold never exceed the allotment. */
const OVERSOLD = 'room_nights_oversold';

/** SQL of the rooms that a row leaves to sell, as calendars show them: a byte. */
export const LEFT_TO_SELL = 'case when closed then 0 else least(255, allotment - sold) end';

/** Rooms left of a night. */
export interface LeftOfNight {
  night: PlainDate;
  left: number;
}

/** A night of a hotel as its calendar has it, and the rooms to add to those sold. */
interface SoldNight extends RoomsOfNight {
  calendar: CalendarRecord;
  /** Rooms of the night in all, if it has no row yet. */
  allotment: number;
}

/**
 * Adds rooms to those sold, in the table that decides: it refuses more than the allotment, whatever the caller checked
 * (error NO_AVAILABILITY, the transaction is lost). A night without a row gets one from the calendar. Returns what is
 * left. The caller has locked the calendar.
 */
export async function sellNights(
  tx: Queryable,
  calendar: CalendarRecord,
  nights: readonly RoomsOfNight[],
  room: string = STANDARD_ROOM,
): Promise<LeftOfNight[]> {
  const rows = nights.map((one) => ({
    ...one,
    calendar,
    allotment: calendar.stock[nightsBetween(calendar.firstDay, one.night)] ?? 0,
  }));
  try {
    return await addSold(tx, rows, room);
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== OVERSOLD) throw error;
    throw new GatewayError('NO_AVAILABILITY', 'A night of the stay is fully booked.');
  }
}

/** Enters nights that bookings hold for new calendars, from which they have not been deducted yet. */
export async function enterHeld(
  tx: Queryable,
  calendars: readonly CalendarRecord[],
  held: ReadonlyMap<string, readonly RoomsOfNight[]>,
): Promise<void> {
  const rows = calendars.flatMap((calendar) =>
    (held.get(calendar.hotelId) ?? []).flatMap(({ night, rooms }) => {
      const left = calendar.stock[nightsBetween(calendar.firstDay, night)];
      return left === undefined ? [] : [{ calendar, night, rooms, allotment: Math.max(left, rooms) }];
    }),
  );
  if (rows.length > 0) await addSold(tx, rows);
}

function addSold(
  tx: Queryable,
  rows: readonly SoldNight[],
  room: string = STANDARD_ROOM,
): Promise<LeftOfNight[]> {
  const at = rows.map(({ calendar, night }) => nightsBetween(calendar.firstDay, night));
  const column = (name: 'prices' | 'promos' | 'stock' | 'minLos' | 'limits') =>
    rows.map(({ calendar }, place) => calendar[name]?.[at[place] ?? 0] ?? 0);
  return tx.query<LeftOfNight>(
    `insert into room_nights
      (hotel_id, night, sold, allotment, wanted, price_cents, promo, min_stay, closed_to_arrival, max_stay,
        closed_to_departure, room_type, follows)
    select hotel_id, night, sold, allotment, wanted, price, promo, greatest(1, min_los), min_los = 0, limits & 127,
      limits >= 128, $10, $10 <> '${STANDARD_ROOM}'
    from unnest($1::bigint[], $2::date[], $3::smallint[], $4::smallint[], $5::smallint[], $6::integer[],
      $7::smallint[], $8::smallint[], $9::smallint[])
      t(hotel_id, night, sold, allotment, wanted, price, promo, min_los, limits)
    on conflict (hotel_id, room_type, night) do update set sold = room_nights.sold + excluded.sold
    returning night, ${LEFT_TO_SELL} as left`,
    [
      rows.map(({ calendar }) => calendar.hotelId),
      rows.map(({ night }) => night),
      rows.map(({ rooms }) => rooms),
      rows.map(({ allotment }) => allotment),
      column('stock'),
      column('prices'),
      column('promos'),
      column('minLos'),
      column('limits'),
      room,
    ],
  );
}

/**
 * Deducts rooms from those sold and returns what is left. An allotment that was more than wanted, because more was
 * sold, goes down with them. Nights without a row are past.
 */
export function unsellNights(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
  room: string = STANDARD_ROOM,
): Promise<LeftOfNight[]> {
  return tx.query<LeftOfNight>(
    `update room_nights r set sold = sold - t.rooms, allotment = greatest(wanted, sold - t.rooms)
    from unnest($2::date[], $3::smallint[]) t(night, rooms)
    where r.hotel_id = $1 and r.room_type = $4 and r.night = t.night
    returning r.night, ${LEFT_TO_SELL} as left`,
    [hotelId, nights.map(({ night }) => night), nights.map(({ rooms }) => rooms), room],
  );
}

/** Lowers allotments to the rooms of the hotels, and below only what is sold. The caller has locked the calendars. */
export async function capAllotments(tx: Queryable, hotelIds: readonly string[]): Promise<void> {
  await tx.query(
    `update room_nights r set wanted = rooms, allotment = greatest(rooms, sold)
    from (select id, (data->>'rooms')::integer as rooms from hotels where id = any($1::bigint[])) h
    where r.hotel_id = h.id and wanted > rooms`,
    [hotelIds],
  );
}
