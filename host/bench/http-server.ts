/**
 * The servers that `npm run bench http` loads, in a process of their own: the API over 2,000 hotels on PGlite, with the
 * limit of requests and the kept answers of a real start, as it is, with Redis, with a log of every request and behind two
 * proxies; beside it a bare Fastify with one empty route, and Fastify with PostgreSQL. Prints one line of JSON when
 * all listen, tells what was kept and what it cost the processor when it is asked, and ends with its parent.
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { bankPage } from '@staykit/demo/payment/bank-page.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { createGateway, gateway } from '@staykit/gateway/app.ts';
import { openSmallShop } from '@staykit/gateway/fixtures/small-shop.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import { logSettings } from '@staykit/gateway/http/log-settings.ts';
import { requestGuard } from '@staykit/gateway/http/request-guard.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { openSharedStore } from '@staykit/gateway/shared-store/open-shared-store.ts';
import { openPostgresPeer } from './postgres-peer.ts';
import { startRedis } from './redis-server.ts';

const HOTELS = Number(process.argv[2] ?? 2_000);

// As many requests as there can be: they are counted, and none is refused.
const dataDir = mkdtempSync(join(tmpdir(), 'staykit-bench-'));
const shop = await openSmallShop({ dataDir, hotels: HOTELS, env: { RATE_LIMIT: '1000000' } });
const model = shop.parts.model();
if (!model) throw new Error('The shop has no model.');
// Made before it is asked for, as in a shop that runs.
void model.suggest;

const listen = async (app: FastifyInstance): Promise<FastifyInstance> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};
/** The same with the page of the bank, on which guests pay. */
async function withBank(parts: GatewayParts, options = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ ...serverOptions(), ...options });
  const db = parts.inventory?.db;
  await app.register(helmet);
  await app.register(requestGuard);
  if (db) await app.register((pages: FastifyInstance) => bankPage(pages, demoBank(db)));
  await app.register(gateway, parts);
  return listen(app);
}
const open = async (parts: GatewayParts, options = {}) => listen(await createGateway(parts, options));

const bare: FastifyInstance = fastify();
bare.get('/empty', async () => ({}));
const peer = await openPostgresPeer(HOTELS, new Date().toISOString().slice(0, 10));
const redis = await startRedis();
const sharedStore = await openSharedStore(redis.url, { warn: () => undefined, info: () => undefined });
const redisClient = new Redis(redis.url);
const inRedis = { ...shop.parts, sharedStore };
const logger = { ...logSettings('info'), stream: createWriteStream('/dev/null') };
const behindTwo = serverOptions({ trustedProxies: 2 });
const apps = {
  empty: await listen(bare),
  postgres: await listen(peer.app),
  api: await open(shop.parts),
  redis: await open(inRedis),
  logged: await open(shop.parts, { logger }),
  // Guests who book come from addresses of their own: one address may book thirty times a minute.
  proxied: await withBank(shop.parts, behindTwo),
  whole: await open(inRedis, { ...behindTwo, logger }),
};
let ending: Promise<void> | undefined;
/** Ends whichever comes first, the word of the parent or the parent itself: the folder of the shop goes along. */
const end = () =>
  (ending ??= Promise.all(Object.values(apps).map((app) => app.close()))
    .then(() => peer.stop())
    .then(() => sharedStore.close())
    .then(() => redisClient.disconnect())
    .then(() => redis.stop())
    .then(() => shop.close())
    .finally(() => rmSync(dataDir, { recursive: true, force: true }))
    .finally(() => process.exit()));
process.once('SIGTERM', () => void end()).once('disconnect', () => void end());

const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port;
const ports = Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, portOf(app)]));
console.log(JSON.stringify({ ...ports, places: [...model.places.values()] }));

process.on('message', async () => {
  const stats = await redisClient.info('commandstats');
  const counted = Number(/cmdstat_eval:calls=(\d+)/.exec(stats)?.[1] ?? 0);
  const { hits = 0, misses = 0 } = shop.parts.answers?.stats() ?? {};
  const { user, system } = process.cpuUsage();
  process.send?.({ hits, misses, counted, processorMs: (user + system) / 1_000 });
});
