import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A host process that is killed and started again. */
export interface KilledHost {
  address: string;
  /** What its settling and its audits told: they should have nothing to tell. */
  told: string[];
  start(): Promise<void>;
  /** kill -9, and not a word before. */
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A host process on a port of its own, not started yet. */
export async function killedHost(env: Readonly<Record<string, string>>): Promise<KilledHost> {
  const port = await freePort();
  const told: string[] = [];
  let child: ChildProcess | undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    told,
    async start() {
      const started = spawn(process.execPath, ['host/proof/selling/server.ts', String(port)], {
        env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'staykit-kill-modules'), ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        createInterface(started.stdout).on('line', (line) => {
          if (line === 'ready') resolve();
          else told.push(line);
        });
        started.once('exit', () => reject(new Error('The host process ended before it was ready.')));
      });
    },
    async kill() {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
  };
}
