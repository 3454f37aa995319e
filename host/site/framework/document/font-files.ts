import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES } from './fonts.ts';
import type { MadeFile } from './made-file.ts';

const require = createRequire(import.meta.url);

/** Path of each font file within its package. */
const FILES: Readonly<Record<string, string>> = {
  'figtree-latin-wght-normal.woff2':
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'fraunces-latin-wght-normal.woff2':
    require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'dm-sans-latin-wght-normal.woff2':
    require.resolve('@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'),
};

/** The fonts as files named after their content, by the name of their package's file. */
export function readFonts(): ReadonlyMap<string, MadeFile> {
  return new Map(
    FONT_FACES.map(({ file }) => {
      const body = readFileSync(FILES[file]!);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
      return [file, { name: file.replace('.woff2', `-${hash}.woff2`), type: 'font/woff2', body }] as const;
    }),
  );
}
