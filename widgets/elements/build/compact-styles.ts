import { transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * Takes spaces and comments out of the style templates. Every build of ours uses it, on the server and in the
 * browser: the class of a rule is a hash of its text, so both must see the same one.
 */
export function compactStyles(): Plugin {
  return {
    name: 'staykit-compact-styles',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(path) || !code.includes("'styled-components'")) return undefined;
      const result = transformSync(path, code, {
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
