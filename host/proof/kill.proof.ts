import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { providePostgres } from '../../widgets/testing/provide-postgres.ts';
import { addDays } from '../../widgets/core/dates/plain-date.ts';
import { createRandom } from '../gateway/catalogue/random.ts';
import type { Database } from '../gateway/database/database.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { copyEmptyDatabase } from '../gateway/fixtures/empty-database.ts';
import { ownDatabase } from '../gateway/fixtures/own-database.ts';
import { GOOD_CARD, TEST_CARDS } from '../gateway/payment/embedded-provider.ts';
import { createFindings, type Findings, type Proof } from './proof.ts';
import { auditStock, standingBookings, wrongPayments } from './selling/audit.ts';
import { KILL_HOTELS, KILL_ROOMS } from './selling/server.ts';

/** Guests who book all the time. */
const GUESTS = 12;
/** Milliseconds between two attempts to reach a process that is gone, and for how long a guest goes on. */
const AGAIN_MS = 150;
const PATIENCE_MS = 180_000;
const email = 'anna@mail.example';

/** A host process that is killed and started again. */
interface Host {
  address: string;
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

async function hostOf(env: Readonly<Record<string, string>>): Promise<Host> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, ['host/proof/selling/server.ts', String(port)], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const stdout = child.stdout;
      if (!stdout) throw new Error('The process has no output.');
      const [line] = (await Promise.race([
        once(createInterface(stdout), 'line'),
        once(child, 'exit').then(() => ['ended']),
      ])) as string[];
      if (line !== 'ready') throw new Error('The host process ended before it was ready.');
    },
    async kill() {
      const dying = child;
      if (!dying || dying.exitCode !== null) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
  };
}

/** What guests were told. */
interface Heard {
  /** Booking numbers that were answered 201. */
  acknowledged: Set<string>;
  refused: number;
  /** Answers to retries that were not the first answer. */
  different: string[];
  retries: number;
  broken: number;
  /** Answers that nobody should get. */
  unexpected: string[];
}

interface Reply {
  status: number;
  text: string;
}

/** Asks until somebody answers: a process that was killed is back in a moment. */
async function ask(host: Host, heard: Heard, path: string, init?: RequestInit): Promise<Reply> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(host.address + path, { ...init, signal: AbortSignal.timeout(15_000) });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      if (performance.now() > until) throw error;
      heard.broken += 1;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

interface Quoted {
  quoteId?: string;
  priceInfo?: { totalPrice: number };
}

/** One guest: quotes, books, sends the same request again now and then, and holds the answers together. */
async function guest(host: Host, heard: Heard, seed: string, isOver: () => boolean): Promise<void> {
  const random = createRandom('kill', seed);
  const today = new Date().toISOString().slice(0, 10);
  for (let turn = 0; !isOver(); turn += 1) {
    const checkin = addDays(today, random.int(10, 40));
    const offer = `${random.int(1, KILL_HOTELS)}0`;
    const quoted = await ask(
      host,
      heard,
      `/api/weekend/${offer}/quote-realtime.json?checkin=${checkin}&nights=${random.int(1, 4)}&adult=2`,
    );
    const { quoteId, priceInfo } = JSON.parse(quoted.text) as Quoted;
    if (!quoteId || !priceInfo) {
      heard.unexpected.push(quoted.text);
      continue;
    }
    const number = random.weighted([
      [GOOD_CARD, 8],
      [TEST_CARDS.timesOut, 1],
      [TEST_CARDS.declined, 1],
    ]);
    const request: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `proof-of-kill-${seed}-${turn}` },
      body: JSON.stringify({
        quoteId,
        price: priceInfo.totalPrice,
        guest: { firstName: 'Anna', lastName: 'Keller', email },
        payment: { plan: 'once', card: { number, expiry: '12/34', cvc: '123', holder: 'Anna Keller' } },
        locale: 'fr_FR',
      }),
    };
    let reply = await ask(host, heard, '/api/bookings', request);
    // No answer from the bank: the same request finds out.
    while (reply.status === 504) reply = await ask(host, heard, '/api/bookings', request);
    if (reply.status === 201)
      heard.acknowledged.add((JSON.parse(reply.text) as { bookingNumber: string }).bookingNumber);
    else if (reply.status === 402) heard.refused += 1;
    else heard.unexpected.push(reply.text);
    if (!random.chance(0.4)) continue;
    heard.retries += 1;
    const again = await ask(host, heard, '/api/bookings', request);
    const same = withoutRequestId(again) === withoutRequestId(reply);
    if (!same) heard.different.push(`${reply.text} then ${again.text}`);
  }
}

