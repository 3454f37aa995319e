// First, so that the style sheets are cut at the widgets' seams.
import '@staykit/site/styles/style-marks.ts';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { ContentError } from '@staykit/gateway/content/content-error.ts';
import { DatabaseError } from '@staykit/gateway/database/database-error.ts';
import { logSettings } from '@staykit/gateway/http/log-settings.ts';
import { PartnerError } from '@staykit/partners/partner-error.ts';
import { livePartners } from '@staykit/partners/live-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { assetsOf, type Manifest } from '@staykit/site/assets.ts';
import { TOP } from '../top.ts';
import { createApp } from './create-app.ts';
import { EnvError, readEnv } from './environment/read-env.ts';
import { startObserving } from './observe/observe.ts';
import { modeNotice, officeNotice } from './notices/mode-notice.ts';
import { printedAddresses } from './notices/printed-addresses.ts';
import { progressBar } from './progress-bar.ts';
import { createServices } from './services/create-services.ts';
import { shopFolders } from './shop-folders.ts';
import { startFindings } from './doctor/start-findings.ts';
import { siteSettings } from './site-settings.ts';
import { voucherLooks } from './services/voucher-looks.ts';
import { stopInOrder } from './stop-in-order.ts';

/** Milliseconds between announcing the stop and refusing connections, in which a load balancer notices. */
const STOP_PAUSE_MS = 1_000;
/** Milliseconds after which the process ends whatever is left: the longest answer takes 15 s. */
const LONGEST_STOP_MS = 20_000;

/** The composition root: environment, services, plug-ins, listen, stop in order. */
async function run(): Promise<void> {
  const env = readEnv(process.env, { sells: true });
  const site = siteSettings(env);
  const log = pino(logSettings('info'));
  const folders = shopFolders(env, TOP);
  const partners = await livePartners({
    folder: folders.partners,
    reserved: RESERVED_SEGMENTS,
    shopHosts: shopHosts(env),
    match: env.minisiteMatch,
    unbranded: env.unbrandedMinisites.map(Number),
  });
  const manifest = JSON.parse(readFileSync(join(TOP, 'dist/host/manifest.json'), 'utf8')) as Manifest;

  const filling = progressBar(process.stdout, 'Filling the catalogue');
  const services = await createServices(
    env,
    dayInUtc(),
    { filling, reading: () => undefined },
    log,
    voucherLooks(partners),
  );

  const observing = await startObserving(env, services.metricSources, log);
  let isStopping = false;
  const app = await createApp({
    ...site,
    gateway: { ...services.parts, isStopping: () => isStopping },
    stayPages: services.stayPages,
    isPaused: services.isPaused,
    partners,
    assets: assetsOf(manifest),
    folders,
    ...(services.bank && { bank: services.bank }),
    ...(services.backOffice && { backOffice: services.backOffice }),
    trustedProxies: env.trustedProxies,
    ...(env.mode === 'production' && { hosts: shopHosts(env) }),
    log: logSettings(env.logLevel),
    observers: observing.observers,
  });
  const tellRefused = () => {
    for (const { slug, problems } of partners.refused) {
      const { message } = new PartnerError(problems);
      const how = partners.all.some((one) => one.slug === slug) ? 'served as it was before' : 'not served';
      app.log.error({ partner: slug, problems }, `partner ${slug} is ${how}:\n${message}`);
    }
  };
  tellRefused();
  partners.watch(() => {
    app.log.info({ partners: partners.all.length }, 'files of partners changed and were read again');
    tellRefused();
  });

  // `staykit partner preview` asks for a look after each save.
  process.on('message', () => {
    void partners
      .refresh()
      .catch(() => false)
      .then(() => process.send?.('looked at partners'));
  });

  const port = await listen(app, env.port);
  const origin = { protocol: 'http', host: `localhost:${port}` } as const;
  const addresses = printedAddresses(origin, site.sites, partners, folders);
  const notice = modeNotice(env);
  const office = services.backOffice && officeNotice(env, port, services.backOffice.secret);
  console.log(
    [`Staykit serves ${services.hotels} hotels.`, notice, ...addresses, ...(office ? [office] : [])].join(
      '\n',
    ),
  );

  for (const { check, state, found, todo } of await startFindings(env, services.parts.content))
    log[state === 'missing' ? 'warn' : 'info']({ check, todo }, `${check}: ${found}`);

  const stop = (pauseMs: number) => async () => {
    if (isStopping) return;
    const isInTime = await stopInOrder({
      announce: () => {
        isStopping = true;
      },
      pauseMs,
      closeServer: () => app.close(),
      closeServices: async () => {
        partners.close();
        await observing.close();
        await services.close();
      },
      longestMs: LONGEST_STOP_MS,
    });
    process.exit(isInTime ? 0 : 1);
  };
  process.on('SIGTERM', stop(STOP_PAUSE_MS));
  // No load balancer watches a process that runs in a terminal.
  process.once('SIGINT', stop(0));
  // The preview that started it is gone.
  process.once('disconnect', stop(0));

  // Last: visitors can be served without it.
  await services.prepare();
}

/** Listens on IPv6 and IPv4, or on IPv4 alone where the machine has no IPv6. Resolves to the port. */
async function listen(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ port, host: '::' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EAFNOSUPPORT') throw error;
    return app.listen({ port, host: '0.0.0.0' });
  });
  return (app.server.address() as AddressInfo).port;
}

run().catch((error: unknown) => {
  const isKnown = [EnvError, ContentError, DatabaseError].some((kind) => error instanceof kind);
  console.error(isKnown ? (error as Error).message : error);
  process.exit(1);
});
