import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { buildAliases, printAliases } from './widgets/elements/build-aliases.ts';
import type { Runtime } from './widgets/elements/build-aliases.ts';
import { leanLeaflet } from './widgets/elements/build/lean-leaflet.ts';
import { leanPreact } from './widgets/elements/build/lean-preact.ts';
import { PAGE_CUTS } from './widgets/elements/build/preact-cuts.ts';
import { stayModules } from './widgets/elements/build/stay-modules.ts';
import { BROWSER_FLAGS, findBrowser } from './widgets/testing/find-browser.ts';
import { pictures } from './widgets/testing/pictures-command.ts';

/*
 * The suffix says where a test runs:
 *   *.test.ts               node                                  (project unit)
 *   *.postgres.test.ts      node, with a real PostgreSQL          (project postgres)
 *   *.ssr.test.tsx          node, as the host renders             (project ssr)
 *   *.dom.test.tsx          Chromium, once for each runtime       (projects react and preact)
 *   *.element.dom.test.tsx  Chromium, Preact only: custom elements (project preact)
 */
const executablePath = findBrowser();
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'examples/**', '.data/**'];
const PREACT_RUNTIME = {
  find: /^\.\/runtime-react\.ts$/,
  replacement: fileURLToPath(new URL('./widgets/testing/runtime-preact.ts', import.meta.url)),
};

/** All packages a browser test may import, bundled before the first test: a late discovery reloads the page mid-run. */
const PACKAGES = {
  shared: ['@testing-library/dom', 'axe-core', 'fast-check', 'zod/mini', 'supercluster'],
  react: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    '@testing-library/react',
    'styled-components',
    'i18next',
    'leaflet/dist/leaflet-src.esm.js',
  ],
  preact: [],
};

/** Read file by file, so that the tests on Preact see it as the elements are built: without what nothing can reach. */
const PREACT = ['preact', 'preact/test-utils', 'preact-render-to-string'];

const inBrowser = (runtime: Runtime): TestProjectInlineConfiguration => ({
  // React keeps the real styled-components here: that is what an npm user runs.
  resolve: { alias: runtime === 'preact' ? [...buildAliases('preact'), PREACT_RUNTIME] : [] },
  // The elements are tested as they are built: with their looks and texts, and a version; on the Preact of pages,
  // which is theirs and can take over server HTML in pieces.
  plugins: runtime === 'preact' ? [stayModules(), leanPreact(PAGE_CUTS), leanLeaflet()] : [],
  define: { __STAYKIT_VERSION__: '"1.0.0-test"' },
  cacheDir: `node_modules/.vite/vitest-${runtime}`,
  // Leaflet's sources are taken file by file, as the builds take them.
  optimizeDeps: { include: [...PACKAGES.shared, ...PACKAGES[runtime]], exclude: [...PREACT, 'leaflet/src'] },
  test: {
    name: runtime,
    // Two shared cores are noisy. What needed another try is named by `npm test`; its first failure stands in the report.
    retry: 2,
    include: ['{widgets,host,themes}/**/*.dom.test.tsx'],
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
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{widgets,host,themes,partners,docs}/**/*.test.ts'],
          exclude: [...OUTSIDE, '**/*.postgres.test.ts'],
        },
      },
      {
        // Only a real server shows what happens between two connections; `npm test` starts one and names it.
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['host/**/*.postgres.test.ts'],
          exclude: OUTSIDE,
        },
      },
      {
        resolve: { alias: printAliases('preact') },
        define: { __STAYKIT_VERSION__: '"1.0.0-test"' },
        test: {
          name: 'ssr',
          environment: 'node',
          include: ['{widgets,host}/**/*.ssr.test.tsx'],
          exclude: OUTSIDE,
          server: { deps: { inline: [/preact/] } },
        },
      },
      inBrowser('react'),
      inBrowser('preact'),
    ],
  },
});
