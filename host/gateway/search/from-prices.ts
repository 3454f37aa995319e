import type { Columns } from './columns.ts';
import { cheapestStay } from './stay-window.ts';
import type { CheapestStay } from './stay-window.ts';

/** The cheapest stays of hotels without dates, remembered: they hold until the day or the hotel's calendar changes. */
export interface FromPrices {
  cheapest(
    hotel: number,
    shortest: number,
    longest: number,
    rooms: number,
    today: number,
  ): CheapestStay | undefined;
  /** Forgets the stays of these hotels. */
  forget(hotels: Iterable<number>): void;
}

/** Parties that need more rooms than this are rare: they are computed each time. */
const ROOMS_REMEMBERED = 4;

/** A store of cheapest stays over columns. */
export function createFromPrices(columns: Columns): FromPrices {
  let day = Number.NaN;
  let known: (Map<number, CheapestStay | undefined> | undefined)[] = [];
  return {
    cheapest(hotel, shortest, longest, rooms, today) {
      const compute = () => cheapestStay(columns, hotel, today - columns.firstDay, shortest, longest, rooms);
      if (rooms > ROOMS_REMEMBERED || shortest > 31 || longest > 255) return compute();
      if (day !== today) {
        day = today;
        known = [];
      }
      const key = (longest * 32 + shortest) * 8 + rooms;
      const ofHotel = (known[hotel] ??= new Map());
      const found = ofHotel.get(key);
      if (found !== undefined || ofHotel.has(key)) return found;
      const computed = compute();
      ofHotel.set(key, computed);
      return computed;
    },
    forget(hotels) {
      for (const hotel of hotels) known[hotel] = undefined;
    },
  };
}
