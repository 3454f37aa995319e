import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package in package-lock.json. */
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** A workspace, which is built into `dist`. */
  link?: boolean;
}

/** package-lock.json: packages by their folders. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** `liftie` lists its bundler as a dependency; only its data are read. */
const NEVER: ReadonlySet<string> = new Set(['esbuild']);

/** `import 'name/file'`, `import('name')`, `require('name')` and `require.resolve('name/file')`. */
const IMPORT =
  /\b(?:from|import|[\w$]*require[\w$]*(?:\.resolve)?)\s*\(?\s*["'`]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g;

/** Names of packages in the text of built files, as candidates: comments and texts are not told apart. */
export function importedNames(text: string): Set<string> {
  return new Set([...text.matchAll(IMPORT)].map(([, name = '']) => name));
}

/**
 * Folders of packages and of all that they need, from the top of the checkout. Names that are not installed are left
 * out: Node's own modules, and optional packages of other machines.
 */
export function runtimePackages(
  lock: Lock,
  names: Iterable<string>,
  isInstalled: (folder: string) => boolean = existsSync,
): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(lock, from, name);
    const locked = place === undefined ? undefined : lock.packages[place];
    if (
      NEVER.has(name) ||
      place === undefined ||
      !locked ||
      locked.link ||
      found.has(place) ||
      !isInstalled(place)
    )
      return;
    found.add(place);
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      visit(next, place);
  };
  for (const name of names) visit(name, '');
  return [...found].toSorted();
}

/** Where Node finds a package from a folder: in its own `node_modules`, or in one above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder === '.' ? '' : folder, 'node_modules', name);
    if (lock.packages[place]) return place;
    if (folder === '.' || folder === '') return undefined;
  }
}
