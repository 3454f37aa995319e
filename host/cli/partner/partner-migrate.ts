import { renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineCommand } from 'citty';
import { PartnerError } from '@staykit/partners/partner-error.ts';
import { filesToMigrate } from '@staykit/partners/reading/files-to-migrate.ts';
import { PARTNER_VERSION } from '@staykit/partners/reading/migrations.ts';
import { CliError } from '../cli-error.ts';
import { folderArg, partnersFolder } from './partner-args.ts';

/** `staykit partner migrate [slug ...]`: files of older versions are written anew, none where one of them cannot be read. */
export const partnerMigrate = defineCommand({
  meta: { name: 'migrate', description: 'Writes older partner files as this version has them' },
  args: {
    slugs: { type: 'positional', description: 'Only these partners, with what they extend', required: false },
    folder: folderArg,
  },
  run: ({ args }) => {
    const folder = partnersFolder(args.folder);
    const { files, problems, unknown } = filesToMigrate(folder, args._);
    if (unknown !== undefined) throw new CliError(`Unknown partner "${unknown}" in ${folder}.`);
    if (problems.length > 0) throw new PartnerError(problems);
    for (const { file, json, moved, version } of files) {
      const path = join(dirname(folder), file);
      const draft = `${path}.new-${process.pid}`;
      writeFileSync(draft, json);
      renameSync(draft, path);
      const fields = moved.map(({ from, to }) => `, ${from.join('.')} is ${to.join('.')} now`).join('');
      console.log(`${file}: version ${version} to ${PARTNER_VERSION}${fields}`);
    }
    if (files.length === 0) console.log(`All files are of version ${PARTNER_VERSION}.`);
    return 0;
  },
});
