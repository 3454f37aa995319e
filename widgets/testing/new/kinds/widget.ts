import { camel, pascal, words, type Plan } from '../plan-parts.ts';

/**
 * A widget: React component, element, print and component of the npm package, which show a link to all stays until they
 * are given more to show.
 */
export function widget(name: string): Plan {
  const folder = `widgets/${name}`;
  const Name = pascal(name);
  const id = camel(name);
  return {
    entries: [
      { file: 'widgets/element-spec/widget-names.ts', after: "  'contact-form',", text: `\n  '${name}',` },
      {
        file: 'widgets/package.json',
        after: '"./*.props.ts": "./*.props.ts",',
        text: `\n    "./${name}/${name}.tsx": "./${name}/${name}.tsx",`,
      },
      {
        file: 'widgets/package.json',
        after: '"default": "./index.js"\n      },',
        text: `
      "./${name}": {
        "types": "./types/react/${name}.d.ts",
        "default": "./${name}.js"
      },`,
      },
      {
        file: 'widgets/react/index.ts',
        after: "export type { ContactFormProps } from './contact-form.tsx';",
        text: `\nexport { ${Name} } from './${name}.tsx';\nexport type { ${Name}Props } from './${name}.tsx';`,
      },
    ],
    run: ['reference'],
    files: {
      [`${folder}/${name}.props.ts`]: `import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** The ${words(name)} of the shop. */
export interface ${Name}Props {
  locale: Locale;
  /** Texts of the locale: the namespace common. */
  messages: Messages;
  /** An i18next instance of the page: texts of its namespace \`staykit\` stand in place of \`messages\`. */
  i18n?: I18n;
  /** Address of the page of all stays. */
  searchUrl: string;
  /** Called once the widget is on the page. */
  onReady?: () => void;
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
      [`${folder}/${name}.tsx`]: `import { useEffect, useRef } from 'react';
import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import type { ${Name}Props } from './${name}.props.ts';
import { Root } from './${name}.styles.ts';

/** The ${words(name)} of the shop. */
export function ${Name}(props: ${Name}Props) {
  const t = useTranslate(props);
  const told = useRef(props);
  told.current = props;
  useEffect(() => {
    told.current.onReady?.();
  }, []);
  return (
    <Root>
      <a part="link" href={props.searchUrl}>
        {t('common.allStays')}
      </a>
    </Root>
  );
}
`,
      [`${folder}/${name}.element.ts`]: `import { createElement } from 'react';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { ${Name} } from './${name}.tsx';

/** \`<stay-${name}>\`: the ${words(name)} of the shop. It makes no call. */
export const ${id}Element: ElementSpec<undefined> = {
  tag: 'stay-${name}',
  attributes: {},
  reserve: 24,
  createClient: () => undefined,
  render({ context: { api, partner }, locale, messages, emit }) {
    return createElement(${Name}, {
      locale,
      messages,
      searchUrl: partnerLink(\`\${api}/search\`, partner),
      onReady: () => emit('stay-ready', {}),
    });
  },
};

export const ${id}Docs: ElementDocs = {
  summary: 'The ${words(name)} of the shop.',
  attributes: {},
  parts: { link: 'The link to all stays.' },
  events: { 'stay-ready': 'The element is shown.' },
};
`,
      [`${folder}/${name}.print.ts`]: `import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { ${id}Element } from './${name}.element.ts';

/** \`<stay-${name}>\` as a server prints it. */
export const ${id}Print: ElementPrint<undefined> = {
  spec: ${id}Element,
  fallback: () => ({ path: '/search', text: 'common.allStays' }),
};
`,
      [`${folder}/${name}.stories.tsx`]: `import { story } from '@staykit/testing/workshop/story.tsx';
import { ${Name} } from './${name}.tsx';

export default { component: ${Name} };

export const Usual = story((told) => <${Name} {...told} searchUrl="#search" />);
`,
      [`${folder}/${name}.dom.test.tsx`]: `import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { hydrate } from '@staykit/testing/render.tsx';
import { ${Name} } from './${name}.tsx';

it('a traveller gets the ${words(name)} from the server, and it comes alive without a change', async () => {
  let ready = 0;
  const ui = (
    <${Name} locale="fr_FR" messages={en} searchUrl="https://shop.example/search" onReady={() => (ready += 1)} />
  );
  const view = await hydrate(renderToString(ui), ui);
  expect(view.getByRole('link').getAttribute('href')).toBe('https://shop.example/search');
  expect([view.mutations, view.complaints, ready]).toEqual([[], [], 1]);
  expect((await axe.run(view.container)).violations).toEqual([]);
});
`,
      [`${folder}/${name}.element.dom.test.tsx`]: `import elements from 'virtual:staykit-elements';
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';

it('an embedder puts stay-${name} on a page, and it links to the shop with the id of the partner', async () => {
  const source = { url: 'https://cdn.example/staykit.js', defaults: { api: 'https://shop.example' } };
  for (const define of elements) define(source);
  const element = document.createElement('stay-${name}');
  element.setAttribute('partner', '1042');
  document.body.append(element);
  const href = () => element.shadowRoot?.querySelector('a')?.getAttribute('href');
  await waitFor(() => expect(href()).toBe('https://shop.example/search?minisite=1042'));
  element.remove();
});
`,
      [`widgets/react/${name}.tsx`]: `import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { ${Name} as View } from '@staykit/widgets/${name}/${name}.tsx';
import type { ${Name}Props as ViewProps } from '@staykit/widgets/${name}/${name}.props.ts';
import { useWidget } from './use-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The ${words(name)}: the attributes of \`<stay-${name}>\` in camelCase, and what only a React page can give. */
export type ${Name}Props = Omit<WidgetProps<ViewProps>, 'searchUrl'>;

const makesNoCall = () => undefined;

/** The ${words(name)} of the shop. Inside a \`StaykitProvider\` it needs no props. */
export function ${Name}(props: ${Name}Props) {
  const widget = useWidget('${Name}', props, makesNoCall);
  return widget.frame(
    <View {...props} {...widget.shared} searchUrl={partnerLink(\`\${widget.origin}/search\`, widget.partner)} />,
  );
}
`,
      [`widgets/react/${name}.ssr.test.tsx`]: `import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { ${Name} } from './${name}.tsx';
import { StaykitProvider } from './staykit-provider.tsx';

it('an embedder puts ${Name} into a provider, and it links to the shop with the id of the partner', () => {
  const html = renderToString(
    <StaykitProvider api="https://shop.example" partner={1042} messages={en}>
      <${Name} />
    </StaykitProvider>,
  );
  expect(html).toContain('href="https://shop.example/search?minisite=1042"');
});
`,
      [`widgets/elements/${name}.ts`]: `import texts from 'virtual:staykit-texts/${name}';
import { ${id}Element } from '@staykit/widgets/${name}/${name}.element.ts';
import { defineElement, type ElementSource } from './element/define-element.ts';

/** Defines \`<stay-${name}>\`. */
export const define = (source: ElementSource): void => defineElement(${id}Element, texts, source);
`,
    },
  };
}
