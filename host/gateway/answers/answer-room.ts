/**
 * The room that answers are written into, one after the other: an answer costs no memory of its own, and goes from here
 * to the socket as it stands. What was written holds until the next answer is begun, or as long as it is held.
 */
export interface AnswerRoom {
  /** Begins an answer. */
  begin(): void;
  /** Writes so many bytes that stand somewhere in others. */
  copy(source: Buffer, from: number, bytes: number): void;
  /** Writes bytes as they are: of short pieces that are written often this is a third of the time of a text. */
  piece(bytes: Uint8Array): void;
  /** Writes any text as UTF-8. */
  text(text: string): void;
  /** Writes a number as JSON does. */
  number(value: number): void;
  /** What was written since the answer was begun. */
  written(): Buffer;
  /** Holds what was written: the next answer is written behind it. */
  hold(): void;
  /** Gives back what was held. */
  release(): void;
  /** Leaves what was written to whoever is still sending it, and takes another room. */
  leave(): void;
}

/** Most answers fit: a page of offers has 17 KB. */
const ROOM = 64 * 1_024;
/** A larger room is given back with its answer. */
const LARGEST_KEPT = 1_024 * 1_024;
/** Digits of the largest whole number that is written here; others are for the language to write. */
const MOST_DIGITS = 9;
const ZERO = 48;
/** Bytes of a letter at most, and of a number. */
const BYTES_PER_LETTER = 3;
const BYTES_PER_NUMBER = 32;

/** A room of its own. */
export function createAnswerRoom(size: number = ROOM): AnswerRoom {
  let room = Buffer.allocUnsafeSlow(size);
  /** Where the answer begins that is being written, and how far it has come. */
  let from = 0;
  let at = 0;

  /** Sees to it that so many more bytes fit. What is held stays in the room that it was written into. */
  function need(bytes: number): void {
    if (at + bytes <= room.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * room.length, at - from + bytes));
    room.copy(larger, 0, from, at);
    room = larger;
    at -= from;
    from = 0;
  }

  function startAnew(): void {
    from = 0;
    at = 0;
    if (room.length > LARGEST_KEPT) room = Buffer.allocUnsafeSlow(size);
  }

  function writeBytes(text: string): void {
    const { length } = text;
    need(length);
    room.write(text, at, length, 'latin1');
    at += length;
  }

  return {
    begin() {
      if (from === 0) startAnew();
      at = from;
    },
    copy(source, start, bytes) {
      need(bytes);
      source.copy(room, at, start, start + bytes);
      at += bytes;
    },
    piece(bytes) {
      need(bytes.length);
      room.set(bytes, at);
      at += bytes.length;
    },
    text(text) {
      need(text.length * BYTES_PER_LETTER);
      at += room.write(text, at);
    },
    number(value) {
      need(BYTES_PER_NUMBER);
      if (!Number.isInteger(value) || value < 0 || value >= 10 ** MOST_DIGITS) {
        writeBytes(JSON.stringify(value));
        return;
      }
      let rest = value;
      let digits = 1;
      for (let limit = 10; rest >= limit; limit *= 10) digits += 1;
      for (let place = at + digits - 1; place >= at; place -= 1) {
        const tenth = (rest / 10) | 0;
        room[place] = ZERO + rest - tenth * 10;
        rest = tenth;
      }
      at += digits;
    },
    written: () => room.subarray(from, at),
    hold() {
      from = at;
    },
    release: startAnew,
    leave() {
      room = Buffer.allocUnsafeSlow(size);
      startAnew();
    },
  };
}

/** The room of the answers of this process. */
export const answerRoom: AnswerRoom = createAnswerRoom();
