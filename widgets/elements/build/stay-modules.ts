import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { THEMES } from '../../../themes/registry.ts';
import { baseCss, themeCss } from '../../../themes/to-css.ts';
import type { TokenPath } from '../../../themes/tokens.ts';
import { LOCALES } from '../../core/market/locale.ts';
import { sourceGraph, type Source } from './source-graph.ts';
import { usedTexts, type Catalogue } from './used-texts.ts';
import { elementSource, ROOT, widgetNames } from './widget-names.ts';

const THEMES_ID = 'virtual:staykit-themes';
const THEME_ID = 'virtual:staykit-theme/';
const TEXTS_ID = 'virtual:staykit-texts/';

/** The tokens that the widgets' style sheets read: an element carries no others. */
function usedTokens(): Set<TokenPath> {
  const sources = widgetNames().flatMap((name) => sourceGraph(elementSource(name)));
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/token\('([\w.-]+)'\)/g)].map((found) => found[1]),
  );
  return new Set(named as TokenPath[]);
}

function themesModule(): string {
  const names = [...THEMES.keys()];
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => import('${THEME_ID}${name}')`);
  return `
    export const baseStyles = ${JSON.stringify(baseCss(':host', { only: usedTokens() }))};
    const loaders = {${loaders.join()}};
    const sheets = {};
    export const themeStyles = async (name) => {
      if (!Object.hasOwn(loaders, name)) return;
      const { default: text } = await loaders[name]();
      if (!sheets[name]) (sheets[name] = new CSSStyleSheet()).replaceSync(text);
      return sheets[name];
    };`;
}

/** The table of all errors names a text for each; a widget names those that it shows itself. */
function sourcesOf(widget: string): Source[] {
  return sourceGraph(elementSource(widget)).filter(({ path }) => !path.endsWith('core/errors/catalogue.ts'));
}

function textsModule(widget: string): string {
  const loaders = LOCALES.map((locale) => `${locale}: () => import('${TEXTS_ID}${widget}/${locale}')`);
  return `export default {${loaders.join()}};`;
}

function localeModule(widget: string, locale: string): string {
  const catalogue = JSON.parse(readFileSync(`${ROOT}widgets/messages/${locale}.json`, 'utf8')) as Catalogue;
  return `export default ${JSON.stringify(usedTexts(sourcesOf(widget), catalogue))};`;
}

/** The modules that the element build makes from data: looks from `themes`, and the texts that each widget reads. */
export function stayModules(): Plugin {
  return {
    name: 'staykit-modules',
    resolveId: (id) => (/^virtual:staykit-(theme|texts)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${THEMES_ID}`) return themesModule();
      if (id.startsWith(`\0${THEME_ID}`)) {
        const theme = THEMES.get(id.slice(THEME_ID.length + 1));
        return theme && `export default ${JSON.stringify(themeCss(theme, ':host'))};`;
      }
      if (!id.startsWith(`\0${TEXTS_ID}`)) return undefined;
      const [widget = '', locale] = id.slice(TEXTS_ID.length + 1).split('/');
      return locale ? localeModule(widget, locale) : textsModule(widget);
    },
  };
}
