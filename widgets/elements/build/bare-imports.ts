import type { Plugin } from 'vite';

/**
 * Takes Vite's preload helper out of `import()`: the manifest of the elements preloads what a chunk needs, with its
 * hash, and without inline scripts the helper has nothing to do. About half a kilobyte in every first use.
 */
export function bareImports(): Plugin {
  return {
    name: 'staykit-bare-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(WRAPPED, '$1');
      },
    },
  };
}

const HELPER = '\0vite/preload-helper.js';

/** What the helper's calls become once the list of files to preload is empty. */
const WRAPPED = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\]\)/g;
