/**
 * The server that `npm run bench http` loads, in a process of its own: the API over 2,000 hotels on PGlite, with the
 * limit of requests and the kept answers of a real start, and beside it a bare Fastify with one empty route. Prints one
 * line of JSON when all listen, tells what was kept and what it cost the processor when it is asked, and ends with its parent.
 */
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/app.ts';
import { openSmallShop } from '../gateway/fixtures/small-shop.ts';
import { serverOptions } from '../gateway/plugins/server-options.ts';

const HOTELS = Number(process.argv[2] ?? 2_000);

// As many requests as there can be: they are counted, and none is refused.
const shop = await openSmallShop({ hotels: HOTELS, env: { RATE_LIMIT: '1000000' } });
const model = shop.parts.model();
if (!model) throw new Error('The shop has no model.');
// Made before it is asked for, as in a shop that runs.
void model.suggest;

const empty: FastifyInstance = fastify();
empty.get('/empty', async () => ({}));
await empty.listen({ port: 0, host: '127.0.0.1' });
const api = await createGateway(shop.parts);
await api.listen({ port: 0, host: '127.0.0.1' });
// Guests who book come from addresses of their own, as behind a proxy: one address may book thirty times a minute.
const proxied = await createGateway(shop.parts, serverOptions({ trustedProxies: 1 }));
await proxied.listen({ port: 0, host: '127.0.0.1' });
let ending: Promise<void> | undefined;
/** Ends whichever comes first, the word of the parent or the parent itself: the folder of the shop goes along. */
const end = () =>
  (ending ??= Promise.all([empty.close(), api.close(), proxied.close()])
    .then(() => shop.close())
    .finally(() => process.exit()));
process.once('SIGTERM', () => void end()).once('disconnect', () => void end());

const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port;
console.log(
  JSON.stringify({
    empty: portOf(empty),
    api: portOf(api),
    proxied: portOf(proxied),
    places: [...model.places.values()],
  }),
);

process.on('message', () => {
  const { hits = 0, misses = 0 } = shop.parts.answers?.stats() ?? {};
  const { user, system } = process.cpuUsage();
  process.send?.({ hits, misses, processorMs: (user + system) / 1_000 });
});
