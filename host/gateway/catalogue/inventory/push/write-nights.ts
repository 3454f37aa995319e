import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { addDays, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord, HotelRecord } from '../../records.ts';
import { isClosedToDeparture, limitOf, longestFrom } from '../../stay-limits.ts';
import { pricesToBytes } from '../../store/calendar-bytes.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import type { Queryable } from '../../../database/database.ts';
import { lockCalendar } from '../../../selling/stock/stock.ts';
import { readNightRows, writeNightRows, type NightRow } from './night-rows.ts';
import type { ItemError } from './read-items.ts';
import type { NightsItem } from './read-nights.ts';
import { leftOf, showRooms } from './show-rooms.ts';

/**
 * Sets the nights of one hotel in a transaction: rows, calendars and change log. Only nights that differ are written,
 * and never what is sold. Items outside the calendar or of an unknown room type become errors. Returns the number of
 * changed nights.
 */
export async function writeNights(
  tx: Queryable,
  hotelId: string,
  items: readonly NightsItem[],
  errors: ItemError[],
): Promise<number> {
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) {
    errors.push(...items.map(({ index }) => ({ index, code: 'NOT_FOUND' as const, message: NO_HOTEL })));
    return 0;
  }
  let count = 0;
  let differs = false;
  for (const [room = STANDARD_ROOM, ofRoom] of Map.groupBy(items, (item) => item.room)) {
    const own = room === STANDARD_ROOM ? calendar : calendar.rooms?.get(room);
    const good = ofRoom.filter((item) => {
      const message = own ? outside(own, item) : `room: the hotel has no room type "${room}".`;
      if (message !== undefined) errors.push({ index: item.index, code: 'BAD_REQUEST', message });
      return message === undefined;
    });
    if (!own || good.length === 0) continue;
    const changed = await changedRows(tx, own, room, good, errors);
    if (changed.length === 0) continue;
    await writeNightRows(tx, hotelId, room, changed);
    count += changed.length;
    if (room === STANDARD_ROOM && (await writeCalendar(tx, calendar, changed))) differs = true;
  }
  if (count > 0 && (await showAllRooms(tx, calendar))) differs = true;
  if (differs) await recordHotelChange(tx, hotelId);
  return count;
}

/** Writes the calendars of a hotel from their rows again, where they differ. Returns whether they did. */
export async function showNights(tx: Queryable, hotelId: string): Promise<boolean> {
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return false;
  const last = addDays(calendar.firstDay, calendar.stock.length - 1);
  const rows = await readNightRows(tx, hotelId, STANDARD_ROOM, calendar.firstDay, last);
  const ofStandard = await writeCalendar(tx, calendar, [...rows.values()]);
  const differs = (await showAllRooms(tx, calendar)) || ofStandard;
  if (differs) await recordHotelChange(tx, hotelId);
  return differs;
}

/** Message for a hotel that does not exist, or that the key may not change: which of both is not revealed. */
export const NO_HOTEL = 'hotel: unknown, or not a hotel of this key.';

async function showAllRooms(tx: Queryable, calendar: CalendarRecord): Promise<boolean> {
  if (!calendar.rooms) return false;
  const [row] = await tx.query<{ supplied: NonNullable<HotelRecord['supplied']> | null }>(
    "select data->'supplied' as supplied from hotels where id = $1",
    [calendar.hotelId],
  );
  return showRooms(tx, { id: calendar.hotelId, supplied: row?.supplied ?? {} }, calendar);
}

/** The rows that are different after the items. An item that leaves a night without a possible stay becomes an error. */
async function changedRows(
  tx: Queryable,
  calendar: CalendarRecord,
  room: string,
  items: readonly NightsItem[],
  errors: ItemError[],
): Promise<NightRow[]> {
  const { hotelId, firstDay } = calendar;
  const first = items.reduce((least, { from }) => (from < least ? from : least), items[0]?.from ?? '');
  const last = items.reduce((most, { to }) => (to > most ? to : most), '');
  const rows = await readNightRows(tx, hotelId, room, first, last);
  const stored = (night: PlainDate): NightRow => {
    const row = rows.get(night);
    const shown = rowOf(calendar, nightsBetween(firstDay, night), night, room);
    if (!row) return shown;
    const { wanted, sold, closed } = row;
    return row.follows ? { ...shown, wanted, sold, closed } : row;
  };
  const changed = new Map<PlainDate, NightRow>();
  for (const item of items) {
    const rowsOfItem = Array.from({ length: nightsBetween(item.from, item.to) + 1 }, (_, index) => {
      const night = addDays(item.from, index);
      const before = changed.get(night) ?? stored(night);
      return { before, after: applied(before, item) };
    });
    const message = rowsOfItem.map(({ after }) => wrongLimits(item, after)).find(Boolean);
    if (message !== undefined) {
      errors.push({ index: item.index, code: 'BAD_REQUEST', message });
      continue;
    }
    for (const { before, after } of rowsOfItem) if (!isSame(before, after)) changed.set(after.night, after);
  }
  // An item may undo an earlier one.
  return [...changed.values()].filter((row) => !isSame(stored(row.night), row));
}

