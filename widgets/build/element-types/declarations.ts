import type { ValueDoc } from '@staykit/element-spec/element-spec.ts';
import { camel, className, COMMON, type NamedDocs } from '../custom-elements.ts';

/** Declarations of our sources in the npm package, seen from those written here. */
const SOURCES = '../types';

/** How an attribute is typed where it is written as text. */
function attributeType({ type }: ValueDoc): string {
  if (type === 'number') return 'number | `${number}`';
  // As in HTML the attribute is true while it is there, whatever it says.
  if (type === 'boolean') return "boolean | ''";
  return type.startsWith('string |') ? 'string' : type;
}

const described = (doc: ValueDoc, line: string): string =>
  `  /** ${doc.description}${doc.default === undefined ? '' : ` Default: ${doc.default}.`} */\n  ${line}`;

const attributes = (docs: Readonly<Record<string, ValueDoc>>): string =>
  Object.entries(docs)
    .map(([name, doc]) => described(doc, `'${name}'?: ${attributeType(doc)} | undefined;`))
    .join('\n');

const properties = (docs: Readonly<Record<string, ValueDoc>>): string =>
  Object.entries(docs)
    .map(([name, doc]) => described(doc, `${camel(name)}?: ${doc.type} | undefined;`))
    .join('\n');

function declarationsOf({ spec, docs }: NamedDocs): string {
  const name = className(spec.tag);
  const events = Object.keys(docs.events).map((event) => `'${event}'`);
  const methods = Object.values(docs.methods ?? {}).map(
    ({ signature, description }) => `  /** ${description} */\n  ${signature};`,
  );
  return `/** Attributes of \`<${spec.tag}>\`, as HTML writes them. */
export interface ${name}Attributes extends StayAttributes {
${attributes(docs.attributes)}
}

/** Properties of \`<${spec.tag}>\`. */
export interface ${name}Properties extends StayProperties {
${properties({ ...docs.attributes, ...docs.properties })}
}

/** Events of \`<${spec.tag}>\`, by their names. */
export type ${name}Events = Pick<StayEventMap, ${events.join(' | ')}>;

/** \`<${spec.tag}>\`: ${docs.summary} */
export interface ${name} extends HTMLElement, ${name}Properties {
${methods.join('\n')}
}`;
}

/** The elements, their attributes, properties, methods and events, for TypeScript without a framework and for Angular. */
export const elementDeclarations = (specs: readonly NamedDocs[]): string => `import type {
  ElementSettings,
  StayEvents,
} from '${SOURCES}/element-spec/stay-events.js';
import type { CriteriaObject } from '${SOURCES}/core/search/stated-criteria.js';
import type { Locale } from '${SOURCES}/values/market/locale.js';

/** The events of all elements, by their names. */
export type StayEventMap = {
  [Name in keyof StayEvents]: CustomEvent<
    (StayEvents[Name] extends Record<string, never> ? unknown : StayEvents[Name]) & {
      /** Minisite id of the partner, of an element that has one. */
      partner?: number;
    }
  >;
};

/** Attributes of every element, as HTML writes them. */
export interface StayAttributes {
${attributes(COMMON)}
}

/** Properties of every element. */
export interface StayProperties {
${properties(COMMON)}
}

${specs.map(declarationsOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${specs.map(({ spec: { tag } }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }
  interface HTMLElementEventMap extends StayEventMap {}
  interface DocumentEventMap extends StayEventMap {}
  interface WindowEventMap extends StayEventMap {}
}
`;

const everyTag = (specs: readonly NamedDocs[], typed: (name: string) => string): string =>
  specs.map(({ spec: { tag } }) => `      '${tag}': ${typed(className(tag))};`).join('\n');

const imported = (specs: readonly NamedDocs[]): string =>
  `import type {\n${specs
    .map(({ spec: { tag } }) => className(tag))
    .map((name) => `  ${name},\n  ${name}Attributes,\n  ${name}Events,\n  ${name}Properties,`)
    .join('\n')}\n} from './index.js';`;

/** What a framework's declarations are made of, by the name of their file. */
export const FRAMEWORKS: Readonly<Record<string, (specs: readonly NamedDocs[]) => string>> = {
  /* React 19 sets what an element has as a property, and listens to any event by `on` and its name. */
  react: (specs) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imported(specs)}

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void };
type Props<Element, Attributes, Properties, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Omit<Attributes, keyof Properties> &
  Properties &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${everyTag(specs, (name) => `Props<${name}, ${name}Attributes, ${name}Properties, ${name}Events>`)}
    }
  }
}
`,
  /* React 18 writes every prop as an attribute: no objects, no events, no booleans. */
  'react-18': (specs) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imported(specs).replaceAll(/ {2}\w+(Events|Properties),\n?/g, '')}

type Written<Attributes> = {
  [Name in keyof Attributes]: true extends Attributes[Name] ? '' | undefined : Attributes[Name];
};
type Props<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Written<Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${everyTag(specs, (name) => `Props<${name}, ${name}Attributes>`)}
    }
  }
}
`,
  preact: (specs) => `import type { HTMLAttributes } from 'preact';
${imported(specs)}

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void };
type Props<Element extends EventTarget, Attributes, Properties, Events> = HTMLAttributes<Element> &
  Omit<Attributes, keyof Properties> &
  Properties &
  Listeners<Events>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${everyTag(specs, (name) => `Props<${name}, ${name}Attributes, ${name}Properties, ${name}Events>`)}
    }
  }
}
`,
  vue: (specs) => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${imported(specs)}

type Listeners<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };
type Element<Instance, Attributes, Properties, Events> = new () => Instance & {
  $props: HTMLAttributes & PublicProps & Omit<Attributes, keyof Properties> & Properties;
  $emit: EmitFn<Listeners<Events>>;
};

declare module 'vue' {
  interface GlobalComponents {
${everyTag(specs, (name) => `Element<${name}, ${name}Attributes, ${name}Properties, ${name}Events>`)}
  }
}
`,
  svelte: (specs) => `import type { HTMLAttributes } from 'svelte/elements';
${imported(specs)}

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\` | \`on:\${Name}\`]?: (event: Events[Name]) => void;
};
type Props<Element extends EventTarget, Attributes, Properties, Events> = HTMLAttributes<Element> &
  Omit<Attributes, keyof Properties> &
  Properties &
  Listeners<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${everyTag(specs, (name) => `Props<${name}, ${name}Attributes, ${name}Properties, ${name}Events>`)}
  }
}
`,
  solid: (specs) => `import type { JSX as SolidJSX } from 'solid-js';
${imported(specs)}

type Listeners<Events> = { [Name in keyof Events & string as \`on:\${Name}\`]?: (event: Events[Name]) => void };
type Given<Properties> = { [Name in keyof Properties & string as \`prop:\${Name}\`]?: Properties[Name] };
type Props<Element, Attributes, Properties, Events> = SolidJSX.HTMLAttributes<Element> &
  Omit<Attributes, keyof Properties> &
  Properties &
  Given<Properties> &
  Listeners<Events>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${everyTag(specs, (name) => `Props<${name}, ${name}Attributes, ${name}Properties, ${name}Events>`)}
    }
  }
}
`,
};
