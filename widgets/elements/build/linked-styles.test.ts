import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkedStyles, styleTemplates } from './linked-styles.ts';

it('a style is read with its tag or component, and with the attributes that it always has', () => {
  const code = [
    'const A = styled.div`color:red;`;',
    'const B = styled(A)`top:1px;`;',
    "const C = styled.button.attrs({ type: 'button' })`top:2px;`;",
    'const shared = css`top:3px;`;',
  ].join('\n');
  expect(styleTemplates('card.styles.ts', code).map(({ target, fixed }) => [target, fixed])).toEqual([
    ['"button"', "{ type: 'button' }"],
    ['A', undefined],
    ['"div"', undefined],
  ]);
});

it('a page that links a rule has its class in the script, and other rules stay whole', async () => {
  const plugin = linkedStyles({
    every: 'widgets/primitives/focus-ring/focus-ring.ts',
    results: 'widgets/components/search-field/search-field.tsx',
    scripts: [],
    aliases: [
      {
        find: /^styled-components$/,
        replacement: new URL('../styles/styled.ts', import.meta.url).pathname,
      },
    ],
  });
  const run = (name: 'buildStart' | 'transform', ...args: string[]) =>
    (plugin[name] as unknown as (...args: string[]) => unknown)(...args);
  await run('buildStart');
  const styles = new URL('../../components/search-field/search-field.styles.ts', import.meta.url).pathname;
  const { code } = run('transform', readFileSync(styles, 'utf8'), styles) as { code: string };
  expect(code).toMatch(/linked\('s[a-z0-9]+', "button"/);
  expect(code).not.toMatch(/styled\.\w+`/);
  const other = new URL('../../components/pagination/pagination.styles.ts', import.meta.url).pathname;
  expect(run('transform', readFileSync(other, 'utf8'), other)).toBeUndefined();
});