/** A refusal carries the number of the request that asked; all else is the same. */
const withoutRequestId = ({ status, text }: Reply): string =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

/** Waits for so many more answers to guests: on a slow machine as on a quick one there is something to lose. */
async function someSales({ acknowledged }: Heard, more: number): Promise<void> {
  const target = acknowledged.size + more;
  const until = performance.now() + PATIENCE_MS / 4;
  while (acknowledged.size < target && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function killUnderLoad(
  database: string,
  env: Readonly<Record<string, string>>,
  kills: number,
  open: () => Promise<Database>,
  findings: Findings,
): Promise<void> {
  const host = await hostOf(env);
  const heard: Heard = {
    acknowledged: new Set(),
    refused: 0,
    different: [],
    retries: 0,
    broken: 0,
    unexpected: [],
  };
  const random = createRandom('kills', database);
  let over = false;
  let slowest = 0;
  await host.start();
  try {
    const guests = Array.from({ length: GUESTS }, (_, index) =>
      guest(host, heard, `${database}-${index}`, () => over).catch((error: unknown) => {
        heard.unexpected.push(String(error));
      }),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await someSales(heard, random.int(1, 8));
      // In the middle of something: guests do not wait for each other.
      await new Promise((resolve) => setTimeout(resolve, random.int(0, 300)));
      await host.kill();
      const began = performance.now();
      await host.start();
      slowest = Math.max(slowest, performance.now() - began);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    over = true;
    await Promise.all(guests);
  } finally {
    await host.kill();
  }
  const db = await open();
  const standing = await standingBookings(db);
  const audit = await auditStock(db, KILL_ROOMS);
  const wrong = await wrongPayments(db);
  await db.close();
  const { acknowledged, different, unexpected } = heard;
  const lost = [...acknowledged].filter((number) => !standing.has(number)).length;
  const doubled = standing.size - (acknowledged.size - lost);
  findings.figure(`${database} kills`, kills);
  findings.figure(`${database} bookings`, acknowledged.size);
  findings.figure(`${database} refused payments`, heard.refused);
  findings.figure(`${database} broken requests`, heard.broken);
  findings.figure(`${database} retries compared`, heard.retries);
  findings.figure(`${database} slowest restart ms`, Math.round(slowest));
  const check = (sentence: string, holds: boolean, seen?: string) =>
    findings.check(`${sentence}, killed on ${database}`, holds, seen);
  check('guests book', acknowledged.size > kills && heard.broken > 0);
  check('no booking that was confirmed is lost', lost === 0, `${lost} are`);
  check('no booking is made twice', doubled === 0, `${doubled} are`);
  check('the same key is answered the same', different.length === 0, different[0]);
  check('every booking is paid once', wrong === 0, `${wrong} are not`);
  check('the rooms that are held and left are those that there were', audit.unbalanced === 0);
  check('a guest hears of nothing but the own booking', unexpected.length === 0, unexpected[0]);
}

export const proof: Proof = {
  name: 'kill',
  says: 'However often a host process is killed, no booking is lost, none is made twice, and a retry is answered the same.',
  needs: ['postgres'],
  longest: 3_600,
  async run({ size, say }) {
    const findings = createFindings();
    const dataDir = mkdtempSync(join(tmpdir(), 'staykit-kill-'));
    await copyEmptyDatabase(dataDir);
    await killUnderLoad(
      'PGlite',
      { DATA_DIR: dataDir },
      size === 'long' ? 50 : 1,
      () => openDatabase({ dataDir }),
      findings,
    );
    rmSync(dataDir, { recursive: true, force: true });
    say('PGlite: done');
    const server = await providePostgres(say);
    try {
      const { url, drop } = await ownDatabase(server.url);
      await killUnderLoad(
        'PostgreSQL',
        { DATABASE_URL: url },
        size === 'long' ? 50 : 2,
        () => openDatabase({ dataDir: '', databaseUrl: url }),
        findings,
      );
      await drop();
    } finally {
      await server.stop();
    }
    return findings.result();
  },
};
