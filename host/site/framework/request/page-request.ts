import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import type { ContentClient } from '@staykit/client/content/create-content-client.ts';
import type { GiftClient } from '@staykit/client/gift/create-gift-client.ts';
import type { GiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { ProductClient } from '@staykit/client/product/create-product-client.ts';
import type { StayClient } from '@staykit/client/stay-client.ts';
import type { VisitorSender } from '@staykit/client/visitor/visitor-sender.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { Messages, Translate } from '@staykit/messages/translate.ts';
import type { CaptchaProvider } from '@staykit/routing/captcha-provider.ts';
import type { PageAddress } from '@staykit/routing/resolve-page.ts';
import type { Origin, Sites } from '@staykit/routing/sites.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CareShell } from './care-shell.ts';
import type { PageVisit } from './page-visit.ts';
import type { IndexingSettings } from '../document/robots-rule.ts';

/** The requested address and its site. */
export interface RequestAddress {
  address: PageAddress;
  /** The requested path and query. */
  path: string;
  search: string;
  origin: Origin;
  sites: Sites;
  /** Origin of the API and of pictures, where the page does not live there: an exported minisite. */
  apiOrigin: string;
  /** The page is made by the browser of its visitor: large files come after it. */
  isInBrowser?: boolean;
  /** Stands before paths of offers: the minisite here, or on the shop that an exported minisite belongs to. */
  productUrl: string;
}

/** Locale, texts and time of a page. */
export interface RequestMarket {
  locale: Locale;
  messages: Messages;
  t: Translate;
  /** The instant of the request, in ms since 1970. */
  instant: number;
  /** The same in the time zone of the market. */
  now: MarketNow;
  /** When the prices of a page were asked for that is printed in advance, in ms since 1970; the page says so. */
  pricedAt?: number;
}

/** The visitor of a page. */
export interface RequestVisitor {
  /** What the request says of them, as far as the page shows it. */
  visit: PageVisit;
  /** Asks the shop with their cookies; absent on pages that are printed in advance. */
  visitor?: VisitorSender;
  /** What a form of this page sent, where no script answered it. */
  posted?: Readonly<Record<string, string | undefined>>;
  /** Set on the hosts of the customer care. [CAREMODE-01] */
  care?: CareShell;
  /** Whether an editor looks at a version that may not be published. */
  isPreview?: boolean;
}

/** The calls that a page is filled by. */
export interface RequestServices {
  /** Ids of the texts that the shop has in its locale; absent: all. */
  texts?: () => Promise<ReadonlySet<string>>;
  client: StayClient;
  /** Blocks, banners, menus, texts. */
  content: ContentClient;
  /** The calls of product, hotel, activity and review pages. */
  products: ProductClient;
  /** The calls of a booking box. */
  bookingBox: BookingBoxClient;
  /** The calls of boxes and vouchers. */
  gifts: GiftClient;
  /** The calls for gifts that are sold. */
  giftSales: Pick<GiftSaleClient, 'lookUpGift'>;
  /** The calls of a checkout. */
  bookings: BookingClient;
  /** Writes down what an editor should know. */
  note?: (message: string) => void;
}

/** Settings of the shop that pages read. */
export interface RequestSettings {
  /** The tile server of the map, where the market has one. */
  tiles?: MapTiles;
  /** Where visitors chat with the shop, where they can. [CONTACT-04] */
  chatUrl?: string;
  /** Whether activities have a search of their own. [PAGES-07] */
  activitySearch: boolean;
  /** Another provider of the bot check, whose origins the contact page lets in. [CAPTCHA-02] */
  captcha?: CaptchaProvider;
  /** Whether the footer says that the hotels of this shop are invented. */
  isDemo?: boolean;
  /** What search engines may list. Default: everything. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
}

/** What pages are made from. Each page and each part of one names the fields that it reads. */
export interface PageRequest
  extends RequestAddress, RequestMarket, RequestVisitor, RequestServices, RequestSettings {}
