import type { ReactNode } from 'react';
import type { CalendarDayState } from '@staykit/ui/components/calendar/use-calendar.ts';
import type { Track } from '@staykit/analytics/track.ts';
import type { GiftPriceList } from '@staykit/client/gift/gift-delivery.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { BookedProduct } from '@staykit/core/offer/product.ts';
import type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { ServerCodes } from './checkout/refusal-text.ts';

/** A price that became another one. Cents for the whole party and stay. [QUOTE-03] [QUOTE-21] */
export interface PriceChange {
  previous: number;
  next: number;
}

/** A checkout that is about to begin. */
export interface CheckoutDetail extends CheckoutStart {
  /** The page of the checkout, with all of it. */
  url: string;
}

/** How a checkout starts. */
export interface BookOptions {
  /** At the price that is shown, without asking for it again. [QUOTE-02] */
  forced?: boolean;
}

/** What a page may ask of a booking box. */
export type BookingBoxMethods = {
  /** Starts the checkout, as the button does. */
  book: (options?: BookOptions) => void;
};

/** A gift that pays for the stay, or for a part of it, as its page tells of it. Amounts are cents. [FLOW-07] */
export interface PaidBy {
  /** What stands under a day of arrival in place of the price of a stay of `total`. [CAL-33] */
  day: (total: number) => Pick<CalendarDayState, 'mark' | 'note'>;
  /** What the signs of the days mean. */
  legend: string;
  /** What stands below the total of the chosen dates; before there is one, nothing is told of `total`. */
  total: (total: number | undefined) => ReactNode;
}

/** A booking box: the price of one product for chosen days and travellers, and the way to its checkout. */
export interface BookingBoxProps {
  client: BookingBoxClient;
  locale: Locale;
  /** Texts of the locale: the namespaces booking, calendar, cancellation, card, common, errors, tax, travellers. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** Id of the offer that is booked. */
  productId: string;
  /** What the server knows of it already; it is asked for otherwise. */
  product?: BookedProduct;
  /** Dates, travellers, flow, nights of a gift and upsell at the start; the address wins where it holds criteria. */
  criteria?: SearchCriteria;
  /** Keeps dates, travellers, the chosen offer and the upsell in the address of the page. */
  address?: AddressBinding;
  /** The page of the checkout. */
  checkoutUrl: string;
  /** The page of all stays, which is offered in place of a stay that the shop does not know. */
  searchUrl?: string;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
  /** What a partner's terms allow of the dates. [MINISITE-27] */
  limits?: StayLimits;
  variants?: Variants;
  /** Customer-care mode. [CARE-03] */
  careMode?: boolean;
  /** On a phone the price stands at the bottom of the screen, with the button that opens the box over it. [PRODUCT-35] */
  bar?: boolean;
  /** Leaves out picture, hotel, place and name of the offer, where the box would show them. */
  hideOffer?: boolean;
  /** Ids are made from it; needed where two boxes stand in one document. */
  id?: string;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** What the pages of products begin with, `/product`: extras are offered where it is told. [UPSELL-07] */
  productUrl?: string;
  /** The visitor wants to give the stay: there is a button for it where this is told, or `giftUrl`. */
  onGift?: () => void;
  /** The page of the checkout of gifts, which the button leads to where nobody is told. */
  giftUrl?: string;
  /** Its visitor brought a gift along. */
  paidBy?: PaidBy;
  /** What the stay costs as a gift, where a server knows; it is asked for otherwise. */
  giftPrices?: GiftPriceList;
  /**
   * Texts for codes with which a server refuses a stay, by code; a code without one says that there is no availability.
   * The code itself is told by `onError`, never to the visitor.
   */
  serverCodes?: ServerCodes;
  /** What analytics are told. */
  track?: Track;
  /** Origin of pictures; '' where they are the page's own. */
  assetBase?: string;
  /** A price for the chosen days came. */
  onQuote?: (priceInfo: PriceInfo) => void;
  /**
   * The chosen dates have a price: what the stay includes and how it is cancelled comes with it. Undefined once there are
   * no dates any more.
   */
  onStay?: (quote: OfferQuote | undefined) => void;
  /** The price is another one than was shown: told once for each change. [QUOTE-11] */
  onPriceChange?: (change: PriceChange) => void;
  /** `false` keeps the visitor on this page. */
  onCheckout?: (checkout: CheckoutDetail) => boolean | void;
  /** A call failed or something broke, with its code. What a visitor is told stands in the widget. */
  onError?: (error: StayError) => void;
  /** The box is live. */
  onReady?: () => void;
  /** Opens a page; a promise lasts until it is there, where this one becomes it. Default: the browser does. */
  navigate?: (url: string) => void | Promise<void>;
  /** Receives what can be done from outside, and undefined at the end. */
  expose?: (methods: BookingBoxMethods | undefined) => void;
}
