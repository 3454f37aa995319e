import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** The server of the machine. */
const SERVER = 'redis-server';

/** A Redis of our own on 127.0.0.1 that keeps nothing. Stop it when done. */
export async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const redis = spawn(SERVER, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    redis.once('error', reject);
    redis.stdout.on('data', (chunk: Buffer) => {
      if (/ready to accept connections/i.test(chunk.toString())) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void redis.kill('SIGTERM') };
}
