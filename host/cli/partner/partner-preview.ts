import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { readEnv } from '../../server/environment/read-env.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';
import { folderArg, partnersFolder, unknownPartner } from './partner-args.ts';
import { createPreviewFront, siteOfPartner } from './preview/preview-front.ts';
import { PREVIEW_PATH } from './preview/preview-pages.ts';
import { watchPartners } from './preview/watched-partners.ts';

const LOOK_EVERY_MS = 200;

/** `staykit partner preview [SLUG]`: runs the shop behind a front that shows each save of a partner's files at once. */
export const partnerPreview = defineCommand({
  meta: { name: 'preview', description: 'Shows minisites while their files are edited: each save at once' },
  args: {
    slug: { type: 'positional', description: 'The partner; default: an overview of all', required: false },
    port: { type: 'string', description: 'Port; default: PORT or 3000' },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const env = readEnv({ ...process.env, ...(args.port !== undefined && { PORT: args.port }) });
    if (env.port === 0) throw new CliError('A preview needs a port: --port 4000.');
    const folder = partnersFolder(args.folder);
    const shopPort = await freePort();
    const sites = env.sites ?? DEFAULT_SITES;
    const origin = { protocol: 'http', host: `localhost:${env.port}` } as const;

    let looked = () => {};
    const watched = await watchPartners({
      folder,
      reserved: RESERVED_SEGMENTS,
      shopHosts: shopHosts(env),
      match: env.minisiteMatch,
      async onChange() {
        // Pages are loaded again once the shop shows what was saved.
        const done = new Promise<void>((resolve) => (looked = resolve));
        if (shop.connected) {
          shop.send('look at partners');
          await done;
        }
        front.tell();
      },
    });
    const front = createPreviewFront({ shopPort, origin, sites, now: () => watched.now() });
    const { all, refused } = watched.now().registry;
    const { slug } = args;
    const partner = all.find((one) => one.slug === slug);
    if (slug !== undefined && !partner && !refused.some((one) => one.slug === slug)) {
      watched.close();
      throw unknownPartner(slug, all);
    }
    front.server.listen(env.port);
    // Before the shop: another process on the port is told of at once.
    await once(front.server, 'listening').catch((error: NodeJS.ErrnoException) => {
      watched.close();
      throw error.code === 'EADDRINUSE'
        ? new CliError(`Port ${env.port} is in use: choose another with --port.`)
        : error;
    });

    const shop = spawn(process.execPath, [join(TOP, 'dist/host/server.js')], {
      // It prints addresses of its own port, which is nobody's.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, PORT: String(shopPort), PARTNERS_DIR: folder, RATE_LIMIT: '0' },
    });
    shop.on('message', () => looked());
    const stop = () => void shop.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let running = true;
    const ended = once(shop, 'exit').then(([code]) => {
      running = false;
      looked();
      watched.close();
      front.server.close();
      front.server.closeAllConnections();
      return (code as number | null) ?? 0;
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${shopPort}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    console.log('The shop of the preview starts: the first time it fills its catalogue.');
    while (running && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (running) {
      const site = partner && siteOfPartner(partner, origin, sites);
      console.log(
        [
          ...(partner
            ? [
                `Preview of ${partner.partnerName ?? partner.slug}: ${site}/${partner.minisiteUrl}`,
                `Phone and desktop: ${site}${PREVIEW_PATH}/${partner.slug}`,
              ]
            : []),
          `All partners: http://${origin.host}${PREVIEW_PATH}/`,
          'Each save shows at once. Stop it with Ctrl+C.',
        ].join('\n'),
      );
    }
    return ended;
  },
});

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
