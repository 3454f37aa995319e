import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';

import { leanTexts } from './host/render/browser-texts.ts';
import {
  buildAliases,
  ON_DEMAND,
  PAGE_ON_DEMAND,
  printAliases,
  SEVERAL,
} from './widgets/elements/build-aliases.ts';
import type { Alias, Runtime } from './widgets/elements/build-aliases.ts';
import { bareImports } from './widgets/elements/build/bare-imports.ts';
import { hostChunks } from './widgets/elements/build/host-chunks.ts';
import { compactStyles } from './widgets/elements/build/compact-styles.ts';
import { ELEMENT_FOLDERS } from './widgets/elements/build/element-folders.ts';
import { leanLeaflet } from './widgets/elements/build/lean-leaflet.ts';
import { leanPreact } from './widgets/elements/build/lean-preact.ts';
import { PAGE_CUTS } from './widgets/elements/build/preact-cuts.ts';
import { linkedStyles } from './widgets/elements/build/linked-styles.ts';
import { ownChunk, sharedChunk } from './widgets/elements/build/shared-chunk.ts';
import { ownNamespacesPlugin } from './widgets/elements/build/own-namespaces.ts';
import { shortExports } from './widgets/elements/build/short-exports.ts';
import { shortProperties } from './widgets/elements/build/short-properties.ts';
import { shortTexts } from './widgets/elements/build/short-texts.ts';
import { singleNames } from './widgets/elements/build/single-names.ts';
import { smallCode } from './widgets/elements/build/small-code.ts';
import { stayModules, textNumbers, tokenNumbers } from './widgets/elements/build/stay-modules.ts';
import { PRINT_FOLDER } from './widgets/elements/build/write-print-styles.ts';
import { VERSION } from './widgets/elements/build/version.ts';
import { ROOT, widgetNames } from './widgets/elements/build/widget-names.ts';
import { ALONE_ENTRY } from './widgets/elements/build/write-loader.ts';

/*
 * One mode for each build; `npm run build` runs them all.
 *   elements       dist/elements-next/chunks   what the loader and the ES modules load
 *   alone-<widget> dist/elements-next/chunks   one widget with all that it needs in one file, which starts it
 *   elements-iife  dist/elements-next          the same in one classic script
 *   print          dist/elements-next/server   what prints elements as HTML: for our route and the npm package
 *   element-specs  .cache                      the specs and their words, for custom-elements.json
 *   host-client    dist/host/assets            what the browser loads of the marketplace
 *   host-server    dist/host/server.js         the marketplace, rendered on the same runtime
 */
const runtime: Runtime = process.env['STAYKIT_RUNTIME'] === 'react' ? 'react' : 'preact';

/** Packages that the host takes from node_modules while running: servers, databases, native code. */
const PREACT_OR_OURS = /^(preact|preact-render-to-string|react|react-dom|styled-components)(\/|$)/;

const ours = [leanLeaflet(), bareImports()];
const styles = [compactStyles(), ...ours];

/** Styles, texts and tokens of elements, which go by numbers. */
const numbered = [shortTexts(textNumbers), compactStyles(tokenNumbers), ...ours];

/** Preact in browsers. */
const lean = leanPreact();

