/**
 * The server that `npm run bench http` loads, in a process of its own: the API over 2,000 hotels on PGlite, and beside
 * it a bare Fastify with one empty route. Prints one line of JSON when both listen, and ends with its parent.
 */
import fastify, { type FastifyInstance } from 'fastify';
import { searchParams } from '../../widgets/core/search/search-params.ts';
import { marketNow } from '../../widgets/core/dates/market-time.ts';
import { LOCALES } from '../../widgets/core/market/locale.ts';
import { createGateway } from '../gateway/app.ts';
import { openSmallShop } from '../gateway/fixtures/small-shop.ts';
import { visitorSearches } from './search.ts';

const HOTELS = Number(process.argv[2] ?? 2_000);
const SEARCHES = 300;

const shop = await openSmallShop({ hotels: HOTELS });
const model = shop.parts.model();
if (!model) throw new Error('The shop has no model.');
const now = marketNow(Date.now(), 'Europe/Paris');
const searches = visitorSearches({ places: [...model.places.values()] }, SEARCHES, now.date).map(
  (criteria, index) =>
    new URLSearchParams(searchParams(criteria, LOCALES[index % LOCALES.length] ?? 'fr_FR', now)).toString(),
);
const terms = [...model.places.values()]
  .slice(0, SEARCHES)
  .map(({ names }) => encodeURIComponent(names.fr.slice(0, 4)));

const empty: FastifyInstance = fastify();
empty.get('/empty', async () => ({}));
await empty.listen({ port: 0, host: '127.0.0.1' });
const api = await createGateway(shop.parts);
await api.listen({ port: 0, host: '127.0.0.1' });
const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port;
console.log(JSON.stringify({ empty: portOf(empty), api: portOf(api), searches, terms, today: now.date }));

process.once('SIGTERM', () => {
  void Promise.all([empty.close(), api.close()])
    .then(() => shop.close())
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
