import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { GatewayReady } from './fuzz/gateway-process.ts';
import { BROKEN_REQUESTS, hostileRequests } from './fuzz/hostile-requests.ts';
import { sendRaw, type RawRequest } from './fuzz/send-raw.ts';
import { createFindings, type Findings, type Proof } from './proof.ts';

/** Requests to the gateway alone, and to the built host with its pages. */
const REQUESTS = { short: { gateway: 2_000, host: 250 }, long: { gateway: 20_000, host: 4_000 } };
/** Requests that are under way together. */
const TOGETHER = 12;

const HOST = 'dist/host/server.js';

interface Target {
  name: string;
  child: ChildProcess;
  port: number;
}

async function attack(target: Target, requests: readonly RawRequest[], findings: Findings): Promise<void> {
  const { name, child, port } = target;
  const { pid } = child;
  const from = performance.now();
  const failures: string[] = [];
  const silent: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await sendRaw(port, request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const isLoading = answer.status === 503 && answer.retryAfter !== undefined;
      // A service that the operator did not configure: 501 NOT_CONFIGURED is its whole answer.
      if (answer.status >= 500 && answer.status !== 501 && !isLoading)
        failures.push(`${answer.status} to ${request.says}`);
      if (answer.isLate || (request.kind === 'whole' && answer.status === 0)) silent.push(request.says);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  findings.figure(`seconds of ${name}`, Math.round((performance.now() - from) / 100) / 10);
  const health = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
  const first = (list: string[]) => `${list.length}: ${[...new Set(list)].slice(0, 12).join(' | ')}`;
  findings.check(
    `${name} answers no hostile request with a failure of its own`,
    !failures.length,
    first(failures),
  );
  findings.check(`${name} answers every request that is one`, !silent.length, first(silent));
  findings.check(
    `${name} is the same process after hostile requests, and ready`,
    child.exitCode === null && child.signalCode === null && child.pid === pid && health === 200,
    `exit ${child.exitCode ?? child.signalCode}, /readyz ${health}`,
  );
  findings.figure(`requests to ${name}`, requests.length);
  for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
    findings.figure(`${name} answered ${status || 'nothing'}`, count);
}

async function startGateway(dataDir: string): Promise<Target & GatewayReady> {
  const child = fork(join(import.meta.dirname, 'fuzz/gateway-process.ts'), [dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await new Promise<GatewayReady>((resolve, reject) => {
    child.once('message', (message) => resolve(message as GatewayReady));
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${String(code)}.`)));
  });
  return { name: 'the gateway', child, ...ready };
}

async function startHost(dataDir: string): Promise<Target> {
  const port = await freePort();
  const child = spawn(process.execPath, [HOST], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode}.`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { name: 'the host', child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The host was not ready within a minute.');
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

async function stop({ child }: Target): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.connected) child.disconnect();
  else child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

/** Paths of pages, for the host: they are asked with the same hostility. */
const PAGES: GatewayReady['requests'] = [
  '/',
  '/search?city=75',
  '/product/100',
  '/hotel/345',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/x.js',
  '/elements/x/y.js',
  '/examples/magazine/',
  '/content/1',
].map((url) => ({ call: 'page', method: 'GET', url, headers: { host: 'fr-fr.localhost' } }));

/** Hostile requests, over sockets. */
export const proof: Proof = {
  name: 'fuzz',
  says: 'Whatever is sent, the process stays the same and answers nothing with a failure of its own.',
  async run({ size, say }) {
    const findings = createFindings();
    const { gateway, host } = REQUESTS[size];
    const seed = Date.now() % 1_000_000;
    say(`seed ${seed}`);
    const dataDir = mkdtempSync(join(tmpdir(), 'staykit-fuzz-'));
    try {
      const first = await startGateway(dataDir);
      const requests = fc.sample(hostileRequests(first.requests), {
        numRuns: gateway - BROKEN_REQUESTS.length,
        seed,
      });
      await attack(first, [...BROKEN_REQUESTS, ...requests], findings).finally(() => stop(first));
      if (existsSync(HOST)) {
        const second = await startHost(dataDir);
        const pages = fc.sample(hostileRequests([...PAGES, ...first.requests]), { numRuns: host, seed });
        await attack(second, [...BROKEN_REQUESTS, ...pages], findings).finally(() => stop(second));
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    return findings.result();
  },
};
