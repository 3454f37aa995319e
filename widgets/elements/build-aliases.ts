import { fileURLToPath } from 'node:url';

/**
 * The swaps between the npm build and the element build, and nowhere else.
 *
 * The npm package keeps react, styled-components and leaflet as they are, because its user brings them. The
 * elements, the host pages and the minisites take Preact with its own `preact/compat`, and the static style runtime.
 * Every behaviour test runs under both.
 */

/** Which runtime a build or a test stands on. */
export type Runtime = 'react' | 'preact';

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
const styles: Alias[] = [{ find: /^styled-components$/, replacement: here('./styles/styled.ts') }];

/**
 * Leaflet by its sources, all of them, with one of its modules swapped: it looks for SVG through `innerHTML`, which
 * Trusted Types forbid.
 */
const leaflet: Alias[] = [
  { find: /^leaflet\/dist\/leaflet-src\.esm\.js$/, replacement: 'leaflet/src/Leaflet.js' },
  { find: /^(?:\.|\.\.\/core|\.\.\/\.\.\/core)\/Browser$/, replacement: here('./leaflet/browser.ts') },
];

/** The swaps of a runtime. On real React the styles are still ours, since a host page keeps its strict policy. */
export function buildAliases(runtime: Runtime): Alias[] {
  return [...(runtime === 'preact' ? preact : []), ...styles, ...leaflet];
}
