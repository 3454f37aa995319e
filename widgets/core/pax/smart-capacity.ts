import type { Pax, PaxKind } from '@staykit/values/pax/pax.ts';

/** The people that one room of an offer takes. */
export type RoomCapacity = Record<PaxKind, number>;

/**
 * The party as the rooms can take it: a baby without a cot counts as a child, a child without a bed of its own as an
 * adult. It never grows or shrinks. The same party where everybody fits. [QUOTE-20] [PAPI-13]
 */
export function fitToRooms(pax: Pax, rooms: number, room: RoomCapacity): Pax {
  const babies = Math.max(0, pax.baby - rooms * room.baby);
  const children = Math.max(0, pax.child + babies - rooms * room.child);
  if (babies + children === 0) return pax;
  return {
    ...pax,
    adult: pax.adult + children,
    child: pax.child + babies - children,
    baby: pax.baby - babies,
  };
}
