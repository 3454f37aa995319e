import type { CallExample } from './call-example.ts';

/** Requests of the calls of `visitor-calls.ts`: at least one good one of each, and those that it refuses. */
export const VISITOR_EXAMPLES: readonly CallExample[] = [];
