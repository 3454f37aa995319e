import type { Columns } from './columns.ts';
import { referenceOf } from './stay-window.ts';

/** What no night of a hotel is below or above, whatever the day, by the hotel's number. */
export interface NightFloors {
  /** Cents of the cheapest night; 0 where none is sold. */
  least: Int32Array;
  /** The largest share that a promotion takes off a night, 0 to 1. */
  promos: Float64Array;
  /** Goes up whenever a hotel has a cheaper night or a larger promotion than before: what was derived is wrong then. */
  version: number;
  /** Reads the calendars of these hotels again. */
  forget(hotels: Iterable<number>): void;
}

/** Reads the floors of all hotels. */
export function createNightFloors(columns: Columns): NightFloors {
  const size = columns.hotelIds.length;
  const floors: NightFloors = {
    least: new Int32Array(size),
    promos: new Float64Array(size),
    version: 0,
    forget(hotels) {
      let isLower = false;
      for (const hotel of hotels) {
        const { least, promo } = read(columns, hotel, size);
        const before = floors.least[hotel]!;
        isLower ||= (least > 0 && (before === 0 || least < before)) || promo > floors.promos[hotel]!;
        floors.least[hotel] = least;
        floors.promos[hotel] = promo;
      }
      if (isLower) floors.version += 1;
    },
  };
  floors.forget(columns.hotelIds.keys());
  return floors;
}

function read({ days, prices, promos }: Columns, hotel: number, size: number) {
  let least = 0;
  let promo = 0;
  for (let day = 0, at = hotel; day < days; day += 1, at += size) {
    const price = prices[at]!;
    if (price === 0) continue;
    if (least === 0 || price < least) least = price;
    if (promos[at] === 0) continue;
    const reference = referenceOf(price, promos[at]!);
    promo = Math.max(promo, (reference - price) / reference);
  }
  return { least, promo };
}
