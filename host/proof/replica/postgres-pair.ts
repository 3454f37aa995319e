import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chownSync } from 'node:fs';
import { freePort } from '../../e2e/running-server.ts';

const DEBIAN = '/usr/lib/postgresql';

/** A server of the proof that can be stopped the hard way and started again. */
export interface Server {
  url: string;
  start(): Promise<void>;
  /** Ends it at once, as a machine that fails does. */
  kill(): Promise<void>;
  /** Makes all its processes stand still, until the function that comes back lets them go on. */
  freeze(): () => void;
}

/** A primary and a replica that streams from it. */
export interface PostgresPair {
  primary: Server;
  replica: Server;
}

/** The folder of PostgreSQL's programs. */
export function postgresBinaries(): string {
  const found = readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error('There is no PostgreSQL server on this machine.');
  return found;
}

/** PostgreSQL refuses to run as root: then its own account runs it. */
export function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Signals a process that may have ended by then. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process and its children. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).map(Number)];
}

/** Makes and starts both, in a folder of their own. They are children of this process. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const bin = postgresBinaries();
  const who = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'pair-'));
  chmodSync(folder, 0o755);
  if (who) chownSync(folder, who.uid, who.gid);
  const options = { cwd: folder, stdio: 'ignore' as const, ...who };

  const serverOf = (data: string, port: number): Server => {
    let child: ChildProcess | undefined;
    return {
      url: `postgres://staykit@127.0.0.1:${port}/postgres`,
      start: () =>
        new Promise((resolve, reject) => {
          const settings = {
            listen_addresses: '127.0.0.1',
            unix_socket_directories: folder,
            fsync: 'on',
            wal_retrieve_retry_interval: '500ms',
            wal_level: 'replica',
            wal_keep_size: '1GB',
            hot_standby: 'on',
            max_connections: '100',
            shared_buffers: '32MB',
          };
          const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
          const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
            cwd: folder,
            stdio: ['ignore', 'ignore', 'pipe'],
            ...who,
          });
          child = server;
          let log = '';
          server.stderr.on('data', (chunk: Buffer) => {
            log += chunk.toString();
            if (/ready to accept (read-only )?connections/.test(log)) resolve();
          });
          server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${log.slice(-2_000)}`)));
        }),
      kill: () =>
        new Promise((resolve) => {
          if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
          child.removeAllListeners('exit');
          child.once('exit', () => resolve());
          // An immediate shutdown: no connection is told, nothing is written.
          child.kill('SIGQUIT');
        }),
      freeze() {
        const frozen = processesOf(child?.pid);
        for (const pid of frozen) signal(pid, 'SIGSTOP');
        return () => {
          for (const pid of frozen) signal(pid, 'SIGCONT');
        };
      },
    };
  };

  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  execFileSync(
    join(bin, 'initdb'),
    ['-D', primaryData, '-U', 'staykit', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const primary = serverOf(primaryData, primaryPort);
  await primary.start();
  execFileSync(
    join(bin, 'pg_basebackup'),
    [
      '-h',
      '127.0.0.1',
      '-p',
      String(primaryPort),
      '-U',
      'staykit',
      '-D',
      replicaData,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-N',
    ],
    options,
  );
  const replica = serverOf(replicaData, replicaPort);
  await replica.start();
  return { primary, replica };
}
