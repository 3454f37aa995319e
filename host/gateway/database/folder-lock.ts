import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { execFileSync } from 'node:child_process';

/**
 * Start time of a running process, which tells it from a later process with the same id; undefined if it does not run.
 */
export function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Field 2 is the program's name in brackets and may hold blanks; the start time is field 22.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended, though its process id is still taken.
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    if (process.platform === 'win32') return 'running';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return 'unknown';
  }
}

interface LockHolder {
  pid: number;
  /** Start time of the process: a later process may have the same id. */
  started: string;
  host: string;
  /** Identifies this lock, so that a process only removes its own. */
  token: string;
}

/** Milliseconds after which an unfinished recovery is taken over. */
const RECOVERY_MS = 5_000;

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: 0, started: '', host: hostname(), token: '' };
    throw error;
  }
}

function isAlive(holder: LockHolder): boolean {
  // The folder may be shared between machines. Processes of another machine cannot be seen, so they count as running.
  if (holder.host !== hostname()) return true;
  return holder.pid > 0 && processStart(holder.pid) === holder.started;
}

/** Creates `target` as a hard link, which is atomic; false if it exists. */
function take(target: string, own: LockHolder): boolean {
  const draft = `${target}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    linkSync(draft, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of an ended process. Only one process may do it, or a second would remove the first one's new lock.
 */
function recover(target: string): void {
  const guard = `${target}.recovery`;
  try {
    mkdirSync(guard);
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age < RECOVERY_MS) return;
  }
  try {
    const holder = readHolder(target);
    if (holder !== undefined && !isAlive(holder)) rmSync(target, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

/**
 * Locks a folder for this process: PGlite has no lock of its own, and two processes would corrupt the data. The lock
 * of an ended process is recovered. Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'database.lock');
  const own: LockHolder = {
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    host: hostname(),
    token: randomUUID(),
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(target, own)) {
      return () => {
        if (readHolder(target)?.token === own.token) rmSync(target, { force: true });
      };
    }
    const holder = readHolder(target);
    if (holder === undefined) continue;
    if (isAlive(holder)) {
      throw new DatabaseError(
        'DATA_DIR_IN_USE',
        `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
          'Stop that process, give this one another DATA_DIR, or let both use one server with DATABASE_URL.',
      );
    }
    recover(target);
  }
  throw new DatabaseError(
    'DATA_DIR_IN_USE',
    `The data folder ${folder} is being opened by another process. Try again.`,
  );
}
