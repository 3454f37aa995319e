import type { Plugin } from 'vite';

/**
 * Takes Vite's preload helper out of `import()`: the manifest of the elements preloads what a chunk needs, with its
 * hash, and without inline scripts the helper has nothing to do. About half a kilobyte in every first use.
 */
export function bareImports(): Plugin {
  return {
    name: 'staykit-bare-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
