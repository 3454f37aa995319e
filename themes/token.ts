import type { TokenPath } from './tokens.ts';

/**
 * The CSS value by which a widget reads a token: `token('color.accent')` is `var(--s-color-accent)`. The alias
 * is the widgets' own, so that a page which sets `--stay-color-accent` (or nothing) always finds a fallback.
 */
export function token(path: TokenPath): string {
  return `var(--s-${path.replace('.', '-')})`;
}
