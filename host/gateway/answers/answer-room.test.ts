import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerRoom } from './answer-room.ts';

describe('the room of answers', () => {
  it('holds what JSON writes, however much of it and in whatever letters', () => {
    const room = createAnswerRoom(8);
    const numbers = fc.oneof(
      fc.nat(),
      fc.integer(),
      fc.double(),
      fc.constantFrom(0, 9, 10, 999_999_999, 1e9),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(numbers, fc.string({ unit: 'grapheme' }))), (values) => {
        room.begin();
        room.text('[');
        for (const [index, value] of values.entries()) {
          if (index > 0) room.piece(Buffer.from(','));
          if (typeof value === 'number') room.number(value);
          else room.text(JSON.stringify(value));
        }
        room.copy(Buffer.from('[]{}'), 1, 1);
        expect(room.written().toString()).toBe(JSON.stringify(values));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves an answer that is still being sent as it is', () => {
    const room = createAnswerRoom(8);
    room.begin();
    room.text('an answer');
    const sent = room.written();
    room.leave();
    room.begin();
    room.text('the next one');
    expect(sent.toString()).toBe('an answer');
  });

  it('writes the next answer behind what it holds, also where that needs more room', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { minLength: 1 }), (texts) => {
        const room = createAnswerRoom(8);
        const held = texts.map((text) => {
          room.begin();
          room.text(text);
          const written = room.written();
          room.hold();
          return written;
        });
        expect(held.map(String)).toEqual(texts);
        room.release();
        room.begin();
        room.text('anew');
        expect(String(room.written())).toBe('anew');
      }),
    );
  });
});
