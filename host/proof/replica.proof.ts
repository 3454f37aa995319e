import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../../widgets/core/dates/plain-date.ts';
import { freePort } from '../e2e/running-server.ts';
import { generateCatalogue } from '../gateway/catalogue/generate.ts';
import type { Database } from '../gateway/database/database.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { takeNights } from '../gateway/repositories/stock.ts';
import { createFindings, type Findings, type Proof } from './proof.ts';
import { startPostgresPair } from './replica/postgres-pair.ts';
import { startHost, startNginx, startRedis, type Process } from './replica/run-processes.ts';
import { startVisitors, type Visitors } from './replica/visitors.ts';

/** Host processes, seconds of traffic between two faults, and how often all of it is gone through. */
const SIZES = { short: { hosts: 2, calm: 1_000, rounds: 1 }, long: { hosts: 3, calm: 4_000, rounds: 5 } };
const SECRET = 'a secret that all processes share with each other';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  for (const from = Date.now(); ; await wait(50)) {
    if (await holds()) return Date.now() - from;
    if (Date.now() - from > limitMs) return Number.POSITIVE_INFINITY;
  }
}

/** Sells all rooms of a night by the database alone, and times how long a process goes on offering it. */
async function checkFreshness(db: Database, hosts: readonly Process[], findings: Findings): Promise<void> {
  const checkin = addDays(new Date().toISOString().slice(0, 10), 200);
  const search = `/api/offers.json?flow=hotel&locale=fr_FR&adult=2&night=1&checkin=${checkin}&size=100`;
  const offered = async ({ port }: Process): Promise<string[]> => {
    const answer = await fetch(`http://127.0.0.1:${port}${search}`);
    const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string } }[] };
    return exactMatch.map(({ hotel }) => hotel.id);
  };
  const [hotelId = ''] = hosts[0] ? await offered(hosts[0]) : [];
  await db.transaction(async (tx) => {
    const [night] = await tx.query<{ rooms: number }>(
      'select get_byte(stock, $2::date - first_day) as rooms from calendars where hotel_id = $1',
      [hotelId, checkin],
    );
    await takeNights(tx, { hotelId, checkin, nights: 1, rooms: night?.rooms ?? 0 });
  });
  const times = await Promise.all(
    hosts.map((host) => until(async () => !(await offered(host)).includes(hotelId), 10_000)),
  );
  findings.figure('slowest process to learn of a sale, ms', Math.max(...times));
  findings.check(
    'a room that is sold anywhere is gone from the search of every process within two seconds',
    hotelId !== '' && Math.max(...times) <= 2_000,
    `hotel ${hotelId || 'none'}: ${times.join(', ')} ms`,
  );
}

async function checkSales(db: Database, visitors: Visitors, findings: Findings): Promise<void> {
  const { acknowledged, faults, requests } = visitors.seen();
  const rows = await db.query<{ number: string }>("select number from bookings where status = 'confirmed'");
  const stored = new Set(rows.map(({ number }) => number));
  const lost = acknowledged.filter((number) => !stored.has(number));
  const twins = await db.query(
    "select quote_id from bookings where status = 'confirmed' group by quote_id having count(*) > 1",
  );
  findings.figure('requests', requests);
  findings.figure('bookings', acknowledged.length);
  findings.check(
    'no visitor notices that a host process is killed and that the replica and Redis stop',
    faults.length === 0 && requests > 100,
    `${faults.length} of ${requests}: ${faults.slice(0, 3).join(' | ')}`,
  );
  findings.check(
    'every acknowledged booking is stored once',
    acknowledged.length > 0 && lost.length === 0 && twins.length === 0,
    `${acknowledged.length} acknowledged, lost ${lost.join(' ')}, doubled ${twins.length}`,
  );
}

/** Several host processes behind nginx, one primary with a streaming replica, and Redis: and what of it may fail. */
export const proof: Proof = {
  name: 'replica',
  says: 'Behind nginx a host process, the replica and Redis may fail, and nobody notices but the log.',
  needs: ['replica', 'nginx', 'redis'],
  longest: 900,
  async run({ size, say }) {
    const { hosts: count, calm, rounds } = SIZES[size];
    const findings = createFindings();
    const { primary, replica } = await startPostgresPair();
    const db = await openDatabase({ dataDir: '', databaseUrl: primary.url });
    await migrate(db);
    const today = new Date().toISOString().slice(0, 10);
    await generateCatalogue({ db, today, hotels: 60 });
    const redisPort = await freePort();
    let redis = await startRedis(redisPort);
    const env = {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replica.url,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: SECRET,
      BOT_SECRET: SECRET,
      TRUSTED_PROXIES: '1',
      RATE_LIMIT: '0',
    };
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const start = (port: number) =>
      startHost(port, { ...env, DATA_DIR: mkdtempSync(join(tmpdir(), 'host-')) });
    const hosts = await Promise.all(ports.map(start));
    const nginx = await startNginx(ports);
    say(`${count} host processes behind nginx on port ${nginx.port}`);

    await checkFreshness(db, hosts, findings);
    const visitors = startVisitors(`http://127.0.0.1:${nginx.port}`, today);
    await wait(calm);
    for (let round = 0; round < rounds; round += 1) {
      say('killing a host process ...');
      const victim = round % count;
      await hosts[victim]?.kill();
      await wait(calm);
      hosts[victim] = await start(ports[victim] ?? 0);
      say('stopping the replica ...');
      await replica.kill();
      await wait(calm);
      say('stopping Redis ...');
      await redis.kill();
      await wait(calm);
      redis = await startRedis(redisPort);
      await replica.start();
      await wait(calm);
    }
    await visitors.stop();
    await checkSales(db, visitors, findings);
    const told = (text: string) => hosts.every((host) => host.output().includes(text));
    findings.check(
      'the log of every process tells that the replica and Redis went away',
      told('the replica does not answer') && told('Redis does not answer'),
      hosts.map((host) => host.output().slice(-400)).join('\n'),
    );
    const wanted = await db.query<{ count: number }>('select count(*)::int as count from bookings');
    const copy = await openDatabase({ dataDir: '', databaseUrl: replica.url });
    const caughtUp = await until(async () => {
      const there = await copy.query<{ count: number }>('select count(*)::int as count from bookings');
      return there[0]?.count === wanted[0]?.count;
    }, 10_000);
    findings.check(
      'the replica that came back holds every booking again',
      Number.isFinite(caughtUp),
      'it is still behind after ten seconds',
    );
    await copy.close();
    await db.close();
    for (const host of hosts) await host.kill();
    await nginx.kill();
    await redis.kill();
    await replica.kill();
    await primary.kill();
    return findings.result();
  },
};
