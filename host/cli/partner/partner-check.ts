import { defineCommand } from 'citty';
import { readEnv } from '../../server/environment/read-env.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { folderArg, partnersFolder, partnersOf, printWarnings } from './partner-args.ts';

/** `staykit partner check [slug ...]`: all problems with file, line and correction. */
export const partnerCheck = defineCommand({
  meta: { name: 'check', description: 'Checks partner files' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    folder: folderArg,
  },
  run: ({ args }) => {
    // Uses the shop's own hosts and contracts from the environment.
    const folder = partnersFolder(args.folder);
    const env = readEnv(process.env);
    const unbranded = env.unbrandedMinisites.map(Number);
    const partners = readPartners(folder, RESERVED_SEGMENTS, shopHosts(env), { unbranded });
    const checked = partnersOf(partners, args._);
    printWarnings(partners, args._);
    for (const { slug, minisiteId, minisiteUrl, minisiteLocale } of checked) {
      console.log(`${slug}: valid (/${minisiteUrl}, ${minisiteId}, ${minisiteLocale})`);
    }
    if (checked.length === 0) console.log(`No partners in ${folder}.`);
    return 0;
  },
});
