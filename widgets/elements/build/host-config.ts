import type { UserConfig } from 'vite';
import { buildAliases } from '../build-aliases.ts';
import type { Runtime } from '../build-aliases.ts';

/*
 * The two builds of the host: what its pages send to the browser, and the server itself. Both take the same swaps,
 * on the server too: React on one side and Preact on the other make different ids (docs/decisions/0005).
 */

/** `dist/host/assets/*` and `dist/host/manifest.json`, from `host/render/client.tsx` and `host/render/early.ts`. */
export function hostClientConfig(runtime: Runtime): UserConfig {
  return {
    base: '/assets/',
    resolve: { alias: buildAliases(runtime) },
    publicDir: false,
    build: {
      outDir: 'dist/host',
      emptyOutDir: false,
      assetsDir: '',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      target: 'es2022',
      // A policy without inline styles and data addresses for scripts: every file is a file.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['host/render/client.tsx', 'host/render/early.ts'],
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

/** `dist/host/server.js` and `dist/host/staykit.js` (the command line); packages stay outside. */
export function hostServerConfig(runtime: Runtime): UserConfig {
  return {
    resolve: { alias: buildAliases(runtime) },
    publicDir: false,
    ssr: { external: true, ...(runtime === 'preact' ? {} : { noExternal: ['styled-components'] }) },
    build: {
      ssr: true,
      outDir: 'dist/host',
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { server: 'host/server.ts', staykit: 'host/cli/staykit.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'server-[name]-[hash].js' },
      },
    },
  };
}
