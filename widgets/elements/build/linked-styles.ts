import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin as BundlerPlugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import type { Alias } from '../build-aliases.ts';
import { sourceGraph } from './source-graph.ts';
import { STYLED_COMPONENTS } from './styled-components.ts';
import { ROOT } from './widget-names.ts';
import { isNode, type Node } from './syntax-node.ts';

const CACHE = '.cache/linked-styles';
const NAMES = 'virtual:linked-names';
const ENTRY = 'virtual:linked-entry';
const LINKED = `${ROOT}widgets/elements/styles/linked.ts`;

/** A style template: where it stands, and what it is a style of. */
interface StyleTemplate {
  start: number;
  end: number;
  /** Source of the tag or the component. */
  target: string;
  /** Source of the attributes that it always has. */
  fixed?: string;
}

/** Reads `styled.div`, `styled(Component)`, each with `.attrs({ … })` or without; undefined for anything else. */
function styledOf(tag: Node, code: string): Pick<StyleTemplate, 'target' | 'fixed'> | undefined {
  const text = (node: unknown): string => code.slice((node as Node).start, (node as Node).end);
  const isStyled = (node: unknown): boolean => text(node) === 'styled';
  if (tag.type === 'MemberExpression' && isStyled(tag['object']))
    return { target: JSON.stringify(text(tag['property'])) };
  if (tag.type !== 'CallExpression') return undefined;
  const [first] = tag['arguments'] as Node[];
  const callee = tag['callee'] as Node;
  if (!first) return undefined;
  if (isStyled(callee)) return { target: text(first) };
  if (callee.type !== 'MemberExpression' || text(callee['property']) !== 'attrs') return undefined;
  const inner = styledOf(callee['object'] as Node, code);
  return inner && { ...inner, fixed: text(first) };
}

/** The style templates of a source, the last first. */
export function styleTemplates(path: string, code: string): StyleTemplate[] {
  const found: StyleTemplate[] = [];
  const walk = (node: Node): void => {
    const styled = node.type === 'TaggedTemplateExpression' ? styledOf(node['tag'] as Node, code) : undefined;
    if (styled) found.push({ start: node.start, end: node.end, ...styled });
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one);
  };
  walk(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found.toSorted((a, b) => b.start - a.start);
}

/** Writes something in the place of each style template. */
function replaceTemplates(path: string, code: string, by: (one: StyleTemplate) => string): string {
  return styleTemplates(path, code).reduce(
    (text, one) => text.slice(0, one.start) + by(one) + text.slice(one.end),
    code,
  );
}

const hasStyles = (id: string, code: string): boolean =>
  /\.tsx?$/.test(id) && !id.includes('/node_modules/') && code.includes("'styled-components'");

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

/** Rules that pages link. */
interface LinkedRules {
  /** The class of each template, by file and place: what the sources make of it when they run. */
  names: ReadonlyMap<string, string>;
  /** The files whose rules every page links. */
  every: ReadonlySet<string>;
}

async function linkedRules({ every, results, aliases }: LinkedPages): Promise<LinkedRules> {
  const files = new Set<string>();
  const notes: BundlerPlugin = {
    name: 'notes',
    resolveId(source, importer, { kind }) {
      if (source === NAMES || source === ENTRY) return source;
      if (kind === 'dynamic-import') return { id: source, external: true };
      const alias = aliases.find(({ find }) => find.test(source));
      return alias ? this.resolve(alias.replacement, importer, { skipSelf: true }) : undefined;
    },
    load(id) {
      if (id === NAMES)
        return 'export const names = new Map(); export const note = (at, made) => (names.set(at, String(made)), made);';
      if (id !== ENTRY) return undefined;
      return [
        ...[every, results].map((entry) => `import '${resolve(ROOT, entry)}';`),
        `export { names } from '${NAMES}';`,
      ].join('');
    },
    transform(code, id) {
      if (!hasStyles(id, code)) return undefined;
      const noted = replaceTemplates(
        id,
        code,
        ({ start, end }) => `note('${id}:${start}', ${code.slice(start, end)})`,
      );
      return `import { note } from '${NAMES}';${noted}`;
    },
    buildEnd() {
      const walk = (id: string): void => {
        if (files.has(id)) return;
        files.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(walk);
      };
      walk(resolve(ROOT, every));
    },
  };
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    plugins: [notes],
    treeshake: false,
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic' },
      plugins: { styledComponents: STYLED_COMPONENTS },
    },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  mkdirSync(CACHE, { recursive: true });
  const file = resolve(CACHE, 'styles.js');
  writeFileSync(file, output[0].code);
  const { names } = (await import(`${pathToFileURL(file).href}?${performance.now()}`)) as {
    names: Map<string, string>;
  };
  return { names: new Map([...names].map(([at, selector]) => [at, selector.slice(1)])), every: files };
}

/** The sources that run on pages without results too: what the scripts of all pages load, now or later. */
function besideResults({ every, results, scripts }: LinkedPages): Set<string> {
  const islands = [every, results].map((one) => resolve(ROOT, one));
  const loaded = scripts.flatMap((script) =>
    [...readFileSync(resolve(ROOT, script), 'utf8').matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(
      ([, file = '']) => resolve(ROOT, script, '..', file),
    ),
  );
  const others = loaded.filter((file) => !islands.includes(file));
  return new Set(others.flatMap((entry) => sourceGraph(entry)).map(({ path }) => path));
}

/**
 * Leaves out of the browser's files the rules that stand in the style files of the page already: a component that a
 * page has from the start names its class alone. What is loaded later, and what another page may load without those
 * style files, brings its rules along.
 */
export function linkedStyles(pages: LinkedPages): Plugin {
  let rules: LinkedRules = { names: new Map(), every: new Set() };
  let beside: ReadonlySet<string> = new Set();
  return {
    name: 'staykit-linked-styles',
    enforce: 'pre',
    async buildStart() {
      rules = await linkedRules(pages);
      beside = besideResults(pages);
    },
    transform(code, id) {
      if (!hasStyles(id, code) || (beside.has(id) && !rules.every.has(id))) return undefined;
      let changed = false;
      const linked = replaceTemplates(id, code, ({ start, end, target, fixed }) => {
        const name = rules.names.get(`${id}:${start}`);
        if (name === undefined) return code.slice(start, end);
        changed = true;
        return `/* @__PURE__ */ linked(${[`'${name}'`, target, ...(fixed === undefined ? [] : [fixed])].join(', ')})`;
      });
      return changed ? { code: `import { linked } from '${LINKED}';${linked}`, map: null } : undefined;
    },
  };
}
