import type { Pax } from '@staykit/values/pax/pax.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import { isAllowed } from '../../catalogue/stay-limits.ts';
import { unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import { minimumStay } from './stay-window.ts';

/** Longest stay that is considered. */
export const LONGEST_STAY = 28;

/** Consecutive nights from a day on that are sold to this number of rooms. */
function nightsInARow(columns: Columns, unit: number, day: number, rooms: number): number {
  const step = unitsOf(columns);
  let nights = 0;
  while (
    nights < LONGEST_STAY &&
    day >= 0 &&
    day + nights < columns.days &&
    (columns.prices[(day + nights) * step + unit] ?? 0) > 0 &&
    (columns.stock[(day + nights) * step + unit] ?? 0) >= rooms
  )
    nights += 1;
  return nights;
}

/** Adds the possible nights of an offer from `epochDay` to `into` (index: nights). */
export function addPossibleNights(
  columns: Columns,
  offer: number,
  epochDay: number,
  pax: Pax,
  into: Uint8Array,
): void {
  const room = columns.classes[columns.offerClass[offer] ?? 0];
  const unit = columns.unitOfOffer[offer] ?? 0;
  if (!room || columns.offerDated[offer] !== 1) return;
  const shortest = Math.max(1, columns.offerNights[offer] ?? 0);
  const most = Math.min(columns.offerMaxNights[offer] ?? 0, LONGEST_STAY);
  // Usually complete after a few hotels: the others are skipped.
  if (!into.subarray(shortest, most + 1).includes(0)) return;
  const rooms = roomsFor(room, pax);
  const day = epochDay - columns.firstDay;
  const minimum = minimumStay(columns, unit, day);
  if (rooms === 0 || minimum === 0) return;
  const longest = Math.min(most, nightsInARow(columns, unit, day, rooms));
  const limitOn = (index: number) => columns.limits[index * unitsOf(columns) + unit] ?? 0;
  const arrival = limitOn(day);
  for (let nights = Math.max(minimum, shortest); nights <= longest; nights += 1)
    if (isAllowed(arrival, limitOn(day + nights), nights)) into[nights] = 1;
}

/** The lengths that are set, ascending. */
export function lengthsOf(set: Uint8Array): number[] {
  return [...set.keys()].filter((nights) => set[nights] === 1);
}
