import { walkJson } from './walk-json.ts';

/** One-based line of every value in a JSON text, by its path (`bannerUrls.desktop`, `origins.0`). */
export type JsonLines = ReadonlyMap<string, number>;

/** Finds the line on which each value of a valid JSON text begins, so that a message can point at it. */
export function jsonLines(text: string): JsonLines {
  return new Map(walkJson(text).places.map(({ path, line }) => [path.join('.'), line]));
}
