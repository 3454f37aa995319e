/** Ways to pay later or in parts. [SENTITY-12] */
export const INSTALMENT_TYPES = ['3x', '4x', 'deferred'] as const;

/** A way to pay later or in parts. */
export type InstalmentType = (typeof INSTALMENT_TYPES)[number];

/** Every way to pay: all at once, one of INSTALMENT_TYPES, or later by the option of the payment provider. */
export const PAYMENT_PLANS = ['once', ...INSTALMENT_TYPES, 'payLater'] as const;

/** A way to pay. */
export type PaymentPlan = (typeof PAYMENT_PLANS)[number];
