import type { Call } from './call.ts';

/** Quotes, bookings and payment. */
export const SELLING_CALLS: readonly Call[] = [];
