import { resolve } from 'node:path';
import { defineCommand } from 'citty';
import { readEnv } from '../env.ts';
import { readPartners } from '../partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { shopHosts } from '../routing/shop-hosts.ts';
import { DEFAULT_SITES, siteAddress } from '../routing/sites.ts';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';
import { folderArg, partnersOf, tellWarnings } from './partner-args.ts';

const ORIGIN = /^https?:\/\/[^\s/]+$/;

function origin(flag: string, value: string | undefined): string | undefined {
  if (value === undefined || ORIGIN.test(value)) return value;
  throw new CliError(`--${flag} is an origin like https://shop.example, without a path: not "${value}".`, 2);
}

/** `staykit partner build [slug ...]`: minisites as static files. */
export const partnerBuild = defineCommand({
  meta: { name: 'build', description: 'Exports minisites as static files for any web server' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    api: {
      type: 'string',
      description: 'Origin of the shop that answers the calls, and sells; its local address without it',
    },
    out: { type: 'string', description: 'Folder of the exports', default: 'dist/minisites' },
    base: { type: 'string', description: 'Path that an export will be served under: /weekends', default: '' },
    from: {
      type: 'string',
      description: 'Origin of a running shop to print the pages from, instead of the database',
    },
    force: { type: 'boolean', description: 'Writes exports that have not changed, too' },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const env = readEnv(process.env);
    const partners = readPartners(args.folder, RESERVED_SEGMENTS, shopHosts(env));
    const wanted = partnersOf(partners, args._);
    tellWarnings(partners, args._);
    const api = origin('api', args.api);
    const from = origin('from', args.from);
    if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(args.base))
      throw new CliError(`--base is a path like /weekends: not "${args.base}".`, 2);
    const local = { protocol: 'http', host: `localhost:${env.port}` } as const;
    const sites = env.sites ?? DEFAULT_SITES;
    // Pages and their styles are loaded for this command alone: the others answer at once.
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
      shopOf: ({ minisiteLocale }) =>
        api ?? siteAddress(minisiteLocale, local, sites) ?? `http://${local.host}`,
      told: (line) => console.log(line),
    });
    return 0;
  },
});
