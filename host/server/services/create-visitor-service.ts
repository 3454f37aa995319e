import type { Database } from '@staykit/gateway/database/database.ts';
import type { SharedStore } from '@staykit/gateway/shared-store/shared-store.ts';
import { startRetention } from '@staykit/gateway/upkeep/start-retention.ts';
import { forwardAnalytics, httpSink } from '@staykit/gateway/visitors/analytics/analytics-forwarder.ts';
import { createEmbeddedIssuer } from '@staykit/gateway/visitors/accounts/embedded-issuer.ts';
import {
  GOOGLE_ISSUERS,
  GOOGLE_KEYS_URL,
  publishedKeys,
} from '@staykit/gateway/visitors/accounts/google-keys.ts';
import { idTokenChecker } from '@staykit/gateway/visitors/accounts/id-token.ts';
import { openVisitors, type VisitorParts, type Visitors } from '@staykit/gateway/visitors/open-visitors.ts';
import { inviteGuests } from '@staykit/gateway/visitors/reviews/invite-guests.ts';
import { presentSecret } from '@staykit/gateway/visitors/secret.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { siteverifyGate } from '@staykit/gateway/visitors/bots/siteverify-gate.ts';
import { captchaProvider } from '@staykit/routing/captcha-provider.ts';
import type { Env } from '../environment/read-env.ts';
import { runPeriodically } from './run-periodically.ts';
import type { ServiceLog } from './service-log.ts';

/** Milliseconds between two writes of collected events, and between two deliveries of them. */
const STORE_MS = 1_000;
const FORWARD_MS = 5_000;

/** Milliseconds between two rounds of invitations to reviews, and before the first. */
const INVITE_MS = 3_600_000;
const FIRST_INVITE_MS = 90_000;

/** Accounts, wishlists, forms and analytics of visitors, with the providers that the environment names. */
export function createVisitorService(
  env: Env,
  db: Database,
  sharedStore: SharedStore,
  log: ServiceLog,
): { visitors: Visitors; stop(): Promise<void> } {
  const clock = Date.now;
  const secrets = readSecrets(env.dataDir, {
    ...(env.sessionSecret !== undefined && { session: env.sessionSecret }),
    ...(env.botSecret !== undefined && { bot: env.botSecret }),
  });
  const captcha = captchaProvider(env);
  const visitors = openVisitors({
    db,
    secrets,
    store: sharedStore,
    clock,
    ...agents(env, clock, log),
    ...(env.botVerifyUrl !== undefined && {
      gate: siteverifyGate({
        name: new URL(env.botVerifyUrl).hostname,
        url: env.botVerifyUrl,
        secret: presentSecret(secrets.bot),
        ...(captcha && { script: captcha.script }),
        clock,
      }),
    }),
  });
  const store = async () => {
    const dropped = visitors.analytics.takeDropped();
    if (dropped > 0) log.warn({ dropped }, 'analytics came faster than they could be stored');
    await visitors.analytics.flush();
  };
  const storeFailed = (err: unknown) => log.warn({ err }, 'analytics could not be stored');
  const stopStoring = runPeriodically(STORE_MS, store, storeFailed);
  const stops = [
    startRetention(db, clock, log),
    runPeriodically(
      INVITE_MS,
      () => inviteGuests(db, secrets.session, clock()),
      (err) => log.warn({ err }, 'guests could not be invited to reviews'),
      FIRST_INVITE_MS,
    ),
    async () => {
      await stopStoring();
      await store().catch(storeFailed);
    },
  ];
  if (env.analyticsUrl !== undefined) {
    const sink = httpSink(env.analyticsUrl);
    stops.push(
      runPeriodically(
        FORWARD_MS,
        () => forwardAnalytics(db, sink, clock),
        (err) => log.warn({ err }, 'analytics could not be handed on'),
      ),
    );
  }
  return {
    visitors,
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** The issuer of agents' id tokens: none unless the environment names one. */
function agents(env: Env, clock: () => number, log: ServiceLog): Pick<VisitorParts, 'care' | 'issuer'> {
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
