import { camel, words, type Plan } from '../plan-parts.ts';

/** A page with its address. */
export function page(name: string): Plan {
  const folder = `host/site/pages/${name}`;
  const view = `${camel(name)}Page`;
  return {
    entries: [
      { file: 'host/routing/segments.ts', after: "  | 'ideas'", text: `\n  | '${name}'` },
      { file: 'host/routing/segments.ts', after: "  ideas: 'ideas',", text: `\n  '${name}': '${name}',` },
      {
        file: 'host/site/registry/load-page.ts',
        after: "from '../pages/ideas/page.tsx';",
        text: `\nimport { ${view} } from '../pages/${name}/page.tsx';`,
      },
      {
        file: 'host/site/registry/load-page.ts',
        after: '  ideas: ideasPage,',
        text: `\n  '${name}': ${view},`,
      },
    ],
    files: {
      [`${folder}/page.tsx`]: `import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import * as S from '../layout/page.styles.ts';

/** \`/${name}\`: the ${words(name)} of the shop. */
export function ${view}({ t }: Pick<PageRequest, 't'>): SitePage {
  const title = t('common.allStays');
  return {
    status: 200,
    head: { title: \`\${title} | Staykit\` },
    styles: 'page',
    body: (
      <S.Wrap>
        <S.Headline>
          <h1>{title}</h1>
        </S.Headline>
      </S.Wrap>
    ),
  };
}
`,
      [`${folder}/page.ssr.test.tsx`]: `import renderToString from 'preact-render-to-string';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { ${view} } from './page.tsx';

it('a traveller finds the ${words(name)} at its address', () => {
  const partners = createPartnerRegistry([]);
  expect(resolvePage('/${name}', { partners, locale: 'fr_FR', host: 'shop.example' }).page).toBe('${name}');
  const { status, body } = ${view}({ t: createTranslate('en', en) });
  expect(status).toBe(200);
  expect(renderToString(body as never)).toContain('<h1');
});
`,
    },
  };
}
