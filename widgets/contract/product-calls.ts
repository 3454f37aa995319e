import type { Call } from './call.ts';

/** Product, hotel, activity, availability, room and review calls. */
export const PRODUCT_CALLS: readonly Call[] = [];
