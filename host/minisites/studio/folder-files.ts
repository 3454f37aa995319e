import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a partner's folder, by name. */
export type FolderFiles = ReadonlyMap<string, Buffer>;

/** Name of the file that the others are named in. */
export const PARTNER_FILE = 'partner.json';

/** The plain files of a folder; links and folders in it are not followed. No folder is no file. */
export function readFolder(folder: string): FolderFiles {
  const names = plainFiles(folder).toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function plainFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Makes the plain files of a folder these, so that whoever reads it meanwhile finds a partner that is whole: first what
 * `partner.json` names, then itself, and last what nobody names any more. `scratch` is a folder on the same disk.
 */
export function writeFolder(folder: string, files: FolderFiles, scratch: string): void {
  mkdirSync(scratch, { recursive: true });
  if (!existsSync(folder)) {
    const whole = join(scratch, randomUUID());
    mkdirSync(whole);
    for (const [name, body] of files) writeFileSync(join(whole, name), body);
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(whole, folder);
    return;
  }
  const known = readFolder(folder);
  const last = (name: string) => Number(name === PARTNER_FILE);
  for (const [name, body] of [...files].toSorted(([a], [b]) => last(a) - last(b))) {
    if (known.get(name)?.equals(body)) continue;
    const draft = join(scratch, randomUUID());
    writeFileSync(draft, body);
    renameSync(draft, join(folder, name));
  }
  for (const name of known.keys()) if (!files.has(name)) rmSync(join(folder, name));
}

/** What tells a state of the files from every other: names and contents, as 16 hexadecimal digits. */
export function revisionOf(files: FolderFiles): string {
  const hash = createHash('sha256');
  for (const [name, body] of files) hash.update(`${name}\0${body.length}\0`).update(body);
  return hash.digest('hex').slice(0, 16);
}
