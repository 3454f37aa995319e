import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { defineCommand } from 'citty';
import { isLocale, LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { shopLocales } from '../../server/shop-of-env.ts';
import { CliError } from '../cli-error.ts';
import { startingSet } from './starting-set.ts';

/** `staykit shop init [FOLDER]`: writes all files of a new shop, or none. */
export const shopInit = defineCommand({
  meta: { name: 'init', description: 'Writes a starting set: shop file, content, legal pages, one partner' },
  args: {
    folder: { type: 'positional', description: 'Folder; default: shop', required: false },
    name: { type: 'string', description: 'Name of the shop', default: 'My shop' },
    locales: {
      type: 'string',
      description: `Of ${LOCALES.join(', ')}, joined by commas; default: those of STAYKIT_SITES, or all`,
    },
  },
  run: async ({ args }) => {
    const folder = resolve(args.folder ?? 'shop');
    const files = await startingSet(args.name, localesFrom(args.locales));
    const parts = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
    const taken = parts.filter((part) => existsSync(join(folder, part)));
    if (taken.length > 0)
      throw new CliError(
        `${folder} already has ${taken.join(', ')}. Choose another folder; nothing was changed.`,
      );
    await mkdir(folder, { recursive: true });
    const draft = await mkdtemp(join(folder, '.new-'));
    try {
      for (const [path, text] of files) {
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await writeFile(join(draft, path), text, { flag: 'wx' });
      }
      for (const part of parts) await rename(join(draft, part), join(folder, part));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    console.log(
      [
        `${files.size} files in ${folder}. Replace what is marked [SAMPLE], and set:`,
        `  SHOP_FILE=${join(folder, 'shop.json')}`,
        `  CONTENT_DIR=${join(folder, 'content')}`,
        `  PARTNERS_DIR=${join(folder, 'partners')}`,
        'Then see what is still missing: npx staykit doctor',
      ].join('\n'),
    );
  },
});

function localesFrom(given: string | undefined): readonly Locale[] {
  if (given === undefined) return shopLocales(readEnv(process.env));
  const named = given.split(',').map((locale) => locale.trim());
  const wrong = named.find((locale) => !isLocale(locale));
  if (wrong !== undefined)
    throw new CliError(`--locales: expected some of ${LOCALES.join(', ')}, not "${wrong}".`, 2);
  return named.filter(isLocale);
}
