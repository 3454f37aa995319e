/*
 * The looks of the elements travel short: `color-page:#faf7f2,#161412;space-4:4px;`, two colours being those of day
 * and night. `compactTokens` of themes/to-css.ts writes it.
 */

/** The rules of `baseCss` for such tokens: each `--s-*` is the page's `--stay-*`, or the value given here. */
export const tokenRules = (selector: string, tokens: string): string =>
  `${selector}{${tokens.replace(
    /([\w-]+):([^;]+)/g,
    (_, name: string, value: string) =>
      `--s-${name}:var(--stay-${name},${/^#.*,/.test(value) ? `light-dark(${value})` : value})`,
  )}}@media(prefers-reduced-motion:reduce){${selector}{--s-motion-fast:0s;--s-motion-medium:0s;--s-motion-slow:0s}}`;
