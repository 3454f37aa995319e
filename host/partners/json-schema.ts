import * as z from 'zod';
import { partnerSchema } from './partner-schema.ts';

/** Where partner files say that their schema is: beside their folders. */
export const PARTNER_SCHEMA_FILE = 'partner.schema.json';

/**
 * The partner file as JSON Schema, for the editors that read `$schema`; `draft-7` is what libraries of forms know best.
 */
export function partnerJsonSchema(target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12'): string {
  const schema = z.toJSONSchema(partnerSchema, { io: 'input', target });
  return `${JSON.stringify(unlessExtended(schema), null, 2)}\n`;
}

/** Fields that no file takes over from another. */
const NEVER_TAKEN_OVER = ['minisiteId', 'minisiteUrl'];

/** What a file must have by itself may be in the file that it extends. */
function unlessExtended({ required = [], ...schema }: z.core.JSONSchema.JSONSchema): object {
  return {
    ...schema,
    required: required.filter((field) => NEVER_TAKEN_OVER.includes(field)),
    if: { required: ['extends'] },
    else: { required: required.filter((field) => !NEVER_TAKEN_OVER.includes(field)) },
  };
}
