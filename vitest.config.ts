import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { BUILD_ALIASES } from '@staykit/build/build-aliases.ts';
import { stayModules } from '@staykit/build/stay-modules.ts';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { pictures } from '@staykit/testing/pictures-command.ts';

/*
 * The suffix says where a test runs:
 *   *.test.ts               node                                  (project unit)
 *   *.postgres.test.ts      node, with a real PostgreSQL          (project postgres)
 *   *.ssr.test.tsx          node, as the host renders             (project ssr)
 *   *.dom.test.tsx          Chromium, once for each runtime       (projects react and preact);
 *                           those of widgets with React 18 too    (project react18)
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
    'styled-components',
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

/** Limits that end what hangs, and nothing else: on two shared cores five seconds say nothing of the code. */
const NODE_LIMITS = { testTimeout: 30_000, hookTimeout: 60_000 };

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

/** React keeps the real styled-components here: what holds with both does not depend on our style runtime. */
const ALIASES = { react: [], stories: [], react18: REACT_18, preact: [...BUILD_ALIASES, PREACT_RUNTIME] };

/** The host's pages are never run with React 18. */
const INCLUDED = {
  react: ['{widgets,host,themes}/**/*.dom.test.tsx'],
  react18: ['widgets/**/*.dom.test.tsx'],
  preact: ['{widgets,host,themes}/**/*.dom.test.tsx'],
  stories: ['widgets/testing/workshop/stories.test.tsx'],
};

const inBrowser = (
  project: keyof typeof ALIASES,
  runtime: keyof Omit<typeof PACKAGES, 'shared'> = project === 'preact' ? 'preact' : 'react',
): TestProjectInlineConfiguration => ({
  resolve: { alias: ALIASES[project] },
  // The elements are tested as they are built: with their looks and texts, and a version.
  plugins: runtime === 'preact' ? [stayModules()] : [],
  define: DEFINED,
  cacheDir: `node_modules/.vite/vitest-${project}`,
  optimizeDeps: { include: [...PACKAGES.shared, ...PACKAGES[runtime]] },
  test: {
    name: project,
    setupFiles: ['host/demo/fixtures/open-shop.ts'],
    // Two shared cores are noisy. What needed another try is named by `npm test`; its first failure stands in the report.
    retry: 2,
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

export default defineConfig({
  test: {
    projects: [
      {
        // The command line knows what elements take.
        plugins: [stayModules()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['host/demo/fixtures/enter-shop.ts'],
          ...NODE_LIMITS,
          include: ['{widgets,host,themes,partners,docs}/**/*.test.ts'],
          exclude: [...OUTSIDE, '**/*.postgres.test.ts'],
        },
      },
      {
        // Only a real server shows what happens between two connections; `npm test` starts one and names it.
        test: {
          name: 'postgres',
          environment: 'node',
          setupFiles: ['host/demo/fixtures/enter-shop.ts'],
          ...NODE_LIMITS,
          include: ['host/**/*.postgres.test.ts'],
          exclude: OUTSIDE,
        },
      },
      {
        resolve: { alias: [...BUILD_ALIASES] },
        plugins: [stayModules()],
        define: DEFINED,
        test: {
          name: 'ssr',
          environment: 'node',
          setupFiles: ['host/demo/fixtures/enter-shop.ts'],
          ...NODE_LIMITS,
          include: ['{widgets,host}/**/*.ssr.test.tsx'],
          exclude: OUTSIDE,
          server: { deps: { inline: [/preact/] } },
        },
      },
      inBrowser('react'),
      inBrowser('stories'),
      inBrowser('react18'),
      inBrowser('preact'),
    ],
  },
});
