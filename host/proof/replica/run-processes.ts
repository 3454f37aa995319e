import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/running-server.ts';

/** A process of the proof. */
export interface Process {
  port: number;
  pid: number;
  output: () => string;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
  /** Asks it to end. Resolves to its exit code. */
  stop: () => Promise<number | null>;
}

/** Watches a process that was started. */
export function started(child: ChildProcess, port: number): Process {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    port,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until `ready` holds; throws what the process printed when it does not within a minute. */
export async function whenReady(ready: () => Promise<boolean>, one: Process): Promise<Process> {
  for (const from = Date.now(); Date.now() - from < 60_000;) {
    if (await ready().catch(() => false)) return one;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`A process of the proof was not ready within a minute:\n${one.output().slice(-2_000)}`);
}

/** A host process of the built shop in `folder`. */
export async function startHost(port: number, env: NodeJS.ProcessEnv, folder = '.'): Promise<Process> {
  const child = spawn(process.execPath, ['dist/host/server.js'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return whenReady(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, started(child, port));
}

/** nginx with the configuration of the guide, changed by `change`, on free ports. Paths in it are of a folder of its own. */
export async function startNginx(
  hosts: readonly number[],
  change: (text: string) => string = (text) => text,
): Promise<Process> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const servers = hosts.map((host) => `server 127.0.0.1:${host} max_fails=1 fail_timeout=5s;`).join('\n');
  // Only what belongs to this machine is replaced: ports, folders and the log, which is kept with the output.
  const text = change(readFileSync('docs/guides/growing.nginx.conf', 'utf8'))
    .replace(/(\s*server 127\.0\.0\.1:\d+ [^;]*;)+/, `\n${servers}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx/error.log', 'stderr');
  writeFileSync(join(folder, 'nginx.conf'), text);
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'tmp', kind)};`)
    .join(' ');
  writeFileSync(join(folder, 'nginx.conf'), text.replace('http {', `http { ${temporary}`));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(
    '/usr/sbin/nginx',
    [
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'error.log'),
      '-g',
      `${user}daemon off;`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return whenReady(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok, started(child, port));
}

/** Redis without a disk. */
export async function startRedis(port: number): Promise<Process> {
  const child = spawn(
    '/usr/bin/redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() },
  );
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end();
        resolve(true);
      }).on('error', () => resolve(false));
    });
  return whenReady(answers, started(child, port));
}
