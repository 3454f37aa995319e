import { parse } from 'node:path';

import { defineConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';

import { ISLAND_SOURCES } from '@staykit/site/registry/island-sources.ts';
import { REST_SCRIPT } from '@staykit/site/assets.ts';
import { leanTexts } from '@staykit/site/browser-texts.ts';
import { BUILD_ALIASES, PACKAGE_ALIASES } from '@staykit/build/build-aliases.ts';
import { elementChunk } from '@staykit/build/element-chunks.ts';
import { ELEMENT_FOLDERS } from '@staykit/build/element-folders.ts';
import { linkedStyles } from '@staykit/build/styles/linked-styles.ts';
import { stayModules } from '@staykit/build/stay-modules.ts';
import { STYLED_COMPONENTS } from '@staykit/build/styles/styled-components.ts';
import { printedFiles } from '@staykit/build/write-loader.ts';
import { PRINT_FOLDER } from '@staykit/build/styles/write-print-styles.ts';
import { VERSION } from '@staykit/build/release/version.ts';
import { reactWidgets, widgetNames } from '@staykit/build/widget-names.ts';

/*
 * One mode for each build; `npm run build` runs them all.
 *   elements       dist/elements-next/chunks   a module for each widget, what they share, and what opens on demand
 *   elements-iife  dist/elements-next          all of it in one classic script
 *   print          dist/elements-next/server   what prints elements as HTML: for our route and the npm package
 *   package        widgets/dist              a file for each module, for React: the npm package
 *   element-specs  .cache                      the specs and their words, for custom-elements.json
 *   playground     dist/docs/live            the playground of the documents, and the page in its preview
 *   host-client    dist/host/assets            what the browser loads of the marketplace
 *   host-rest      dist/host/rest              the script of the shell of exported minisites
 *   back-office    dist/back-office            the pages of staff
 *   studio         dist/studio                 the pages of the studio of minisites
 *   host-server    dist/host/server.js         the marketplace, rendered on the same runtime
 */
/**
 * Packages that the server takes from node_modules while it runs: they have native code or files beside them, or are loaded
 * only where they are asked for. All others are in its own files, since looking for 700 modules takes longer than
 * running them.
 */
const FROM_NODE_MODULES = [
  '@electric-sql/pglite',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'ioredis',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'prom-client',
  'sharp',
];

/**
 * The scripts of pages of the host: that of the head, that of every page, and what it fetches for a search box and for
 * results, which is preloaded. `host/site/assets.ts` finds them by their sources.
 */
const PAGE_SCRIPTS = [
  'host/site/framework/browser/early.ts',
  'host/site/browser.ts',
  'host/site/pages/search/start-search.tsx',
  'host/site/pages/search/results-grid-island.tsx',
];

/**
 * A file for each script, with all that it imports, the most general first. Left alone, the bundler makes a file of each set
 * of modules that two parts share, and a page would wait for dozens of them.
 */
const HOST_CHUNKS = PAGE_SCRIPTS.map((script, index) => ({
  name: parse(script).name,
  test: new RegExp(`/${script}$`),
  priority: PAGE_SCRIPTS.length - index,
}));

/** What the npm package takes from the packages that its user has. */
const IN_NODE_MODULES = /^(?:react|react-dom|leaflet|supercluster|zod)(?:\/|$)/;

/** Elements are printed by the built files that serve our own route: they bring their own renderer along. */
const PRINTERS = ['render-element', 'fill-elements'];
const builtPrint = (): Plugin => ({
  name: 'staykit-built-print',
  enforce: 'pre',
  resolveId(id) {
    const printer = PRINTERS.find((name) => id === `@staykit/elements/print/${name}.ts`);
    return printer === undefined ? undefined : { id: `./print/${printer}.js`, external: true };
  },
});

const entryEnding = (name: string): string => (reactWidgets().includes(name) ? 'tsx' : 'ts');

/** What server components may import of React: the widgets, the provider and the hooks. All below them runs in the browser too. */
const isClientModule = (file: string): boolean =>
  reactWidgets().some((name) => file.endsWith(`/react/${name}.tsx`)) ||
  /\/react\/(staykit-provider\.tsx|hooks\/[^/]+\.ts)$/.test(file);

/** The name of a chunk in that of its file. */
const chunkName = (file: string): string => file.replace(/^assets\/|-.{8}\.js$/g, '');

/** Chunks that a page names itself, with all that they import: what fetches one of them carries no list of that. */
const NAMED_CHUNKS = new Set(
  Object.values(ISLAND_SOURCES).flatMap((files) => files.map((file) => parse(file).name)),
);

/** Browsers with declarative shadow roots, nesting and custom states. */
const TARGET = ['chrome125', 'firefox126', 'safari17.4'];

const shared: UserConfig = {
  resolve: { alias: [...BUILD_ALIASES] },
  plugins: [stayModules()],
  oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
  define: { __STAYKIT_VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  logLevel: 'warn',
};

const modes: Record<string, () => UserConfig> = {
  elements: () => ({
    ...shared,
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
        // A widget carries the icons that it draws, not those of all.
        optimization: { inlineConst: true },
        output: {
          minify: true,
          comments: false,
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: elementChunk, debugName: 'elements', priority: 1 },
              { name: 'calendar', test: /\/components\/calendar\//, minShareCount: 2 },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }),
  'elements-iife': () => ({
    ...shared,
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
      // A classic script is read in the charset of its page, where the server of the file names none.
      rolldownOptions: { output: { charset: 'ascii' } },
    },
  }),
  package: () => ({
    ...shared,
    resolve: { alias: [...PACKAGE_ALIASES] },
    define: { __STAYKIT_VERSION__: JSON.stringify(VERSION) },
    plugins: [stayModules(), builtPrint()],
    build: {
      target: 'es2022',
      minify: false,
      outDir: 'widgets/dist',
      lib: {
        entry: Object.fromEntries(
          ['index', 'hooks', 'server', ...reactWidgets()].map((name) => [
            name,
            `widgets/react/${name}.${entryEnding(name)}`,
          ]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: IN_NODE_MODULES,
        output: {
          preserveModules: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // What React renders runs in the browser too; the rest of the package may be called where only a server runs.
          banner: ({ facadeModuleId }) => (isClientModule(facadeModuleId ?? '') ? "'use client';" : ''),
        },
      },
    },
  }),
  'element-specs': () => ({
    ...shared,
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
    ...shared,
    define: {
      ...shared.define,
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
        input: [...PRINTERS, 'print-styles'].map((name) => `widgets/elements/print/${name}.ts`),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
  playground: () => ({
    ...shared,
    build: {
      target: TARGET,
      outDir: 'dist/docs/live',
      emptyOutDir: false,
      lib: {
        entry: { playground: 'docs/playground/browser.tsx', frame: 'docs/playground/frame.ts' },
        formats: ['es'],
      },
      rolldownOptions: {
        // Beside built.json and frame.html, which they ask for.
        output: { minify: true, chunkFileNames: '[name]-[hash].js', entryFileNames: '[name].js' },
      },
    },
  }),
  'host-client': () => ({
    ...shared,
    plugins: [
      stayModules(),
      leanTexts(),
      // Every page of the host links the rules of the search box, pages with results those of the grid too.
      linkedStyles({
        every: 'host/site/pages/search/search-box-island.tsx',
        results: 'host/site/pages/search/results-grid-island.tsx',
        scripts: ['host/site/browser.ts'],
        aliases: BUILD_ALIASES,
      }),
    ],
    base: '/',
    build: {
      target: TARGET,
      outDir: 'dist/host',
      emptyOutDir: false,
      manifest: 'manifest.json',
      modulePreload: {
        resolveDependencies: (file, files) =>
          NAMED_CHUNKS.has(chunkName(file)) ? [] : files.filter((one) => chunkName(one) !== 'browser'),
      },
      rolldownOptions: {
        optimization: { inlineConst: true },
        input: PAGE_SCRIPTS,
        output: { codeSplitting: { groups: HOST_CHUNKS } },
      },
    },
  }),
  // Apart from the scripts of pages, whose files it would take apart: a page of the shop never loads it.
  'host-rest': () => ({
    ...shared,
    plugins: [
      stayModules(),
      leanTexts('rest'),
      // The shell links the style sheet of all of its pages.
      linkedStyles({
        every: 'host/site/registry/load-page.ts',
        results: 'host/site/registry/load-page.ts',
        scripts: [],
        aliases: BUILD_ALIASES,
      }),
    ],
    base: '/',
    build: {
      target: TARGET,
      outDir: 'dist/host/rest',
      manifest: 'manifest.json',
      modulePreload: false,
      rolldownOptions: { optimization: { inlineConst: true }, input: [REST_SCRIPT] },
    },
  }),
  // React itself and no swaps: these pages are for staff, and share nothing with those of visitors.
  'back-office': () => ({
    root: 'host/back-office/app',
    base: '/admin/',
    publicDir: false,
    // MUI marks each module for servers that render: the bundler warns of every one.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: TARGET,
      outDir: '../../../dist/back-office',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_500,
    },
  }),
  studio: () => ({
    root: 'host/minisites/studio/app',
    publicDir: false,
    // Some packages mark modules for servers that render: the bundler warns of every one.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: TARGET,
      outDir: '../../../../dist/studio',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_000,
    },
  }),
  'host-server': () => ({
    ...shared,
    ssr: { noExternal: true, external: FROM_NODE_MODULES },
    build: {
      ssr: true,
      target: 'node22',
      outDir: 'dist/host',
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: {
          server: 'host/server/start.ts',
          staykit: 'host/cli/staykit.ts',
          'printer-thread': 'host/cli/partner/minisites/printer-thread.ts',
          'source-thread': 'host/cli/partner/minisites/source-thread.ts',
        },
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
