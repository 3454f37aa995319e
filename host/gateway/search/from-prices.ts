import type { Columns } from './columns.ts';
import { cheapestStay } from './stay-window.ts';

/** The cheapest stays of hotels without dates, of one range of nights and rooms, by the hotel's number. */
export interface FromColumn {
  /** Cents of all nights, before the room's ratio. */
  sums: Int32Array;
  /** The same without promotions. */
  references: Int32Array;
  /** Nights of the stay; NONE where there is none, UNKNOWN where nobody has looked yet. */
  nights: Uint8Array;
  /** What was asked: nights from `shortest` to `longest`, so many rooms, from the epoch day `today` on. */
  shortest: number;
  longest: number;
  rooms: number;
  today: number;
}

/** No day takes the stay. */
const NONE = 0;
/** Nobody has looked. */
const UNKNOWN = 255;
/** Columns that are kept: each range of nights, for a few rooms. */
const COLUMNS_KEPT = 128;

/** The cheapest stays, remembered: they hold until the day or the hotel's calendar changes. */
export interface FromPrices {
  /** The column of a range of nights and so many rooms, from the epoch day `today` on. */
  column(shortest: number, longest: number, rooms: number, today: number): FromColumn;
  /** Nights of the cheapest stay of a hotel, 0 where there is none; its sums stand in the column then. */
  nights(column: FromColumn, hotel: number): number;
  /** Forgets the stays of these hotels. */
  forget(hotels: Iterable<number>): void;
}

/** A store of cheapest stays over columns. */
export function createFromPrices(columns: Columns): FromPrices {
  const size = columns.hotelIds.length;
  let day = Number.NaN;
  const known = new Map<number, FromColumn>();

  function look(column: FromColumn, hotel: number): number {
    const { shortest, longest, rooms, today } = column;
    const stay = cheapestStay(columns, hotel, today - columns.firstDay, shortest, longest, rooms);
    column.sums[hotel] = stay?.sum ?? 0;
    column.references[hotel] = stay?.reference ?? 0;
    return (column.nights[hotel] = stay?.nights ?? NONE);
  }

  return {
    column(shortest, longest, rooms, today) {
      if (day !== today) {
        day = today;
        known.clear();
      }
      const key = (rooms * 256 + longest) * 256 + shortest;
      const found = known.get(key);
      if (found) return found;
      const made: FromColumn = {
        sums: new Int32Array(size),
        references: new Int32Array(size),
        nights: new Uint8Array(size).fill(UNKNOWN),
        shortest,
        longest,
        rooms,
        today,
      };
      if (known.size >= COLUMNS_KEPT) for (const oldest of known.keys()) if (known.delete(oldest)) break;
      known.set(key, made);
      return made;
    },
    nights(column, hotel) {
      const nights = column.nights[hotel]!;
      return nights === UNKNOWN ? look(column, hotel) : nights;
    },
    forget(hotels) {
      for (const hotel of hotels) for (const column of known.values()) column.nights[hotel] = UNKNOWN;
    },
  };
}
