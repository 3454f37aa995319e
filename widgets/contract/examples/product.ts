import type { CallExample } from './call-example.ts';

/** Requests of the calls of `product-calls.ts`: at least one good one of each, and those that it refuses. */
export const PRODUCT_EXAMPLES: readonly CallExample[] = [];
