import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES } from '../shell/fonts.ts';
import { webFile, type WebFile } from './web-files.ts';

/** The fonts as files named after their content, by the name of their package's file. */
export function readFonts(): ReadonlyMap<string, WebFile> {
  const find = createRequire(import.meta.url).resolve;
  return new Map(
    FONT_FACES.map(({ file }) => {
      const body = readFileSync(find(`@fontsource-variable/${file.split('-latin')[0]}/files/${file}`));
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
      return [file, webFile(file.replace('.woff2', `-${hash}.woff2`), body)] as const;
    }),
  );
}