const shared = (chosen: Runtime, more: readonly Alias[] = []): UserConfig => ({
  resolve: { alias: [...buildAliases(chosen), ...more] },
  plugins: [stayModules(), ...styles],
  define: { __STAYKIT_VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  logLevel: 'warn',
});

/** Every page of the host links the rules of the search box, pages with results those of the grid too. */
const linkedPages = {
  every: 'host/render/search-box-island.tsx',
  results: 'host/render/results-grid-island.tsx',
  scripts: ['host/render/client.tsx', 'host/render/visitor.ts'],
  aliases: buildAliases(runtime),
};

/** Browsers with declarative shadow roots, nesting and custom states. */
const TARGET = ['chrome125', 'firefox126', 'safari17.4'];

const browser = {
  target: TARGET,
  modulePreload: false,
  minify: false,
  cssMinify: false,
  emptyOutDir: false,
} as const;

const withDefine = (config: UserConfig, more: Record<string, string>): UserConfig => ({
  ...config,
  define: { ...config.define, ...more },
});

/** `shortProperties` gives handlers their names: the runtime need not. */
const handlersNamed = { __STAYKIT_HANDLERS_NAMED__: 'true' };

const elementChunks = ELEMENT_FOLDERS.staged;

/** Elements as files that load each other. write-loader.ts puts them into one folder that is named by their hash. */
const elementFiles = (
  input: Record<string, string>,
  manifest: string,
  chunkOf: typeof sharedChunk,
  names: { entryFileNames: string; chunkFileNames: string },
  more: readonly Alias[] = [],
): UserConfig => ({
  ...withDefine(shared('preact', [...ON_DEMAND, ...more]), handlersNamed),
  plugins: [
    stayModules({ files: true, numbered: true }),
    singleNames(),
    shortProperties(),
    ownNamespacesPlugin(),
    smallCode(),
    shortExports(),
    lean,
    ...numbered,
  ],
  build: {
    ...browser,
    outDir: elementChunks,
    manifest,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups: [{ debugName: 'own', name: chunkOf }] }, ...names },
    },
  },
});

const entryOf = (widget: string): string => `widgets/elements/${widget}.ts`;

/** A widget with all that it needs at once in one file, which starts it. */
const aloneFiles = (widget: string): UserConfig => {
  const files = elementFiles(
    { [widget]: ALONE_ENTRY },
    `alone-${widget}.json`,
    ownChunk(widget),
    { entryFileNames: 'chunks/start.[name].js', chunkFileNames: `chunks/${widget}.[name].js` },
    [{ find: /^virtual:staykit-own-widget$/, replacement: ROOT + entryOf(widget) }],
  );
  const told = {
    __STAYKIT_OWN__: JSON.stringify(widget),
    __STAYKIT_NAMES__: JSON.stringify(widgetNames()),
  };
  return withDefine(files, told);
};

const modes: Record<string, () => UserConfig> = {
  elements: () =>
    elementFiles(
      Object.fromEntries(widgetNames().map((name) => [name, entryOf(name)])),
      'files.json',
      sharedChunk,
      {
        entryFileNames: 'chunks/[name].js',
        chunkFileNames: 'chunks/[name].js',
      },
      SEVERAL,
    ),
  ...Object.fromEntries(widgetNames().map((widget) => [`alone-${widget}`, () => aloneFiles(widget)])),
  'elements-iife': () => ({
    ...withDefine(shared('preact'), handlersNamed),
    plugins: [
      stayModules({ numbered: true }),
      shortProperties(),
      ownNamespacesPlugin(),
      smallCode(),
      lean,
      ...numbered,
    ],
    build: {
      ...browser,
      outDir: elementChunks,
      rolldownOptions: {
        input: 'widgets/elements/all.iife.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'staykit.iife.js' },
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
    resolve: { alias: [...printAliases('preact'), ...ON_DEMAND, ...SEVERAL] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'es2022',
      minify: true,
      outDir: `${elementChunks}/${PRINT_FOLDER}`,
      emptyOutDir: false,
      rolldownOptions: {
        input: ['render-element', 'print-styles'].map((name) => `widgets/elements/print/${name}.ts`),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
  'host-client': () => ({
    ...shared(runtime, PAGE_ON_DEMAND),
    plugins: [
      stayModules(),
      leanTexts(),
      singleNames(),
      ownNamespacesPlugin(),
      smallCode(),
      leanPreact(PAGE_CUTS),
      linkedStyles(linkedPages),
      ...styles,
    ],
    base: '/',
    build: {
      ...browser,
      outDir: 'dist/host',
      assetsDir: 'assets',
      manifest: 'manifest.json',
      rolldownOptions: {
        input: ['host/render/client.tsx', 'host/render/visitor.ts', 'host/render/early.ts'],
        output: { codeSplitting: { groups: hostChunks } },
      },
    },
  }),
  'host-server': () => ({
    ...shared(runtime),
    resolve: { alias: printAliases(runtime) },
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
