import { expect, it } from 'vitest';
import { baseCss, compactTokens } from '../../../themes/to-css.ts';
import { TOKEN_PATHS } from '../../../themes/tokens.ts';
import { tokenRules } from './token-rules.ts';

/** The declarations of a style sheet, without the scheme, which the host's own rule says. */
const declarations = (css: string) =>
  css
    .split(/[{};]/)
    .filter((line) => line.startsWith('--s-'))
    .toSorted();

it('tokens that travel short make the rules of the base style sheet', () => {
  const compact = compactTokens(TOKEN_PATHS);
  expect(declarations(tokenRules(':host', compact))).toEqual(declarations(baseCss(':host')));
  expect(compact.length).toBeLessThan(baseCss(':host').length / 1.8);
});

it('tokens that two lists hold read as those of one', () => {
  const [first, rest] = [TOKEN_PATHS.slice(0, 20), TOKEN_PATHS.slice(20)];
  expect(tokenRules(':host', compactTokens(first) + compactTokens(rest))).toBe(
    tokenRules(':host', compactTokens(TOKEN_PATHS)),
  );
});
