/*
 * The looks of the elements travel short: `color-page:#faf7f2,#161412;space-4:4px;`, two colours being those of day
 * and night. `compactTokens` of themes/to-css.ts writes it, and nothing stands for a token that is not read.
 */

/** What the sheets of a widget call a token, by its name and its place in the list. */
export type AliasOf = (name: string, at: number) => string;

/** The rules of `baseCss` for such tokens: each `--s-*` is the page's `--stay-*`, or the value given here. */
export function tokenRules(selector: string, tokens: string, aliasOf: AliasOf): string {
  let rules = '';
  let still = '';
  tokens.split(';').forEach((token, at) => {
    const [name, value] = token.split(':');
    if (!name) return;
    const alias = `--s-${aliasOf(name, at)}:`;
    rules += `${alias}var(--stay-${name},${/^#.*,/.test(value!) ? `light-dark(${value})` : value});`;
    if (/\dms$/.test(value!)) still += `${alias}0s;`;
  });
  return `${selector}{${rules}}@media(prefers-reduced-motion:reduce){${selector}{${still}}}`;
}
