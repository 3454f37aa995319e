import { expect, it } from 'vitest';
import { compactStyles } from './compact-styles.ts';

const compact = (code: string): string => {
  const { transform } = compactStyles();
  const run = transform as unknown as (code: string, id: string) => { code: string } | undefined;
  return run(`import { styled } from 'styled-components';\n${code}`, 'card.styles.ts')?.code ?? '';
};

it('a style template loses its spaces and comments, and its tokens are written short', () => {
  const code = compact(`export const Card = styled.div\`
    /* Why. */
    padding: \${token('space.16')} \${token('space.8')};
    &:hover {
      color: \${token('color.text-on-accent')};
    }
  \`;`);
  expect(code).toMatch(/`padding:\$space-16 \$space-8;&:hover\s?\{color:\$color-text-on-accent;\}`/);
});

it('what is no token stays an expression', () => {
  expect(compact('export const Card = styled.div`${fragment} ${token(name)}`;')).toMatch(
    /\$\{fragment\}.*\$\{token\(name\)\}/s,
  );
});
