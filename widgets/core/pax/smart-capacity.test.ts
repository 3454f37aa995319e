import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitToRooms } from './smart-capacity.ts';

const room = { adult: 3, child: 1, baby: 1 };
const party = (adult: number, child: number, baby: number) => ({ adult, child, baby, singleRoom: false });

it.each([
  [party(2, 1, 1), 1, party(2, 1, 1)],
  [party(2, 2, 0), 1, party(3, 1, 0)],
  [party(2, 0, 2), 1, party(2, 1, 1)],
  [party(2, 1, 2), 1, party(3, 1, 1)],
  [party(2, 2, 0), 2, party(2, 2, 0)],
])('%j in %i rooms is %j', (pax, rooms, expected) => {
  expect(fitToRooms(pax, rooms, room)).toEqual(expected);
});

it('nobody is added or left behind, and the rest fits', () => {
  const few = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(few, few, few, fc.integer({ min: 1, max: 4 }), (adult, child, baby, rooms) => {
      const fitted = fitToRooms(party(adult, child, baby), rooms, room);
      expect(fitted.adult + fitted.child + fitted.baby).toBe(adult + child + baby);
      expect(fitted.child <= rooms * room.child && fitted.baby <= rooms * room.baby).toBe(true);
      expect(fitToRooms(fitted, rooms, room)).toEqual(fitted);
    }),
  );
});
