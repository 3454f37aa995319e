import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { readEnv } from '../../server/environment/read-env.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { DEFAULT_SITES, siteAddress } from '@staykit/routing/sites.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';
import { partnersFolder, partnersOf } from './partner-args.ts';

const LOOK_EVERY_MS = 200;

/** `staykit partner preview SLUG`: runs the shop and prints the minisite's address. */
export const partnerPreview = defineCommand({
  meta: { name: 'preview', description: 'Serves the shop and prints the address of a minisite' },
  args: {
    slug: { type: 'positional', description: 'The partner', required: true },
    port: { type: 'string', description: 'Port; default: PORT or 3000' },
  },
  run: async ({ args }) => {
    const env = readEnv({ ...process.env, ...(args.port !== undefined && { PORT: args.port }) });
    if (env.port === 0) throw new CliError('A preview needs a port: --port 4000.');
    const partners = readPartners(partnersFolder(undefined), RESERVED_SEGMENTS, shopHosts(env));
    const [partner] = partnersOf(partners, [args.slug]);
    if (!partner) return 1;
    const origin = { protocol: 'http', host: `localhost:${env.port}` } as const;
    const site =
      siteAddress(partner.minisiteLocale, origin, env.sites ?? DEFAULT_SITES) ?? `http://${origin.host}`;
    const host = spawn(process.execPath, [join(TOP, 'dist/host/server.js')], {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(env.port) },
    });
    const stop = () => void host.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let running = true;
    const ended = new Promise<number>((resolve) =>
      host.once('exit', (code) => {
        running = false;
        resolve(code ?? 0);
      }),
    );
    const isReady = () =>
      fetch(`http://127.0.0.1:${env.port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    while (running && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (running)
      console.log(
        `\nPreview of ${partner.partnerName ?? partner.slug}: ${site}/${partner.minisiteUrl}\nStop it with Ctrl+C.`,
      );
    return ended;
  },
});
