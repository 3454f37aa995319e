import type * as z from 'zod/mini';

/** The output type of a schema. Types are inferred from the schemas, and imported as types only. */
export type Wire<Schema extends z.core.$ZodType> = z.output<Schema>;
