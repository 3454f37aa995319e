import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { THEMES } from '../../../themes/registry.ts';
import { baseCss, themeCss } from '../../../themes/to-css.ts';
import { LOCALES } from '../../core/market/locale.ts';
import { sourceGraph } from './source-graph.ts';
import { usedTexts, type Catalogue } from './used-texts.ts';
import { elementSource, ROOT } from './widget-names.ts';

/** What every element reads: the rule of the tokens, and the named looks. */
const THEMES_ID = 'virtual:staykit-themes';
/** The sheet of a look: `virtual:staykit-theme/magnolia`. */
const THEME_ID = 'virtual:staykit-theme/';
/** The texts of a widget by locale: `virtual:staykit-texts/search-box`; those of one: `virtual:staykit-texts/search-box/fr_FR`. */
const TEXTS_ID = 'virtual:staykit-texts/';

/** The texts that a widget's sources name. The table of all errors names one for each: a widget names those it shows itself. */
function textsOf(widget: string, locale: string): Catalogue {
  const sources = sourceGraph(elementSource(widget)).filter(
    ({ path }) => !path.endsWith('core/errors/catalogue.ts'),
  );
  return usedTexts(
    sources,
    JSON.parse(readFileSync(`${ROOT}widgets/messages/${locale}.json`, 'utf8')) as Catalogue,
  );
}

/** A module of functions by name, each of which imports a module of its own. */
const importsOf = (id: string, names: Iterable<string>): string =>
  `export default {${[...names].map((name) => `'${name}': () => import('${id}${name}')`).join()}};`;

const exported = (value: unknown): string => `export default ${JSON.stringify(value)};`;

function moduleOf(id: string): string | undefined {
  if (id === THEMES_ID)
    return `export const tokens = ${JSON.stringify(baseCss(':host'))};${importsOf(THEME_ID, THEMES.keys())}`;
  if (id.startsWith(THEME_ID)) return exported(themeCss(THEMES.get(id.slice(THEME_ID.length))!, ':host'));
  const [widget = '', locale] = id.slice(TEXTS_ID.length).split('/');
  return locale === undefined
    ? importsOf(`${TEXTS_ID}${widget}/`, LOCALES)
    : exported(textsOf(widget, locale));
}

/** The modules that the builds make from data: looks from `themes/`, and the texts that each widget reads. */
export function stayModules(): Plugin {
  const ours = /^\0?virtual:staykit-(?:themes$|theme\/|texts\/)/;
  return {
    name: 'staykit-modules',
    resolveId: (id) => (ours.test(id) ? `\0${id}` : undefined),
    load: (id) => (ours.test(id) ? moduleOf(id.slice(1)) : undefined),
  };
}
