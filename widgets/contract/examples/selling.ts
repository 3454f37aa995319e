import type { CallExample } from './call-example.ts';

/** Requests of the calls of `selling-calls.ts`: at least one good one of each, and those that it refuses. */
export const SELLING_EXAMPLES: readonly CallExample[] = [];
