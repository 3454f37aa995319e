import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PartnerRegistry } from './partner-registry.ts';
import { partnerReader, type PartnerSources } from './read-partners.ts';

/** Milliseconds between two looks at the files. Network drives do not send notices of changes. */
const LOOK_MS = 3_000;
/** Files that are checked in one go: more would hold up visitors. */
const AT_ONCE = 10;

/** Partners whose files are read again while the process runs. */
export interface LivePartners extends PartnerRegistry {
  /** Looks at the files now. Resolves to whether any changed, once what they say is served. */
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
  const read = partnerReader(sources);
  let known = (await signatures(folder)) ?? new Map<string, string>();
  let current = read();
  let looking: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<boolean> {
    const found = await signatures(folder);
    // A drive that is away is no partner less.
    if (!found) return false;
    const slugs = new Set([...found.keys(), ...known.keys()]);
    const changed = [...slugs].filter((slug) => found.get(slug) !== known.get(slug));
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      current = read(new Set(changed.slice(from, from + AT_ONCE)));
      await setImmediate();
    }
    known = found;
    return changed.length > 0;
  }

  const refresh = (): Promise<boolean> =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));

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

/** What tells a changed folder from one that is as before, by folder; undefined where they cannot be listed. */
async function signatures(folder: string): Promise<Map<string, string> | undefined> {
  const slugs = await readdir(folder).catch(() => undefined);
  if (!slugs) return undefined;
  const all = await Promise.all(
    slugs
      .filter((slug) => !slug.startsWith('.'))
      .map(async (slug) => [slug, await signature(join(folder, slug))] as const),
  );
  return new Map(all.flatMap(([slug, one]) => (one === undefined ? [] : [[slug, one] as const])));
}

/** Names, sizes and times of the files of a folder; undefined for what is no folder. */
async function signature(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOTDIR' ? undefined : [`${error.code}`],
  );
  const facts = names?.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
    return `${name} ${size} ${mtimeMs}`;
  });
  return facts && (await Promise.all(facts)).toSorted().join('\n');
}
