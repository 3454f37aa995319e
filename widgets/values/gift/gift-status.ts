/** The status of a gift code. */
export const GIFT_STATUSES = ['active', 'redeemed', 'expired'] as const;

/** One of GIFT_STATUSES. */
export type GiftStatus = (typeof GIFT_STATUSES)[number];
