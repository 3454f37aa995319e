/**
 * A host process that only sells: `node host/proof/selling/server.ts PORT`, on `DATABASE_URL` or the embedded database
 * in `DATA_DIR`. It is killed and started again by the proof `kill`, and so opens nothing that selling does not need.
 * Limits are those of a shop behind a proxy. Its books are audited all the time: what the audit has to settle or park,
 * and what is parked besides, is printed.
 */
import { flushCompileCache } from 'node:module';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { withTimeout } from '@staykit/gateway/payment/with-timeout.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { createSellingService } from '../../server/services/create-selling-service.ts';
import { appWithBank } from './app-with-bank.ts';

/** Milliseconds between two turns of the settling, and between two audits: in a shop 30 seconds and an hour. */
const SETTLE_MS = 2_000;
const AUDIT_MS = 3_000;

if (process.argv[1] === import.meta.filename) {
  const { dataDir, databaseUrl, rateLimit } = readEnv(process.env);
  const db = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  await migrate(db);
  const tell = (details: object) => console.log(JSON.stringify(details));
  const provider = withTimeout(embeddedProvider(db));
  const { selling } = createSellingService(
    {
      provider,
      db,
      facts: demoFacts,
      log: { info: () => undefined, warn: tell, error: tell },
    },
    { settleMs: SETTLE_MS, auditMs: AUDIT_MS },
  );
  const app = await appWithBank(
    { db, provider, selling },
    { model: () => undefined, images: { picture: async () => undefined }, clock: Date.now, rateLimit },
    serverOptions({ trustedProxies: 1 }),
  );
  await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
  console.log('ready');
  // A process that is killed writes no cache of its modules: with one (NODE_COMPILE_CACHE) the next starts in half the time.
  flushCompileCache();
}
