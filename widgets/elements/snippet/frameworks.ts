import { escapeHtml } from '../print/escape.ts';
import { templateTags } from './element-tags.ts';
import {
  componentName,
  variableName,
  type SnippetPart,
  type SnippetUse,
  type SnippetWidget,
} from './snippet.ts';

const INSTALL: SnippetPart = { title: 'Once:', text: 'npm install @staykit/widgets' };

/** A prop as JSX writes it. */
function prop([name, value]: [name: string, value: unknown]): string {
  if (value === true) return ` ${name}`;
  // A text between quotes is read as HTML.
  if (typeof value === 'string' && !/["&\\{}<>\n]/.test(value)) return ` ${name}="${value}"`;
  return ` ${name}={${JSON.stringify(value)}}`;
}
const props = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).map(prop).join('');

const indent = (text: string, depth: number): string => text.replaceAll(/^(?=.)/gm, '  '.repeat(depth));

/** The texts of each widget, as a module imports them. */
const textImports = ({ widgets, common }: SnippetUse): string =>
  widgets
    .map(
      ({ name }) =>
        `import ${variableName(name)} from '@staykit/widgets/messages/${name}/${common['locale']}.json';`,
    )
    .join('\n');

function provider({ widgets, values }: SnippetUse, children: string): string {
  const { messages, ...others } = values;
  const texts = widgets.map(({ name }) => variableName(name));
  const all = [...texts, ...(messages === undefined ? [] : [JSON.stringify(messages)])];
  return `<StaykitProvider${props(others)} messages={[${all.join(', ')}]}>
${indent(children, 1)}
</StaykitProvider>`;
}

const components = ({ widgets }: SnippetUse): string[] =>
  widgets.map(({ name }) => componentName(name)).sort();
const rendered = ({ widgets }: SnippetUse, more: (name: string) => string = () => ''): string =>
  widgets.map(({ name, values }) => `<${componentName(name)}${props(values)}${more(name)} />`).join('\n');

/** Components in React. */
export const reactSnippet = (use: SnippetUse): SnippetPart[] => [
  INSTALL,
  {
    title: 'stays.tsx:',
    text: `import { ${[...components(use), 'StaykitProvider'].join(', ')} } from '@staykit/widgets';
${textImports(use)}

export const Stays = () => (
${indent(provider(use, rendered(use)), 1)}
);`,
  },
];

/** What a server asks for before it renders a widget, and the prop that takes it. */
interface Preload {
  call: string;
  prop: string;
  /** What the call is told. */
  told: (values: SnippetWidget['values']) => unknown;
}
const PRELOADS: Readonly<Record<string, Preload>> = {
  'results-grid': {
    call: 'preloadResults',
    prop: 'initial',
    told: ({ criteria, pageSize }) => ({ criteria, pageSize }),
  },
  'booking-box': { call: 'preloadProduct', prop: 'product', told: ({ productId }) => productId },
  reviews: { call: 'preloadReviews', prop: 'initial', told: ({ hotelId }) => hotelId },
};
const preloadOf = (name: string): Preload | undefined =>
  Object.hasOwn(PRELOADS, name) ? PRELOADS[name] : undefined;

/** Components in the app router of Next.js: what a server knows is in the HTML. */
export function nextSnippet(use: SnippetUse): SnippetPart[] {
  const { api, locale, partner, flow, settings } = use.values;
  const preloads = use.widgets.flatMap(({ name, values }) => {
    const preload = preloadOf(name);
    return preload ? [{ ...preload, name, values }] : [];
  });
  const isAsked = preloads.length > 0;
  const calls = preloads.map(
    ({ call, name, told, values }) =>
      `  const ${variableName(name)} = await ${call}(${JSON.stringify(told(values))}, shop);\n`,
  );
  const server = `import { ${[...new Set(preloads.map(({ call }) => call))].sort().join(', ')} } from '@staykit/widgets/server';

const shop = ${JSON.stringify({ api, locale, partner, flow, settings })} as const;

export const dynamic = 'force-dynamic';
`;
  const initial = (name: string) => {
    const preload = preloadOf(name);
    return preload ? ` ${preload.prop}={${variableName(name)}}` : '';
  };
  return [
    INSTALL,
    {
      title: 'app/stays/layout.tsx:',
      text: `import type { ReactNode } from 'react';
import { StaykitProvider } from '@staykit/widgets';
${textImports(use)}

export default function Layout({ children }: { children: ReactNode }) {
  return (
${indent(provider(use, '{children}'), 2)}
  );
}`,
    },
    {
      title: 'app/stays/page.tsx:',
      text: `import { ${components(use).join(', ')} } from '@staykit/widgets';
${isAsked ? server : ''}
export default ${isAsked ? 'async ' : ''}function Page() {
${calls.join('')}  return (
    <>
${indent(rendered(use, initial), 3)}
    </>
  );
}`,
    },
  ];
}

/** The element of each widget, as a module defines it. */
const definitions = ({ widgets }: SnippetUse): string =>
  widgets.map(({ name }) => `import '@staykit/widgets/elements/${name}';`).join('\n');
/** Elements in Vue. */
export const vueSnippet = (use: SnippetUse): SnippetPart[] => [
  INSTALL,
  {
    title: "vite.config.ts: the elements are no components of Vue's.",
    text: `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('stay-') } } })`,
  },
  {
    title: 'stays.vue:',
    text: `<script setup lang="ts">
${definitions(use)}
</script>

<template>
${indent(templateTags(use, { number: (name, value) => `:${name}="${value}"` }), 1)}
</template>`,
  },
];

/** Elements in Svelte. */
export const svelteSnippet = (use: SnippetUse): SnippetPart[] => [
  INSTALL,
  {
    title: 'stays.svelte:',
    text: `<script lang="ts">
${indent(definitions(use), 1)}
</script>

${templateTags(use, {
  number: (name, value) => `${name}={${value}}`,
  // Braces would be an expression.
  text: (value) => escapeHtml(value).replaceAll(/[{}]/g, (brace) => `{'${brace}'}`),
})}`,
  },
];
