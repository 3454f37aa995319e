import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { BUILD_ALIASES, PACKAGE_ALIASES } from '@staykit/build/build-aliases.ts';
import { stayModules } from '@staykit/build/stay-modules.ts';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { pictures } from '@staykit/testing/pictures-command.ts';

/*
 * The suffix says where a test runs:
 *   *.test.ts               node, beside a PostgreSQL              (project unit);
 *                           of the documents and of all sources   (project rules)
 *   *.ssr.test.tsx          the same, as the host renders         (project ssr);
 *                           widgets as the package renders them   (projects react-server and react18-server)
 *   *.long.test.ts(x)       the same, for more than a few seconds (project long)
 *   *.dom.test.tsx          Chromium, Preact as pages build it    (project preact);
 *                           some as the package has them too      (projects react and react18)
 *   *.element.dom.test.tsx  Chromium, Preact only: custom elements (project preact)
 *   *.stories.tsx           Chromium, React: each state looked through by axe (project stories)
 */
const executablePath = findBrowser();
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'examples/**', '.data/**'];
const PREACT_RUNTIME = {
  find: /^\.\/runtime-react\.ts$/,
  replacement: fileURLToPath(new URL('./widgets/testing/runtime-preact.ts', import.meta.url)),
};

/** All packages a browser test may import, bundled before the first test: a late discovery reloads the page mid-run. */
const PACKAGES = {
  shared: ['@testing-library/dom', 'axe-core', 'fast-check', 'zod/mini', 'supercluster', 'i18next'],
  react: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    '@testing-library/react',
    'leaflet/dist/leaflet-src.esm.js',
  ],
  preact: [
    'preact',
    'preact/compat',
    'preact/compat/client',
    'preact/compat/jsx-runtime',
    'preact/hooks',
    'preact/test-utils',
    'preact-render-to-string',
    'leaflet/src/Leaflet.js',
  ],
};

