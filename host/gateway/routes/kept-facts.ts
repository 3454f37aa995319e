import type { AnswerRoom } from '../answers/answer-room.ts';

/** What is written of an offer once, and read for each of its cards. */
export interface OfferFactsText {
  /** JSON without its closing brace. */
  text: string;
  /** The terms of its cancellation, as `termsOf` numbers them. */
  terms: number;
  /** Days before the arrival from which it is a last minute; 0 where it never is. */
  lastMinuteDays: number;
}

/** The facts of offers in one language, by the number of the offer. */
export interface KeptFacts {
  /**
   * Reads a little of the facts of these offers, before they are written: each is a wait for memory, and waits that do not
   * follow on each other pass together.
   */
  readAhead(hits: readonly { number: number }[]): void;
  /** Writes the facts of an offer into a room, and returns where `terms` and `lastMinuteDays` find the rest. */
  write(room: AnswerRoom, number: number, factsOf: () => OfferFactsText): number;
  terms(place: number): number;
  lastMinuteDays(place: number): number;
}

/**
 * What is kept of an offer, side by side, since each column would be a wait for memory: where its facts begin over all
 * slabs and how many bytes they are (0: not written), its terms, and the days of its last minute.
 */
const FACT = { from: 0, bytes: 1, terms: 2, lastMinuteDays: 3, length: 4 } as const;

/** Bytes that are kept; then all is written anew. */
const BYTES_KEPT = 12 * 1_024 * 1_024;
/** Facts stand one after the other in pieces of memory of so many bytes. */
const SLAB = 256 * 1_024;

/** Bytes that a processor reads at a time. */
const CACHE_LINE = 64;
/** What was read ahead; it says nothing, and is kept since a compiler leaves out what nobody keeps. */
let readLast = 0;

/** Keeps the facts of so many offers outside the heap. */
export function createKeptFacts(
  offers: number,
  bytesKept: number = BYTES_KEPT,
  slab: number = SLAB,
): KeptFacts {
  // The last place is that of an offer without a number, which is written anew each time.
  const facts = new Int32Array((offers + 1) * FACT.length);
  let slabs: Buffer[] = [];
  /** Where the next facts begin. */
  let next = 0;

  /** Room for so many bytes that are kept; facts that are longer than a slab have one of their own. */
  function makeRoom(bytes: number): Buffer {
    const used = next % slab;
    if (slabs.length * slab > next && used + bytes <= slab) return slabs.at(-1)!;
    if (slabs.length * slab >= bytesKept) {
      facts.fill(0);
      slabs = [];
    }
    next = slabs.length * slab;
    const made = Buffer.allocUnsafeSlow(Math.max(slab, bytes));
    slabs.push(made);
    return made;
  }

  function keep(place: number, { text, terms, lastMinuteDays }: OfferFactsText): void {
    const bytes = Buffer.from(text);
    const into = makeRoom(bytes.length);
    bytes.copy(into, next % slab);
    facts.set([next, bytes.length, terms, lastMinuteDays], place);
    next += bytes.length;
  }

  return {
    readAhead(hits) {
      for (let index = 0; index < hits.length; index += 1) {
        const place = hits[index]!.number * FACT.length;
        const from = facts[place + FACT.from] ?? 0;
        const kept = slabs[Math.floor(from / slab)];
        const end = (from % slab) + (facts[place + FACT.bytes] ?? 0);
        if (kept) for (let at = from % slab; at < end; at += CACHE_LINE) readLast += kept[at]!;
      }
      readLast &= 255;
    },
    write(room, number, factsOf) {
      const isNumbered = number >= 0 && number < offers;
      const place = (isNumbered ? number : offers) * FACT.length;
      if (facts[place + FACT.bytes] === 0 || !isNumbered) keep(place, factsOf());
      const from = facts[place + FACT.from]!;
      room.copy(slabs[Math.floor(from / slab)]!, from % slab, facts[place + FACT.bytes]!);
      return place;
    },
    terms: (place) => facts[place + FACT.terms]!,
    lastMinuteDays: (place) => facts[place + FACT.lastMinuteDays]!,
  };
}
