import { resolve } from 'node:path';
import { defineCommand } from 'citty';
import { readEnv } from '../../server/environment/read-env.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { DEFAULT_SITES, siteAddress } from '@staykit/routing/sites.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';
import { folderArg, partnersFolder, partnersOf, printWarnings } from './partner-args.ts';

const ORIGIN = /^https?:\/\/[^\s/]+$/;

function origin(flag: string, value: string | undefined): string | undefined {
  if (value === undefined || ORIGIN.test(value)) return value;
  throw new CliError(
    `--${flag} must be an origin like https://shop.example without a path, not "${value}".`,
    2,
  );
}

/** `staykit partner build [slug ...]`: minisites as static files. */
export const partnerBuild = defineCommand({
  meta: { name: 'build', description: 'Exports minisites as static files for any web server' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    api: {
      type: 'string',
      description: 'Origin of the shop; default: its local address',
    },
    out: { type: 'string', description: 'Output folder', default: 'dist/minisites' },
    base: { type: 'string', description: 'Path under which the export is served: /weekends', default: '' },
    from: {
      type: 'string',
      description: 'Renders pages from a running shop instead of the database',
    },
    force: { type: 'boolean', description: 'Writes unchanged exports too' },
    threads: {
      type: 'string',
      description: 'Threads that print and write; default: one for each core, as far as 400 MB go',
    },
    folder: folderArg,
  },
  run: async ({ args }) => {
    // Without --from it is a shop itself, on the database.
    const env = readEnv(process.env, { sells: args.from === undefined });
    const unbranded = env.unbrandedMinisites.map(Number);
    const partners = readPartners(partnersFolder(args.folder), RESERVED_SEGMENTS, shopHosts(env), {
      unbranded,
    });
    const wanted = partnersOf(partners, args._);
    printWarnings(partners, args._);
    const api = origin('api', args.api);
    const from = origin('from', args.from);
    if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(args.base))
      throw new CliError(`--base must be a path like /weekends, not "${args.base}".`, 2);
    if (args.threads !== undefined && !/^[1-9]\d?$/.test(args.threads))
      throw new CliError(`--threads must be a whole number from 1 to 99, not "${args.threads}".`, 2);
    const local = { protocol: 'http', host: `localhost:${env.port}` } as const;
    const sites = env.sites ?? DEFAULT_SITES;
    // Imported here, since pages and styles are slow to load and other commands do not need them.
    const { buildMinisites } = await import('./build-minisites.ts');
    await buildMinisites({
      env,
      partners,
      wanted,
      out: resolve(args.out),
      base: args.base,
      force: args.force === true,
      top: TOP,
      ...(from !== undefined && { from }),
      ...(args.threads !== undefined && { threads: Number(args.threads) }),
      shopOf: ({ minisiteLocale }) =>
        api ?? siteAddress(minisiteLocale, local, sites) ?? `http://${local.host}`,
      print: (line) => console.log(line),
    });
    return 0;
  },
});
