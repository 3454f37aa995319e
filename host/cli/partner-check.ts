import { defineCommand } from 'citty';
import { PartnerError } from '../partners/partner-error.ts';
import { readPartners } from '../partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { folderArg, meantOf, partnersOf, tellWarnings } from './partner-args.ts';

/** `staykit partner check [slug ...]`: every problem at once, each with its file, line and correction. */
export const partnerCheck = defineCommand({
  meta: { name: 'check', description: 'Checks the partner files, each by itself and all together' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners', required: false },
    folder: folderArg,
  },
  run: ({ args }) => {
    try {
      const partners = readPartners(args.folder, RESERVED_SEGMENTS);
      const checked = partnersOf(partners, args._);
      tellWarnings(partners, args._);
      for (const { slug, minisiteId, minisiteUrl, minisiteLocale } of checked) {
        console.log(`${slug}: in order (/${minisiteUrl}, ${minisiteId}, ${minisiteLocale})`);
      }
      if (checked.length === 0) console.log(`There are no partners in ${args.folder}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      const meant = meantOf(error.problems, args._);
      if (meant.length > 0) throw new PartnerError(meant);
      console.log(`${args._.join(', ')}: in order; other partner files are not.`);
      return 0;
    }
  },
});
