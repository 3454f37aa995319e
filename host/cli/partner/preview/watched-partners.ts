import { watch } from 'node:fs';
import { livePartners } from '@staykit/partners/live-partners.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { PartnerSources } from '@staykit/partners/read-partners.ts';

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
export async function watchPartners({ onChange, ...sources }: WatchOptions): Promise<{
  now(): WatchedPartners;
  close(): void;
}> {
  const registry = await livePartners(sources);
  const now = () => ({ registry, version });
  let version = Date.now();
  let isTold = true;
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    try {
      if (await registry.refresh()) {
        version += 1;
        isTold = false;
      }
      if (isTold) return;
      await onChange(now());
      isTold = true;
    } catch {
      // A file went while it was read.
      takeSoon();
    }
  }
  function takeSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (turn = turn.then(take)), QUIET_MS);
  }

  const watcher = watch(sources.folder, { recursive: true }, takeSoon);
  return {
    now,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
