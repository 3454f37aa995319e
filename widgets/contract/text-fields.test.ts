import { describe, expect, it } from 'vitest';
import { line, lines, personName } from './text-fields.ts';

/** Letters that turn the direction of what follows them. */
const TURNING = ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'];

describe('what people write', () => {
  it('is taken as it is: accents, other scripts, joined letters and pictures', () => {
    for (const text of ["Zoë D'Arc", 'Łucja', '李雷', 'محمد', 'क्‍ष', '👩‍👩‍👧', 'A & B', 'x'.repeat(60)]) {
      expect(line(60).safeParse(text).success, text).toBe(true);
      expect(personName(60).safeParse(text).success, text).toBe(true);
      expect(lines(60).safeParse(text).success, text).toBe(true);
    }
  });

  it('counts a line end of a form, CR LF, as one letter, and keeps it as LF', () => {
    expect(lines(14).parse('one\r\ntwo\r\tthree')).toBe('one\ntwo\n\tthree');
    expect(lines(13).safeParse('one\r\ntwo\n\tthree').success).toBe(false);
  });

  it('holds nothing that turns what stands after it, no control letter and no half letter', () => {
    for (const sign of [...TURNING, '\u0000', '\u0007', '\uD800'])
      for (const field of [line(60), personName(60), lines(60)])
        expect(field.safeParse(`Anna${sign} Keller`).success, JSON.stringify(sign)).toBe(false);
    expect(line(60).safeParse('one\ntwo').success).toBe(false);
  });

  it('is no markup where it is a name', () => {
    for (const text of ['<img src=x>', 'Anna <b>', '>'])
      expect([personName(60).safeParse(text).success, line(60).safeParse(text).success]).toEqual([
        false,
        true,
      ]);
  });
});
