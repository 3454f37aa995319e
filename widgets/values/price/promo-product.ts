/** What a promo code of the shop can be for: dated and given stays, activities, boxes, and cards of an amount. */
export const PROMO_PRODUCTS = ['stay', 'activity', 'box', 'giftCard'] as const;

/** One of PROMO_PRODUCTS. */
export type PromoProduct = (typeof PROMO_PRODUCTS)[number];
