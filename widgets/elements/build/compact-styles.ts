import { transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** A token in a style template. */
const TOKEN = /\$\{token\('([a-z]+)\.([\w-]+)'\)\}/g;

/** The number that stands for a token in every file of one build. */
export type TokenNumbers = ReadonlyMap<string, number>;

/** How a number is written in a style sheet: `--s-1k`. */
export const writtenNumber = (number: number): string => number.toString(36);

/**
 * Takes spaces and comments out of the style templates, and writes a token as `$color-line`, which the style runtime
 * makes a variable of. Every build of ours uses it, on the server and in the browser: the class of a rule is a hash
 * of its text, so both must see the same one.
 *
 * @param numbers of the tokens, by `color-line`: written in place of their names
 */
export function compactStyles(numbers?: () => TokenNumbers): Plugin {
  let known: TokenNumbers | undefined;
  const short = (name: string): string => {
    known ??= numbers?.();
    if (!known) return `$${name}`;
    const number = known.get(name);
    if (number === undefined) throw new Error(`No element is known to read the token ${name}.`);
    return `$${writtenNumber(number)}`;
  };
  return {
    name: 'staykit-compact-styles',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(path) || !code.includes("'styled-components'")) return undefined;
      const named = code.replace(TOKEN, (_, group: string, name: string) => short(`${group}-${name}`));
      const result = transformSync(path, named, {
        jsx: 'preserve',
        plugins: {
          styledComponents: { ssr: false, displayName: false, fileName: false, minify: true, pure: true },
        },
      });
      if (result.errors.length > 0)
        throw new Error(`${path}: ${result.errors[0]?.message ?? 'cannot be read'}`);
      return { code: result.code, map: null };
    },
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (!known || one.type !== 'chunk' || !one.moduleIds.some((id) => id.endsWith('/themes/token.ts')))
          continue;
        this.error(`${one.fileName} reads a token outside of a style template, and there it has no number.`);
      }
    },
  };
}
