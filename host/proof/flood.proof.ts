import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startServer } from '../e2e/running-server.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { attack, type Manner } from './flood/attackers.ts';
import { createFindings, type Findings, type Proof } from './proof.ts';

/** Hotels, connections of each attack, those that are kept and ask nothing, and seconds of each flood. */
const SIZES = {
  short: { hotels: 100, attackers: 200, hoarders: 0, seconds: 2 },
  long: { hotels: 2_500, attackers: 1_500, hoarders: 7_000, seconds: 30 },
};
/** Requests a minute of one address. */
const RATE_LIMIT = 1_200;
/** So many times what the host can answer is asked. */
const TIMES = 10;
const CONNECTIONS = 1_000;
/** Requests in one packet of one connection, connections that send such packets, and milliseconds that it goes on. */
const PIPELINED = 400;
const PIPELINERS = 50;
const PIPELINED_MS = 2_000;
/** Milliseconds for which connections are held that read no answer, or ask nothing more. */
const HELD_MS = 35_000;
/** Milliseconds in which a slow sender is answered: 8 s for the request, a second between two looks, and some for a slow machine. */
const SLOW_MS = 13_000;
/** Wanted: milliseconds until visitors are served again, and megabytes that an attack may add. */
const RECOVERY_MS = 2_000;
/** Megabytes of heap that the host is given: without a bound Node collects what is left behind when it likes. */
const HEAP_MB = 512;
const MORE_MB = 600;

const SEARCH = '/api/offers.json?flow=hotel&night=1&size=20';
const WRITE = '/search-api/offers.json';
/** Addresses that a proxy in front would name. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const requestOf = (path: string, number: number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(number)}\r\n\r\n`;
const VISITOR = { 'x-forwarded-for': '192.0.2.1' };

/** What a visitor was answered; 0 where nothing came. */
interface Visit {
  status: number;
  retryAfter: string | null;
}

/** A host under attack. */
interface Victim {
  port: number;
  pid: number;
  findings: Findings;
  say: (line: string) => void;
}

const megabytesOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024);

/** Times that a browser tries again when its connection was closed. */
const TRIES = 3;

async function visit(port: number, path: string, tries = TRIES): Promise<Visit> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: VISITOR,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return tries > 1 ? visit(port, path, tries - 1) : { status: 0, retryAfter: null };
  }
}

/** Runs one attack, with visitors coming all the while, and tells what they met and what it cost. */
async function under(victim: Victim, name: string, assault: () => Promise<unknown>): Promise<void> {
  const { port, pid, findings, say } = victim;
  const before = megabytesOf(pid);
  let peak = before;
  let isOver = false;
  const visits: Visit[] = [];
  const health: number[] = [];
  const visiting = (async () => {
    while (!isOver) {
      visits.push(await visit(port, SEARCH));
      health.push((await visit(port, '/healthz')).status);
      peak = Math.max(peak, megabytesOf(pid));
      await wait(100);
    }
  })();
  await assault();
  const ended = performance.now();
  let recovered = Number.POSITIVE_INFINITY;
  while (performance.now() - ended < 5 * RECOVERY_MS && recovered === Number.POSITIVE_INFINITY) {
    if ((await visit(port, SEARCH)).status === 200) recovered = performance.now() - ended;
    else await wait(20);
  }
  isOver = true;
  await visiting;
  const after = megabytesOf(pid);
  say(`${name}: ${before} MB, ${peak} MB, ${after} MB; served again after ${Math.round(recovered)} ms`);
  findings.figure(`${name}: MB before`, before);
  findings.figure(`${name}: MB at most`, peak);
  findings.figure(`${name}: MB after`, after);
  findings.figure(`${name}: ms until served again`, Math.round(recovered));
  const odd = visits.filter(({ status, retryAfter }) =>
    status === 200 ? false : status !== 503 || retryAfter === null,
  );
  findings.check(
    `a visitor who comes during ${name} is served, or told with 503 when to come back`,
    odd.length === 0,
    `${odd.length} of ${visits.length}: ${JSON.stringify(odd.slice(0, 3))}`,
  );
  findings.check(
    `the host says during ${name} that it runs`,
    health.every((status) => status === 200),
    health.join(' '),
  );
  findings.check(`a visitor is served within two seconds of the end of ${name}`, recovered <= RECOVERY_MS);
  findings.check(`${name} adds at most ${MORE_MB} MB`, peak - before <= MORE_MB, `${before} to ${peak} MB`);
}

