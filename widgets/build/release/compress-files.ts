import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { PRINT_FOLDER } from '../styles/write-print-styles.ts';

const FORMS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Files that get smaller; others are compressed by their format. */
const TEXT = /\.(js|css|json|map|svg|txt|html)$/;

/** Bytes below which compressing saves no packet. */
const LEAST_BYTES = 1_024;

/**
 * Writes compressed files (.br, .gz) beside those of a folder, as small as they get, for servers that send files as they
 * lie there. Those that are there already stay. The time of a folder stays that of its build.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const { atime, mtime } = await stat(folder);
  // What prints elements is loaded by no browser.
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== PRINT_FOLDER))
    await compressFiles(join(folder, name));
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map(({ name }) => compressFile(join(folder, name))),
  );
  await utimes(folder, atime, mtime);
}

async function compressFile(file: string): Promise<void> {
  const source = await stat(file);
  if (source.size < LEAST_BYTES) return;
  for (const [ending, compress] of Object.entries(FORMS)) {
    const known = await stat(file + ending).catch(() => undefined);
    if (known && known.mtimeMs >= source.mtimeMs) continue;
    await writeFile(file + ending, await compress(await readFile(file)));
  }
}
