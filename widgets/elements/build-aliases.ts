import { fileURLToPath } from 'node:url';

/**
 * The swaps between the npm build and the element build, and nowhere else.
 *
 * The npm package keeps react, styled-components, i18next and leaflet as they are, because its user brings them. The
 * elements, the host pages and the minisites take these small equivalents. Every behaviour test runs under both.
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
  { find: /^react$/, replacement: here('./runtime/react.ts') },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx(?:-dev)?-runtime$/, replacement: here('./runtime/jsx-runtime.ts') },
];

/** What the scripts of host pages fetch when it is wanted, and their server prints at once. */
export const PAGE_ON_DEMAND: Alias[] = [
  // Of the search box and of the booking box, each beside the file that imports it.
  { find: /^\.\/later-parts\.ts$/, replacement: './later-parts.page.ts' },
];

/** `react/jsx-runtime` where pages are printed. */
const printed: Alias = {
  find: /^react\/jsx(?:-dev)?-runtime$/,
  replacement: here('./runtime/jsx-print.ts'),
};

/** styled-components to the static style runtime: under `style-src 'self'` the original throws. */
const styles: Alias[] = [{ find: /^styled-components$/, replacement: here('./styles/styled.ts') }];

/** Leaflet to the part of it that the map needs, which loads under Trusted Types too. */
const leaflet: Alias[] = [
  { find: /^\.\/leaflet-map\.ts$/, replacement: here('./leaflet/leaflet-map.ts') },
  { find: /^\.\/leaflet-tiles\.ts$/, replacement: here('./leaflet/leaflet-tiles.ts') },
];

/** The parts of a widget that a server renders at once, to the same parts fetched when they are wanted. */
export const ON_DEMAND: Alias[] = ['late-parts', 'page-parts'].map((name) => ({
  find: new RegExp(`^\\./${name}\\.ts$`),
  replacement: here(`../results-grid/${name}.element.ts`),
}));

/** What elements that share files fetch when it is wanted, and one that stands alone brings along. */
export const SEVERAL: Alias[] = [{ find: /^\.\/dates-part\.ts$/, replacement: './dates-part.several.ts' }];

/** The swaps of a server, which prints pages. */
export const printAliases = (runtime: Runtime): Alias[] => [
  ...(runtime === 'preact' ? [printed] : []),
  ...buildAliases(runtime),
];

/** The swaps of a runtime. On real React the styles are still ours, since a host page keeps its strict policy. */
export function buildAliases(runtime: Runtime): Alias[] {
  return [...(runtime === 'preact' ? preact : []), ...styles, ...leaflet];
}
