import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { THEMES } from '@staykit/themes/registry.ts';
import { baseCss, themeCss } from '@staykit/themes/to-css.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { sourceGraph } from './source-graph.ts';
import { usedTexts, type Catalogue } from './used-texts.ts';
import { elementSource, ROOT, widgetNames } from './widget-names.ts';

/** What every element reads: the rule of the tokens, and the named looks. */
const THEMES_ID = 'virtual:staykit-themes';
/** The sheet of a look: `virtual:staykit-theme/magnolia`. */
const THEME_ID = 'virtual:staykit-theme/';
/** The tokens and all looks, for pages that have the npm package. */
const PAGE_CSS_ID = 'virtual:staykit-page-css';
/** The texts of a widget by locale: `virtual:staykit-texts/search-box`; those of one: `virtual:staykit-texts/search-box/fr_FR`. */
const TEXTS_ID = 'virtual:staykit-texts/';
/** What defines each element, for the one script that holds them all. */
const ELEMENTS_ID = 'virtual:staykit-elements';
/** What prints each widget, fetched when it is asked for. */
const PRINTS_ID = 'virtual:staykit-prints';

/**
 * The texts that a source and all it imports name. The table of all errors names one for each: a widget names those it
 * shows itself.
 */
export function textsOf(source: string, locale: string): Catalogue {
  const sources = sourceGraph(source).filter(({ path }) => !path.endsWith('values/errors/catalogue.ts'));
  return usedTexts(
    sources,
    JSON.parse(readFileSync(`${ROOT}widgets/messages/${locale}.json`, 'utf8')) as Catalogue,
  );
}

/** A module of functions by name, each of which imports a module of its own. */
const importsOf = (id: string, names: Iterable<string>): string =>
  `export default {${[...names].map((name) => `'${name}': () => import('${id}${name}')`).join()}};`;

/** The `define` of each element's module. */
function definesOf(names: readonly string[]): string {
  const imports = names.map(
    (name, place) => `import { define as define${place} } from '${ROOT}widgets/elements/${name}.ts';`,
  );
  return `${imports.join('')}export default [${names.map((_, place) => `define${place}`).join()}];`;
}

/** By widget, what fetches the export `searchBoxPrint` of its `search-box.print.ts`. */
function printsOf(names: readonly string[]): string {
  const fetches = names.map((name) => {
    const print = `${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Print`;
    return `'${name}': async () => (await import('${ROOT}widgets/${name}/${name}.print.ts')).${print}`;
  });
  return `export default {${fetches.join()}};`;
}

const exported = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/**
 * The tokens on the boxes around widgets, weaker than any rule of the page. One rule as far as a sheet is concerned.
 * A look names its tokens on the box, where the page's own `--stay-*` on a parent give way to it.
 */
function pageCss(): string {
  const box = ':where(.staykit)';
  const looks = [...THEMES].map(([name, theme]) => themeCss(theme, `:where(.staykit[data-theme=${name}])`));
  return `@media all{${baseCss(box)}${looks.join('')}}`;
}

function moduleOf(id: string): string | undefined {
  if (id === THEMES_ID)
    return `export const tokens = ${JSON.stringify(baseCss(':host'))};${importsOf(THEME_ID, THEMES.keys())}`;
  if (id === PAGE_CSS_ID) return exported(pageCss());
  if (id.startsWith(THEME_ID)) return exported(themeCss(THEMES.get(id.slice(THEME_ID.length))!, ':host'));
  if (id === ELEMENTS_ID) return definesOf(widgetNames());
  if (id === PRINTS_ID) return printsOf(widgetNames());
  const [widget = '', locale] = id.slice(TEXTS_ID.length).split('/');
  return locale === undefined
    ? importsOf(`${TEXTS_ID}${widget}/`, LOCALES)
    : exported(textsOf(elementSource(widget), locale));
}

/** The modules that the builds make: looks from `themes/`, the texts that each widget reads, and what goes through all widgets. */
export function stayModules(): Plugin {
  const ours = /^\0?virtual:staykit-(?:themes$|page-css$|elements$|prints$|theme\/|texts\/)/;
  return {
    name: 'staykit-modules',
    resolveId: (id) => (ours.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load: (id) => (ours.test(id) ? moduleOf(id.slice(1)) : undefined),
  };
}
