import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PartnerRegistry } from './partner-registry.ts';
import { BASE_NAME } from './partner-schema.ts';
import { partnerReader, type PartnerSources } from './read-partners.ts';

/** Milliseconds between two looks at the files. Network drives do not send notices of changes. */
const LOOK_MS = 3_000;
/** Files that are checked in one go: more would hold up visitors. */
const AT_ONCE = 10;

/** Partners whose files are read again while the process runs. */
export interface LivePartners extends PartnerRegistry {
  /** Looks at the files as they are now. Resolves to whether any changed since the look before, once what they say is served. */
  refresh(): Promise<boolean>;
  /** Looks at them every three seconds from now on, and tells that any changed. */
  watch(onChange: () => void): void;
  close(): void;
}

/**
 * The partners of a folder as their files are now: a new folder is served from the next look on, and one that is gone is
 * not. A file that became unusable leaves its partner as it was.
 */
export async function livePartners(sources: PartnerSources): Promise<LivePartners> {
  const { folder = '' } = sources;
  const { read, dependentsOf } = partnerReader(sources);
  let known = (await signatures(folder)) ?? new Map<string, string>();
  let current = read();
  let looking: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<boolean> {
    const found = await signatures(folder);
    // A drive that is away is no partner less.
    if (!found) return false;
    const names = new Set([...found.keys(), ...known.keys()]);
    const own = [...names].filter((name) => found.get(name) !== known.get(name));
    const changed = [...new Set(own.flatMap((name) => [name, ...dependentsOf(name)]))];
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      current = read(new Set(changed.slice(from, from + AT_ONCE)));
      await setImmediate();
    }
    known = found;
    return changed.length > 0;
  }

  const begin = (): Promise<boolean> => {
    next = undefined;
    looking = look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  // A look that is under way may have passed what was saved since.
  const refresh = (): Promise<boolean> => (looking ? (next ??= looking.then(begin, begin)) : begin());

  return {
    get all() {
      return current.all;
    },
    get warnings() {
      return current.warnings;
    },
    get refused() {
      return current.refused;
    },
    warningsOf: (slug) => current.warningsOf(slug),
    byAddress: (segment) => current.byAddress(segment),
    byId: (minisiteId) => current.byId(minisiteId),
    byDomain: (name) => current.byDomain(name),
    byOrigin: (origin) => current.byOrigin(origin),
    refusedByAddress: (segment) => current.refusedByAddress(segment),
    refusedByDomain: (name) => current.refusedByDomain(name),
    refresh,
    watch(onChange) {
      const again = async () => {
        // What cannot be read now is read at the next look.
        if (await refresh().catch(() => false)) onChange();
        timer?.refresh();
      };
      timer = setTimeout(() => void again(), LOOK_MS).unref();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/**
 * What tells a changed folder from one that is as before, by folder, and so for the files that partners extend; undefined
 * where they cannot be listed.
 */
async function signatures(folder: string): Promise<Map<string, string> | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return undefined;
  const all = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (name) => [name, await signature(folder, name)] as const),
  );
  return new Map(all.flatMap(([slug, one]) => (one === undefined ? [] : [[slug, one] as const])));
}

/** Names, sizes and times of the files of a folder, or of a file that partners may extend; undefined for anything else. */
async function signature(folder: string, entry: string): Promise<string | undefined> {
  const names = await readdir(join(folder, entry)).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOTDIR' ? undefined : [`${error.code}`],
  );
  if (!names) return BASE_NAME.test(entry) ? factsOf(folder, entry) : undefined;
  return (await Promise.all(names.map((name) => factsOf(join(folder, entry), name)))).toSorted().join('\n');
}

async function factsOf(folder: string, name: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
  return `${name} ${size} ${mtimeMs}`;
}
