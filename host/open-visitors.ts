import type { Database } from './gateway/database/database.ts';
import type { SharedStore } from './gateway/shared-store.ts';
import { startDailyTurn } from './gateway/upkeep/daily-turn.ts';
import { forwardAnalytics, httpSink } from './gateway/visitors/analytics-forwarder.ts';
import { createEmbeddedIssuer } from './gateway/visitors/embedded-issuer.ts';
import { GOOGLE_ISSUERS, GOOGLE_KEYS_URL, publishedKeys } from './gateway/visitors/google-keys.ts';
import { idTokenChecker } from './gateway/visitors/id-token.ts';
import { openVisitors, type VisitorParts, type Visitors } from './gateway/visitors/open-visitors.ts';
import { readSecrets } from './gateway/visitors/secrets.ts';
import { siteverifyGate } from './gateway/visitors/siteverify-gate.ts';
import type { Env } from './env.ts';
import type { ShopLog } from './shop-log.ts';

/** Milliseconds between two turns of handing on analytics. */
const FORWARD_MS = 5_000;

/** What visitors leave in this shop, with the providers that the environment names. */
export function openShopVisitors(
  env: Env,
  db: Database,
  store: SharedStore,
  log: ShopLog,
): { visitors: Visitors; stop(): Promise<void> } {
  const clock = Date.now;
  const secrets = readSecrets(env.dataDir, {
    ...(env.sessionSecret !== undefined && { session: env.sessionSecret }),
    ...(env.botSecret !== undefined && { bot: env.botSecret }),
  });
  const visitors = openVisitors({
    db,
    secrets,
    store,
    clock,
    ...agents(env, clock, log),
    ...(env.botVerifyUrl !== undefined && {
      gate: siteverifyGate({
        name: new URL(env.botVerifyUrl).hostname,
        url: env.botVerifyUrl,
        secret: secrets.bot,
        clock,
      }),
    }),
  });
  const stopForwarding = forwarding(env, db, clock, log);
  const stopDaily = startDailyTurn(db, clock, log);
  return {
    visitors,
    async stop() {
      await stopForwarding();
      await stopDaily();
    },
  };
}

/** Who says that somebody is an agent. Nobody does unless the environment names who. */
function agents(env: Env, clock: () => number, log: ShopLog): Pick<VisitorParts, 'care' | 'issuer'> {
  if (env.careClientId === 'embedded') {
    log.warn({}, 'CARE_CLIENT_ID=embedded: any token of this process opens the customer-care mode');
    return { issuer: createEmbeddedIssuer(clock) };
  }
  if (env.careClientId === undefined || env.careDomain === undefined) return {};
  return {
    care: idTokenChecker({
      issuers: GOOGLE_ISSUERS,
      audience: env.careClientId,
      domain: env.careDomain,
      keys: publishedKeys(GOOGLE_KEYS_URL, clock),
      clock,
    }),
  };
}

/** Hands analytics on while the shop is open, where the environment says to whom. Gives the end of it. */
function forwarding(env: Env, db: Database, clock: () => number, log: ShopLog): () => Promise<void> {
  if (env.analyticsUrl === undefined) return () => Promise.resolve();
  const sink = httpSink(env.analyticsUrl);
  let turn: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    turn ??= forwardAnalytics(db, sink, clock)
      .catch((error: unknown) => log.warn({ err: error }, 'analytics could not be handed on'))
      .finally(() => {
        turn = undefined;
      });
  }, FORWARD_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
