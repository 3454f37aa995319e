import type { ShopLinks } from '@staykit/core/content/menu.ts';
import type { Locale, Market } from '@staykit/values/market/locale.ts';
import { posOf } from '@staykit/core/market/point-of-sale.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';

/** BOOKING_LOOKUP_PATH: where a guest finds a booking. [MENU-02] [ACCOUNT-06] */
export const BOOKING_LOOKUP_PATH = '/booking';

/** REQUEST_CODES.check: the word in the hash of the look-up for those who only want to look. [MENU-02] */
export const CHECK_REQUEST_CODE = 'check';

/** EXTERNAL_BOX_LOGIN: where a gift is redeemed, by point of sale; without one the menus do not offer it. [MENU-03] */
export const EXTERNAL_BOX_LOGIN: Readonly<Partial<Record<Market, string>>> = {
  FR: GIFT_LINKS.beneficiaryLogin,
  ES: GIFT_LINKS.beneficiaryLogin,
  BE: GIFT_LINKS.beneficiaryLogin,
  NL: GIFT_LINKS.beneficiaryLogin,
  IT: GIFT_LINKS.beneficiaryLogin,
};

/** Where the gift icon leads without a script. */
export const GIFT_ICON_PATH = '/boxes';

/** Where a gift is redeemed in a locale: as its editors say, else as its point of sale. [MENU-03] */
export function boxLoginOf(
  locale: Locale,
  { giftLogin }: ShopLinks = {},
  logins = EXTERNAL_BOX_LOGIN,
): string | undefined {
  return giftLogin ?? logins[posOf(locale)];
}
