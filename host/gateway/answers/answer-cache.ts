import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { AnswerText } from '../routes/answer-text.ts';

/** What an answer depends on besides its parameters: all that may make it untrue. */
export interface Surroundings {
  /** In whose language it is, and by the clock of whose market. */
  locale: Locale;
  /** Whether prices and stock are in it: of the hotels of `place`, or of all. */
  isPriced: boolean;
  place?: string;
}

/** An answer that may be given again. */
export interface KeptAnswer {
  /** The call and its parameters, in the order of the contract. */
  key: string;
  surroundings: Surroundings;
  /** The state of its surroundings when it was made: it holds as long as they are in that state. */
  stamp: string;
  body: AnswerText;
}

/** What the cache did since it was made. */
export interface AnswerCacheStats {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** Answers of the process, by their parameters and by the addresses that asked for them. */
export interface AnswerCache {
  /** What was answered to exactly this address, whether it still holds or not. */
  at(address: string): KeptAnswer | undefined;
  /** What was answered to these parameters, whether it still holds or not. */
  of(key: string): KeptAnswer | undefined;
  /**
   * Whether these parameters were asked for lately, which is noted. Most searches are made once: keeping their answers
   * would cost more than it spares.
   */
  isAskedAgain(key: string): boolean;
  /** Keeps an answer in the place of an earlier one, and the address that asked for it. */
  keep(answer: KeptAnswer, address: string): void;
  /** Counts an answer that was given again, or had to be made. */
  count(isHit: boolean): void;
  stats(): AnswerCacheStats;
}

/** Addresses of one answer that are remembered: spellings of the same parameters. */
const ADDRESSES = 4;
/** Parameters that are remembered as asked for once, by their hash; a later one may take the place of an earlier one. */
const ASKED_ONCE = 1 << 14;
/** What an answer takes besides its texts. */
const OVERHEAD_BYTES = 400;

interface Entry {
  answer: KeptAnswer;
  addresses: string[];
  bytes: number;
  /** Whether it was asked for since it was last spared. */
  isUsed: boolean;
}

/** A cache of at most so many bytes. The oldest answers go first, those that were asked for again a round later. */
export function createAnswerCache(limit: number): AnswerCache {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  let bytes = 0;
  const askedOnce = new Int32Array(ASKED_ONCE);
  let hits = 0;
  let misses = 0;

  function drop(entry: Entry): void {
    entries.delete(entry.answer.key);
    for (const address of entry.addresses) byAddress.delete(address);
    bytes -= entry.bytes;
  }

  function makeRoom(): void {
    for (const entry of entries.values()) {
      if (bytes <= limit) return;
      if (!entry.isUsed) drop(entry);
      else {
        entry.isUsed = false;
        // Behind all others; the walk comes by again when these are not enough.
        entries.delete(entry.answer.key);
        entries.set(entry.answer.key, entry);
      }
    }
  }

  function asked(entry: Entry | undefined): KeptAnswer | undefined {
    if (entry) entry.isUsed = true;
    return entry?.answer;
  }

  return {
    at: (address) => asked(byAddress.get(address)),
    of: (key) => asked(entries.get(key)),
    isAskedAgain(key) {
      const hash = hashOf(key);
      const place = hash & (ASKED_ONCE - 1);
      const isAgain = askedOnce[place] === hash;
      askedOnce[place] = hash;
      return isAgain;
    },
    keep(answer, address) {
      const { key, body, stamp } = answer;
      const earlier = entries.get(key);
      const addresses = [...new Set([address, ...(earlier?.addresses ?? [])])];
      if (earlier) drop(earlier);
      addresses.length = Math.min(ADDRESSES, addresses.length);
      const letters = key.length + stamp.length + addresses.reduce((sum, text) => sum + text.length, 0);
      const entry = {
        answer: { ...answer, body: body.copy() },
        addresses,
        bytes: body.bytes.length + 2 * letters + OVERHEAD_BYTES,
        isUsed: false,
      };
      if (entry.bytes > limit) return;
      entries.set(key, entry);
      for (const text of addresses) byAddress.set(text, entry);
      bytes += entry.bytes;
      if (bytes > limit) makeRoom();
    },
    count(isHit) {
      if (isHit) hits += 1;
      else misses += 1;
    },
    stats: () => ({ hits, misses, answers: entries.size, bytes }),
  };
}

/** A number that another text hardly has (FNV-1a); never 0, which stands for none. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash || 1;
}
