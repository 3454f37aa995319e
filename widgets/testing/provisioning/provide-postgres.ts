import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from './provide-browser.ts';

const DEBIAN = '/usr/lib/postgresql';

function findServer(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Folder of an installed PostgreSQL server, else of Debian's. Throws with what to do when none can be had. */
export function provideServer(say: (line: string) => void): string {
  if (!findServer()) installDebian(['postgresql'], say);
  const found = findServer();
  if (found) return found;
  throw new Error('No PostgreSQL server found. Install one, or set TEST_DATABASE_URL to an empty database.');
}

/** Linux keeps these files in memory: a database is copied there ten times as fast. */
const MEMORY = '/dev/shm';
/** Bytes that the databases of all workers take at most. */
const ROOM = 2 ** 31;

function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Who may run the server: PostgreSQL refuses to run as root. */
function accountOf(name: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A PostgreSQL of our own on 127.0.0.1, in a scratch folder, for the tests that only a real server can carry.
 * `TEST_DATABASE_URL` names one that is already there. Stop it when done: the folder goes with it. It does not wait for
 * the disk, for speed; with `fsync` it does, as a shop's would, and it is always a server of its own.
 */
export async function providePostgres(
  say: (line: string) => void,
  { fsync = false } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given && !fsync) return { url: given, stop: async () => {} };
  const bin = provideServer(say);
  const folder = mkdtempSync(join(fsync ? tmpdir() : scratchFolder(), 'staykit-postgres-'));
  const account = accountOf('postgres');
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'staykit', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      stdio: 'ignore',
      cwd: folder,
      ...account,
    },
  );
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      ...(fsync ? [] : ['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB']).flatMap((setting) => [
        '-c',
        setting,
      ]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...account },
  );
  await new Promise<void>((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start within 30 s:\n${log}`)),
      30_000,
    );
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
  say(`PostgreSQL of the tests on port ${port}, fsync ${fsync ? 'on' : 'off'}`);
  return {
    url: `postgres://staykit@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}
