import { copyFileSync, linkSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFault, filesOf, partnerFolders } from '@staykit/partners/partner-files.ts';
import { BASE_NAME } from '@staykit/partners/partner-schema.ts';
import { revisionOf, writeFolder, type FolderFiles } from './folder-files.ts';

/** One partner as it is to be in the mirror; without files it is not there. */
export interface OwnFiles {
  slug: string;
  files?: FolderFiles;
}

/**
 * A folder of all partners and of what they extend, as one could be published: drafts, files that are nowhere yet and the
 * partners that visitors see lie beside each other, so that whoever reads partners reads them all.
 */
export function createMirror({ mirror, scratch }: { mirror: string; scratch: string }) {
  let placed: ReadonlyMap<string, string> = new Map();
  rmSync(mirror, { recursive: true, force: true });
  mkdirSync(mirror, { recursive: true });
  return {
    /** Makes the mirror these folders, the later before the earlier, and `own`. Answers with the names that changed. */
    show(folders: readonly string[], own?: OwnFiles): string[] {
      const sources = new Map(folders.flatMap((folder) => namesIn(folder).map((name) => [name, folder])));
      const marks = new Map(
        [...sources].map(([name, folder]) => [name, `${folder} ${factsOf(folder, name)}`]),
      );
      if (own?.files) marks.set(own.slug, revisionOf(own.files));
      else if (own) marks.delete(own.slug);
      const changed = [...new Set([...placed.keys(), ...marks.keys()])].filter(
        (name) => placed.get(name) !== marks.get(name),
      );
      for (const name of changed) {
        rmSync(join(mirror, name), { recursive: true, force: true });
        if (!marks.has(name)) continue;
        if (own?.files && name === own.slug) writeFolder(join(mirror, name), own.files, scratch);
        else place(sources.get(name) ?? '', name, mirror);
      }
      placed = marks;
      return changed;
    },
  };
}

/** Folders of partners, and files that they may extend. */
function namesIn(folder: string): string[] {
  const folders = partnerFolders(folder);
  if (folders.length === 0) return [];
  const bases = readdirSync(folder).filter((name) => name.endsWith('.json') && BASE_NAME.test(name));
  return [...folders, ...bases];
}

const inner = (folder: string, name: string): string[] =>
  name.endsWith('.json') ? [name] : filesOf(folder, name).map((file) => join(name, file));

/** What tells a state of a folder or file from the one before. */
const factsOf = (folder: string, name: string): string =>
  inner(folder, name)
    .map((path) => {
      const {
        size = 0,
        mtimeMs = 0,
        ino = 0,
      } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {};
      return `${path} ${size} ${mtimeMs} ${ino}`;
    })
    .join('\n');

/** Puts what may be read of a folder or file into the mirror, with the times that it has. */
function place(folder: string, name: string, mirror: string): void {
  const isBase = name.endsWith('.json');
  if (!isBase) mkdirSync(join(mirror, name));
  for (const path of inner(folder, name)) {
    const fault = isBase ? fileFault(folder, '', path) : fileFault(folder, name, path.slice(name.length + 1));
    if (fault !== undefined) continue;
    const file = realpathSync(join(folder, path));
    try {
      linkSync(file, join(mirror, path));
    } catch {
      // Another disk, or one without links.
      copyFileSync(file, join(mirror, path));
    }
  }
}
