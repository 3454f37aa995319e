import * as z from 'zod';
import { partnerSchema } from './partner-schema.ts';

/** Where partner files say that their schema is: beside their folders. */
export const PARTNER_SCHEMA_FILE = 'partner.schema.json';

/** The partner file as JSON Schema, for the editors that read `$schema`. */
export function partnerJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(partnerSchema, { io: 'input' }), null, 2)}\n`;
}
