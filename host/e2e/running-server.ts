import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A host process of our own. */
export interface RunningServer {
  port: number;
  /** Number of the process. */
  pid: number;
  /** Milliseconds from the start of the process until `/readyz` answered. */
  readyAfter: number;
  /** What it has printed so far. */
  output: () => string;
  /** Asks it to end and waits until it has. */
  stop: () => Promise<void>;
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the built host of `top` over `dataDir`, told what `variables` say, and waits until it is ready; throws with its
 * output when it is not.
 */
export async function startServer(
  dataDir: string,
  limitMs = 180_000,
  variables: Readonly<Record<string, string>> = {},
  top = '.',
): Promise<RunningServer> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, ['dist/host/server.js'], {
    cwd: top,
    env: { ...process.env, ...variables, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let running = true;
  void ended.then(() => (running = false));

  for (;;) {
    if (!running) throw new Error(`The host ended before it was ready:\n${output}`);
    if (performance.now() - from > limitMs) {
      child.kill('SIGKILL');
      throw new Error(`The host was not ready after ${limitMs / 1000} s:\n${output}`);
    }
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - from,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
