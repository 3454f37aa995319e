import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/running-server.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { createFindings, type Proof } from './proof.ts';
import { askFrom } from './replica/ask-from.ts';
import { checkAudit, checkVisits, rememberStock } from './replica/check-visits.ts';
import { frozenReplica, lateReplica, logsTell } from './replica/late-replica.ts';
import { startPostgresPair } from './replica/postgres-pair.ts';
import { awayPrimary, lockedHotel } from './replica/primary-faults.ts';
import { until, wait } from './replica/readiness.ts';
import { startHost, startNginx, startRedis } from './replica/run-processes.ts';
import { timeUntilGone } from './replica/sold-room.ts';
import type { FaultTime, Trial } from './replica/trial.ts';
import { startVisitors } from './replica/visitors.ts';
import { MANY_HOTELS } from './selling/write-hotels.ts';

/** Host processes, hotels, ms of traffic between two faults and of a fault, and how often all of it is gone through. */
const SIZES = {
  short: { hosts: 2, hotels: 60, calm: 300, faultMs: 2_500, rounds: 1 },
  long: { hosts: 3, hotels: MANY_HOTELS, calm: 4_000, faultMs: 10_000, rounds: 3 },
};
const SECRET = 'a secret that all processes share with each other';

/** Several host processes behind nginx, one primary with a streaming replica, and Redis: and what of it may fail. */
export const proof: Proof = {
  name: 'replica',
  says: 'Behind nginx a host process, the replica, Redis and the primary may fail, and searches go on.',
  needs: ['replica', 'nginx', 'redis'],
  longest: 1_200,
  async run({ size, say }) {
    const { hosts: count, hotels, calm, faultMs, rounds } = SIZES[size];
    const findings = createFindings();
    const pair = await startPostgresPair();
    const { primary, replica } = pair;
    const db = await openDatabase({ dataDir: '', databaseUrl: primary.url, upkeep: true });
    await migrate(db);
    const today = new Date().toISOString().slice(0, 10);
    await generateCatalogue({ db, today, hotels });
    say(`${hotels} hotels`);
    const redisPort = await freePort();
    let redis = await startRedis(redisPort);
    const env = {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replica.url,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: SECRET,
      BOT_SECRET: SECRET,
      TRUSTED_PROXIES: '1',
    };
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const start = (port: number) =>
      startHost(port, { ...env, DATA_DIR: mkdtempSync(join(tmpdir(), 'host-')) });
    const hosts = await Promise.all(ports.map(start));
    const nginx = await startNginx(ports);
    const origin = `http://127.0.0.1:${nginx.port}`;
    say(`${count} host processes behind nginx on port ${nginx.port}`);

    const fresh = await timeUntilGone(db, hosts);
    findings.figure('slowest process to learn of a sale, ms', fresh);
    findings.check(
      'a room that is sold anywhere is gone from the search of every process within two seconds',
      fresh <= 2_000,
      `after ${fresh} ms`,
    );
    await rememberStock(db);
    const trial: Trial = { origin, pair, hosts, db, findings, faultMs, say };
    const faults: FaultTime[] = [];
    const visitors = startVisitors(origin, today);
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
      await lateReplica(trial);
      await frozenReplica(trial);
      faults.push(await lockedHotel(trial), await awayPrimary(trial));
      await wait(calm);
    }
    await visitors.stop();
    await logsTell(trial);
    await checkVisits(db, visitors, faults, findings);
    const limited = async () => {
      for (let asked = 0; asked < 100; asked += 1) {
        const { status } = await askFrom('127.254.0.1', { url: `${origin}/api/bookings`, method: 'POST' });
        if (status === 429) return true;
      }
      return false;
    };
    findings.check('the limits of visitors are in force', await limited());
    const wanted = await db.query<{ count: number }>('select count(*)::int as count from bookings');
    const copy = await openDatabase({ dataDir: '', databaseUrl: replica.url, upkeep: true });
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
    await checkAudit(db, findings);
    await db.close();
    for (const host of hosts) await host.kill();
    await nginx.kill();
    await redis.kill();
    await replica.kill();
    await primary.kill();
    return findings.result();
  },
};
