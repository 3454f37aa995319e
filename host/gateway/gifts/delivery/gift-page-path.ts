import { GIFT_PAGE_PATH } from '@staykit/core/offer/checkout/checkout-routes.ts';

/** Path of the page on which a buyer sees a gift. */
export const boughtGiftPath = (pageToken: string): string => `${GIFT_PAGE_PATH}?token=${pageToken}`;
