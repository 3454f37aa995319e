import * as z from 'zod/mini';

/** Every refusal: a code of the error catalogue, a sentence for developers, and the number of the request. */
export const errorAnswer = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
