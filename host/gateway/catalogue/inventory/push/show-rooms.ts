import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../../database/database.ts';
import { FULL } from '../../../selling/stock/stock.ts';
import type { CalendarRecord, HotelRecord, RoomRecord } from '../../records.ts';
import { limitOf } from '../../stay-limits.ts';
import { pricesToBytes } from '../../store/calendar-bytes.ts';
import { readNightRows, type NightRow } from './night-rows.ts';

/**
 * Writes the calendars of a hotel's room types, from its own, from their nights and from what they are. Returns whether
 * one differs. The caller has locked the calendar and records the change.
 */
export async function showRooms(
  tx: Queryable,
  { id, supplied }: Pick<HotelRecord, 'id' | 'supplied'>,
  calendar: CalendarRecord,
): Promise<boolean> {
  let differs = false;
  for (const room of supplied?.rooms ?? []) {
    if (room.code === STANDARD_ROOM) continue;
    const last = addDays(calendar.firstDay, calendar.stock.length - 1);
    const rows = await readNightRows(tx, id, room.code, calendar.firstDay, last);
    const next = calendarOfRoom(calendar, room, rows);
    if (isSame(calendar.rooms?.get(room.code), next)) continue;
    differs = true;
    await tx.query(
      `insert into room_calendars (hotel_id, room_type, first_day, prices, promos, stock, min_los, limits)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (hotel_id, room_type) do update set
        first_day = excluded.first_day, prices = excluded.prices, promos = excluded.promos, stock = excluded.stock,
        min_los = excluded.min_los, limits = excluded.limits`,
      [
        id,
        room.code,
        next.firstDay,
        pricesToBytes(next.prices),
        next.promos,
        next.stock,
        next.minLos,
        next.limits,
      ],
    );
  }
  return differs;
}

/**
 * The calendar of a room type. Nights without a price of their own follow the standard room with the supplement, and
 * nights without an allotment have that of the room type.
 */
function calendarOfRoom(
  standard: CalendarRecord,
  { supplement = 0, allotment = 0 }: RoomRecord,
  rows: ReadonlyMap<string, NightRow>,
): Required<Omit<CalendarRecord, 'rooms'>> {
  const { hotelId, firstDay } = standard;
  const made = {
    hotelId,
    firstDay,
    prices: Int32Array.from(standard.prices, (price) => (price === 0 ? 0 : price + supplement)),
    promos: new Uint8Array(standard.promos),
    stock: new Uint8Array(standard.stock.length).fill(Math.min(FULL, allotment)),
    minLos: new Uint8Array(standard.minLos),
    limits: standard.limits ? new Uint8Array(standard.limits) : new Uint8Array(standard.stock.length),
  };
  for (let index = 0; index < made.stock.length; index += 1) {
    const row = rows.get(addDays(firstDay, index));
    if (!row) continue;
    made.stock[index] = leftOf(row);
    if (row.follows) continue;
    made.prices[index] = row.price;
    made.promos[index] = row.promo;
    made.minLos[index] = row.closedToArrival ? 0 : row.minStay;
    made.limits[index] = limitOf(row.maxStay, row.closedToDeparture);
  }
  return made;
}

/** Rooms that a night leaves to sell, as calendars show them. */
export const leftOf = ({ closed, wanted, sold }: NightRow): number =>
  closed ? 0 : Math.min(FULL, Math.max(0, wanted - sold));

function isSame(one: CalendarRecord | undefined, other: CalendarRecord): boolean {
  if (one?.firstDay !== other.firstDay) return false;
  return (['prices', 'promos', 'stock', 'minLos', 'limits'] as const).every(
    (column) =>
      one[column]?.length === other[column]?.length &&
      (one[column] ?? []).every((value, index) => value === other[column]?.[index]),
  );
}
