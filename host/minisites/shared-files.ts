import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Files that many minisites have, such as scripts: they are on the disk once. */
export interface SharedFiles {
  readonly names: readonly string[];
  /** Puts a file into the folder of a minisite. */
  put(name: string, target: string): void;
}

/**
 * Keeps files in `folder` under the hash of their content, and links them into minisites, whose folders stay whole: each
 * can be copied to a server by itself. Where a disk has no links, they are copied.
 */
export function shareFiles(folder: string, files: ReadonlyMap<string, Buffer>): SharedFiles {
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder));
  const places = new Map<string, string>();
  for (const [name, body] of files) {
    const kept = createHash('sha256').update(body).digest('hex');
    const place = join(folder, kept);
    if (!there.has(kept)) writeWhole(place, body);
    places.set(name, place);
  }
  return {
    names: [...files.keys()],
    put(name, target) {
      const place = places.get(name);
      if (place === undefined) throw new Error(`No shared file ${name}.`);
      try {
        linkSync(place, target);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EPERM' && code !== 'EMLINK' && code !== 'ENOTSUP') throw error;
        copyFileSync(place, target);
      }
    },
  };
}

/** A process that is ended meanwhile leaves no part of a file under its name; several threads may write the same file. */
function writeWhole(place: string, body: Buffer): void {
  const draft = `${place}.${process.pid}-${threadId}`;
  writeFileSync(draft, body);
  renameSync(draft, place);
}

/** Removes the shared files in `folder` that no minisite has any more. */
export function tidySharedFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const place = join(folder, name);
    if (statSync(place).nlink === 1) rmSync(place);
  }
}
