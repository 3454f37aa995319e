import type { FoundStays } from './found-stays.ts';
import { rounded } from './order-key.ts';
import { LEAN, LINE, MILLIONTHS } from './stay-plans.ts';

/**
 * Leaves of the first `count` listed hotels, which have room, those with an offer from `min` to `max` cents a night;
 * returns how many. Of most hotels the offer with the smallest factor tells; the others are looked at offer by offer.
 */
export function staysWithin(
  { listed: { hotels }, plan, windows: { sums, left }, nights }: FoundStays,
  count: number,
  min: number,
  max: number,
): number {
  const { start, lines } = plan;
  const { lean: leans } = plan.best;
  // A night's price is rounded up to the cent: of whole stays these are the prices that are too low, and the highest.
  const tooLow = (Math.ceil(min) - 1) * nights;
  const highest = Math.floor(max) * nights;

  function isAnyWithin(hotel: number): boolean {
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += LINE.length) {
      if (left[hotel]! < lines[at + LINE.rooms]!) continue;
      const factor = lines[at + LINE.factor]! / MILLIONTHS;
      const price = rounded(sums[hotel]! * factor) + lines[at + LINE.extras]!;
      if (price > tooLow && price <= highest) return true;
    }
    return false;
  }

  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    const at = hotel * LEAN.length;
    const nightsOfLean = rounded(sums[hotel]! * (leans[at + LEAN.factor]! / MILLIONTHS));
    if (nightsOfLean + leans[at + LEAN.leastExtras]! > highest) continue;
    const lean = nightsOfLean + leans[at + LEAN.extras]!;
    const isSure = lean > tooLow && lean <= highest && left[hotel]! >= leans[at + LEAN.rooms]!;
    if (isSure || isAnyWithin(hotel)) hotels[kept++] = hotel;
  }
  return kept;
}
