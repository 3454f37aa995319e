import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CATALOGUE_COUNTRIES } from '../records.ts';
import { FACILITIES } from '../vocabulary.ts';
import atoutFrance from '../mappings/atout-france.json' with { type: 'json' };
import madrid from '../mappings/madrid.json' with { type: 'json' };
import piemonte from '../mappings/piemonte.json' with { type: 'json' };
import staykit from '../mappings/staykit.json' with { type: 'json' };
import { ImportError } from './import-error.ts';

const column = z.string().min(1);
const facilityCode = z.enum(['ecoLabel', ...FACILITIES.map((facility) => facility.code)]);

/** How the columns of a register become a hotel. Column names are those of the CSV head or the JSON keys. */
const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Kept with every hotel; a second import of the same register replaces the first. */
  register: z.string().regex(/^[a-z0-9-]+$/),
  format: z.enum(['csv', 'json']),
  delimiter: z.string().length(1).optional(),
  /** Columns by which a file is known to be of this register. */
  signature: z.array(column).min(1),
  columns: z.strictObject({
    name: column,
    stars: column.optional(),
    /** Several are joined by a blank: street and number. */
    address: z.array(column).min(1).optional(),
    postcode: column.optional(),
    city: column.optional(),
    /** INSEE, INE, ISTAT or NIS code: the surest way to the town. */
    municipality: column.optional(),
    country: column.optional(),
    latitude: column.optional(),
    longitude: column.optional(),
    rooms: column.optional(),
    /** One column with facility codes, parted by `;`. */
    facilities: column.optional(),
  }),
  /** What holds for every hotel of the register. */
  always: z
    .strictObject({
      country: z.enum(CATALOGUE_COUNTRIES).optional(),
      city: z.string().optional(),
      region: z.string().optional(),
    })
    .optional(),
  /** What the coordinates mean: the house itself, or the middle of its municipality. */
  coordinates: z.enum(['house', 'municipality']).optional(),
  /** Columns that tell a facility, with the values that mean yes. */
  facilityColumns: z
    .partialRecord(facilityCode, z.strictObject({ column, yes: z.array(z.string()).min(1) }))
    .optional(),
});

/** How the columns of a register become a hotel. */
export type ImportMapping = z.output<typeof mappingSchema>;

/** Checks a mapping; a fault names the path, what was expected and what came. */
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
  const text = readFileSync(file, 'utf8');
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

/** The mappings of registers that are known by their columns. */
export const KNOWN_MAPPINGS: readonly ImportMapping[] = [
  parseMapping('mappings/atout-france.json', atoutFrance),
  parseMapping('mappings/piemonte.json', piemonte),
  parseMapping('mappings/madrid.json', madrid),
  parseMapping('mappings/staykit.json', staykit),
];

/** The known mapping whose signature all occurs among the columns; the one with the longest signature wins. */
export function detectMapping(columns: readonly string[], format: 'csv' | 'json'): ImportMapping | undefined {
  return KNOWN_MAPPINGS.filter(
    (mapping) => mapping.format === format && mapping.signature.every((name) => columns.includes(name)),
  ).toSorted((a, b) => b.signature.length - a.signature.length)[0];
}
