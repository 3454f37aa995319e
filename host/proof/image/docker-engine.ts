import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const DOCKER = '/usr/bin/docker';
const COMPOSE = '/usr/bin/docker-compose';
/** Milliseconds in which the engine is ready. */
const READY_MS = 60_000;

/** A Docker engine of the proof, with its own data, socket and images. */
export interface DockerEngine {
  /** Runs a command of `docker`. Throws with what it printed where it fails. */
  docker(words: readonly string[], input?: Buffer): string;
  /** The same of `docker-compose`. */
  compose(words: readonly string[], env?: Readonly<Record<string, string>>): string;
  stop(): Promise<void>;
}

/** Makes Debian's system of a suite in a folder, and gives it to the engine as an image. */
export function importDebian({ docker }: DockerEngine, suite: string, image: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'debian-'));
  execFileSync(
    '/usr/sbin/debootstrap',
    ['--variant=minbase', suite, folder, 'http://deb.debian.org/debian'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const archive = execFileSync('tar', ['-C', folder, '-c', '.'], { maxBuffer: 1_024 ** 3 });
  docker(['import', '-', image], archive);
}

/** Starts Debian's Docker engine as a child of this process. Needs root, and changes the packet filter of the machine. */
export async function startDockerEngine(): Promise<DockerEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  const address = `unix://${join(folder, 'docker.sock')}`;
  const words = [
    '--data-root',
    join(folder, 'data'),
    '--exec-root',
    join(folder, 'exec'),
    '--pidfile',
    join(folder, 'pid'),
    '--host',
    address,
  ];
  const engine = spawn('/usr/sbin/dockerd', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  engine.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  const run = (command: string, given: readonly string[], env = {}, input?: Buffer): string => {
    const { status, stdout, stderr } = spawnSync(command, given, {
      // On a busy machine a container takes more than the minute that docker-compose gives it.
      env: { ...process.env, ...env, DOCKER_HOST: address, COMPOSE_HTTP_TIMEOUT: '300' },
      encoding: 'utf8',
      maxBuffer: 1_024 ** 3,
      ...(input && { input }),
    });
    if (status !== 0) throw new Error(`${command} ${given.join(' ')}: ${(stderr + stdout).slice(-3_000)}`);
    return stdout;
  };
  for (const from = performance.now(); ; await wait(200)) {
    if (spawnSync(DOCKER, ['--host', address, 'info']).status === 0) break;
    if (engine.exitCode !== null || performance.now() - from > READY_MS)
      throw new Error(`The Docker engine is not ready:\n${log.slice(-2_000)}`);
  }
  return {
    docker: (given, input) => run(DOCKER, given, {}, input),
    compose: (given, env) => run(COMPOSE, given, env),
    stop: () =>
      new Promise((resolve) => {
        engine.once('exit', () => {
          // It leaves these behind, and the folder could not be removed.
          for (const mount of ['exec/netns/default', 'data'])
            spawnSync('/usr/bin/umount', [join(folder, mount)]);
          resolve();
        });
        engine.kill('SIGTERM');
      }),
  };
}
