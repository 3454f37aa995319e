import type { Track } from '@staykit/analytics/track.ts';
import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { GiftCheckoutStart } from '@staykit/core/gift/gift-checkout-link.ts';
import type { GiftShop } from '@staykit/core/gift/gift-shop.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';

/** What the giver chose and wrote. */
export interface GiftFields extends Partial<Omit<GiftCheckoutStart, 'giftFormat'>> {
  giftFormat: GiftFormat;
  /** Empty where nothing was written, and for a gift by post. */
  fromName: string;
  message: string;
}

/** A gift that was personalised. */
export interface GiftDetail {
  fields: GiftFields;
  /** The page of the checkout with what was chosen, not with what was written; left out without a product. */
  url?: string;
}

/** What a page may ask of a gift drawer. */
export type GiftDrawerMethods = {
  /** Opens the drawer. */
  show: () => void;
  /** Closes it; what was typed stays. */
  hide: () => void;
};

/** Where the words of the giver are kept until the gift is sold. */
export type GiftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The drawer in which a gift is personalised: its format, the words of the giver, what it costs. */
export interface GiftDrawerProps {
  client: GiftDrawerClient;
  locale: Locale;
  /** Texts of the locale: the namespaces booking, common, form, gift. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** Id of the stay that is given. */
  productId?: string;
  /** Code of the box that is given, in either format. Without product and box the drawer has words and a format alone. */
  boxCode?: string;
  /** Open at the start, and whenever it becomes true. */
  open?: boolean;
  /** Over the page at its right edge (the default), or in the page where it stands; on a phone it fills the screen. [BOX-11] */
  place?: 'drawer' | 'page';
  /** A button that opens it. */
  button?: boolean;
  /** The page of the checkout of gifts. */
  checkoutUrl: string;
  /** The search of the shop, where a visitor goes on from a gift that it does not know; no way is offered without it. */
  searchUrl?: string;
  /** Keeps format, nights, bucket and sleeves in the address of the page. [PERSONALISE-20] [SLEEVE-03] */
  address?: AddressBinding;
  /** Keeps the words of the giver; without it the drawer remembers them itself. [PERSONALISE-10] */
  storage?: GiftStorage;
  /** A name has to be given. [PERSONALISE-11] */
  mandatory?: boolean;
  /** Examples stand in the fields; their labels then need not say that they are optional. [PERSONALISE-15] */
  placeholders?: boolean;
  /** Customer-care mode: a voucher is sold by bucket. [PERSONALISE-21] */
  careMode?: boolean;
  /** Whether gifts are sent by post at all. Default: by locale. [PERSONALISE-01] */
  physicalActive?: boolean;
  /** Picture of a gift by post that has none of its own. [GALLERY-11] */
  picture?: string;
  /** What the shop says of its gifts in another way. */
  shop?: GiftShop;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
  /** Ids are made from it; needed where two drawers stand in one document. */
  id?: string;
  /** What analytics are told. */
  track?: Track;
  /** Origin of pictures; '' where they are the page's own. */
  assetBase?: string;
  /** Another format was chosen. [BOX-13] */
  onFormat?: (format: GiftFormat) => void;
  /** The gift is personalised; `false` keeps the visitor on this page. */
  onGift?: (gift: GiftDetail) => boolean | void;
  /** The drawer opened. */
  onOpen?: () => void;
  /** The visitor closed the drawer. */
  onClose?: () => void;
  /** A call failed or something broke, with its code. What a visitor is told stands in the widget. */
  onError?: (error: StayError) => void;
  /** The drawer is live. */
  onReady?: () => void;
  /** Opens a page. Default: the browser does. */
  navigate?: (url: string) => void;
  /** Receives what can be done from outside, and undefined at the end. */
  expose?: (methods: GiftDrawerMethods | undefined) => void;
}
