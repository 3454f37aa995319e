import { readFile } from 'node:fs/promises';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { ContentError } from '../content/content-error.ts';
import { readJson } from '../content/read-json.ts';
import { shopSchema, type ShopFile } from './shop-schema.ts';

/** Reads a shop file, whose markets must be those of `locales`. Throws a ContentError with all problems and their lines. */
export async function readShop(path: string, locales: readonly Locale[] = []): Promise<ShopFile> {
  const json = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const received = error.code === 'ENOENT' ? 'no file' : error.message;
    throw new ContentError([{ file: path, path: '(the whole file)', expected: 'a shop file', received }]);
  });
  const { value, problems } = readJson(path, json, shopSchema);
  if (!value) throw new ContentError(problems);
  const missing = [...new Set(locales.map(marketOf))].filter((market) => !value.markets[market]);
  if (missing.length === 0) return value;
  throw new ContentError(
    missing.map((market) => ({
      file: path,
      path: `markets.${market}`,
      expected: 'phone and phoneHours, since STAYKIT_SITES has a site of this market',
      received: 'nothing: the key is missing',
    })),
  );
}
