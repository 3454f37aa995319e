import { spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { installDebian } from '@staykit/testing/provisioning/provide-browser.ts';

/** The server of the machine, and the Debian package that brings it. */
const SERVER = 'redis-server';

const isThere = (): boolean => spawnSync(SERVER, ['--version']).status === 0;

/** A Redis of our own on 127.0.0.1 that keeps nothing, installed where it is missing. Stop it when done. */
export async function startRedis(): Promise<{ url: string; stop: () => void }> {
  if (!isThere() && !(installDebian([SERVER], console.error) && isThere()))
    throw new Error(`${SERVER} is missing and could not be installed: install it.`);
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
