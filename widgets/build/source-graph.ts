import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*'((?:\.|@staykit\/)[^']+)'|import\('((?:\.|@staykit\/)[^']+)'\)/g;

const require = createRequire(import.meta.url);

/** The file that a source names: beside it, or in another package of the workspace. */
const fileOf = (specifier: string, from: string): string =>
  specifier.startsWith('.') ? resolve(dirname(from), specifier) : require.resolve(specifier);

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
    for (const found of text.matchAll(IMPORT)) walk(fileOf(found[1] ?? found[2] ?? '', path));
  };
  walk(resolve(entry));
  return [...sources].map(([path, text]) => ({ path, text }));
}
