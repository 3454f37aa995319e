import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { lockFolder, processStart } from './folder-lock.ts';

let folder = '';
const lockFile = (): string => join(folder, 'database.lock');
const holdAs = (holder: object): void =>
  writeFileSync(lockFile(), JSON.stringify({ host: hostname(), started: '1', token: 'other', ...holder }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('refuses a folder that a living process holds, and says what to do', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      expect.objectContaining({ name: 'DatabaseError', code: 'DATA_DIR_IN_USE' }) as DatabaseError,
    );
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.pid}.*DATA_DIR.*DATABASE_URL`),
    );
    unlock();
  });

  it('gives the folder back, once', () => {
    lockFolder(folder)();
    const unlock = lockFolder(folder);
    expect(existsSync(lockFile())).toBe(true);
    unlock();
    unlock();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('recovers the lock of a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const started = processStart(child.pid ?? 0);
    expect(started).toBeDefined();
    holdAs({ pid: child.pid, started });
    expect(() => lockFolder(folder)).toThrow(DatabaseError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('recovers the lock of an earlier process whose number was given to another one', () => {
    holdAs({ pid: process.pid, started: 'long ago' });
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({
      started: processStart(process.pid),
    });
    unlock();
  });

  it('recovers a lock file that was cut off while it was written', () => {
    writeFileSync(lockFile(), '{"pid": 12');
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('does not judge the processes of another machine', () => {
    holdAs({ pid: 1, host: 'another-machine' });
    expect(() => lockFolder(folder)).toThrow(/on another-machine/);
  });

  it('does not remove the lock of its successor', () => {
    const unlock = lockFolder(folder);
    holdAs({ pid: process.pid, token: 'successor' });
    unlock();
    expect(existsSync(lockFile())).toBe(true);
  });
});
