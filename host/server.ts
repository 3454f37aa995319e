// First, so that the style sheets are cut at the widgets' seams.
import './render/style-marks.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { dayInUtc } from './gateway/calendar-day.ts';
import { createApp, foldersFrom } from './app.ts';
import { TOP } from './top.ts';
import { ContentError } from './gateway/content/content-error.ts';
import { DatabaseError } from './gateway/database/database-error.ts';
import { EnvError, readEnv } from './env.ts';
import { logSettings } from './gateway/plugins/log-settings.ts';
import { openShop } from './open-shop.ts';
import { PartnerError } from './partners/partner-error.ts';
import { readPartners } from './partners/read-partners.ts';
import { printedAddresses } from './printed-addresses.ts';
import { progressBar } from './progress-bar.ts';
import { assetsOf, type Manifest } from './render/assets.ts';
import { RESERVED_SEGMENTS } from './routing/segments.ts';
import { shopHosts } from './routing/shop-hosts.ts';
import { DEFAULT_SITES } from './routing/sites.ts';
import { stopInOrder } from './stop-in-order.ts';
import { tellTestCards } from './tell-test-cards.ts';
import { captchaProvider } from './routing/captcha-provider.ts';

/** Milliseconds between saying that the process stops and taking no more visitors. */
const STOP_PAUSE_MS = 1_000;
/** Milliseconds after which it ends whatever is left: the longest answer takes 15 s. */
const LONGEST_STOP_MS = 20_000;

async function start(): Promise<void> {
  const env = readEnv(process.env, { sells: true });
  const log = pino(logSettings('info'));
  const sites = env.sites ?? DEFAULT_SITES;
  const folders = foldersFrom(TOP);
  const partners = readPartners(folders.partners, RESERVED_SEGMENTS, shopHosts(env), env.minisiteMatch);
  const manifest = JSON.parse(readFileSync(join(TOP, 'dist/host/manifest.json'), 'utf8')) as Manifest;
  const today = dayInUtc();
  const shop = await openShop(
    env,
    today,
    { filling: progressBar(process.stdout, 'Filling the catalogue'), reading: () => undefined },
    log,
  );
  let stopping = false;
  const captcha = captchaProvider({
    scriptUrl: env.botScriptUrl,
    siteKey: env.botSiteKey,
    globalName: env.botScriptName,
    sources: env.botSources,
  });
  const app = await createApp({
    gateway: { ...shop.parts, isStopping: () => stopping },
    partners,
    assets: assetsOf(manifest),
    sites,
    folders,
    trustedProxies: env.trustedProxies,
    activitySearch: env.activitySearch === 'on',
    ...(env.activityOnMissing === 'error' && { activityOnMissing: 'error' }),
    indexing: { enabled: env.indexing === 'on', italyNoindex: env.italyNoindex === 'on' },
    ...(env.careHosts && { careHosts: env.careHosts }),
    ...(env.mapTiles && { mapTiles: env.mapTiles }),
    ...(env.seasons && { seasons: env.seasons }),
    announcementUncached: env.announcementUncached,
    ...(env.messengerUrl !== undefined && {
      messenger: { url: env.messengerUrl, appId: env.messengerAppId, environment: env.environment },
    }),
    ...(captcha && { captcha }),
    ...(env.careClientId !== undefined && { careClientId: env.careClientId }),
    log: logSettings(env.logLevel),
  });
  for (const { slug, problems } of partners.refused)
    app.log.error(
      { partner: slug, problems },
      `partner ${slug} is not served:\n${new PartnerError(problems).message}`,
    );
  await app.listen({ port: env.port, host: '::' }).catch((error: NodeJS.ErrnoException) => {
    // Machines without IPv6.
    if (error.code !== 'EAFNOSUPPORT') throw error;
    return app.listen({ port: env.port, host: '0.0.0.0' });
  });
  const { port } = app.server.address() as { port: number };
  const addresses = printedAddresses(
    { protocol: 'http', host: `localhost:${port}` },
    sites,
    partners,
    folders,
  );
  console.log([`Staykit serves ${shop.hotels} hotels.`, ...addresses].join('\n'));
  tellTestCards(env.paymentProvider, { warn: (message) => log.warn(message), print: console.log });
  const stop = (pauseMs: number) => () => {
    if (stopping) return;
    void stopInOrder({
      announce: () => {
        stopping = true;
      },
      pauseMs,
      closeServer: () => app.close(),
      closeShop: () => shop.close(),
      longestMs: LONGEST_STOP_MS,
    }).then((inTime) => process.exit(inTime ? 0 : 1));
  };
  process.once('SIGTERM', stop(STOP_PAUSE_MS));
  // Whoever sits before it does not wait for a balancer.
  process.once('SIGINT', stop(0));
}

start().catch((error: unknown) => {
  const known = [EnvError, ContentError, DatabaseError].some((kind) => error instanceof kind);
  console.error(known ? (error as Error).message : error);
  process.exit(1);
});
