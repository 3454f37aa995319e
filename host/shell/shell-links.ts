import type { Locale, Market } from '../../widgets/core/market/locale.ts';
import { GIFT_LINKS } from '../../widgets/core/gift/gift-links.ts';

/** A network that the shop is on. */
export interface SocialLink {
  network: string;
  url: string;
}

/** BOOKING_LOOKUP_PATH: where a guest finds a booking. [MENU-02] [ACCOUNT-06] */
export const BOOKING_LOOKUP_PATH = '/booking';

/** REQUEST_CODES.check: what the look-up is told in the hash by who only wants to look. [MENU-02] */
export const CHECK_REQUEST_CODE = 'check';

/** EXTERNAL_BOX_LOGIN: where a gift is redeemed, by point of sale; without one the menus do not offer it. [MENU-03] */
export const EXTERNAL_BOX_LOGIN: Readonly<Partial<Record<Market, string>>> = {
  FR: GIFT_LINKS.beneficiaryLogin,
  ES: GIFT_LINKS.beneficiaryLogin,
  BE: GIFT_LINKS.beneficiaryLogin,
  NL: GIFT_LINKS.beneficiaryLogin,
  IT: GIFT_LINKS.beneficiaryLogin,
};

/** SOCIAL_LINKS: the networks of each locale, in their order; none until the shop is on one. [MENU-04] */
export const SOCIAL_LINKS: Readonly<Partial<Record<Locale, readonly SocialLink[]>>> = {};

/** HELP_SITE_URL: a help site of a locale, where there is one. [FOOTER-01] */
export const HELP_SITE_URL: Readonly<Partial<Record<Locale, string>>> = {};

/** CAREERS_URL: where the shop looks for people; no link without it. [FOOTER-01] */
export const CAREERS_URL: string | undefined = undefined;

/** Where a gift card is made. [FOOTER-01] [PAGES-05] */
export const GIFT_CARD_PATH = '/giftcard/customization';

/** Where the gift icon leads without a script. */
export const GIFT_ICON_PATH = '/boxes';

/** The links of the shell that are other sites, or may be. */
export interface ShellLinks {
  boxLogin: Readonly<Partial<Record<Market, string>>>;
  social: Readonly<Partial<Record<Locale, readonly SocialLink[]>>>;
  helpSite: Readonly<Partial<Record<Locale, string>>>;
  careers: string | undefined;
}

/** The links of the shop. */
export const SHELL_LINKS: ShellLinks = {
  boxLogin: EXTERNAL_BOX_LOGIN,
  social: SOCIAL_LINKS,
  helpSite: HELP_SITE_URL,
  careers: CAREERS_URL,
};
