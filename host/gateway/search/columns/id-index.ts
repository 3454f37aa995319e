import { IN_A_STEP, type Steps } from '../in-slices.ts';

/** Looks up numbers by id. */
export interface IdIndex {
  get(id: string): number | undefined;
}

/** Number of maps. A single map of half a million ids blocks the event loop for 100 ms whenever it grows. */
const MAPS = 64;

function hashOf(id: string): number {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) >>> 0;
  return hash % MAPS;
}

/** Indexes ids by their position. */
export function* indexOfIds(ids: readonly string[]): Steps<IdIndex> {
  const maps = Array.from({ length: MAPS }, () => new Map<string, number>());
  for (const [number, id] of ids.entries()) {
    maps[hashOf(id)]!.set(id, number);
    if (number % IN_A_STEP === 0) yield;
  }
  return { get: (id) => maps[hashOf(id)]!.get(id) };
}
