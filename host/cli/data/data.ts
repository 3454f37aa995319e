import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { backUp } from '@staykit/gateway/upkeep/backup.ts';
import { restore } from '@staykit/gateway/upkeep/restore.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';
import { dataAudit } from './data-audit.ts';
import { dataExport } from './data-export.ts';
import { dataForget } from './data-forget.ts';
import { dataMails } from './data-mails.ts';

const backup = defineCommand({
  meta: { name: 'backup', description: 'Writes the database to a file' },
  args: { file: { type: 'positional', description: 'File, such as shop.backup', required: true } },
  run: ({ args }) =>
    withDatabase(async (db) => {
      if (existsSync(args.file)) throw new CliError(`${args.file} already exists. Choose another file.`);
      console.log(`${await backUp(db, args.file, Date.now())} rows in ${args.file}.`);
    }),
});

const bringBack = defineCommand({
  meta: { name: 'restore', description: 'Restores a backup into an empty database' },
  args: {
    file: { type: 'positional', description: 'Backup file', required: true },
    force: { type: 'boolean', description: 'Empties the database first', default: false },
  },
  run: ({ args }) => {
    if (!existsSync(args.file)) throw new CliError(`File ${args.file} does not exist.`);
    return withDatabase(async (db) => {
      console.log(`${await restore(db, args.file, { force: args.force })} rows from ${args.file}.`);
    }, 'as it is');
  },
});

/** `staykit data ...` */
export const dataCommand = defineCommand({
  meta: {
    name: 'data',
    description: 'Backup, restore, export and erase guests, mails, audit',
  },
  subCommands: {
    backup,
    restore: bringBack,
    'export-person': dataExport,
    forget: dataForget,
    mails: dataMails,
    audit: dataAudit,
  },
});
