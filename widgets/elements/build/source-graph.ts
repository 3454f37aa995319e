import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*'(\.[^']+)'|import\('(\.[^']+)'\)/g;

/** A source file and what it holds. */
export interface Source {
  path: string;
  text: string;
}

/**
 * The source files that a file loads, itself first: our own ones, without what is imported for its types. Those of
 * `without`, and what only they load, are left out.
 */
export function sourceGraph(entry: string, without: readonly string[] = []): Source[] {
  const sources = new Map<string, string>();
  const left = new Set(without.map((path) => resolve(path)));
  const walk = (path: string): void => {
    if (sources.has(path) || left.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    sources.set(path, text);
    for (const found of text.matchAll(IMPORT)) walk(resolve(dirname(path), found[1] ?? found[2] ?? ''));
  };
  walk(resolve(entry));
  return [...sources].map(([path, text]) => ({ path, text }));
}
