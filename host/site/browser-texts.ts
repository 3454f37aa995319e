import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ISLAND_SOURCES, SALE_ISLANDS, SALE_SOURCES } from './registry/island-sources.ts';
import { sourceGraph } from '@staykit/build/source-graph.ts';
import { usedTexts, type Catalogue } from '@staykit/build/used-texts.ts';

/** What the browser runs to sell, or shows of one hotel on demand: most pages do without, and without its texts. */
const SALES = [...new Set([...SALE_ISLANDS.flatMap((name) => ISLAND_SOURCES[name]), ...SALE_SOURCES])];

/** What the browser runs of the host's pages, by the texts that they load. A crash is shown on all of them. */
const ENTRIES = {
  pages: ['host/site/browser.ts'],
  sale: [...SALES, 'host/site/framework/browser/crash-boundary.tsx'],
  rest: ['host/site/pages/minisite/rest/fill-rest.ts'],
} as const;

/** Which pages texts are for. */
export type TextSet = keyof typeof ENTRIES;

/** The error catalogue names a text for each code. Pages that sell show them (`textOf`); the parts of all others name their own. */
const UNSHOWN = /values\/errors\/catalogue\.ts$/;

/** The texts of a locale that pages show in the browser: what only the server prints stays with it. */
export function browserTexts(catalogue: Catalogue, set: TextSet = 'pages'): Catalogue {
  const others = set === 'pages' ? SALES : [];
  const sources = ENTRIES[set]
    .flatMap((entry) => sourceGraph(entry, others))
    .filter(({ path }) => set !== 'pages' || !UNSHOWN.test(path));
  return usedTexts(sources, catalogue);
}

/** Leaves out of the browser's files the texts that no part of a page shows there. `plain`: the set of a catalogue that is asked for without a query. */
export function leanTexts(plain: TextSet = 'pages'): Plugin {
  return {
    name: 'staykit-browser-texts',
    enforce: 'pre',
    load(id) {
      const [, file, set] = /^(.*\/widgets\/messages\/[a-z]{2}_[A-Z]{2}\.json)(\?sale)?$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
      return { code: JSON.stringify(browserTexts(catalogue, set ? 'sale' : plain)), moduleType: 'json' };
    },
  };
}
