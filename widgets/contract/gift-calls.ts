import type { Call } from './call.ts';

/** Boxes, vouchers, gift cards and redeeming. */
export const GIFT_CALLS: readonly Call[] = [];
