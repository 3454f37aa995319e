import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineCommand } from 'citty';
import { readEnv } from '../../server/environment/read-env.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { CliError } from '../cli-error.ts';
import { differencesFrom, UNSEEN } from './live-address.ts';
import { differences, type Difference } from './live-difference.ts';
import { folderArg, partnersFolder, partnersOf, printWarnings } from './partner-args.ts';

/** `staykit partner check [slug ...]`: all problems with file, line and correction, and what is not as it is live. */
export const partnerCheck = defineCommand({
  meta: { name: 'check', description: 'Checks partner files' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    folder: folderArg,
    against: {
      type: 'string',
      description:
        'Also tells what is not as it is live: another folder of partners, or the address of a shop',
    },
  },
  run: async ({ args }) => {
    // Uses the shop's own hosts and contracts from the environment.
    const folder = partnersFolder(args.folder);
    const env = readEnv(process.env);
    const unbranded = env.unbrandedMinisites.map(Number);
    const read = (from: string) => readPartners(from, RESERVED_SEGMENTS, shopHosts(env), { unbranded });
    const partners = read(folder);
    // First: what is wrong in one file does not keep the warnings of the others.
    printWarnings(partners, args._);
    const checked = partnersOf(partners, args._);
    for (const { slug, minisiteId, minisiteUrl, minisiteLocale } of checked) {
      console.log(`${slug}: valid (/${minisiteUrl}, ${minisiteId}, ${minisiteLocale})`);
    }
    if (checked.length === 0) console.log(`No partners in ${folder}.`);
    const { against } = args;
    if (against === undefined) return 0;
    if (/^https?:\/\//.test(against)) await compareWithShop(against.replace(/\/$/, ''), checked);
    else if (existsSync(against) && statSync(against).isDirectory())
      compareWithFolder(read(resolve(against)), checked, args._.length === 0, against);
    else
      throw new CliError(
        `--against must be a folder of partners or an address like https://shop.example, not "${against}".`,
        2,
      );
    return 0;
  },
});

function compareWithFolder(
  live: PartnerRegistry,
  checked: readonly Partner[],
  areAll: boolean,
  against: string,
): void {
  for (const partner of checked) {
    const before = live.all.find(({ slug }) => slug === partner.slug);
    const isBroken = live.refused.some(({ slug }) => slug === partner.slug);
    if (before) printDifferences(partner.slug, differences(before, partner), against);
    else
      console.log(
        `\n${partner.slug}: ${isBroken ? `its file in ${against} cannot be used` : `new, and not in ${against}`}`,
      );
  }
  const gone = live.all.filter(({ slug }) => areAll && !checked.some((one) => one.slug === slug));
  for (const { slug } of gone) console.log(`\n${slug}: gone, and still in ${against}`);
}

async function compareWithShop(origin: string, checked: readonly Partner[]): Promise<void> {
  if (URL.parse(origin)?.origin !== origin)
    throw new CliError(
      `--against must be an address like https://shop.example without a path, not "${origin}".`,
      2,
    );
  for (const partner of checked) {
    const found = await differencesFrom(origin, partner);
    if (found) printDifferences(partner.slug, found, origin);
    else console.log(`\n${partner.slug}: new: ${origin} has no page /${partner.minisiteUrl}`);
  }
  console.log(`\n${UNSEEN}.`);
}

function printDifferences(slug: string, found: readonly Difference[], against: string): void {
  if (found.length === 0) return console.log(`\n${slug}: as in ${against}`);
  console.log(`\n${slug}, not as in ${against}:`);
  const width = Math.max(...found.map(({ path }) => path.length));
  for (const { path, what } of found) console.log(`  ${path.padEnd(width)}  ${what}`);
}
