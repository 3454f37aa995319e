import type { CallExample } from './call-example.ts';

/** Requests of the calls of `content-calls.ts`: at least one good one of each, and those that it refuses. */
export const CONTENT_EXAMPLES: readonly CallExample[] = [];
