import { setImmediate } from 'node:timers/promises';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '../../../database/database.ts';
import { LEFT_TO_SELL } from '../../../selling/stock/room-nights.ts';

/** Nights of a hotel in which two figures differ that should be equal. */
export interface NightsDifference {
  hotelId: string;
  /**
   * `sold`: rooms that bookings hold, and rooms sold of the stock. `left`, `price`, `promotion`, `minimumStay`: the
   * stock, and the calendar made from it. `search`: the calendar, and what searches of a process are answered from.
   */
  what: 'sold' | 'left' | 'price' | 'promotion' | 'minimumStay' | 'search';
  /** Number of such nights, the first of them and its two figures. */
  nights: number;
  night: PlainDate;
  expected: number;
  found: number;
}

/** Hotels of one statement: the embedded database runs on the thread that answers visitors. */
const HOTELS = { embedded: 10, server: 100 };

const SHOWN_PRICE = [0, 1, 2, 3]
  .map((place) => `(get_byte(c.prices, 4 * i + ${place}) << ${8 * place})`)
  .join(' | ');

/** Copies of the bytes: stored ones would be fetched again for each night. */
const COMPARE = `
with c as materialized (
  select hotel_id, 'standard' as room_type, first_day, prices || ''::bytea as prices, promos || ''::bytea as promos,
    stock || ''::bytea as stock, min_los || ''::bytea as min_los
  from calendars where hotel_id = any($1::bigint[])
  union all
  select hotel_id, room_type, first_day, prices || ''::bytea, promos || ''::bytea, stock || ''::bytea,
    min_los || ''::bytea
  from room_calendars where hotel_id = any($1::bigint[])
), held as (
  select hotel_id, room_type, night, sum(rooms)::integer as rooms from booking_nights
  where hotel_id = any($1::bigint[]) and given_back_at is null and night >= $2::date group by 1, 2, 3
), kept as (
  -- Null, which differs from nothing, where a room type follows the standard room.
  select hotel_id, room_type, night, case when not follows then price_cents end as price_cents,
    case when not follows then promo end as promo, sold, ${LEFT_TO_SELL} as left_rooms,
    case when follows then null when closed_to_arrival then 0 else min_stay end as min_los
  from room_nights where hotel_id = any($1::bigint[]) and night >= $2::date
), differing as (
  select hotel_id, night, what, expected, found
  from held full join kept using (hotel_id, room_type, night) join c using (hotel_id, room_type)
  cross join lateral (select night - c.first_day as i) place
  cross join lateral (values ('sold', coalesce(held.rooms, 0), coalesce(kept.sold, 0)),
    ('left', kept.left_rooms, get_byte(c.stock, i)), ('price', kept.price_cents, ${SHOWN_PRICE}),
    ('promotion', kept.promo, get_byte(c.promos, i)), ('minimumStay', kept.min_los, get_byte(c.min_los, i)))
    pairs(what, expected, found)
  where i between 0 and length(c.stock) - 1 and expected <> found
)
select hotel_id::text as "hotelId", what, count(*)::integer as nights, min(night) as night,
  (array_agg(expected order by night))[1] as expected, (array_agg(found order by night))[1] as found
from differing group by hotel_id, what order by differing.hotel_id, what`;

/** Compares bookings, stock and calendars of all hotels from `today` on. Each statement sees one snapshot. */
export async function compareNights(db: Database, today: PlainDate): Promise<NightsDifference[]> {
  const found: NightsDifference[] = [];
  for (let last = -1; ;) {
    const hotels = await db.query<{ id: number }>(
      'select hotel_id as id from calendars where hotel_id > $1 order by hotel_id limit $2',
      [last, HOTELS[db.kind]],
    );
    const end = hotels.at(-1);
    if (end === undefined) return found;
    found.push(...(await db.query<NightsDifference>(COMPARE, [hotels.map(({ id }) => id), today])));
    last = end.id;
    await setImmediate();
  }
}
