import * as z from 'zod/mini';
import { answer } from './answer-parts.ts';

/** A tax that a town takes of its guests; amounts are cents. [PENTITY-01] */
export const localTax = answer({
  amount: z.number(),
  currency: z.string(),
  toBePaidAtHotel: z.boolean(),
  type: z.string(),
  percentage: z.exactOptional(z.number()),
});
