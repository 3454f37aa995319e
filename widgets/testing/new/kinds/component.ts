import { pascal, words, type Plan } from '../plan-parts.ts';

/** A component: view, styles, browser test, story. */
export function component(name: string): Plan {
  const folder = `widgets/ui/components/${name}`;
  const Name = pascal(name);
  return {
    entries: [],
    files: {
      [`${folder}/${name}.tsx`]: `import { Root } from './${name}.styles.ts';

/** Props of \`${Name}\`. */
export interface ${Name}Props {
  /** What is shown. */
  children: string;
}

/** The ${words(name)} of a stay. */
export function ${Name}({ children }: ${Name}Props) {
  return <Root>{children}</Root>;
}
`,
      [`${folder}/${name}.styles.ts`]: `import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The ${words(name)}. */
export const Root = styled.p\`
  margin: 0;
  color: \${token('color.text')};
\`;
`,
      [`${folder}/${name}.dom.test.tsx`]: `import axe from 'axe-core';
import { expect, it } from 'vitest';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render } from '@staykit/testing/render.tsx';
import { ${Name} } from './${name}.tsx';

it('a traveller reads the ${words(name)}', async () => {
  const view = await render(inStay(<${Name}>Two nights</${Name}>));
  expect(view.container.textContent).toBe('Two nights');
  expect((await axe.run(view.container)).violations).toEqual([]);
});
`,
      [`${folder}/${name}.stories.tsx`]: `import { story } from '@staykit/testing/workshop/story.tsx';
import { ${Name} } from './${name}.tsx';

export default { component: ${Name} };

export const Usual = story(({ t }) => <${Name}>{t('common.allStays')}</${Name}>);
`,
    },
  };
}
