import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sourceGraph } from '../../widgets/elements/build/source-graph.ts';
import { usedTexts, type Catalogue } from '../../widgets/elements/build/used-texts.ts';

/** What the browser runs of the host's pages. */
const ENTRIES = ['host/render/client.tsx', 'host/render/visitor.ts'];

/** The table of all errors names a text for each; the parts of a page name those that they show. */
const UNSHOWN = /core\/errors\/catalogue\.ts$/;

/** The texts of a locale that pages show in the browser: what only the server prints stays with it. */
export function browserTexts(catalogue: Catalogue, entries: readonly string[] = ENTRIES): Catalogue {
  const sources = entries.flatMap(sourceGraph).filter(({ path }) => !UNSHOWN.test(path));
  return usedTexts(sources, catalogue);
}

/** Leaves out of the browser's files the texts that no part of a page shows there. */
export function leanTexts(): Plugin {
  return {
    name: 'staykit-browser-texts',
    enforce: 'pre',
    load(id) {
      if (!/\/widgets\/messages\/[a-z]{2}_[A-Z]{2}\.json$/.test(id)) return undefined;
      return JSON.stringify(browserTexts(JSON.parse(readFileSync(id, 'utf8')) as Catalogue));
    },
  };
}
