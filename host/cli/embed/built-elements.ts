import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isReleased } from '@staykit/elements/is-released.ts';
import type { SnippetBuild } from '@staykit/elements/snippet/whole-snippet.ts';
import { CliError } from '../cli-error.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Element files of the newest release, or of the working tree without one. */
export function builtElements(elements: string): SnippetBuild {
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
    bytesOf: (file) => brotliCompressSync(readFileSync(join(folder, file))).length,
    files: readJson(join(folder, 'files.json')),
    hashes: readJson(join(folder, 'integrity.json')),
  };
}
