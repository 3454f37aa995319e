import type { Pax } from '@staykit/values/pax/pax.ts';
import type { OfferRecord } from './records.ts';

/** The party that one room of an offer takes. */
export type RoomCapacity = Pick<
  OfferRecord,
  'maxAdults' | 'maxChildren' | 'maxBabies' | 'maxPersons' | 'childrenFrom'
>;

/** A party as rooms are counted for it. */
type Party = Pick<Pax, 'adult' | 'child' | 'baby'>;

/** The first age in years that is no baby, and the first that is no child. [PAX-09] */
export const CHILD_FROM = 3;
export const ADULT_FROM = 12;

/** Adults that share a room where several rooms are possible. */
const USUAL_ADULTS = 2;

/** Most adults and children in one room. Babies sleep in cots beside them. */
export const personsIn = ({ maxAdults, maxChildren, maxPersons }: RoomCapacity): number =>
  Math.min(maxPersons ?? Number.POSITIVE_INFINITY, maxAdults + maxChildren);

/** What is said of a room type: its most adults, and most adults and children together, over the offers that it has. */
export function capacityOf(rooms: readonly RoomCapacity[]): { capacity: number; maxCapacity: number } {
  const maxCapacity = Math.max(...rooms.map(personsIn));
  return {
    capacity: Math.min(maxCapacity, Math.max(...rooms.map(({ maxAdults }) => maxAdults))),
    maxCapacity,
  };
}

/** Whether the hotel takes the children and babies of a party at all, wherever they sleep. */
export const takesAges = (
  { childrenFrom = 0 }: Pick<RoomCapacity, 'childrenFrom'>,
  { child, baby }: Pick<Party, 'child' | 'baby'>,
): boolean => (baby === 0 || childrenFrom < CHILD_FROM) && (child === 0 || childrenFrom < ADULT_FROM);

/** Error code of a party that no number of rooms takes; only where `roomsFor` is 0. */
export const partyRefusal = (room: RoomCapacity, pax: Party): 'CHILD_TOO_YOUNG' | 'ROOM_TOO_SMALL' =>
  takesAges(room, pax) ? 'ROOM_TOO_SMALL' : 'CHILD_TOO_YOUNG';

/**
 * Whether ages in years of all travellers under 12 are those of a priced party, in which a child without a bed of its own
 * may count as an adult, and a baby without a cot as a child.
 */
export function fitsAges({ adult, child, baby }: Party, ages: readonly number[]): boolean {
  const babies = ages.filter((age) => age < CHILD_FROM).length;
  return babies >= baby && ages.length >= child + baby && ages.length < adult + child + baby;
}

/** Rooms that `people` need at `places` in each: 0 for nobody, Infinity without a place. */
const roomsAt = (people: number, places: number): number =>
  people === 0 ? 0 : Math.ceil(people / Math.max(0, places));

/**
 * Rooms that a party needs, or 0 if it cannot be taken: each room takes no more of each kind than it has places for, no
 * more adults and children together than `personsIn`, and has an adult. With `singleRoom` one room or none.
 */
export function roomsFor(room: RoomCapacity, pax: Pax): number {
  const { adult, child, baby, singleRoom } = pax;
  const rooms = Math.max(
    1,
    roomsAt(adult, singleRoom ? room.maxAdults : Math.min(USUAL_ADULTS, room.maxAdults)),
    roomsAt(child, room.maxChildren),
    roomsAt(baby, room.maxBabies),
    roomsAt(adult + child, personsIn(room)),
  );
  return rooms > (singleRoom ? 1 : adult) || !takesAges(room, pax) ? 0 : rooms;
}
