import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Alias } from '../build-aliases.ts';
import { editStyleTemplates } from './edit-style-templates.ts';
import { sourceGraph } from '../source-graph.ts';
import { STYLED_COMPONENTS } from './styled-components.ts';
import { ROOT } from '../widget-names.ts';

/** What is linked, and where. */
export interface LinkedPages {
  /** The source whose rules every page links. */
  every: string;
  /** The source whose rules pages with results link too. */
  results: string;
  /** The scripts of pages, which fetch the rest with `import()`. */
  scripts: readonly string[];
  aliases: readonly Alias[];
}

/** Classes of style templates by file and place: of those that every page links, and of all. */
interface LinkedClasses {
  every: ReadonlyMap<string, string>;
  all: ReadonlyMap<string, string>;
}

const NAMES = 'virtual:linked-names';
const ENTRY = 'virtual:linked-entry';

/** Runs the sources, and notes the class that each rule gets. */
async function linkedClasses({ every, results, aliases }: LinkedPages): Promise<LinkedClasses> {
  const notes: Plugin = {
    name: 'staykit-note-styles',
    enforce: 'pre',
    resolveId: (id) => (id === NAMES || id === ENTRY ? id : undefined),
    load(id) {
      if (id === NAMES)
        return 'export const all = new Map(); export const note = (at, made) => (all.set(at, String(made).slice(1)), made);';
      if (id !== ENTRY) return undefined;
      const run = (source: string) => `await import('${resolve(ROOT, source)}');`;
      return `export { all } from '${NAMES}'; import { all } from '${NAMES}'; ${run(every)} export const every = new Map(all); ${run(results)}`;
    },
    transform(code: string, id: string) {
      const noted = editStyleTemplates(id, code, (at, tag, template) => `note('${at}', ${tag}${template})`);
      return noted === undefined ? undefined : `import { note } from '${NAMES}';${noted}`;
    },
  };
  const { module } = await runnerImport<LinkedClasses>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...aliases] },
    oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
    plugins: [notes],
  });
  return module;
}

/**
 * Leaves out of the browser's files the rules that stand in the style files of the page already: a component that a page
 * has from the start names its class alone. What is loaded later, and what pages without results may load too, brings its
 * rules along.
 */
export function linkedStyles(pages: LinkedPages) {
  const { every, results, scripts } = pages;
  let classes: LinkedClasses;
  let besideResults: ReadonlySet<string>;
  return {
    name: 'staykit-linked-styles',
    enforce: 'pre',
    async buildStart() {
      classes = await linkedClasses(pages);
      const elsewhere = scripts.flatMap((script) => sourceGraph(script, [every, results]));
      besideResults = new Set(elsewhere.map(({ path }) => path));
    },
    transform(code: string, id: string) {
      const known = besideResults.has(id) ? classes.every : classes.all;
      const linked = editStyleTemplates(id, code, (at, tag) => {
        const name = known.get(at);
        return name && `/* @__PURE__ */ ${tag}('${name}')`;
      });
      return linked === undefined ? undefined : { code: linked, map: null };
    },
  } satisfies Plugin;
}
