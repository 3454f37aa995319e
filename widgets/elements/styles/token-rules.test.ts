import { expect, it } from 'vitest';
import { baseCss, compactTokens } from '../../../themes/to-css.ts';
import { TOKEN_PATHS } from '../../../themes/tokens.ts';
import { tokenRules } from './token-rules.ts';

const byName = (name: string) => name;

/** The declarations of a style sheet, without the scheme, which the host's own rule says. */
const declarations = (css: string) =>
  css
    .split(/[{};]/)
    .filter((line) => line.startsWith('--s-'))
    .toSorted();

it('tokens that travel short make the rules of the base style sheet', () => {
  const compact = compactTokens(TOKEN_PATHS);
  expect(declarations(tokenRules(':host', compact, byName))).toEqual(declarations(baseCss(':host')));
  expect(compact.length).toBeLessThan(baseCss(':host').length / 1.8);
});

it('tokens that two lists hold read as those of one', () => {
  const [first, rest] = [TOKEN_PATHS.slice(0, 20), TOKEN_PATHS.slice(20)];
  expect(tokenRules(':host', compactTokens(first) + compactTokens(rest), byName)).toBe(
    tokenRules(':host', compactTokens(TOKEN_PATHS), byName),
  );
});

it('a token that goes by its number is still the page’s to set, and stands still for who asked for less motion', () => {
  const tokens = 'color-line:#e6dfd5,#3a342e;;motion-fast:150ms;';
  expect(tokenRules(':host', tokens, (_, at) => String(at))).toBe(
    ':host{--s-0:var(--stay-color-line,light-dark(#e6dfd5,#3a342e));--s-2:var(--stay-motion-fast,150ms);}' +
      '@media(prefers-reduced-motion:reduce){:host{--s-2:0s;}}',
  );
});
