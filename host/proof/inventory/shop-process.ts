/**
 * `node host/proof/inventory/shop-process.ts DATABASE_URL`: a gateway that searches, sells and takes inventory, on a
 * free port of 127.0.0.1. Tells its parent the port; answers each message with the longest block of its event loop in
 * ms since the last one. Ends when the parent is gone.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { createInventory } from '@staykit/gateway/catalogue/inventory/inventory.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { withTimeout } from '@staykit/gateway/payment/with-timeout.ts';
import { openReadModel } from '@staykit/gateway/search/read-model/read-model.ts';
import { createSellingService } from '../../server/services/create-selling-service.ts';
import { appWithBank } from '../selling/app-with-bank.ts';

const NS = 1_000_000;
const [databaseUrl = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: console.error, error: console.error };
const db = await openDatabase({ dataDir: '', databaseUrl });
const search = await openReadModel({ db, localTaxes: demoFacts.localTaxes, log });
const provider = withTimeout(embeddedProvider(db));
const { selling } = createSellingService({ provider, db, facts: demoFacts, log });
const app = await appWithBank(
  { db, provider, selling },
  {
    model: search.present,
    images: { picture: async () => undefined },
    clock: Date.now,
    inventory: createInventory({ db, clock: Date.now }),
  },
  serverOptions({ trustedProxies: 1 }),
);
await app.listen({ port: 0, host: '127.0.0.1' });
const blocks = monitorEventLoopDelay({ resolution: 1 });
blocks.enable();
process.on('message', () => {
  process.send?.(Math.round(blocks.max / NS));
  blocks.reset();
});
process.send?.((app.server.address() as { port: number }).port);
process.once('disconnect', () => process.exit(0));
