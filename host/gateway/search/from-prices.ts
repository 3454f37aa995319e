import { createCheapestStays } from './cheapest-stays.ts';
import type { Columns } from './columns.ts';
import type { Steps } from './in-slices.ts';

/** Days that are kept: the present one, and the next, which is made before it begins. */
const DAYS_KEPT = 2;

/** The cheapest stays without dates, as `STAY` lists them. They hold until the day or the hotel's calendar changes. */
export interface FromPrices {
  /** The stays of hotels from the epoch day `today` on, by the hotel's number; worked out where they are not known. */
  from(today: number): (hotel: number) => Int32Array;
  /** Works out what is not known of a day. */
  prepare(today: number): Steps<void>;
  /** Works the stays of these hotels out again, for the days that are kept. */
  forget(hotels: Iterable<number>): void;
}

/** A store of cheapest stays over columns. */
export function createFromPrices(columns: Columns): FromPrices {
  const cheapestStays = createCheapestStays(columns);
  const days = new Map<number, (Int32Array | undefined)[]>();

  function of(today: number): (Int32Array | undefined)[] {
    const known = days.get(today);
    if (known) return known;
    const made = Array.from<Int32Array | undefined>({ length: columns.hotelIds.length });
    if (days.size >= DAYS_KEPT) days.delete(Math.min(...days.keys()));
    days.set(today, made);
    return made;
  }

  return {
    from(today) {
      const stays = of(today);
      return (hotel) => (stays[hotel] ??= cheapestStays(hotel, today - columns.firstDay));
    },
    *prepare(today) {
      const stays = of(today);
      for (let hotel = 0; hotel < stays.length; hotel += 1) {
        if (stays[hotel]) continue;
        stays[hotel] = cheapestStays(hotel, today - columns.firstDay);
        yield;
      }
    },
    forget(hotels) {
      for (const hotel of hotels)
        for (const [today, stays] of days)
          if (stays[hotel]) stays[hotel] = cheapestStays(hotel, today - columns.firstDay);
    },
  };
}
