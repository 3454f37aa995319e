import { partnerJsonSchema } from '@staykit/partners/json-schema.ts';
import { code, page, table } from './markdown.ts';

/** The part of JSON Schema that the partner file uses. */
interface Schema {
  type?: string;
  description?: string;
  examples?: readonly unknown[];
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  /** What a file that extends none must have besides. */
  else?: { required: readonly string[] };
}

/** What an object may hold, also one that is a form of several. */
const heldBy = (schema: Schema): Schema =>
  schema.properties ? schema : (schema.anyOf?.find(({ properties }) => properties) ?? schema);

/** Every field of the partner file, by path, objects before what they hold. */
function fieldsOf(schema: Schema, above = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const path = above === '' ? key : `${above}.${key}`;
    const example = field.examples?.[0] ?? field.enum?.[0];
    return [
      [
        code(path),
        schema.required?.includes(key)
          ? 'yes'
          : schema.else?.required.includes(key)
            ? 'yes, or in the base'
            : '',
        field.description ??
          (field.properties ? `an object { ${Object.keys(field.properties).join(', ')} }` : ''),
        example === undefined ? '' : code(JSON.stringify(example)),
      ],
      ...fieldsOf(heldBy(field), path),
    ];
  });
}

/** docs/reference/partner-file.md: every field of `partners/<slug>/partner.json`. */
export function partnerFilePage(): string {
  return page(
    'Partner file',
    'Each partner has a `partner.json` in a folder of `partners`, beside its pictures and texts. Unknown keys are errors. A nested field is required only if its parent is present. Guide: [minisite](../guides/minisite.md).',
    ['host/partners/partner-schema.ts'],
    table(['field', 'required', 'meaning', 'example'], fieldsOf(JSON.parse(partnerJsonSchema()) as Schema)),
  );
}
