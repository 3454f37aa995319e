import { base } from './base.ts';
import { token } from './token.ts';
import { TOKEN_PATHS, type Theme, type TokenPath, type TokenValue, type TokenValues } from './tokens.ts';

/** What `baseCss` may be told. */
export interface BaseCssOptions {
  /**
   * Who chooses between light and dark, and the size of text: the `page` around (an embed looks as its page does: the
   * default), or the `visitor` (a page of our own follows the settings of device and browser).
   */
  readonly scheme?: 'page' | 'visitor';
}

const MOTION: readonly TokenPath[] = ['motion.fast', 'motion.medium', 'motion.slow'];
/** Sizes of type, which are written in pixels and count in `type.unit`. */
const SIZE = /^type\.size-/;
const PIXELS = /^(\d+(?:\.\d+)?)px$/;
const REFERENCE = /\{([a-z]+\.[a-z0-9-]+)\}/g;
const UNSAFE = /[;<>@\\]|\{(?![a-z]+\.[a-z0-9-]+\})|\/\*|url\(|expression\(|!important/i;

/** The public CSS property of a token, which a page may set: `color.accent` is `--stay-color-accent`. */
export function publicName(path: TokenPath): string {
  return `--stay-${path.replace('.', '-')}`;
}

/** What `values` says of a token; `undefined` where it is silent. */
export function valueOf(values: TokenValues, path: TokenPath): TokenValue | undefined {
  const [group = '', name = ''] = path.split('.');
  const tokens = (values as Record<string, Record<string, TokenValue> | undefined>)[group];
  return tokens?.[name];
}

/**
 * The rule that gives every token its value: the page's `--stay-*` property where one is set, the base look
 * otherwise. Put it on `:root` of a page or on `:host` of an element.
 */
export function baseCss(selector: string, options: BaseCssOptions = {}): string {
  const scheme = options.scheme === 'visitor' ? 'color-scheme:light dark' : 'color-scheme:inherit!important';
  const lines = TOKEN_PATHS.map((path) => `${aliasName(path)}:var(${publicName(path)},${baseValue(path)})`);
  // A page of ours is read in the size that its visitor chose in the browser.
  if (options.scheme === 'visitor') lines.unshift(`${publicName('type.unit')}:0.0625rem`);
  const still = MOTION.map((path) => `${aliasName(path)}:0s`);
  return `${rule(selector, [scheme, ...lines])}@media (prefers-reduced-motion:reduce){${rule(selector, still)}}`;
}

/** The rule that puts a theme on: its tokens as `--stay-*` properties. */
export function themeCss(theme: Theme, selector: string): string {
  const lines: string[] = [];
  for (const path of TOKEN_PATHS) {
    const value = valueOf(theme.tokens, path);
    if (value !== undefined) lines.push(`${publicName(path)}:${resolved(theme, path, [])}`);
  }
  return lines.length > 0 ? rule(selector, lines) : '';
}

/** The tokens that a value names in braces. */
export function referencesOf(value: TokenValue): string[] {
  return [value].flat().flatMap((text) => [...text.matchAll(REFERENCE)].map(([, named = '']) => named));
}

/** Says what is wrong with a value that came from a partner file; `undefined` when it is safe to print as CSS. */
export function faultOf(value: string): string | undefined {
  if (value.trim() === '') return 'is empty';
  const found = UNSAFE.exec(value)?.[0];
  if (found !== undefined) return `holds '${found}', which a token value may not`;
  const depth = [...value].reduce((open, sign) => open + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
  return depth === 0 ? undefined : 'has a bracket that is not closed or not opened';
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector}{${lines.join(';')}}`;
}

function aliasName(path: TokenPath): string {
  return token(path).slice('var('.length, -1);
}

function printed(path: TokenPath, value: TokenValue): string {
  const texts = typeof value === 'string' ? [value] : value;
  for (const text of texts) {
    const fault = faultOf(text);
    if (fault)
      throw new TypeError(`themes/to-css: the value '${text}' of ${path} ${fault}. Correct the theme.`);
  }
  return typeof value === 'string' ? value : `light-dark(${value.join(',')})`;
}

function baseValue(path: TokenPath): string {
  const value = printed(path, valueOf(base.tokens, path) ?? '');
  return inUnits(path, value, token('type.unit')).replace(REFERENCE, (_, named: TokenPath) => token(named));
}

/** A size of type in units. A size in another measure is taken as it is. */
function inUnits(path: TokenPath, value: string, unit: string): string {
  const pixels = SIZE.test(path) ? PIXELS.exec(value)?.[1] : undefined;
  return pixels === undefined ? value : `calc(${pixels}*${unit})`;
}

/** A theme's value with the tokens it names put in: outside the widget their aliases are not there to be read. */
function resolved(theme: Theme, path: TokenPath, seen: readonly TokenPath[]): string {
  if (seen.includes(path))
    throw new TypeError(`themes/to-css: ${[...seen, path].join(' -> ')} goes in a circle.`);
  const value = printed(path, valueOf(theme.tokens, path) ?? valueOf(base.tokens, path) ?? '');
  return inUnits(path, value, `var(${publicName('type.unit')},1px)`).replace(
    REFERENCE,
    (_, named: TokenPath) => resolved(theme, named, [...seen, path]),
  );
}
