import * as z from 'zod/mini';

/**
 * Every refusal: a code of the error catalogue, a sentence for developers, and the number of the request. `details`
 * where the code has some: the new price of PRICE_CHANGED.
 */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.exactOptional(z.record(z.string(), z.unknown())),
});
