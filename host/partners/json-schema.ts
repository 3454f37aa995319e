import * as z from 'zod';
import { partnerSchema } from './partner-schema.ts';

/** The partner file as JSON Schema, for the editors that read `$schema`: the text of partners/partner.schema.json. */
export function partnerJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(partnerSchema, { io: 'input' }), null, 2)}\n`;
}
