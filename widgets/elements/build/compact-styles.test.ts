import { expect, it } from 'vitest';
import { compactStyles, type TokenNumbers } from './compact-styles.ts';

const compact = (code: string, numbers?: TokenNumbers): string => {
  const { transform } = compactStyles(numbers && (() => numbers));
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

it('a token that has a number is written by it, and one that has none fails the build', () => {
  const card = "const Card = styled.div`color: ${token('color.line')};`;";
  expect(compact(card, new Map([['color-line', 40]]))).toContain('`color:$14;`');
  expect(() => compact(card, new Map())).toThrow('color-line');
});

it('a token that is read outside of a style template fails the build of an element', () => {
  const plugin = compactStyles(() => new Map([['color-line', 4]])) as unknown as {
    transform(code: string, id: string): unknown;
    generateBundle(this: { error(why: string): never }, options: object, bundle: object): void;
  };
  plugin.transform(
    "import { styled } from 'styled-components'; styled.p`color:${token('color.line')}`;",
    'a.ts',
  );
  const build = (...moduleIds: string[]) => {
    const error = (why: string): never => {
      throw new Error(why);
    };
    plugin.generateBundle.call({ error }, {}, { a: { type: 'chunk', fileName: 'a.js', moduleIds } });
  };
  expect(() => build('/widgets/a.ts')).not.toThrow();
  expect(() => build('/widgets/a.ts', '/themes/token.ts')).toThrow('a.js reads a token');
});
