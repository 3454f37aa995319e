import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { DEFAULT_SITES, siteAddress } from '../routing/sites.ts';
import { MINISITE_LOCALES } from '../partners/partner-schema.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { readPartners } from '../partners/read-partners.ts';
import { readEnv, EnvError } from '../env.ts';
import { DatabaseError } from '../gateway/database/database-error.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { buildMinisites } from './build-minisites.ts';
import { CliError, guarded } from './cli-error.ts';
import { newPartnerFiles } from './new-partner.ts';
import { TOP } from '../top.ts';

const KNOWN = [PartnerError, EnvError, DatabaseError];
const folder = { type: 'string', description: 'Folder of the partner files', default: join(TOP, 'partners') } as const;

const create = defineCommand({
  meta: { name: 'new', description: 'Begins a partner: its file, two banners, a logo and a legal text' },
  args: {
    slug: { type: 'positional', description: 'Name of the folder and of the address: a-z, 0-9 and -', required: true },
    locale: { type: 'string', description: `One of ${MINISITE_LOCALES.join(', ')}`, default: 'fr_FR' },
    folder,
  },
  run: ({ args }) => guarded(KNOWN, async () => {
    const partners = readPartners(args.folder, RESERVED_SEGMENTS);
    const locale = MINISITE_LOCALES.find((one) => one === args.locale);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(args.slug)) throw new CliError(`"${args.slug}" is no address: use a-z, 0-9 and -, for instance "mag-a".`);
    if (!locale) throw new CliError(`"${args.locale}" is no locale of a minisite: use ${MINISITE_LOCALES.join(', ')}.`);
    const taken = RESERVED_SEGMENTS.get(args.slug);
    if (taken !== undefined) throw new CliError(`"${args.slug}" is ${taken}: choose another address.`);
    const target = join(args.folder, args.slug);
    if (existsSync(target)) throw new CliError(`${target} is there already.`);
    const minisiteId = Math.max(1000, ...partners.all.map((partner) => partner.minisiteId)) + 1;
    mkdirSync(target, { recursive: true });
    for (const [name, text] of Object.entries(newPartnerFiles(args.slug, minisiteId, locale))) writeFileSync(join(target, name), text);
    readPartners(args.folder, RESERVED_SEGMENTS);
    console.log(`${target} is there. Put your pictures and texts in it, then run: npx staykit partner check`);
  }),
});

const check = defineCommand({
  meta: { name: 'check', description: 'Checks the partner files, each by itself and all together' },
  args: { folder },
  run: ({ args }) => guarded(KNOWN, async () => {
    const { all } = readPartners(args.folder, RESERVED_SEGMENTS);
    console.log(`${all.length} partners, all in order.`);
  }),
});

const preview = defineCommand({
  meta: { name: 'preview', description: 'Serves the shop with its minisites and prints their addresses' },
  run: () => {
    process.exitCode = spawnSync(process.execPath, [join(TOP, 'dist/host/server.js')], { stdio: 'inherit' }).status ?? 1;
  },
});

const build = defineCommand({
  meta: { name: 'build', description: 'Exports minisites as static files for any web server' },
  args: {
    slug: { type: 'positional', description: 'Only this partner; further ones may follow', required: false },
    out: { type: 'string', description: 'Folder of the exports', default: 'dist/minisites' },
    shop: { type: 'string', description: 'Origin of the shop that answers the calls and sells; --api is the same' },
    api: { type: 'string', description: 'Origin of the API' },
    base: { type: 'string', description: 'Path that an export is served under: /weekends', default: '' },
    from: { type: 'string', description: 'Origin of a running shop to print the pages from, instead of the database' },
    force: { type: 'boolean', description: 'Writes exports that have not changed, too' },
    folder,
  },
  run: ({ args }) => guarded(KNOWN, async () => {
    const env = readEnv(process.env);
    const partners = readPartners(args.folder, RESERVED_SEGMENTS);
    const wanted = args._.length === 0 ? partners.all : args._.map((slug) => {
      const partner = partners.all.find((one) => one.slug === slug);
      if (!partner) throw new CliError(`There is no partner "${slug}". There are: ${partners.all.map((one) => one.slug).join(', ')}.`);
      return partner;
    });
    const shop = args.shop ?? args.api;
    if (shop !== undefined && !/^https?:\/\/[^/]+$/.test(shop)) throw new CliError(`"${shop}" is no origin: write it like https://shop.example.`);
    if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(args.base)) throw new CliError(`"${args.base}" is no path: write it like /weekends.`);
    const sites = env.sites ?? DEFAULT_SITES;
    await buildMinisites({
      env, partners, wanted, out: args.out, base: args.base, force: args.force === true, top: TOP,
      ...(args.from !== undefined && { from: args.from }),
      shopOf: ({ minisiteLocale }) => shop
        ?? siteAddress(minisiteLocale, { protocol: 'http', host: `localhost:${env.port}` }, sites) ?? `http://localhost:${env.port}`,
      told: (line) => console.log(line),
    });
  }),
});

const report = defineCommand({
  meta: { name: 'report', description: 'Bookings and gifts of each partner' },
  args: { folder },
  run: ({ args }) => guarded(KNOWN, async () => {
    const { all } = readPartners(args.folder, RESERVED_SEGMENTS);
    console.table(all.map(({ minisiteId, minisiteUrl }) => ({ minisiteId, minisiteUrl, bookings: 0, gifts: 0 })));
    console.log('Nothing is sold through this shop yet: booking and gifts are not part of this version.');
  }),
});

/** `staykit partner ...` */
export const partnerCommand = defineCommand({
  meta: { name: 'partner', description: 'Partner files and their minisites' },
  subCommands: { new: create, check, preview, build, report },
});
