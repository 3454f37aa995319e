/** STICKY_HEADER_OFFSET_MOBILE: how high the row of the header is that stays in view on a phone, in px. [HEADER-08] */
export const STICKY_HEADER_OFFSET_MOBILE = 70;

/** SCROLL_OFFSET: how far below the top of the window a part stands that was scrolled to, in px. [HEADER-08] */
export const SCROLL_OFFSET = 100;

/** The same on the page of a product, whose parts have a bar of their own, in px. [PRODUCT-04] */
export const PRODUCT_SCROLL_OFFSET = 88;