/** Connections that send too slowly, all at once: each is answered 408. */
async function sendSlowly(victim: Victim, count: number): Promise<void> {
  const line = (number: number) => `Host: localhost\r\nX-Forwarded-For: ${addressOf(number)}\r\n`;
  const drip = { text: 'a', everyMs: 2_000 };
  const upload = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  const manners: Record<string, Manner> = {
    'slow headers': { first: (number) => `GET /healthz HTTP/1.1\r\n${line(number)}X-A: `, drip },
    'slow bodies': { first: (number) => `POST ${WRITE} HTTP/1.1\r\n${line(number)}${upload}`, drip },
    'no request at all': {},
  };
  await under(victim, 'slow senders', async () => {
    const attacks = await Promise.all(
      Object.values(manners).map((manner) => attack(victim.port, count, manner)),
    );
    const until = performance.now() + SLOW_MS;
    while (performance.now() < until && attacks.some(({ closed }) => closed() < count)) await wait(200);
    for (const [at, name] of Object.keys(manners).entries()) {
      const answers = attacks[at]?.answers() ?? {};
      for (const [status, times] of Object.entries(answers))
        victim.findings.figure(`${name}: ${status}`, times);
      victim.findings.check(
        `whoever comes with ${name} is answered 408`,
        answers['408'] === count,
        JSON.stringify(answers),
      );
    }
    for (const { end } of attacks) end();
  });
}

/** Connections that are held for some time. */
async function hold(victim: Victim, name: string, count: number, manner: Manner, ms: number): Promise<void> {
  await under(victim, name, async () => {
    const attackers = await attack(victim.port, count, manner);
    await wait(ms);
    for (const [status, times] of Object.entries(attackers.answers()))
      victim.findings.figure(`${name}: ${status}`, times);
    attackers.end();
  });
}

/** Searches, no two alike, so many a second; of one address or of as many as there are requests. */
async function flood(victim: Victim, name: string, perSecond: number, seconds: number, isOne: boolean) {
  let number = 0;
  let result: autocannon.Result | undefined;
  await under(victim, name, async () => {
    result = await autocannon({
      url: `http://127.0.0.1:${victim.port}`,
      connections: CONNECTIONS,
      duration: seconds,
      overallRate: perSecond,
      timeout: 30,
      requests: [
        {
          setupRequest: (request) => {
            number += 1;
            const address = isOne ? addressOf(1) : addressOf(number);
            return {
              ...request,
              path: `${SEARCH}&priceMax=${number}`,
              headers: { 'x-forwarded-for': address },
            };
          },
        },
      ],
    });
  });
  const codes = Object.entries(result?.statusCodeStats ?? {});
  for (const [status, { count = 0 }] of codes) victim.findings.figure(`${name}: ${status}`, count);
  victim.findings.figure(`${name}: asked a second`, perSecond);
  const others = codes.filter(([status]) => !['200', '429', '503'].includes(status));
  victim.findings.check(
    `${name} is answered 200, 429 or 503 and nothing else`,
    others.length === 0 && codes.length > 0,
    JSON.stringify(codes),
  );
  return codes.map(([status]) => status);
}

/** Searches a second that the host answers to a few visitors. */
async function capacityOf({ port }: Victim): Promise<number> {
  let number = 1 << 20;
  const { requests } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    duration: 1,
    requests: [
      {
        setupRequest: (request) => {
          number += 1;
          const headers = { 'x-forwarded-for': addressOf(number) };
          return { ...request, path: `${SEARCH}&priceMax=${number}`, headers };
        },
      },
    ],
  });
  return Math.ceil(requests.average);
}

/** Slow and silent connections, more requests than can be answered, from one and from many: against the built host. */
export const proof: Proof = {
  name: 'flood',
  says: 'Who is slow is answered 408, who asks too much 429 or 503, and visitors are served again within two seconds.',
  longest: 480,
  async run({ size, say }) {
    const { hotels, attackers, hoarders, seconds } = SIZES[size];
    const findings = createFindings();
    const dataDir = mkdtempSync(join(tmpdir(), 'flood-'));
    const db = await openDatabase({ dataDir });
    await migrate(db);
    await generateCatalogue({ db, today: new Date().toISOString().slice(0, 10), hotels });
    await db.close();
    const host = await startServer(dataDir, 180_000, {
      TRUSTED_PROXIES: '1',
      RATE_LIMIT: String(RATE_LIMIT),
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    });
    const victim: Victim = { port: host.port, pid: host.pid, findings, say };
    try {
      const capacity = await capacityOf(victim);
      findings.figure('searches a second that it answers', capacity);
      await sendSlowly(victim, attackers);
      const pipelined = (number: number) => requestOf(SEARCH, number).repeat(PIPELINED);
      await hold(victim, 'pipelined floods', PIPELINERS, { first: pipelined }, PIPELINED_MS);
      if (size === 'long') {
        const pages = (number: number) => requestOf('/', number).repeat(PIPELINED);
        await hold(victim, 'readers who do not read', attackers, { first: pages, isDeaf: true }, HELD_MS);
        const once = (number: number) => requestOf('/healthz', number);
        await hold(victim, 'connections that are kept', hoarders, { first: once }, HELD_MS);
      }
      const many = await flood(victim, 'a flood of many', capacity * TIMES, seconds, false);
      // A few hotels are searched more quickly than this machine can ask beside it.
      if (size === 'long')
        findings.check('a flood of many is refused with 503', many.includes('503'), many.join(' '));
      const one = await flood(victim, 'a flood of one', capacity * TIMES, seconds, true);
      findings.check('a flood of one address is refused with 429', one.includes('429'), one.join(' '));
    } finally {
      await host.stop();
    }
    return findings.result();
  },
};
