import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editStyleTemplates } from './edit-style-templates.ts';
import { linkedStyles } from './linked-styles.ts';

it('a style is found with its tag or component and its attributes, and a fragment of rules is none', () => {
  const code = [
    "import { css, styled } from 'styled-components';",
    'const A = styled.div`color:red;`;',
    'const B = styled(A)`top:1px;`;',
    "const C = styled.button.attrs({ type: 'button' })`top:2px;`;",
    'const part = css`top:3px;`;',
  ].join('\n');
  const places: string[] = [];
  const edited = editStyleTemplates('card.styles.ts', code, (at, tag, template) => {
    places.push(at);
    return tag === 'styled(A)' ? undefined : `made(${tag}, ${template})`;
  });
  expect(edited?.split('\n').slice(1)).toEqual([
    'const A = made(styled.div, `color:red;`);',
    'const B = styled(A)`top:1px;`;',
    "const C = made(styled.button.attrs({ type: 'button' }), `top:2px;`);",
    'const part = css`top:3px;`;',
  ]);
  expect(new Set(places)).toHaveLength(3);
  expect(editStyleTemplates('card.styles.ts', code, () => undefined)).toBeUndefined();
});

it('a page that links a rule has its class in the script, and other rules stay whole', async () => {
  const plugin = linkedStyles({
    every: 'widgets/ui/primitives/focus-ring/focus-ring.ts',
    results: 'widgets/ui/components/search-field/search-field.tsx',
    scripts: [],
    aliases: [
      {
        find: /^styled-components$/,
        replacement: new URL('../../elements/styles/styled.ts', import.meta.url).pathname,
      },
    ],
  });
  await plugin.buildStart();
  const styles = new URL('../../ui/components/search-field/search-field.styles.ts', import.meta.url).pathname;
  const { code } = plugin.transform(readFileSync(styles, 'utf8'), styles)!;
  expect(code).toMatch(/styled\.button\('s[a-z0-9]+'\)/);
  expect(code).not.toMatch(/styled\.\w+`/);
  const other = new URL('../../ui/components/results/pagination/pagination.styles.ts', import.meta.url)
    .pathname;
  expect(plugin.transform(readFileSync(other, 'utf8'), other)).toBeUndefined();
});
