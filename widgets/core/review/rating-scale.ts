/** The scale of scores, as search engines learn about it. [PRODUCT-27] [HOTEL-08] */
export const RATING_SCALE = { worstRating: 0, bestRating: 10 };
