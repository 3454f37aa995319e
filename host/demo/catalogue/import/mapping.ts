import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CATALOGUE_COUNTRIES } from '@staykit/gateway/catalogue/records.ts';
import { FACILITIES } from '@staykit/gateway/catalogue/vocabulary.ts';
import atoutFrance from '../mappings/atout-france.json' with { type: 'json' };
import madrid from '../mappings/madrid.json' with { type: 'json' };
import piemonte from '../mappings/piemonte.json' with { type: 'json' };
import staykit from '../mappings/staykit.json' with { type: 'json' };
import { importText } from './import-text.ts';
import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';

const column = z.string().min(1);
const facilityCode = z.enum(['ecoLabel', ...FACILITIES.map((facility) => facility.code)]);

/** How the columns of a register map to a hotel. Columns are CSV headers or JSON keys. */
const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Stored with every hotel; a repeated import of the register replaces the first. */
  register: z.string().regex(/^[a-z0-9-]+$/),
  format: z.enum(['csv', 'json']),
  delimiter: z.string().length(1).optional(),
  /** Columns that identify the register. */
  signature: z.array(column).min(1),
  columns: z.strictObject({
    name: column,
    stars: column.optional(),
    /** Joined by a blank: street and number. */
    address: z.array(column).min(1).optional(),
    postcode: column.optional(),
    city: column.optional(),
    /** INSEE, INE, ISTAT or NIS code: the most reliable way to the town. */
    municipality: column.optional(),
    country: column.optional(),
    latitude: column.optional(),
    longitude: column.optional(),
    rooms: column.optional(),
    /** A column with facility codes, separated by `;`. */
    facilities: column.optional(),
  }),
  /** Facts of every hotel in the register. */
  always: z
    .strictObject({
      country: z.enum(CATALOGUE_COUNTRIES).optional(),
      city: z.string().optional(),
      region: z.string().optional(),
    })
    .optional(),
  /** Precision of the coordinates: the hotel, or the centre of its municipality. */
  coordinates: z.enum(['house', 'municipality']).optional(),
  /** Columns for single facilities, with the values that mean yes. */
  facilityColumns: z
    .partialRecord(facilityCode, z.strictObject({ column, yes: z.array(z.string()).min(1) }))
    .optional(),
});

/** How the columns of a register map to a hotel. */
export type ImportMapping = z.output<typeof mappingSchema>;

/** Validates a mapping; throws `ImportError` with path, expected and received value. */
export function parseMapping(file: string, data: unknown): ImportMapping {
  const result = mappingSchema.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  let value: unknown = data;
  for (const key of issue?.path ?? []) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  throw new ImportError({
    file,
    line: 1,
    column: 1,
    expected: `a mapping in which "${path}" is right (${issue?.message ?? 'unknown fault'})`,
    received: JSON.stringify(value) ?? 'nothing',
  });
}

/** Reads a mapping file. */
export function readMapping(file: string): ImportMapping {
  const text = importText(file, readFileSync(file));
  try {
    return parseMapping(file, JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? 0);
    const before = text.slice(0, position).split('\n');
    throw new ImportError({
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      expected: 'JSON',
      received: JSON.stringify(text.slice(position, position + 12)),
    });
  }
}

/** Built-in mappings, detected by their columns. */
export const KNOWN_MAPPINGS: readonly ImportMapping[] = [
  parseMapping('mappings/atout-france.json', atoutFrance),
  parseMapping('mappings/piemonte.json', piemonte),
  parseMapping('mappings/madrid.json', madrid),
  parseMapping('mappings/staykit.json', staykit),
];

/** The built-in mapping whose signature is contained in the columns; the longest signature wins. */
export function detectMapping(columns: readonly string[], format: 'csv' | 'json'): ImportMapping | undefined {
  return KNOWN_MAPPINGS.filter(
    (mapping) => mapping.format === format && mapping.signature.every((name) => columns.includes(name)),
  ).toSorted((a, b) => b.signature.length - a.signature.length)[0];
}
