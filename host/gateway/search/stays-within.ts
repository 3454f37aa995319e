import type { FoundStays } from './found-stays.ts';
import { rounded } from './order-key.ts';

/**
 * Leaves of the first `count` listed hotels, which have room, those with an offer from `min` to `max` cents a night;
 * returns how many. Of most hotels the cheapest offer tells; the others are looked at offer by offer.
 */
export function staysWithin(
  { listed: { hotels }, plan, windows: { sums, left }, nights }: FoundStays,
  count: number,
  min: number,
  max: number,
): number {
  const { start, rooms, factors, extras } = plan;
  const { factors: leastFactors, extras: leastExtras, cheapestRooms } = plan.best;
  // A night's price is rounded up to the cent: of whole stays these are the prices that are too low, and the highest.
  const tooLow = (Math.ceil(min) - 1) * nights;
  const highest = Math.floor(max) * nights;

  function isAnyWithin(hotel: number): boolean {
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
      if (left[hotel]! < rooms[at]!) continue;
      const price = rounded(sums[hotel]! * factors[at]!) + extras[at]!;
      if (price > tooLow && price <= highest) return true;
    }
    return false;
  }

  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    const cheapest = rounded(sums[hotel]! * leastFactors[hotel]!) + leastExtras[hotel]!;
    if (cheapest > highest) continue;
    const isSure = cheapest > tooLow && left[hotel]! >= cheapestRooms[hotel]!;
    if (isSure || isAnyWithin(hotel)) hotels[kept++] = hotel;
  }
  return kept;
}
