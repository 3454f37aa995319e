import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './widget-names.ts';

/** Where `tsc -b` writes the declarations of each package of the workspace. */
const BUILT = `${ROOT}.cache/types`;
const SPECIFIER = /(\bfrom |\bimport\(|\bimport )['"]((?:\.|@staykit\/)[^'"]+)['"]/g;

/** Rows of the specification in comments: ` [ROUTE-08..11]`. A user of the package does not have it. */
const ROWS = / \[[A-Z]+-\d+(\.\.\d+)?\](?=[^\n]*(\*\/|\n))/g;

/**
 * Writes the declarations of the npm package: those of `entries` and all that they name, in whatever package of the
 * workspace it stands. A user has one package alone, so imports by name become relative ones.
 * @param entries sources without extension, from `@staykit/`: `react/index`
 * @param folder where they are written: `<package>/<path>.d.ts`
 */
export function writeTypes(entries: readonly string[], folder: string): void {
  const done = new Set<string>();
  const write = (file: string): void => {
    if (done.has(file)) return;
    done.add(file);
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.json')) return copyFileSync(`${ROOT}widgets/${file}`, target);
    const text = readFileSync(join(BUILT, file), 'utf8').replace(
      SPECIFIER,
      (_, before, specifier: string) => {
        const source = specifier.startsWith('.')
          ? join(dirname(file), specifier)
          : specifier.replace('@staykit/', '');
        write(source.replace(/\.tsx?$/, '.d.ts'));
        const path = relative(dirname(file), source).replace(/\.tsx?$/, '.js');
        return `${before}'${path.startsWith('.') ? path : `./${path}`}'`;
      },
    );
    writeFileSync(target, text.replace(ROWS, ''));
  };
  for (const entry of entries) write(`${entry}.d.ts`);
}