function outside({ firstDay, stock }: CalendarRecord, { from, to }: NightsItem): string | undefined {
  const last = addDays(firstDay, stock.length - 1);
  if (from >= firstDay && to <= last) return undefined;
  const [field, value] = from < firstDay ? ['from', from] : ['to', to];
  return `${field}: expected a night from ${firstDay} to ${last}, received ${value}.`;
}

/** A night without a row, as its calendar has it. */
function rowOf(
  { prices, promos, stock, minLos, limits }: CalendarRecord,
  index: number,
  night: PlainDate,
  room: string,
): NightRow {
  const limit = limits?.[index] ?? 0;
  const longest = longestFrom(limit);
  return {
    night,
    price: prices[index] ?? 0,
    wanted: stock[index] ?? 0,
    sold: 0,
    promo: promos[index] ?? 0,
    minStay: Math.max(1, minLos[index] ?? 0),
    maxStay: Number.isFinite(longest) ? longest : 0,
    closed: false,
    closedToArrival: minLos[index] === 0,
    closedToDeparture: isClosedToDeparture(limit),
    follows: room !== STANDARD_ROOM,
  };
}

/** A night with the fields of an item. A room type's night that gets a price or a restriction no longer follows. */
function applied(row: NightRow, item: NightsItem): NightRow {
  const { price, promotion, minimumStay, maximumStay, closedToArrival, closedToDeparture } = item;
  const own = [price, promotion, minimumStay, maximumStay, closedToArrival, closedToDeparture];
  return {
    night: row.night,
    price: price ?? row.price,
    wanted: item.allotment ?? row.wanted,
    sold: row.sold,
    promo: promotion ?? row.promo,
    minStay: minimumStay ?? row.minStay,
    maxStay: maximumStay ?? row.maxStay,
    closed: item.closed ?? row.closed,
    closedToArrival: closedToArrival ?? row.closedToArrival,
    closedToDeparture: closedToDeparture ?? row.closedToDeparture,
    follows: row.follows && own.every((field) => field === undefined),
  };
}

/** What is wrong with the limits of an item's stays, with those of the night that it does not set. */
function wrongLimits(
  { minimumStay, maximumStay }: NightsItem,
  { night, minStay, maxStay }: NightRow,
): string | undefined {
  if (maxStay === 0 || minStay <= maxStay) return undefined;
  if (maximumStay !== undefined)
    return `maximumStay: expected 0 or at least the minimum of ${night}, ${minStay}, received ${maxStay}.`;
  if (minimumStay !== undefined)
    return `minimumStay: expected at most the maximum of ${night}, ${maxStay}, received ${minStay}.`;
  return undefined;
}

const isSame = (one: NightRow, other: NightRow): boolean =>
  one.price === other.price &&
  one.wanted === other.wanted &&
  one.promo === other.promo &&
  one.minStay === other.minStay &&
  one.maxStay === other.maxStay &&
  one.closed === other.closed &&
  one.closedToArrival === other.closedToArrival &&
  one.closedToDeparture === other.closedToDeparture &&
  one.follows === other.follows;

/** Writes the calendar from changed rows; false if it stays as it is, say because a closed night got more rooms. */
async function writeCalendar(
  tx: Queryable,
  calendar: CalendarRecord,
  rows: readonly NightRow[],
): Promise<boolean> {
  const { firstDay, prices, promos, stock, minLos } = calendar;
  calendar.limits ??= new Uint8Array(stock.length);
  let differs = false;
  const set = (column: Int32Array | Uint8Array, index: number, value: number) => {
    differs ||= column[index] !== value;
    column[index] = value;
  };
  for (const row of rows) {
    const index = nightsBetween(firstDay, row.night);
    set(prices, index, row.price);
    set(promos, index, row.promo);
    set(stock, index, leftOf(row));
    set(minLos, index, row.closedToArrival ? 0 : row.minStay);
    set(calendar.limits, index, limitOf(row.maxStay, row.closedToDeparture));
  }
  const hasLimits = calendar.limits.some((limit) => limit !== 0);
  if (differs)
    await tx.query(
      'update calendars set prices = $2, promos = $3, stock = $4, min_los = $5, limits = $6 where hotel_id = $1',
      [calendar.hotelId, pricesToBytes(prices), promos, stock, minLos, hasLimits ? calendar.limits : null],
    );
  return differs;
}
