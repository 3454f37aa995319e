/** Checkout pages by flow; an embedding site may set other addresses. [PROUTE-16] */
export interface CheckoutRoutes {
  /** Dated stays: `checkoutLink` writes what is booked. */
  booking: string;
  /** Vouchers, boxes and gift cards: `giftCheckoutLink` writes what is given. */
  gifting: string;
  /** Days with a partner: `activityCheckoutLink` writes which. */
  activity: string;
}

/** Where the buyer of a gift sees it: its secret is the `token` of the query. */
export const GIFT_PAGE_PATH = '/checkout/gift/bought';

/** The shop's own. [PROUTE-16] */
export const CHECKOUT_ROUTES: CheckoutRoutes = {
  booking: '/checkout',
  gifting: '/checkout/gift',
  activity: '/checkout/activity',
};
