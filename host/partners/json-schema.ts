import * as z from 'zod';
import { partnerSchema } from './partner-schema.ts';

/** Where partner files say that their schema is: beside their folders. */
export const PARTNER_SCHEMA_FILE = 'partner.schema.json';

/**
 * The partner file as JSON Schema, for the editors that read `$schema`; `draft-7` is what libraries of forms know best.
 */
export function partnerJsonSchema(target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12'): string {
  return `${JSON.stringify(z.toJSONSchema(partnerSchema, { io: 'input', target }), null, 2)}\n`;
}
