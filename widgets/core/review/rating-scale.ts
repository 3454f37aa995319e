/** The scale of scores, as search engines are told of it. [PRODUCT-27] [HOTEL-08] */
export const RATING_SCALE = { worstRating: 0, bestRating: 10 };
