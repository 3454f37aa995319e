import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { giftCatalogue } from '@staykit/gateway/fixtures/gift-catalogue.ts';
import { sellLive } from '@staykit/gateway/fixtures/live-supplier/live-desk.ts';
import {
  openStandInServer,
  STAND_IN_TOKEN,
  type StandInServer,
} from '@staykit/gateway/fixtures/live-supplier/stand-in-server.ts';
import { startSmtpServer } from '@staykit/gateway/mail/fixtures/smtp-server.ts';
import { freePort } from '../../e2e/running-server.ts';
import { TOP } from '../../top.ts';
import { stripeBank, type Bank } from '../payments/banks.ts';
import { startPostgresPair, type PostgresPair } from '../replica/postgres-pair.ts';
import { startHost, type Process } from '../replica/run-processes.ts';
import { writeHotels } from '../selling/write-hotels.ts';
import { startPrometheus, type Prometheus } from './prometheus.ts';
import { openFront, openWire, type Front, type Wire } from './relay.ts';

/** The hotel that a supplier's system sells; all others are sold by their calendars. */
export const LIVE_HOTEL = '7';
const HOTELS = 20;
const SECRET = 'a secret that all processes share with each other';

/** A host process that can be started again where it was. */
export interface WatchedHost {
  port: number;
  process: Process;
  start(): Promise<void>;
}

/** A production shop with all that it depends on, and Prometheus that watches it. */
export interface WatchedShop {
  pair: PostgresPair;
  /** The primary, past the host processes. */
  db: Database;
  first: WatchedHost;
  second: WatchedHost;
  /** Between the second process and the primary. */
  wire: Wire;
  bank: Bank;
  /** Between the processes and the bank. */
  front: Front;
  /** Replies of the mail server by command: see `startSmtpServer`. */
  mailReplies: Record<string, string>;
  supplier: StandInServer;
  prometheus: Prometheus;
  /** Settings of a process, for commands. */
  env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts all of it. The processes are children of this one. */
export async function startWatchedShop(): Promise<WatchedShop> {
  const pair = await startPostgresPair();
  const { primary, replica } = pair;
  const db = await openDatabase({ dataDir: '', databaseUrl: primary.url, upkeep: true });
  await migrate(db);
  await writeHotels(db, { firstDay: new Date().toISOString().slice(0, 10), hotels: HOTELS, stock: 100 });
  await catalogueRepository(db).writeBatch(giftCatalogue);
  const supplier = await openStandInServer();
  await sellLive({ db }, supplier.address, 'refuse', [LIVE_HOTEL]);
  const bank = await stripeBank();
  const front = await openFront(bank.url);
  const mailReplies: Record<string, string> = {};
  const smtp = await startSmtpServer(mailReplies);
  const wire = await openWire(Number(new URL(primary.url).port));
  const env = {
    STAYKIT_MODE: 'production',
    STAYKIT_SITES: Object.entries(DEFAULT_SITES)
      .map((pair) => pair.join('='))
      .join(','),
    SHOP_FILE: join(TOP, 'host/demo/shop/shop.json'),
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Shop <shop@mail.example>',
    SESSION_SECRET: SECRET,
    BOT_SECRET: SECRET,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT: '0',
    SUPPLIER_TOKEN_LAKE_ROOMS: STAND_IN_TOKEN,
    LOG_LEVEL: 'error',
    ...bank.env,
    PAYMENT_URL: front.url,
  };
  const metricsPorts: number[] = [];
  async function watched(databaseUrl: string): Promise<WatchedHost> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    metricsPorts.push(metricsPort);
    const own = { ...env, DATABASE_URL: databaseUrl, DATA_DIR: mkdtempSync(join(tmpdir(), 'alerts-host-')) };
    const start = () => startHost(port, { ...own, METRICS_PORT: String(metricsPort) });
    const host: WatchedHost = {
      port,
      process: await start(),
      async start() {
        host.process = await start();
      },
    };
    return host;
  }
  const wired = new URL(primary.url);
  wired.port = String(wire.port);
  const [first, second] = [await watched(primary.url), await watched(String(wired))];
  const prometheus = await startPrometheus(metricsPorts);
  return {
    pair,
    db,
    first,
    second,
    wire,
    bank,
    front,
    mailReplies,
    supplier,
    prometheus,
    env,
    async stop() {
      await Promise.all([prometheus.kill(), first.process.kill(), second.process.kill()]);
      await db.close();
      for (const open of [wire, front, smtp]) open.close();
      await Promise.all([supplier.close(), bank.close(), pair.replica.kill(), pair.primary.kill()]);
    },
  };
}
