import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder in which `folder` is written, and where it waits meanwhile. */
const draftOf = (folder: string): string => `${folder}.new-${process.pid}`;
const formerOf = (folder: string): string => `${folder}.old-${process.pid}`;
const BESIDE = /^(.+)\.(new|old)-(\d+)$/;

/** Writes beside the folder and puts the new one in its place: a server never sees half of it. */
export function replaceFolder(folder: string, write: (draft: string) => void): void {
  const [draft, former] = [draftOf(folder), formerOf(folder)];
  mkdirSync(dirname(folder), { recursive: true });
  try {
    write(draft);
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(draft, folder);
    rmSync(former, { recursive: true, force: true });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Removes what processes that were killed left in `top`, the folder of all minisites, and puts a folder back that had
 * been taken away to be replaced.
 */
export function clearDrafts(top: string): void {
  if (!existsSync(top)) return;
  for (const name of readdirSync(top)) {
    const [, kept, kind, pid] = BESIDE.exec(name) ?? [];
    if (kept === undefined || runs(Number(pid))) continue;
    const whole = join(top, kept);
    if (kind === 'old' && !existsSync(whole)) renameSync(join(top, name), whole);
    else rmSync(join(top, name), { recursive: true, force: true });
  }
}

/** Whether another process with this id runs; it may be that of another user. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
