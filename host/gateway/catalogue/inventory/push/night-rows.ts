import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../../database/database.ts';

/** A row of `room_nights`. */
export interface NightRow {
  night: PlainDate;
  price: number;
  wanted: number;
  sold: number;
  promo: number;
  minStay: number;
  maxStay: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** Price, promotion and restrictions are those of the standard room. */
  follows: boolean;
}

/** The rows of a room type from one night to another. */
export async function readNightRows(
  tx: Queryable,
  hotelId: string,
  room: string,
  first: PlainDate,
  last: PlainDate,
): Promise<Map<PlainDate, NightRow>> {
  const rows = await tx.query<NightRow>(
    `select night, price_cents as price, wanted, sold, promo, min_stay as "minStay", max_stay as "maxStay", closed,
      closed_to_arrival as "closedToArrival", closed_to_departure as "closedToDeparture", follows
    from room_nights where hotel_id = $1 and room_type = $2 and night between $3 and $4`,
    [hotelId, room, first, last],
  );
  return new Map(rows.map((row) => [row.night, row]));
}

/** Writes rows, but for what is sold. */
export async function writeNightRows(
  tx: Queryable,
  hotelId: string,
  room: string,
  rows: readonly NightRow[],
): Promise<void> {
  await tx.query(
    `insert into room_nights
      (hotel_id, room_type, night, price_cents, wanted, allotment, promo, min_stay, closed, closed_to_arrival,
        max_stay, closed_to_departure, follows)
    select $1, $2, night, price, wanted, wanted, promo, min_stay, closed, closed_to_arrival, max_stay,
      closed_to_departure, follows
    from unnest($3::date[], $4::integer[], $5::smallint[], $6::smallint[], $7::smallint[], $8::boolean[],
      $9::boolean[], $10::smallint[], $11::boolean[], $12::boolean[])
      t(night, price, wanted, promo, min_stay, closed, closed_to_arrival, max_stay, closed_to_departure, follows)
    on conflict (hotel_id, room_type, night) do update set price_cents = excluded.price_cents,
      wanted = excluded.wanted, allotment = greatest(excluded.wanted, room_nights.sold),
      promo = excluded.promo, min_stay = excluded.min_stay, closed = excluded.closed,
      closed_to_arrival = excluded.closed_to_arrival, max_stay = excluded.max_stay,
      closed_to_departure = excluded.closed_to_departure, follows = excluded.follows`,
    [
      hotelId,
      room,
      rows.map(({ night }) => night),
      rows.map(({ price }) => price),
      rows.map(({ wanted }) => wanted),
      rows.map(({ promo }) => promo),
      rows.map(({ minStay }) => minStay),
      rows.map(({ closed }) => closed),
      rows.map(({ closedToArrival }) => closedToArrival),
      rows.map(({ maxStay }) => maxStay),
      rows.map(({ closedToDeparture }) => closedToDeparture),
      rows.map(({ follows }) => follows),
    ],
  );
}
