/** JSON Schema of a form, as far as content uses it. */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer';
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  items?: FormSchema;
  oneOf?: readonly FormSchema[];
  enum?: readonly string[];
  const?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** `html`: a text with a few tags. */
  format?: string;
  /** A hint. */
  description?: string;
}

/** A problem that the server found in a value. */
export interface Problem {
  /** `booking.blocks.2.cta.url` */
  path: string;
  expected: string;
  received: string;
}

/** The kinds of a union, and the schema of one. */
export const kindsOf = ({ oneOf = [] }: FormSchema): string[] =>
  oneOf.map(({ properties }) => properties?.['kind']?.const ?? '');
export const ofKind = ({ oneOf = [] }: FormSchema, kind: unknown): FormSchema | undefined =>
  oneOf.find(({ properties }) => properties?.['kind']?.const === kind);

/** Whether nothing was filled in: what stands there is empty, or a default. */
function isBlank(value: unknown, schema: FormSchema): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (value === schema.default) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([name, inner]) => isBlank(inner, schema.properties?.[name] ?? {}));
}

/**
 * The value of a form as a file would hold it: without fields that were left empty, and without those of another kind
 * of block that was chosen before.
 */
export function filledIn(value: unknown, schema: FormSchema): unknown {
  if (schema.oneOf) {
    const kind = (value as { kind?: unknown } | null)?.kind;
    return filledIn(value, ofKind(schema, kind) ?? { type: 'object', properties: { kind: {} } });
  }
  if (schema.type === 'array')
    return ((value ?? []) as unknown[])
      .filter((item) => item !== null && item !== undefined && item !== '')
      .map((item) => filledIn(item, schema.items ?? {}));
  if (schema.type !== 'object' || !schema.properties) return value;
  const given = (value ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, inner]) => {
      const isRequired = schema.required?.includes(name) ?? false;
      const text = given[name];
      if (!isRequired && isBlank(text, inner)) return [];
      if (inner.type !== 'array' && inner.type !== 'object' && (text === undefined || text === null))
        return [];
      return [[name, filledIn(text, inner)]];
    }),
  );
}
