import type { CalendarRecord } from '../records.ts';

/** A row of the table `calendars`. */
export interface CalendarRow {
  hotel_id: number;
  first_day: string;
  prices: Uint8Array;
  promos: Uint8Array;
  stock: Uint8Array;
  min_los: Uint8Array;
}

/** Prices as stored bytes: 32-bit little endian on every machine. */
export function pricesToBytes(prices: Int32Array): Uint8Array {
  const bytes = new Uint8Array(prices.length * 4);
  const view = new DataView(bytes.buffer);
  prices.forEach((price, index) => view.setInt32(index * 4, price, true));
  return bytes;
}

/** Prices of stored bytes. */
export function bytesToPrices(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const prices = new Int32Array(bytes.byteLength / 4);
  for (let index = 0; index < prices.length; index += 1) prices[index] = view.getInt32(index * 4, true);
  return prices;
}

/** Calendar of a stored row. */
export function rowToCalendar(row: CalendarRow): CalendarRecord {
  return {
    hotelId: String(row.hotel_id),
    firstDay: row.first_day,
    prices: bytesToPrices(row.prices),
    promos: new Uint8Array(row.promos),
    stock: new Uint8Array(row.stock),
    minLos: new Uint8Array(row.min_los),
  };
}
