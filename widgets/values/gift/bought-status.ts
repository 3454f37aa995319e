/** State of a gift for its buyer. `blocked`: the shop has stopped its code. */
export const BOUGHT_STATUSES = ['active', 'redeemed', 'expired', 'refunded', 'blocked'] as const;

/** How a gift gets to its recipient by e-mail. `none`: the buyer gives it in person. */
export const SENDING_STATES = ['sent', 'planned', 'none'] as const;

/** One of SENDING_STATES. */
export type SendingState = (typeof SENDING_STATES)[number];
