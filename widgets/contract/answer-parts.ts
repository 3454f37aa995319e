import * as z from 'zod/mini';
import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { parseActivityChoice } from '@staykit/values/offer/activity-choice.ts';
import { LINK } from './patterns.ts';

/**
 * How a reading bends: what a wrong-looking value is taken for. The generator of the client's checks reads it from
 * here, so that both understand the same answers.
 */
export type Bend =
  | { kind: 'plainDate' | 'link' | 'idText' | 'numberText' | 'activityChoice' }
  | { kind: 'firstWhenUnknown' | 'refusedWhenUnknown'; values: readonly string[] }
  | { kind: 'dropUnknownFields'; shape: z.core.$ZodShape }
  | { kind: 'knownEntries'; item: z.core.$ZodType; key: string };

/** The conversion of each schema made in this file. */
export const bends = new WeakMap<z.core.$ZodType, Bend>();

function bent<Schema extends z.core.$ZodType>(schema: Schema, bend: Bend): Schema {
  bends.set(schema, bend);
  return schema;
}

/** A real calendar day, `yyyy-MM-dd`. */
export const plainDate = () =>
  bent(z.string().check(z.refine(isPlainDate, 'a calendar day yyyy-MM-dd')), { kind: 'plainDate' });

/** An address that may stand in a link: `/…`, `http://…` or `https://…`. */
export const link = () =>
  bent(z.string().check(z.regex(LINK, 'an address beginning with / or http')), { kind: 'link' });

/** A day chosen for an activity: activity id, underscore, date. [PENTITY-18] */
export const selectedActivityDate = () =>
  bent(
    z
      .string()
      .check(z.refine((value) => !!parseActivityChoice(value), 'an activity id, underscore and a day')),
    { kind: 'activityChoice' },
  );

/** An id: text, or a number that is read as text. */
export const idText = () =>
  bent(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.string(),
    ),
    {
      kind: 'idText',
    },
  );

/** A number, also when it came as text. [ENTITY-14] */
export const numberText = () =>
  bent(
    z.pipe(
      z.transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
      z.number(),
    ),
    { kind: 'numberText' },
  );

/** A count, 0 when it is missing. [ENTITY-06] */
export const count = () => z._default(z.number(), 0);

/** One of `values`; a text that this version does not know reads as the first. */
export function firstWhenUnknown<const Values extends readonly [string, ...string[]]>(values: Values) {
  const isUnknown = (value: unknown) => typeof value === 'string' && !values.includes(value);
  return bent(
    z.pipe(
      z.transform((value) => (isUnknown(value) ? values[0] : value)),
      z.enum(values),
    ),
    { kind: 'firstWhenUnknown', values },
  );
}

/** One of `values`; any other is refused, also in an optional field. */
export const refusedWhenUnknown = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  bent(z.pipe(z.string(), z.enum(values)), { kind: 'refusedWhenUnknown', values });

/**
 * An object of an answer. Keys that it does not name are tolerated and left out; an optional field of fixed values
 * is left out when it holds a text that this version does not know. A wrong type in a named field is refused.
 */
export function answer<const Shape extends z.core.$ZodShape>(shape: Shape) {
  const fixed = new Map<string, readonly unknown[]>();
  for (const [key, field] of Object.entries(shape)) {
    const values = optionalValues(field);
    if (values) fixed.set(key, values);
  }
  const withoutUnknown = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([key, field]) => {
        const values = fixed.get(key);
        return !values || typeof field !== 'string' || values.includes(field);
      }),
    );
  };
  return bent(z.pipe(z.transform(withoutUnknown), z.object(shape)), { kind: 'dropUnknownFields', shape });
}

/**
 * A list that leaves out the entries that this version cannot know: those whose `key` is missing, or holds a text
 * outside its fixed values. Anything else that is wrong with an entry refuses the whole answer.
 */
export function knownEntries<Item extends z.core.$ZodType>(key: string, item: Item) {
  const bend = bends.get(item);
  const field = bend?.kind === 'dropUnknownFields' ? bend.shape[key] : undefined;
  const values = field && enumValues(field);
  const isKnown = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return true;
    const value = (entry as Record<string, unknown>)[key];
    return (
      value !== undefined &&
      value !== null &&
      !(values && typeof value === 'string' && !values.includes(value))
    );
  };
  const known = (list: unknown) => (Array.isArray(list) ? list.filter(isKnown) : list);
  return bent(z.pipe(z.transform(known), z.array(item)), { kind: 'knownEntries', item, key });
}

/** The fixed values of an enum, or nothing. */
export function enumValues(schema: z.core.$ZodType): readonly string[] | undefined {
  return schema instanceof z.core.$ZodEnum ? (Object.values(schema._zod.def.entries) as string[]) : undefined;
}

function optionalValues(schema: z.core.$ZodType): readonly string[] | undefined {
  return schema instanceof z.core.$ZodExactOptional ? enumValues(schema._zod.def.innerType) : undefined;
}
