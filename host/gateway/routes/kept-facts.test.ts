import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAnswerRoom } from '../answers/answer-room.ts';
import { createKeptFacts } from './kept-facts.ts';

const OFFERS = 12;
const textOf = (offer: number) => `${offer}é`.repeat(1 + ((offer * 7) % 23));

it('the facts of an offer are what was written of it, however little room there is and whatever came before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1, max: OFFERS - 1 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 8, max: 64 }),
      (asked, bytesKept, slab) => {
        const kept = createKeptFacts(OFFERS, bytesKept, slab);
        const room = createAnswerRoom(64);
        room.begin();
        for (const offer of asked) {
          const place = kept.write(room, offer, () => ({
            text: textOf(Math.abs(offer)),
            terms: offer,
            lastMinuteDays: offer + 3,
          }));
          expect(kept.terms(place)).toBe(offer);
          expect(kept.lastMinuteDays(place)).toBe(offer + 3);
        }
        expect(room.written().toString()).toBe(asked.map((offer) => textOf(Math.abs(offer))).join(''));
      },
    ),
  );
});

it('facts are read from their records once, those of an offer without a number each time', () => {
  const kept = createKeptFacts(OFFERS);
  const room = createAnswerRoom();
  const read: number[] = [];
  for (const offer of [3, 5, 3, 3, -1, 5, -1])
    kept.write(room, offer, () => {
      read.push(offer);
      return { text: textOf(1), terms: 0, lastMinuteDays: 0 };
    });
  expect(read).toEqual([3, 5, -1, -1]);
});
