import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { THEMES } from '../../../themes/registry.ts';
import { compactTokens, themeCss, withNamed } from '../../../themes/to-css.ts';
import { TOKEN_PATHS, type TokenPath } from '../../../themes/tokens.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/market/locale.ts';
import { writtenNumber, type TokenNumbers } from './compact-styles.ts';
import { numberTexts, packTexts, type TextNumbers } from './short-texts.ts';
import { sourceGraph, type Source } from './source-graph.ts';
import { namedTexts, usedTexts, type Catalogue } from './used-texts.ts';
import { elementSource, ROOT, widgetNames } from './widget-names.ts';

const THEMES_ID = 'virtual:staykit-themes';
const THEME_ID = 'virtual:staykit-theme/';
const WIDGET_ID = 'virtual:staykit-widget/';
const TEXTS_ID = 'virtual:staykit-texts/';

/** The tokens that a widget's style sheets read. */
function usedTokens(widget: string): Set<TokenPath> {
  const named = sourceGraph(elementSource(widget)).flatMap(({ text }) =>
    [...text.matchAll(/token\('([\w.-]+)'\)/g)].map((found) => found[1] as TokenPath),
  );
  return new Set(withNamed(named));
}

/** The tokens that the widgets read: first those that every one does. */
function readTokens(): { path: TokenPath; readers: readonly string[] }[] {
  const widgets = widgetNames().map((name) => [name, usedTokens(name)] as const);
  return TOKEN_PATHS.map((path) => ({
    path,
    readers: widgets.filter(([, used]) => used.has(path)).map(([name]) => name),
  }))
    .filter(({ readers }) => readers.length > 0)
    .toSorted(
      (a, b) => Number(b.readers.length === widgets.length) - Number(a.readers.length === widgets.length),
    );
}

/** The numbers of those tokens. */
export const tokenNumbers = (): TokenNumbers =>
  new Map(readTokens().map(({ path }, at) => [path.replace('.', '-'), at]));

/** The tokens that every widget reads, and those that only this one and some others do, each at its number. */
function tokensOf(numbers: TokenNumbers | undefined, widget?: string): string {
  const every = widgetNames().length;
  return readTokens()
    .filter(({ readers }) => (readers.length === every) === (widget === undefined))
    .map(({ path, readers }) =>
      widget === undefined || readers.includes(widget) ? compactTokens([path]) : ';',
    )
    .join('')
    .replaceAll(/(?<=var\(--s-)[\w-]+/g, (name) => {
      const number = numbers?.get(name);
      return number === undefined ? name : writtenNumber(number);
    })
    .replace(/;+$/, ';');
}

/** The tokens that a widget reads, by their names. */
export const widgetTokens = (widget: string): string => tokensOf(undefined) + tokensOf(undefined, widget);

/** The table of all errors names a text for each; a widget names those that it shows itself. */
function sourcesOf(widget: string): Source[] {
  return sourceGraph(elementSource(widget)).filter(({ path }) => !path.endsWith('core/errors/catalogue.ts'));
}

const catalogueOf = (locale: string): Catalogue =>
  JSON.parse(readFileSync(`${ROOT}widgets/messages/${locale}.json`, 'utf8')) as Catalogue;

/** The texts that a widget reads in a locale. */
export const textsOf = (widget: string, locale: string): Catalogue =>
  usedTexts(sourcesOf(widget), catalogueOf(locale));

/** The numbers of the texts that the widgets read. */
export function textNumbers(): TextNumbers {
  const catalogue = catalogueOf(DEFAULT_LOCALE);
  return numberTexts(
    widgetNames().map((widget) => {
      const sources = sourcesOf(widget);
      return { texts: usedTexts(sources, catalogue), named: namedTexts(sources, Object.keys(catalogue)) };
    }),
  );
}

/** The module of a named look; undefined where there is no such look. */
export function lookModule(name: string): string | undefined {
  const theme = THEMES.get(name);
  return theme && `export default ${JSON.stringify(themeCss(theme, ':host'))};`;
}

/** `import()` of a file by its name: a file beside the chunk, or a module that the bundler finds by each known name. */
function importOf(
  variable: string,
  file: string,
  id: string,
  names: Iterable<string>,
  asFiles: boolean,
): string {
  if (asFiles) return `import(/* @vite-ignore */ \`./${file}\${${variable}}.js\`)`;
  const loaders = [...names].map((name) => `${JSON.stringify(name)}: () => import('${id}${name}')`);
  return `({${loaders.join()}})[${variable}]()`;
}

function themesModule(asFiles: boolean, numbers: TokenNumbers | undefined): string {
  const names = [...THEMES.keys()];
  return `
    export const tokens = ${JSON.stringify(tokensOf(numbers))};
    export const aliasOf = (name, at) => ${numbers ? 'at.toString(36)' : 'name'};
    const sheets = {};
    export const lookOf = async (name) => {
      if (!/^(${names.join('|')})$/.test(name)) return;
      const { default: text } = await ${importOf('name', 'look.', THEME_ID, names, asFiles)};
      if (!sheets[name]) (sheets[name] = new CSSStyleSheet()).replaceSync(text);
      return sheets[name];
    };`;
}

/** What stands in the file of a widget for the hashes of its texts, which are written after it. */
export const HASHES_PLACE = '__STAYKIT_TEXT_HASHES__';

function widgetModule(widget: string, asFiles: boolean, numbers: TokenNumbers | undefined): string {
  return `
    export const textHashes = ${asFiles ? HASHES_PLACE : '{}'};
    export const tokens = ${JSON.stringify(tokensOf(numbers, widget))};
    export const textsOf = (locale) =>
      ${importOf('locale', `${widget}.`, `${TEXTS_ID}${widget}/`, LOCALES, asFiles)};`;
}

/** How the modules are made. */
interface StayModules {
  /** Texts and looks are files beside the chunks, which `write-loader.ts` writes under names that need no table. */
  files?: boolean;
  /** Texts and tokens go by their numbers. */
  numbered?: boolean;
}

/**
 * The modules that the element build makes from data: looks from `themes`, and the texts and tokens that each widget
 * reads.
 */
export function stayModules({ files = false, numbered = false }: StayModules = {}): Plugin {
  return {
    name: 'staykit-modules',
    resolveId: (id) => (/^virtual:staykit-(theme|texts|widget)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const after = (start: string) => (id.startsWith(`\0${start}`) ? id.slice(start.length + 1) : undefined);
      if (id === `\0${THEMES_ID}`) return themesModule(files, numbered ? tokenNumbers() : undefined);
      const widget = after(WIDGET_ID);
      if (widget !== undefined) return widgetModule(widget, files, numbered ? tokenNumbers() : undefined);
      const [reader = '', locale] = after(TEXTS_ID)?.split('/') ?? [];
      if (locale !== undefined) {
        const texts = textsOf(reader, locale);
        return numbered ? packTexts(texts, textNumbers()) : `export default ${JSON.stringify(texts)};`;
      }
      const look = after(THEME_ID);
      return look === undefined ? undefined : lookModule(look);
    },
  };
}
