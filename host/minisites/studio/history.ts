import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was done with a version of a partner. */
export interface HistoryEntry {
  /** Number of the version, from 1. */
  version: number;
  /** `found`: it was there before the studio; `restored`: the draft became as this version again. */
  action: 'found' | 'saved' | 'restored' | 'published' | 'taken back';
  who: string;
  /** Instant in ISO 8601. */
  at: string;
}

/** All that was done with a partner, the oldest first: a line of JSON each. A line that a process could not end is left out. */
export function readHistory(file: string): HistoryEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as HistoryEntry];
    } catch {
      return [];
    }
  });
}

/** Adds a line. Lines are never changed. */
export function addToHistory(file: string, entry: HistoryEntry): void {
  mkdirSync(dirname(file), { recursive: true });
  // On a line of its own, also after one that was cut.
  appendFileSync(file, `\n${JSON.stringify(entry)}\n`);
}
