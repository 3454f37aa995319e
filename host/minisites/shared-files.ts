import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that many minisites have, such as scripts: they are on the disk once. */
export interface SharedFiles {
  readonly names: readonly string[];
  /** Puts a file into the folder of a minisite. */
  put(name: string, target: string): void;
  /** Removes those that no minisite has any more. */
  tidy(): void;
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
    if (!there.has(kept)) writeFileSync(place, body);
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
    tidy() {
      for (const name of readdirSync(folder)) {
        const place = join(folder, name);
        if (statSync(place).nlink === 1) rmSync(place);
      }
    },
  };
}