const IN_NODE = {
  environment: 'node',
  globalSetup: ['widgets/testing/provisioning/provide-database.ts'],
  setupFiles: ['host/demo/fixtures/enter-shop.ts'],
  // Files of a worker share their modules, which take longer to load than most files to run.
  isolate: false,
  exclude: OUTSIDE,
  // Limits that end what hangs, and nothing else: on two shared cores five seconds say nothing of the code.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** What the builds of elements tell: a version, and the files of one widget. */
const DEFINED = {
  __STAYKIT_VERSION__: '"1.0.0-test"',
  __STAYKIT_FILES__: JSON.stringify({
    files: [
      ['contact-form-a1.js', 'one='],
      ['fr_FR-b2.js', 'two='],
      ['nl_NL-c3.js', 'three='],
    ],
    widgets: { 'contact-form': { atOnce: [0], texts: { fr_FR: 1, nl_NL: 2 } } },
  }),
};

/** The oldest React that the npm package runs with. */
const REACT_18 = [
  {
    find: /^react-dom(?=\/|$)/,
    replacement: fileURLToPath(new URL('./node_modules/react-dom-18', import.meta.url)),
  },
  { find: /^react(?=\/|$)/, replacement: fileURLToPath(new URL('./node_modules/react-18', import.meta.url)) },
];

const ALIASES = {
  react: [...PACKAGE_ALIASES],
  stories: [],
  react18: [...REACT_18, ...PACKAGE_ALIASES],
  preact: [...BUILD_ALIASES, PREACT_RUNTIME],
};

/** What could differ between the runtimes: hydration, refs, events, texts, and each of the widgets as the package has it. */
const ON_REACT = [
  'widgets/*/*-hydration.dom.test.tsx',
  'widgets/{react,testing}/**/*.dom.test.tsx',
  'widgets/ui/{hooks,primitives}/**/*.dom.test.tsx',
  'widgets/{search-box,results-grid,reviews,contact-form}/{search-box,results-grid,reviews,contact-form}.dom.test.tsx',
  'widgets/booking-box/checkout/booking-box-checkout.dom.test.tsx',
  'widgets/gift-drawer/gift-drawer-format.dom.test.tsx',
];

/** What the package has of them on the server. */
const ON_REACT_SERVER = [
  'widgets/react/**/*.ssr.test.tsx',
  'widgets/{search-box,results-grid,booking-box,reviews,contact-form}/*.ssr.test.tsx',
];

const INCLUDED = {
  react: ON_REACT,
  react18: ON_REACT,
  preact: ['{widgets,host,themes}/**/*.dom.test.tsx'],
  stories: ['widgets/testing/workshop/stories.test.tsx'],
};

const inBrowser = (
  project: keyof typeof ALIASES,
  runtime: keyof Omit<typeof PACKAGES, 'shared'> = project === 'preact' ? 'preact' : 'react',
): TestProjectInlineConfiguration => ({
  resolve: { alias: ALIASES[project] },
  // Widgets are tested as they are built: with their looks and texts, and a version.
  plugins: project === 'stories' ? [] : [stayModules()],
  define: DEFINED,
  cacheDir: `node_modules/.vite/vitest-${project}`,
  optimizeDeps: {
    include: [
      ...PACKAGES.shared,
      ...PACKAGES[runtime],
      // Elsewhere an alias stands for it, which would be bundled a second time.
      ...(project === 'stories' ? ['styled-components'] : []),
    ],
  },
  test: {
    name: project,
    setupFiles: ['host/demo/fixtures/open-shop.ts'],
    // What ships on every page is tried once. In the second ring, what needed another try is named at its end.
    retry: project === 'preact' ? 0 : 2,
    include: INCLUDED[project],
    exclude: runtime === 'react' ? [...OUTSIDE, '**/*.element.dom.test.tsx'] : OUTSIDE,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: { args: BROWSER_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { pictures },
    },
  },
});

/** Tests in Node. The command line knows what elements take. */
const inNode = (name: string, include: string, ...except: string[]): TestProjectInlineConfiguration => ({
  plugins: [stayModules()],
  test: { ...IN_NODE, name, include: [include], exclude: [...OUTSIDE, '**/*.long.test.ts', ...except] },
});

/** Tests in Node with Preact, as the host renders. */
const asTheHost = (name: string, include: string, ...except: string[]): TestProjectInlineConfiguration => ({
  resolve: { alias: [...BUILD_ALIASES] },
  plugins: [stayModules()],
  define: DEFINED,
  test: {
    ...IN_NODE,
    name,
    include: [include],
    exclude: [...OUTSIDE, ...except],
    server: { deps: { inline: [/preact/] } },
  },
});

/** Tests in Node of what the npm package renders on its user's server. */
const asThePackage = (react: 'react' | 'react18', ...setup: string[]): TestProjectInlineConfiguration => ({
  resolve: { alias: ALIASES[react] },
  plugins: [stayModules()],
  define: DEFINED,
  test: {
    ...IN_NODE,
    name: `${react}-server`,
    setupFiles: [...setup, ...IN_NODE.setupFiles],
    include: ON_REACT_SERVER,
  },
});

export default defineConfig({
  test: {
    projects: [
      inNode('unit', '{widgets,host,themes,partners}/**/*.test.ts', 'widgets/testing/**'),
      inNode('rules', '{docs,widgets/testing}/**/*.test.ts'),
      asTheHost('ssr', '{widgets,host}/**/*.ssr.test.tsx', 'widgets/react/**'),
      asTheHost('long', '{host,widgets}/**/*.long.test.{ts,tsx}'),
      asThePackage('react'),
      asThePackage('react18', 'widgets/testing/react-18-server.ts'),
      inBrowser('react'),
      inBrowser('stories'),
      inBrowser('react18'),
      inBrowser('preact'),
    ],
  },
});
