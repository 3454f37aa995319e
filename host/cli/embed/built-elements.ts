import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isReleased } from '@staykit/elements/is-released.ts';
import { filesOf, type Built } from '@staykit/elements/page-links.ts';
import { CliError } from '../cli-error.ts';

/** Element files of one version. */
export interface BuiltElements extends Built {
  version: string;
  folder: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Element files of the newest release, or of the working tree without one. */
export function builtElements(elements: string): BuiltElements {
  const versions = (existsSync(elements) ? readdirSync(elements) : []).filter((name) =>
    existsSync(join(elements, name, 'integrity.json')),
  );
  const released = versions.filter(isReleased);
  const version = (released.length > 0 ? released : versions)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (version === undefined) throw new CliError('The element files are not built: run "npm run build".');
  const folder = join(elements, version);
  return {
    version,
    folder,
    files: readJson(join(folder, 'files.json')),
    hashes: readJson(join(folder, 'integrity.json')),
  };
}

/** What a visitor loads until the elements of a page are there, in brotli bytes, without pictures and answers. */
export function firstUse(
  widgets: readonly string[],
  locale: string,
  { folder, files }: BuiltElements,
): { bytes: number; files: number } {
  const needed = ['staykit.js', ...filesOf({ widgets, locale }, files)];
  const bytes = needed.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  return { bytes: bytes.reduce((sum, each) => sum + each, 0), files: needed.length };
}
