import type { ElementDocs, ElementSpec, ValueDoc } from '@staykit/element-spec/element-spec.ts';
import type { StayEventName } from '@staykit/element-spec/stay-events.ts';
import { TOKENS } from '@staykit/themes/tokens.ts';

/** What one widget's element file exports. */
export interface SpecModule {
  spec: ElementSpec;
  docs: ElementDocs;
}

/** An element by its tag, in words. */
export interface NamedDocs {
  spec: Pick<ElementSpec, 'tag'>;
  docs: ElementDocs;
}

/** What the common attributes mean. */
export const COMMON: Readonly<Record<string, ValueDoc>> = {
  api: { type: 'string', description: 'Origin of the shop.', default: 'the origin of the element files' },
  locale: { type: 'Locale', description: 'Language and country, `fr_FR`.', default: 'fr_FR' },
  partner: { type: 'number', description: 'Minisite id of the partner.' },
  theme: { type: 'string', description: 'Name of a theme.' },
  typeface: {
    type: "'theme' | 'page'",
    description:
      'Whose typeface it is set in: that of its theme, or that of the page around it. [Typeface](../guides/embed.md#typeface-and-measure).',
    default: 'theme',
  },
  flow: {
    type: "'booking' | 'gifting' | 'activity' | 'hotel'",
    description: 'Kind of sale.',
    default: 'booking',
  },
  group: { type: 'string', description: 'Elements of a group work together.' },
  settings: {
    type: 'string | ElementSettings',
    description:
      'Client options as JSON, such as base addresses, `quote.realtimeModes`, `callFailurePolicy`: [all options](../guides/embed.md#options).',
  },
  messages: {
    type: 'string | Record<string, Record<string, string>>',
    description:
      'Texts of your own in place of ours, by namespace and key: `{"searchBox":{"search":"Go"}}`. [All texts](messages.md).',
  },
  consent: {
    type: "string | readonly ('preferences' | 'analytics' | 'advertising')[]",
    description:
      'What the visitor consented to, `preferences analytics`: [what is stored when](../guides/embed.md#consent).',
    default: 'none',
  },
};

/** `page-size` as a property. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `stay-search-box` as the name of a type. */
export const className = (tag: string): string =>
  tag.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());

const member = ([name, doc]: [string, ValueDoc]) => ({
  kind: 'field',
  name: camel(name),
  type: { text: doc.type },
  description: doc.description,
});

function declaration({ spec, docs }: SpecModule) {
  const attributes = { ...COMMON, ...docs.attributes };
  const undocumented = Object.keys(spec.attributes).filter((name) => !(name in attributes));
  if (undocumented.length > 0)
    throw new Error(`${spec.tag}: say in its docs what ${undocumented.join(', ')} means.`);
  const events = Object.entries(docs.events) as [StayEventName, string][];
  return {
    kind: 'class',
    customElement: true,
    name: className(spec.tag),
    tagName: spec.tag,
    summary: docs.summary,
    attributes: Object.entries(attributes).map(([name, doc]) => ({
      name,
      fieldName: camel(name),
      type: { text: doc.type },
      description: doc.description,
      ...(doc.default !== undefined && { default: doc.default }),
    })),
    members: [
      ...Object.entries({ ...attributes, ...docs.properties }).map(member),
      ...Object.entries(docs.methods ?? {}).map(([name, { signature, description }]) => ({
        kind: 'method',
        name,
        description: `${signature}: ${description}`,
      })),
    ],
    events: events.map(([name, description]) => ({ name, type: { text: 'CustomEvent' }, description })),
    slots: Object.entries({
      '': 'Shown until the element is ready, and where scripts are blocked.',
      ...docs.slots,
    }).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(docs.parts ?? {}).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(TOKENS).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, description]) => ({ name: `--stay-${group}-${name}`, description })),
    ),
  };
}

/** The custom elements manifest (custom-elements.json, schema 1.0.0), made from the specs. */
export function customElements(specs: readonly SpecModule[]): object {
  return {
    schemaVersion: '1.0.0',
    modules: specs.map((one) => {
      const name = one.spec.tag.replace('stay-', '');
      const made = declaration(one);
      return {
        kind: 'javascript-module',
        path: `${name}.js`,
        declarations: [made],
        exports: [
          { kind: 'custom-element-definition', name: made.tagName, declaration: { name: made.name } },
        ],
      };
    }),
  };
}
