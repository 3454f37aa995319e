import { fileURLToPath } from 'node:url';

/**
 * The swaps between the npm build and the element build, and nowhere else.
 *
 * The npm package keeps react and leaflet as they are, because its user brings them. The elements, the host pages and
 * the minisites take Preact with its own `preact/compat`. All of them have the static style runtime.
 * Every behaviour test runs under both.
 */

/** One swap, in the shape that Vite and Vitest take. */
export interface Alias {
  find: RegExp;
  replacement: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** React to Preact. Exact names, so that no other path of the packages slips through half swapped. */
const preact: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx(?:-dev)?-runtime$/, replacement: 'preact/compat/jsx-runtime' },
];

/** styled-components to the static style runtime: under `style-src 'self'` the original throws. */
const styles: Alias[] = [{ find: /^styled-components$/, replacement: here('../elements/styles/styled.ts') }];

/**
 * Leaflet by its sources, all of them, with one of its modules swapped: it looks for SVG through `innerHTML`, which
 * Trusted Types forbid.
 */
const leaflet: Alias[] = [
  { find: /^leaflet\/dist\/leaflet-src\.esm\.js$/, replacement: 'leaflet/src/Leaflet.js' },
  {
    find: /^(?:\.|\.\.\/core|\.\.\/\.\.\/core)\/Browser$/,
    replacement: here('../elements/leaflet/browser.ts'),
  },
];

/** The swaps of every build of ours, and of the tests on Preact. */
export const BUILD_ALIASES: readonly Alias[] = [...preact, ...styles, ...leaflet];

/** The swaps of the npm package: React 18 keeps a `ref` apart from the props. */
export const PACKAGE_ALIASES: readonly Alias[] = [
  ...styles,
  { find: /^\.\/with-ref\.ts$/, replacement: here('../react/with-ref.ts') },
];
