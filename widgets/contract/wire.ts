import type * as z from 'zod/mini';

/** What a schema makes of a value that it accepts. Types are read off the schemas, and imported as types alone. */
export type Wire<Schema extends z.core.$ZodType> = z.output<Schema>;
