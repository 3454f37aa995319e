import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './integrity.ts';

/** Files by their path in a folder, and the sha384 of each as an `integrity` attribute has it. */
export type Hashes = Readonly<Record<string, string>>;

/** The hashes of the files of a folder, in the order of their paths; none where there is no such folder. Their compressed forms are no files of their own. */
export function folderHashes(folder: string): Hashes {
  if (!statSync(folder, { throwIfNoEntry: false })) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(br|gz)$/.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}
