import type { Call } from './call.ts';

/** Contact, analytics, experiments, reports, wishlist and account. */
export const VISITOR_CALLS: readonly Call[] = [];
