import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';

import { leanTexts } from './host/render/browser-texts.ts';
import { buildAliases } from './widgets/elements/build-aliases.ts';
import type { Runtime } from './widgets/elements/build-aliases.ts';
import { elementChunk } from './widgets/elements/build/element-chunks.ts';
import { ELEMENT_FOLDERS } from './widgets/elements/build/element-folders.ts';
import { hostChunks } from './widgets/elements/build/host-chunks.ts';
import { linkedStyles } from './widgets/elements/build/linked-styles.ts';
import { stayModules } from './widgets/elements/build/stay-modules.ts';
import { STYLED_COMPONENTS } from './widgets/elements/build/styled-components.ts';
import { printedFiles } from './widgets/elements/build/write-loader.ts';
import { PRINT_FOLDER } from './widgets/elements/build/write-print-styles.ts';
import { VERSION } from './widgets/elements/build/version.ts';
import { widgetNames } from './widgets/elements/build/widget-names.ts';

/*
 * One mode for each build; `npm run build` runs them all.
 *   elements       dist/elements-next/chunks   a module for each widget, what they share, and what opens on demand
 *   elements-iife  dist/elements-next          all of it in one classic script
 *   print          dist/elements-next/server   what prints elements as HTML: for our route and the npm package
 *   element-specs  .cache                      the specs and their words, for custom-elements.json
 *   host-client    dist/host/assets            what the browser loads of the marketplace
 *   host-server    dist/host/server.js         the marketplace, rendered on the same runtime
 */
const runtime: Runtime = process.env['STAYKIT_RUNTIME'] === 'react' ? 'react' : 'preact';

/** The server takes all other packages from node_modules while running: servers, databases, native code. */
const PREACT_OR_OURS = /^(preact|preact-render-to-string|react|react-dom|styled-components)(\/|$)/;

/** Browsers with declarative shadow roots, nesting and custom states. */
const TARGET = ['chrome125', 'firefox126', 'safari17.4'];

const shared = (chosen: Runtime): UserConfig => ({
  resolve: { alias: buildAliases(chosen) },
  plugins: [stayModules()],
  oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
  define: { __STAYKIT_VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  logLevel: 'warn',
});

const modes: Record<string, () => UserConfig> = {
  elements: () => ({
    ...shared('preact'),
    build: {
      target: TARGET,
      outDir: ELEMENT_FOLDERS.staged,
      manifest: 'files.json',
      lib: {
        entry: Object.fromEntries(widgetNames().map((name) => [name, `widgets/elements/${name}.ts`])),
        formats: ['es'],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          comments: false,
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: elementChunk, debugName: 'elements' }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }),
  'elements-iife': () => ({
    ...shared('preact'),
    build: {
      target: TARGET,
      outDir: ELEMENT_FOLDERS.staged,
      emptyOutDir: false,
      lib: {
        entry: 'widgets/elements/all.iife.ts',
        formats: ['iife'],
        name: 'staykit',
        fileName: () => 'staykit.iife.js',
      },
    },
  }),
  'element-specs': () => ({
    ...shared('preact'),
    build: {
      ssr: true,
      outDir: '.cache/element-specs',
      rolldownOptions: {
        input: Object.fromEntries(widgetNames().map((name) => [name, `widgets/${name}/${name}.element.ts`])),
        output: { entryFileNames: '[name].js' },
      },
    },
  }),
  print: () => ({
    ...shared('preact'),
    define: {
      ...shared('preact').define,
      __STAYKIT_FILES__: JSON.stringify(printedFiles(ELEMENT_FOLDERS.staged)),
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'es2022',
      minify: true,
      outDir: `${ELEMENT_FOLDERS.staged}/${PRINT_FOLDER}`,
      emptyOutDir: false,
      rolldownOptions: {
        input: ['render-element', 'print-styles'].map((name) => `widgets/elements/print/${name}.ts`),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
  'host-client': () => ({
    ...shared(runtime),
    plugins: [
      stayModules(),
      leanTexts(),
      // Every page of the host links the rules of the search box, pages with results those of the grid too.
      linkedStyles({
        every: 'host/render/search-box-island.tsx',
        results: 'host/render/results-grid-island.tsx',
        scripts: ['host/render/client.tsx', 'host/render/visitor.ts'],
        aliases: buildAliases(runtime),
      }),
    ],
    base: '/',
    build: {
      target: TARGET,
      outDir: 'dist/host',
      emptyOutDir: false,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: ['host/render/client.tsx', 'host/render/visitor.ts', 'host/render/early.ts'],
        output: { codeSplitting: { groups: hostChunks } },
      },
    },
  }),
  'host-server': () => ({
    ...shared(runtime),
    ssr: { noExternal: [PREACT_OR_OURS] },
    build: {
      ssr: true,
      target: 'node22',
      outDir: 'dist/host',
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { server: 'host/start.ts', staykit: 'host/cli/staykit.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'server-chunks/[name]-[hash].js' },
      },
    },
  }),
};

export default defineConfig(({ mode }) => {
  const config = modes[mode];
  if (!config)
    throw new Error(`vite.config.ts: no mode '${mode}'; expected one of ${Object.keys(modes).join(', ')}.`);
  return config();
});
