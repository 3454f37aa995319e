import type { Plugin } from 'vite';

/** Vite's own plugins that wrap `import()`. */
const WRAPPERS: readonly string[] = ['vite:build-import-analysis', 'native:import-analysis-build'];

/**
 * Leaves `import()` as it is written: the manifest of the elements preloads what a chunk needs, with its hash, and
 * without inline scripts Vite's preload helper has nothing to do. About half a kilobyte in every first use.
 */
export function bareImports(): Plugin {
  return {
    name: 'staykit-bare-imports',
    configResolved({ plugins }) {
      const others = plugins.filter(({ name }) => !WRAPPERS.includes(name));
      if (plugins.length - others.length !== WRAPPERS.length)
        throw new Error(`bare-imports.ts: this Vite has other plugins than ${WRAPPERS.join(' and ')}.`);
      (plugins as Plugin[]).splice(0, plugins.length, ...others);
    },
  };
}
