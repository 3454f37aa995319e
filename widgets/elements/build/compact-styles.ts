import { transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** A token in a style template. */
const TOKEN = /\$\{token\('([a-z]+)\.([\w-]+)'\)\}/g;

/**
 * Takes spaces and comments out of the style templates, and writes a token as `$color-line`, which the style runtime
 * makes a variable of. Every build of ours uses it, on the server and in the browser: the class of a rule is a hash
 * of its text, so both must see the same one.
 */
export function compactStyles(): Plugin {
  return {
    name: 'staykit-compact-styles',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(path) || !code.includes("'styled-components'")) return undefined;
      const short = code.replace(TOKEN, (_, group: string, name: string) => `$${group}-${name}`);
      const result = transformSync(path, short, {
        jsx: 'preserve',
        plugins: {
          styledComponents: { ssr: false, displayName: false, fileName: false, minify: true, pure: true },
        },
      });
      if (result.errors.length > 0)
        throw new Error(`${path}: ${result.errors[0]?.message ?? 'cannot be read'}`);
      return { code: result.code, map: null };
    },
  };
}
