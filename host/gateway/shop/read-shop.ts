import { readFile } from 'node:fs/promises';
import { NOT_UTF8, utf8Text } from '@staykit/partners/text/utf8-text.ts';
import { jsonLines } from '@staykit/partners/text/json-lines.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { ContentError } from '../content/content-error.ts';
import { readJson } from '../content/read-json.ts';
import { readPictures, type ShopPictures } from './shop-pictures.ts';
import { shopSchema, type ShopFile } from './shop-schema.ts';

/** A checked shop file with its pictures. */
export interface Shop extends ShopFile {
  pictures?: ShopPictures;
}

/**
 * Reads a shop file, whose markets must be those of `locales`, and the pictures that it names. Throws a ContentError with
 * all problems and their lines.
 */
export async function readShop(path: string, locales: readonly Locale[] = []): Promise<Shop> {
  const whole = { file: path, path: '(the whole file)' };
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const received = error.code === 'ENOENT' ? 'no file' : error.message;
    throw new ContentError([{ ...whole, expected: 'a shop file', received }]);
  });
  const json = utf8Text(bytes);
  if (json === undefined) throw new ContentError([{ ...whole, ...NOT_UTF8 }]);
  const { value, problems } = readJson(path, json, shopSchema);
  if (!value) throw new ContentError(problems);
  const missing = [...new Set(locales.map(marketOf))].filter((market) => !value.markets[market]);
  const read = value.identity && (await readPictures(path, value.identity));
  const lines = jsonLines(json);
  const wrong = [
    ...missing.map((market) => ({
      file: path,
      path: `markets.${market}`,
      expected: 'phone and phoneHours, since STAYKIT_SITES has a site of this market',
      received: 'nothing: the key is missing',
    })),
    ...(read?.problems ?? []).map(({ part, ...problem }) => {
      const at = `identity.${part}`;
      const line = lines.get(at);
      return { file: path, ...(line !== undefined && { line }), path: at, ...problem };
    }),
  ];
  if (wrong.length > 0) throw new ContentError(wrong);
  return { ...value, ...(read && { pictures: read.pictures }) };
}
