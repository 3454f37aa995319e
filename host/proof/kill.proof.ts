import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { createFindings, type Findings, type Proof } from './proof.ts';
import { checkBooks, standingBookings } from './selling/check-books.ts';
import { httpGuests, isLimited, nothingHeard, type Heard } from './selling/http-guest.ts';
import { killedHost, type KilledHost } from './selling/killed-host.ts';
import { MANY_HOTELS, writeHotels } from './selling/write-hotels.ts';

/** Guests who book all the time. */
const GUESTS = 12;
/** Rooms of every night: more than a run can sell. */
const ROOMS = 250;
const DAYS = 60;
/** Milliseconds that a kill waits for sales. */
const SALES_MS = 45_000;

/** How much is done on a database. */
interface Trial {
  database: string;
  env: Readonly<Record<string, string>>;
  hotels: number;
  /** Host processes; each is killed on its own, while the others go on. */
  hosts: number;
  kills: number;
  open(): Promise<Database>;
}

/** Waits for so many more answers to guests: on a slow machine as on a quick one there is something to lose. */
async function someSales({ acknowledged }: Heard, more: number): Promise<void> {
  const target = acknowledged.size + more;
  const until = performance.now() + SALES_MS;
  while (acknowledged.size < target && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Kills one process again and again, in the middle of something. Returns the milliseconds of its slowest start. */
async function killAgain(host: KilledHost, heard: Heard, kills: number, seed: string): Promise<number> {
  const random = createRandom('kills', seed);
  let slowest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await someSales(heard, random.int(1, 6));
    // Guests do not wait for each other: whatever the process is doing, it does not end it.
    await new Promise((resolve) => setTimeout(resolve, random.int(0, 200)));
    await host.kill();
    const began = performance.now();
    await host.start();
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

async function killUnderLoad(trial: Trial, findings: Findings): Promise<void> {
  const { database, env, kills, open } = trial;
  const filled = await open();
  await migrate(filled);
  const firstDay = new Date().toISOString().slice(0, 10);
  await writeHotels(filled, { firstDay, hotels: trial.hotels, days: DAYS, stock: ROOMS });
  await filled.close();
  const hosts = await Promise.all(Array.from({ length: trial.hosts }, () => killedHost(env)));
  const heard = nothingHeard();
  let [over, limited, slowest] = [false, false, 0];
  try {
    await Promise.all(hosts.map((host) => host.start()));
    const guests = Array.from({ length: GUESTS }, (_, index) =>
      httpGuests(hosts, heard, { name: database, index }, () => over).catch((error: unknown) => {
        heard.unexpected.push(String(error));
      }),
    );
    const share = Math.ceil(kills / hosts.length);
    const starts = hosts.map((host, place) => killAgain(host, heard, share, `${database}-${place}`));
    slowest = Math.max(...(await Promise.all(starts)));
    await someSales(heard, 5);
    over = true;
    await Promise.all(guests);
    if (hosts[0]) limited = await isLimited(hosts[0]);
  } finally {
    await Promise.all(hosts.map((host) => host.kill()));
  }
  const { acknowledged, different, unexpected } = heard;
  const figures = {
    kills: Math.ceil(kills / hosts.length) * hosts.length,
    processes: hosts.length,
    bookings: acknowledged.size,
    'refused payments': heard.refused,
    'broken requests': heard.broken,
    'retries compared': heard.retries,
    'slowest restart ms': Math.round(slowest),
  };
  for (const [name, value] of Object.entries(figures)) findings.figure(`${database} ${name}`, value);
  const check = (sentence: string, holds: boolean, seen?: string) =>
    findings.check(`${sentence}, killed on ${database}`, holds, seen);
  const db = await open();
  const standing = await standingBookings(db);
  await checkBooks(db, findings, { rooms: ROOMS, now: Date.now(), where: database });
  await db.close();
  const lost = [...acknowledged].filter((number) => !standing.has(number)).length;
  const doubled = standing.size - (acknowledged.size - lost);
  const told = hosts.flatMap((host) => host.told);
  check('guests book', acknowledged.size > kills && heard.broken > 0);
  check('no booking that was confirmed is lost', lost === 0, `${lost} are`);
  check('no booking is made twice', doubled === 0, `${doubled} are`);
  check('the same key is answered the same', different.length === 0, different[0]);
  check('a guest hears of nothing but the own booking', unexpected.length === 0, unexpected[0]);
  check('a visitor who asks without end is limited', limited);
  check('the audits of the running processes have nothing to tell', told.length === 0, told[0]);
}

export const proof: Proof = {
  name: 'kill',
  says: 'However often a host process is killed, no booking is lost, none is made twice, and a retry is answered the same.',
  needs: ['postgres'],
  longest: 1_800,
  async run({ size, say }) {
    const findings = createFindings();
    const isLong = size === 'long';
    const hotels = isLong ? MANY_HOTELS : 20;
    const dataDir = mkdtempSync(join(tmpdir(), 'staykit-kill-'));
    await killUnderLoad(
      {
        database: 'PGlite',
        env: { DATA_DIR: dataDir },
        hotels,
        // The embedded database belongs to one process.
        hosts: 1,
        kills: isLong ? 40 : 1,
        open: () => openDatabase({ dataDir }),
      },
      findings,
    );
    rmSync(dataDir, { recursive: true, force: true });
    say('PGlite: done');
    const server = await providePostgres(say, { fsync: true });
    try {
      const { url, drop } = await ownDatabase(server.url);
      await killUnderLoad(
        {
          database: 'PostgreSQL',
          env: { DATABASE_URL: url },
          hotels,
          hosts: isLong ? 4 : 2,
          kills: isLong ? 960 : 2,
          open: () => openDatabase({ dataDir: '', databaseUrl: url }),
        },
        findings,
      );
      await drop();
    } finally {
      await server.stop();
    }
    return findings.result();
  },
};
