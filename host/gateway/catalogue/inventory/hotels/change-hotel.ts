import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../../database/database.ts';
import { lockCalendar } from '../../../selling/stock/stock.ts';
import type { HotelRecord } from '../../records.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import { makeOffers } from './make-offers.ts';
import type { Outcome } from './outcome.ts';
import { showRooms } from '../push/show-rooms.ts';

/**
 * Changes the record of a hotel under a lock, and what is made from it: offers, and calendars of room types. `change`
 * returns the new record, or what is wrong. The calendar is locked first, as everywhere.
 */
export async function changeHotel(
  tx: Queryable,
  hotelId: string,
  change: (hotel: HotelRecord) => HotelRecord | string,
): Promise<Outcome> {
  const calendar = await lockCalendar(tx, hotelId);
  const [row] = await tx.query<{ data: string }>(
    'select data::text as data from hotels where id = $1 for no key update',
    [hotelId],
  );
  if (!row) return { problem: 'hotel: unknown.' };
  const before = JSON.parse(row.data) as HotelRecord;
  const after = change(before);
  if (typeof after === 'string') return { problem: after };
  if (isDeepStrictEqual(before, after)) return 'same';
  await tx.query('update hotels set data = $2, city_id = $3, country = $4 where id = $1', [
    hotelId,
    JSON.stringify(after),
    after.cityId,
    after.country,
  ]);
  await makeOffers(tx, after);
  if (calendar) await showRooms(tx, after, calendar);
  await recordHotelChange(tx, hotelId);
  return 'changed';
}

/** A record with other facts of its supplier. */
export const withSupplied = (
  hotel: HotelRecord,
  supplied: Partial<NonNullable<HotelRecord['supplied']>>,
): HotelRecord => ({ ...hotel, supplied: { ...hotel.supplied, ...supplied } });

/** The fields of an item that were sent, without those named. */
export function sentFields<Item extends object, Name extends keyof Item>(
  item: Item,
  ...without: readonly Name[]
): Omit<Item, Name> {
  const rest = { ...item };
  for (const name of without) delete rest[name];
  return rest;
}
