import { existsSync, readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { Database } from '@staykit/gateway/database/database.ts';
import { parkedFailures } from '@staykit/gateway/selling/settle/settling-failures.ts';
import type { Env } from '../environment/read-env.ts';
import { missing, ok, weak, type Finding } from './finding.ts';

const MB = 1024 * 1024;
/** Memory of a process without hotels, and of a hotel while the whole catalogue is read; measured with 14,500 and 100,000 hotels. */
const BASE_MB = 300;
const HOTEL_MB = 0.03;
/** Of that on the heap of Node, by hotel. */
const HOTEL_HEAP_MB = 0.008;
/** Seconds that clocks may differ. */
const CLOCK_SECONDS = 2;
/** Milliseconds that a replica may lag. */
const LAG_MS = 10_000;

/** Checks what a shop sells, and what waits for its operator, in an up-to-date database. */
export async function checkDatabase(db: Database, env: Env): Promise<Finding[]> {
  const [{ hotels, staff } = { hotels: 0, staff: 0 }] = await db.query<Counts>(COUNTS);
  return [
    hotels > 0
      ? ok('hotels', `${hotels}`)
      : missing('hotels', 'none: there is nothing to sell', 'Push an inventory: docs/guides/inventory.md.'),
    ...(env.adminHost === undefined
      ? []
      : [
          staff > 0
            ? ok('staff', `${staff} with an account`)
            : missing(
                'staff',
                'nobody has an account',
                'npx staykit staff add you@shop.example --role admin',
              ),
        ]),
    ...(await checkMoney(db)),
    ...(await checkServer(db, env)),
    checkMemory(hotels),
  ];
}

interface Counts {
  hotels: number;
  staff: number;
}
const COUNTS = `select (select count(*) from hotels)::integer as hotels,
  (select count(*) from staff where disabled_at is null)::integer as staff`;

/** Accounts below 0: more was paid out than is owed. Payouts are keyed payout:hotel:7:2030-06. */
const BOOKS = `select
  (select count(*) from (select party from ledger_lines where account in ('hotel', 'partner')
    group by account, party having sum(amount_cents) > 0) owing)::integer as owing,
  (select count(*) from ledger_entries where event = 'payout'
    and split_part(key, ':', 4) > to_char(now(), 'YYYY-MM'))::integer as early`;

async function checkMoney(db: Database): Promise<Finding[]> {
  const parked = await parkedFailures(db);
  const [{ owing, early } = { owing: 0, early: 0 }] = await db.query<{ owing: number; early: number }>(BOOKS);
  return [
    parked.length > 0
      ? weak(
          'parked',
          `${parked.length} payments or differences wait for an operator`,
          'npx staykit data audit',
        )
      : ok('parked', 'nothing waits for an operator'),
    ...(early > 0
      ? [
          weak(
            'payouts',
            `${early} are of months that have not begun`,
            'Compare them with your bank: docs/guides/operating/ledger.md.',
          ),
        ]
      : []),
    ...(owing > 0
      ? [
          weak(
            'balances',
            `${owing} hotels or partners owe the shop`,
            'Ask for it, or let later payouts settle it: npx staykit ledger statement.',
          ),
        ]
      : []),
  ];
}

interface Server {
  most: number;
  seconds: number;
}

async function checkServer(db: Database, { databasePoolSize }: Env): Promise<Finding[]> {
  if (db.kind === 'embedded') return [];
  const before = Date.now();
  const [server] = await db.query<Server>(`select current_setting('max_connections')::integer
    - current_setting('superuser_reserved_connections')::integer as most,
    extract(epoch from clock_timestamp())::double precision as seconds`);
  if (!server) return [];
  const seconds = Math.abs(server.seconds - (before + Date.now()) / 2_000);
  const processes = Math.floor(server.most / databasePoolSize);
  const { replica } = db.state();
  return [
    seconds > CLOCK_SECONDS
      ? weak(
          'clock',
          `differs from the database's by ${Math.round(seconds)} s`,
          'Set both by a time server (NTP).',
        )
      : ok('clock', 'as that of the database'),
    processes < 2
      ? weak(
          'connections',
          `${server.most} of the server and DATABASE_POOL_SIZE ${databasePoolSize}: no room for a second process`,
          'Raise max_connections, or lower DATABASE_POOL_SIZE.',
        )
      : ok('connections', `room for ${processes} processes with DATABASE_POOL_SIZE ${databasePoolSize}`),
    ...(replica && (replica.state !== 'used' || replica.lagMs > LAG_MS)
      ? [
          weak(
            'replica',
            `${replica.state}, ${Math.round(replica.lagMs / 1_000)} s behind`,
            'See docs/guides/growing.md.',
          ),
        ]
      : []),
  ];
}

function checkMemory(hotels: number): Finding {
  const needed = Math.round(BASE_MB + hotels * HOTEL_MB);
  const limit = memoryLimit();
  const heap = Math.round(getHeapStatistics().heap_size_limit / MB);
  if (limit !== undefined && limit < needed)
    return weak(
      'memory',
      `${limit} MB of this container or service, and about ${needed} MB are needed for ${hotels} hotels`,
      'Raise its memory limit.',
    );
  if (heap < hotels * HOTEL_HEAP_MB)
    return weak(
      'memory',
      `Node uses at most ${heap} MB for its heap, which is little for ${hotels} hotels`,
      'Set NODE_OPTIONS=--max-old-space-size.',
    );
  return ok('memory', `about ${needed} MB needed for ${hotels} hotels`);
}

/** The memory limit of this process's control group in MB; undefined without one. */
function memoryLimit(): number | undefined {
  const file = '/sys/fs/cgroup/memory.max';
  const bytes = existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : Number.NaN;
  return Number.isFinite(bytes) ? Math.floor(bytes / MB) : undefined;
}
