import type { ValueDoc } from '@staykit/element-spec/element-spec.ts';
import { TOKENS } from '@staykit/themes/tokens.ts';
import { camel, COMMON, type NamedDocs } from '../custom-elements.ts';

/** The words that a value may be, of a type such as `'none' | 'hash'`. */
const words = ({ type }: ValueDoc): string[] => [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** Custom data of VS Code's HTML editor (version 1.1): completes and explains tags and attributes. */
export const vscodeData = (specs: readonly NamedDocs[]): object => ({
  version: 1.1,
  tags: specs.map(({ spec, docs }) => ({
    name: spec.tag,
    description: { kind: 'markdown', value: docs.summary },
    attributes: Object.entries({ ...docs.attributes, ...COMMON }).map(([name, doc]) => ({
      name,
      description: { kind: 'markdown', value: doc.description },
      ...(doc.type === 'boolean' && { valueSet: 'v' }),
      ...(words(doc).length > 0 && { values: words(doc).map((word) => ({ name: word })) }),
    })),
  })),
});

/** web-types, which JetBrains' editors read from the npm package. */
export const webTypes = (specs: readonly NamedDocs[], version: string): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: '@staykit/widgets',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: specs.map(({ spec, docs }) => ({
        name: spec.tag,
        description: docs.summary,
        attributes: Object.entries({ ...docs.attributes, ...COMMON }).map(([name, doc]) => ({
          name,
          description: doc.description,
          ...(doc.default !== undefined && { default: doc.default }),
          value: { type: doc.type, ...(doc.type === 'boolean' && { kind: 'no-value' }) },
        })),
        slots: [
          { name: '', description: 'Shown until the element is ready, and where scripts are blocked.' },
        ],
        js: {
          properties: Object.entries({ ...docs.attributes, ...COMMON, ...docs.properties }).map(
            ([name, doc]) => ({
              name: camel(name),
              description: doc.description,
              value: { type: doc.type },
            }),
          ),
          events: Object.entries(docs.events).map(([name, description]) => ({ name, description })),
        },
        css: {
          parts: Object.entries(docs.parts ?? {}).map(([name, description]) => ({ name, description })),
        },
      })),
    },
    css: {
      properties: Object.entries(TOKENS).flatMap(([group, tokens]) =>
        Object.entries(tokens).map(([name, description]) => ({
          name: `--stay-${group}-${name}`,
          description,
        })),
      ),
    },
  },
});
