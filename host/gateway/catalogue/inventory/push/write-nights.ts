import { addDays, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../records.ts';
import { pricesToBytes } from '../../store/calendar-bytes.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import type { Queryable } from '../../../database/database.ts';
import { FULL, lockCalendar } from '../../../selling/stock/stock.ts';
import type { ItemError } from './read-items.ts';
import type { NightsItem } from './read-nights.ts';

/** A row of `room_nights`. */
interface NightRow {
  night: PlainDate;
  price: number;
  wanted: number;
  sold: number;
  promo: number;
  minStay: number;
  closed: boolean;
  closedToArrival: boolean;
}

/**
 * Sets the nights of one hotel in a transaction: rows, calendar and change log. Only nights that differ are written,
 * and never what is sold. Items outside the calendar become errors. Returns the number of changed nights.
 */
export async function writeNights(
  tx: Queryable,
  hotelId: string,
  items: readonly NightsItem[],
  errors: ItemError[],
): Promise<number> {
  const calendar = await lockCalendar(tx, hotelId);
  const good = items.filter((item) => {
    const problem = calendar ? outside(calendar, item) : { code: 'NOT_FOUND' as const, message: NO_HOTEL };
    if (problem) errors.push({ index: item.index, ...problem });
    return !problem;
  });
  if (!calendar || good.length === 0) return 0;
  const rows = await readRows(tx, hotelId, good);
  const changed = new Map<PlainDate, NightRow>();
  for (const item of good) {
    const first = nightsBetween(calendar.firstDay, item.from);
    const last = nightsBetween(calendar.firstDay, item.to);
    for (let index = first; index <= last; index += 1) {
      const night = addDays(calendar.firstDay, index);
      const before = changed.get(night) ?? rows.get(night) ?? rowOf(calendar, index, night);
      const after = applied(before, item);
      if (after) changed.set(night, after);
    }
  }
  // An item may undo an earlier one.
  for (const [night, row] of changed) {
    const stored = rows.get(night) ?? rowOf(calendar, nightsBetween(calendar.firstDay, night), night);
    if (isSame(stored, row)) changed.delete(night);
  }
  if (changed.size === 0) return 0;
  await writeRows(tx, hotelId, [...changed.values()]);
  if (await writeCalendar(tx, calendar, [...changed.values()])) await recordHotelChange(tx, hotelId);
  return changed.size;
}

/** Writes the calendar of a hotel from its rows again, where they differ. Returns whether they did. */
export async function showNights(tx: Queryable, hotelId: string): Promise<boolean> {
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return false;
  const last = addDays(calendar.firstDay, calendar.stock.length - 1);
  const rows = await readRows(tx, hotelId, [{ from: calendar.firstDay, to: last }]);
  const differs = await writeCalendar(tx, calendar, [...rows.values()]);
  if (differs) await recordHotelChange(tx, hotelId);
  return differs;
}

/** Message for a hotel that does not exist, or that the key may not change: which of both is not revealed. */
export const NO_HOTEL = 'hotel: unknown, or not a hotel of this key.';

function outside(
  { firstDay, stock }: CalendarRecord,
  { from, to }: NightsItem,
): Pick<ItemError, 'code' | 'message'> | undefined {
  const last = addDays(firstDay, stock.length - 1);
  if (from >= firstDay && to <= last) return undefined;
  const [field, value] = from < firstDay ? ['from', from] : ['to', to];
  return {
    code: 'BAD_REQUEST',
    message: `${field}: expected a night from ${firstDay} to ${last}, received ${value}.`,
  };
}

async function readRows(
  tx: Queryable,
  hotelId: string,
  items: readonly Pick<NightsItem, 'from' | 'to'>[],
): Promise<Map<PlainDate, NightRow>> {
  const first = items.reduce((least, { from }) => (from < least ? from : least), items[0]?.from ?? '');
  const last = items.reduce((most, { to }) => (to > most ? to : most), '');
  const rows = await tx.query<NightRow>(
    `select night, price_cents as price, wanted, sold, promo, min_stay as "minStay", closed,
      closed_to_arrival as "closedToArrival"
    from room_nights where hotel_id = $1 and room_type = 'standard' and night between $2 and $3`,
    [hotelId, first, last],
  );
  return new Map(rows.map((row) => [row.night, row]));
}

/** A night without a row, as its calendar has it. */
function rowOf({ prices, promos, stock, minLos }: CalendarRecord, index: number, night: PlainDate): NightRow {
  return {
    night,
    price: prices[index] ?? 0,
    wanted: stock[index] ?? 0,
    sold: 0,
    promo: promos[index] ?? 0,
    minStay: Math.max(1, minLos[index] ?? 0),
    closed: false,
    closedToArrival: minLos[index] === 0,
  };
}

/** A night with the fields of an item; undefined if nothing changes. */
function applied(row: NightRow, item: NightsItem): NightRow | undefined {
  const after: NightRow = {
    night: row.night,
    price: item.price ?? row.price,
    wanted: item.allotment ?? row.wanted,
    sold: row.sold,
    promo: item.promotion ?? row.promo,
    minStay: item.minimumStay ?? row.minStay,
    closed: item.closed ?? row.closed,
    closedToArrival: item.closedToArrival ?? row.closedToArrival,
  };
  return isSame(row, after) ? undefined : after;
}

const isSame = (one: NightRow, other: NightRow): boolean =>
  one.price === other.price &&
  one.wanted === other.wanted &&
  one.promo === other.promo &&
  one.minStay === other.minStay &&
  one.closed === other.closed &&
  one.closedToArrival === other.closedToArrival;

async function writeRows(tx: Queryable, hotelId: string, rows: readonly NightRow[]): Promise<void> {
  await tx.query(
    `insert into room_nights
      (hotel_id, night, price_cents, wanted, allotment, promo, min_stay, closed, closed_to_arrival)
    select $1, night, price, wanted, wanted, promo, min_stay, closed, closed_to_arrival
    from unnest($2::date[], $3::integer[], $4::smallint[], $5::smallint[], $6::smallint[], $7::boolean[],
      $8::boolean[]) t(night, price, wanted, promo, min_stay, closed, closed_to_arrival)
    on conflict (hotel_id, room_type, night) do update set price_cents = excluded.price_cents,
      wanted = excluded.wanted, allotment = greatest(excluded.wanted, room_nights.sold),
      promo = excluded.promo, min_stay = excluded.min_stay, closed = excluded.closed,
      closed_to_arrival = excluded.closed_to_arrival`,
    [
      hotelId,
      rows.map(({ night }) => night),
      rows.map(({ price }) => price),
      rows.map(({ wanted }) => wanted),
      rows.map(({ promo }) => promo),
      rows.map(({ minStay }) => minStay),
      rows.map(({ closed }) => closed),
      rows.map(({ closedToArrival }) => closedToArrival),
    ],
  );
}

/** Writes the calendar from changed rows; false if it stays as it is, say because a closed night got more rooms. */
async function writeCalendar(
  tx: Queryable,
  calendar: CalendarRecord,
  rows: readonly NightRow[],
): Promise<boolean> {
  const { firstDay, prices, promos, stock, minLos } = calendar;
  let differs = false;
  const set = (column: Int32Array | Uint8Array, index: number, value: number) => {
    differs ||= column[index] !== value;
    column[index] = value;
  };
  for (const row of rows) {
    const index = nightsBetween(firstDay, row.night);
    set(prices, index, row.price);
    set(promos, index, row.promo);
    set(stock, index, row.closed ? 0 : Math.min(FULL, Math.max(0, row.wanted - row.sold)));
    set(minLos, index, row.closedToArrival ? 0 : row.minStay);
  }
  if (differs)
    await tx.query(
      'update calendars set prices = $2, promos = $3, stock = $4, min_los = $5 where hotel_id = $1',
      [calendar.hotelId, pricesToBytes(prices), promos, stock, minLos],
    );
  return differs;
}
