import { watch } from 'node:fs';
import { sep } from 'node:path';
import { partnerReader, type PartnerSources } from '@staykit/partners/read-partners.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';

/** Milliseconds without another change after which a save is complete: editors write a file in several steps. */
const QUIET_MS = 60;

/** Partners of a folder as their files are after the last save. */
export interface WatchedPartners {
  registry: PartnerRegistry;
  /** Another number after each save, and after each start: what was printed for another is out of date. */
  version: number;
}

/** What is watched, and who is told. */
export interface WatchOptions extends PartnerSources {
  folder: string;
  /** Called after each save, once its files were read; the next save waits until it is done. */
  onChange(now: WatchedPartners): Promise<void>;
}

/** Reads the partners of a folder, and those again whose files are saved. No save is lost: one that comes meanwhile is read next. */
export function watchPartners({ onChange, ...sources }: WatchOptions): {
  now(): WatchedPartners;
  close(): void;
} {
  const { read, dependentsOf } = partnerReader(sources);
  let current: WatchedPartners = { registry: read(), version: Date.now() };
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isTelling = false;

  async function take(): Promise<void> {
    if (isTelling || changed.size === 0) return;
    isTelling = true;
    const taken = new Set([...changed].flatMap((name) => [name, ...dependentsOf(name)]));
    changed = new Set();
    try {
      current = { registry: read(taken), version: current.version + 1 };
      await onChange(current);
    } catch {
      // A file went while it was read: all are read again in a moment.
      changed = new Set([...taken, ...changed]);
      timer = setTimeout(() => void take(), QUIET_MS);
      return;
    } finally {
      isTelling = false;
    }
    await take();
  }

  const watcher = watch(sources.folder, { recursive: true }, (_, name) => {
    const [slug = ''] = (name ?? '').split(sep);
    // Drafts of `partner new` and of editors.
    if (slug === '' || slug.startsWith('.')) return;
    changed.add(slug);
    clearTimeout(timer);
    timer = setTimeout(() => void take(), QUIET_MS);
  });
  return {
    now: () => current,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
