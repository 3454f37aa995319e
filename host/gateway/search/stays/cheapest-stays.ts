import { PAX_LIMITS } from '@staykit/values/pax/pax.ts';
import { isClosedToDeparture, longestFrom } from '../../catalogue/stay-limits.ts';
import { unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import { referenceOf } from './stay-window.ts';

/**
 * What the stays of a hotel start from, by nights ascending, then by rooms left descending: an entry where fewer rooms
 * start lower. `sum` and `reference` are cents of all nights before the room ratio, of the cheapest stay with promotions
 * and of the cheapest one without any. They may be stays of two days: against its own day nearly every lowest price is a
 * promotion, since days with one are the cheapest.
 */
export const STAY = { nights: 0, rooms: 1, sum: 2, reference: 3, length: 4 } as const;

/** How many longer stays are tried if no day allows the offer's shortest. */
const LONGER_STAYS_TRIED = 3;
/** The most rooms that a party can need. */
const MOST_ROOMS = PAX_LIMITS.adult.max;
/** Entries per length of stay. */
const OF_A_LENGTH = MOST_ROOMS + 1;

const lastTried = (shortest: number, longest: number): number =>
  Math.min(longest, shortest + LONGER_STAYS_TRIED);

/**
 * Finds the stays of a hotel's unit in the form of `STAY`, from `today` (a day of the columns) on. A hotel's calendar is
 * copied once for all lengths and parties, since it is scattered in the columns.
 */
export function createCheapestStays(
  columns: Columns,
): (hotel: number, unit: number, today: number) => Int32Array {
  const { days, prices, promos, stock, minLos, limits, offerStart, offerDated, offerNights, offerMaxNights } =
    columns;
  const units = unitsOf(columns);
  /** Buffers with the calendar of one hotel, by day. */
  const price = new Int32Array(days);
  const reference = new Int32Array(days);
  const left = new Uint8Array(days);
  const minimum = new Uint8Array(days);
  /** Of the day after the last, too: a departure. */
  const limit = new Uint8Array(days + 1);
  /** What stays start from by nights and exact rooms left, with promotions and without. */
  const size = (offerMaxNights.reduce((most, nights) => Math.max(most, nights), 0) + 1) * OF_A_LENGTH;
  const sums = new Int32Array(size);
  const references = new Int32Array(size);

  /** Lengths of stay of a hotel's offers: the shortest of each, and a few longer. */
  function lengthsOf(hotel: number): { fewest: number; most: number } {
    let fewest = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let offer = offerStart[hotel]!; offer < offerStart[hotel + 1]!; offer += 1) {
      if (offerDated[offer] !== 1) continue;
      fewest = Math.min(fewest, Math.max(1, offerNights[offer]!));
      most = Math.max(most, lastTried(offerNights[offer]!, offerMaxNights[offer]!));
    }
    return { fewest, most };
  }

  function readCalendar(unit: number, first: number): void {
    for (let day = first, at = first * units + unit; day < days; day += 1, at += units) {
      price[day] = prices[at]!;
      reference[day] = referenceOf(prices[at]!, promos[at]!);
      left[day] = prices[at] === 0 ? 0 : Math.min(stock[at]!, MOST_ROOMS);
      minimum[day] = minLos[at]!;
      limit[day] = limits[at]!;
    }
  }

  /** Records the stays that begin on a day. */
  function recordStays(day: number, fewest: number, most: number): void {
    const end = Math.min(days, day + Math.min(most, longestFrom(limit[day]!)));
    let sum = 0;
    let withoutPromos = 0;
    let rooms = MOST_ROOMS;
    for (let night = day; night < end && left[night] !== 0; night += 1) {
      sum += price[night]!;
      withoutPromos += reference[night]!;
      rooms = Math.min(rooms, left[night]!);
      const nights = night - day + 1;
      if (nights < fewest || isClosedToDeparture(limit[night + 1]!)) continue;
      const at = nights * OF_A_LENGTH + rooms;
      if (sums[at] === 0) {
        sums[at] = sum;
        references[at] = withoutPromos;
        continue;
      }
      if (sum < sums[at]!) sums[at] = sum;
      if (withoutPromos < references[at]!) references[at] = withoutPromos;
    }
  }

  function listStays(fewest: number, most: number): Int32Array {
    const list: number[] = [];
    for (let nights = fewest; nights <= most; nights += 1) {
      let sum = Number.POSITIVE_INFINITY;
      let reference = Number.POSITIVE_INFINITY;
      for (let rooms = MOST_ROOMS; rooms > 0; rooms -= 1) {
        const at = nights * OF_A_LENGTH + rooms;
        if (sums[at] === 0 || (sums[at]! >= sum && references[at]! >= reference)) continue;
        sum = Math.min(sum, sums[at]!);
        reference = Math.min(reference, references[at]!);
        list.push(nights, rooms, sum, reference);
      }
    }
    return Int32Array.from(list);
  }

  return (hotel, unit, today) => {
    const { fewest, most } = lengthsOf(hotel);
    if (most < fewest) return new Int32Array(0);
    const first = Math.max(0, today);
    readCalendar(unit, first);
    sums.fill(0, fewest * OF_A_LENGTH, (most + 1) * OF_A_LENGTH);
    for (let day = first; day < days; day += 1)
      if (minimum[day] !== 0) recordStays(day, Math.max(fewest, minimum[day]!), most);
    return listStays(fewest, most);
  };
}

/** Index of what stays of the shortest possible length start from for this number of rooms; -1 if there is none. */
export function placeOfCheapest(stays: Int32Array, shortest: number, longest: number, rooms: number): number {
  const last = lastTried(shortest, longest);
  let found = -1;
  for (let at = 0; at < stays.length; at += STAY.length) {
    const nights = stays[at + STAY.nights]!;
    if (nights < shortest) continue;
    if (nights > last || (found >= 0 && nights !== stays[found + STAY.nights])) break;
    if (stays[at + STAY.rooms]! >= rooms) found = at;
  }
  return found;
}
