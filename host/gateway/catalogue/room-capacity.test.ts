import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { fitsAges, personsIn, roomsFor, takesAges, type RoomCapacity } from './room-capacity.ts';

const room: RoomCapacity = { maxAdults: 3, maxChildren: 2, maxBabies: 1 };
const couple: Pax = { adult: 2, child: 0, baby: 0, singleRoom: false };

const rooms = fc.record(
  {
    maxAdults: fc.integer({ min: 1, max: 4 }),
    maxChildren: fc.integer({ min: 0, max: 3 }),
    maxBabies: fc.integer({ min: 0, max: 2 }),
    maxPersons: fc.integer({ min: 1, max: 6 }),
    childrenFrom: fc.constantFrom(0, 3, 5, 12),
  },
  { requiredKeys: ['maxAdults', 'maxChildren', 'maxBabies'] },
) as fc.Arbitrary<RoomCapacity>;

const parties: fc.Arbitrary<Pax> = fc.record({
  adult: fc.integer({ min: 1, max: 6 }),
  child: fc.integer({ min: 0, max: 4 }),
  baby: fc.integer({ min: 0, max: 3 }),
  singleRoom: fc.boolean(),
});

/** Whether somebody can put a party into so many rooms, tried out room by room. */
function canSleep(one: RoomCapacity, { adult, child, baby, singleRoom }: Pax, count: number): boolean {
  if (count === 0) return adult + child + baby === 0;
  const adults = singleRoom ? one.maxAdults : Math.min(2, one.maxAdults);
  for (let a = 1; a <= Math.min(adult, adults); a += 1)
    for (let c = 0; c <= Math.min(child, one.maxChildren) && a + c <= personsIn(one); c += 1) {
      // Cots are beside the beds: the more the better.
      const b = Math.min(baby, one.maxBabies);
      const rest = { adult: adult - a, child: child - c, baby: baby - b, singleRoom };
      if (canSleep(one, rest, count - 1)) return true;
    }
  return false;
}

describe('roomsFor', () => {
  it('gives two adults a room, and one room to all where that is asked and fits', () => {
    expect(roomsFor(room, couple)).toBe(1);
    expect(roomsFor(room, { ...couple, adult: 3 })).toBe(2);
    expect(roomsFor(room, { ...couple, adult: 3, singleRoom: true })).toBe(1);
    expect(roomsFor(room, { ...couple, adult: 4, singleRoom: true })).toBe(0);
  });

  it('gives a room for two to no third person, but a second room', () => {
    const double = { maxAdults: 2, maxChildren: 1, maxBabies: 1, maxPersons: 2 };
    expect(roomsFor(double, { ...couple, child: 1 })).toBe(2);
    expect(roomsFor(double, { ...couple, child: 1, singleRoom: true })).toBe(0);
    expect(roomsFor(double, { ...couple, baby: 1, singleRoom: true })).toBe(1);
  });

  it('lets no room be without an adult', () => {
    expect(roomsFor(room, { ...couple, adult: 1, child: 5 })).toBe(0);
    expect(roomsFor({ ...room, maxChildren: 0 }, { ...couple, child: 1 })).toBe(0);
  });

  it('takes babies and children as the hotel does', () => {
    const family = { ...couple, child: 1, baby: 1 };
    for (const [childrenFrom, baby, child] of [
      [0, true, true],
      [2, true, true],
      [3, false, true],
      [11, false, true],
      [12, false, false],
    ] as const) {
      expect([childrenFrom, takesAges({ childrenFrom }, { child: 0, baby: 1 })]).toEqual([
        childrenFrom,
        baby,
      ]);
      expect([childrenFrom, takesAges({ childrenFrom }, { child: 1, baby: 0 })]).toEqual([
        childrenFrom,
        child,
      ]);
      expect(roomsFor({ ...room, childrenFrom }, family) > 0).toBe(baby && child);
    }
  });

  it('knows the ages of a party, also where a child counts as an adult or a baby as a child', () => {
    const family = { adult: 2, child: 1, baby: 1 };
    for (const [ages, fits] of [
      [[7, 1], true],
      [[7], false],
      [[7, 8], false],
      [[1, 1], true],
      [[7, 1, 11], true],
      [[7, 1, 11, 10], false],
    ] as const)
      expect([ages, fitsAges(family, ages)]).toEqual([ages, fits]);
  });

  it('is the least number of rooms in which everybody has a place, and 0 where there is none', () => {
    fc.assert(
      fc.property(rooms, parties, (one, party) => {
        const most = party.singleRoom ? 1 : party.adult;
        const counts = Array.from({ length: most }, (_, index) => index + 1);
        const least = takesAges(one, party) ? (counts.find((count) => canSleep(one, party, count)) ?? 0) : 0;
        expect(roomsFor(one, party)).toBe(least);
      }),
      { numRuns: 2_000 },
    );
  });

  it('needs no fewer rooms for more people, and no more of larger rooms', () => {
    fc.assert(
      fc.property(rooms, parties, fc.constantFrom('adult', 'child', 'baby'), (one, party, kind) => {
        const more = roomsFor(one, { ...party, [kind]: party[kind] + 1 });
        const now = roomsFor(one, party);
        if (more > 0 && now > 0) expect(more).toBeGreaterThanOrEqual(now);
        const larger = { ...one, maxAdults: one.maxAdults + 1, maxChildren: one.maxChildren + 1 };
        if (now > 0) {
          expect(roomsFor(larger, party)).toBeGreaterThan(0);
          expect(roomsFor(larger, party)).toBeLessThanOrEqual(now);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
