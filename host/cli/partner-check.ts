import { defineCommand } from 'citty';
import { readEnv } from '../env.ts';
import { readPartners } from '../partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { shopHosts } from '../routing/shop-hosts.ts';
import { folderArg, partnersOf, tellWarnings } from './partner-args.ts';

/** `staykit partner check [slug ...]`: every problem at once, each with its file, line and correction. */
export const partnerCheck = defineCommand({
  meta: { name: 'check', description: 'Checks the partner files, each by itself and all together' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    folder: folderArg,
  },
  run: ({ args }) => {
    // The hosts of the shop are settings: the check knows those that the shop is started with.
    const partners = readPartners(args.folder, RESERVED_SEGMENTS, shopHosts(readEnv(process.env)));
    const checked = partnersOf(partners, args._);
    tellWarnings(partners, args._);
    for (const { slug, minisiteId, minisiteUrl, minisiteLocale } of checked) {
      console.log(`${slug}: in order (/${minisiteUrl}, ${minisiteId}, ${minisiteLocale})`);
    }
    if (checked.length === 0) console.log(`There are no partners in ${args.folder}.`);
    return 0;
  },
});
