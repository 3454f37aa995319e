import type { FoundStays } from './found-stays.ts';
import { rounded } from './order-key.ts';
import { LEAN, LINE, MILLIONTHS } from './stay-plans.ts';

/** Cents of a stay beyond which nothing is told apart: sums of such amounts are exact in 32 bits. */
const MOST = 2 ** 29;

/**
 * Leaves of the first `count` listed hotels, which have room, those with an offer from `min` to `max` cents a night;
 * returns how many. Of most hotels the leanest offer tells; the others are looked at offer by offer.
 */
export function staysWithin(
  { listed: { hotels }, plan, windows: { sums, left }, nights, scratch: { places: unsure } }: FoundStays,
  count: number,
  min: number,
  max: number,
): number {
  const { start, lines } = plan;
  const { lean: leans, leanFits } = plan.best;
  // A night's price is rounded up to the cent: of whole stays these are the prices that are too low, and the highest.
  const tooLow = Math.min((Math.ceil(min) - 1) * nights, MOST);
  const highest = Math.min(Math.floor(max) * nights, MOST);

  function isAnyWithin(hotel: number): boolean {
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += LINE.length) {
      if (left[hotel]! < lines[at + LINE.rooms]!) continue;
      const factor = lines[at + LINE.factor]! / MILLIONTHS;
      const price = rounded(sums[hotel]! * factor) + lines[at + LINE.extras]!;
      if (price > tooLow && price <= highest) return true;
    }
    return false;
  }

  // Signs of differences instead of branches: of prices in no order a processor would guess every other one wrongly.
  let kept = 0;
  let others = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    const at = hotel * LEAN.length;
    const ofNights = Math.min(sums[hotel]! * (leans[at + LEAN.factor]! / MILLIONTHS) + 0.5, MOST) | 0;
    const isNone = (highest - ofNights - leans[at + LEAN.leastExtras]!) >>> 31;
    const price = ofNights + leans[at + LEAN.extras]!;
    const isOutside = ((highest - price) | (price - tooLow - 1)) >>> 31;
    const isSure = (leanFits[hotel >>> 5]! >>> (hotel & 31)) & 1 & ~isOutside;
    hotels[kept] = hotel;
    unsure[others] = hotel;
    kept += isSure;
    others += 1 - (isNone | isSure);
  }
  for (let index = 0; index < others; index += 1) {
    const hotel = unsure[index]!;
    if (isAnyWithin(hotel)) hotels[kept++] = hotel;
  }
  return kept;
}
