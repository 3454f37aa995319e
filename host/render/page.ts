import type { ReactElement } from 'react';
import type { BookingClient } from '../../widgets/client/booking/create-booking-client.ts';
import type { GiftClient } from '../../widgets/client/gift/create-gift-client.ts';
import type { GiftSaleClient } from '../../widgets/client/gift/create-gift-sale-client.ts';
import type { BookingBoxClient } from '../../widgets/client/product/create-booking-box-client.ts';
import type { ProductClient } from '../../widgets/client/product/create-product-client.ts';
import type { CartItem, ShownItem } from '../../widgets/analytics/events.ts';
import type { ContentClient } from '../../widgets/client/content/create-content-client.ts';
import type { StayClient } from '../../widgets/client/stay-client.ts';
import type { VisitorSender } from '../../widgets/client/visitor/visitor-sender.ts';
import type { MarketNow } from '../../widgets/core/dates/market-time.ts';
import type { RecentlyViewed } from '../../widgets/core/offer/recently-viewed.ts';
import type { Locale } from '../../widgets/core/market/locale.ts';
import type { MapTiles } from '../../widgets/core/search/map-tiles.ts';
import type { Messages, Translate } from '../../widgets/messages/translate.ts';
import type { PageAddress } from '../routing/resolve-page.ts';
import type { Origin, Sites } from '../routing/sites.ts';
import type { CareShell } from '../shell/care/care-shell.ts';
import type { ShellContent } from '../shell/load-shell.ts';
import type { PageAround } from '../shell/page-around.ts';
import type { PageData } from './page-data.ts';
import type { IndexingSettings } from './robots-rule.ts';
import type { PageVisit } from './page-visit.ts';
import type { ShownPage } from './visit/visit-data.ts';
import type { CaptchaProvider } from '../routing/captcha-provider.ts';

/** What a page is made from. */
export interface PageRequest {
  address: PageAddress;
  locale: Locale;
  /** The path and the query that were asked for. */
  path: string;
  search: string;
  origin: Origin;
  sites: Sites;
  client: StayClient;
  /** Blocks, banners, menus, texts. */
  content: ContentClient;
  /** The calls of product, hotel, activity and review pages. */
  products: ProductClient;
  /** The calls of a booking box. */
  bookingBox: BookingBoxClient;
  /** The calls of boxes and vouchers. */
  gifts: GiftClient;
  /** What is done with gifts that are sold. */
  giftSales: Pick<GiftSaleClient, 'lookUpGift'>;
  /** The calls of a checkout. */
  bookings: BookingClient;
  messages: Messages;
  t: Translate;
  /** The instant of the request, in ms since 1970. */
  instant: number;
  /** The tile server of the map, where the market has one. */
  tiles?: MapTiles;
  now: MarketNow;
  /** Origin of the API and of pictures, where the page does not live there: an exported minisite. */
  apiOrigin: string;
  /** Who asks, as far as the page shows it. */
  visit: PageVisit;
  /** Writes down what an editor should know. */
  note?: (message: string) => void;
  /** Asks the shop with the cookies of who asks; absent on pages that are printed in advance. */
  visitor?: VisitorSender;
  /** What a form of this page sent, where no script answered it. */
  posted?: Readonly<Record<string, string | undefined>>;
  /** Set on the hosts of the customer care. [CAREMODE-01] */
  care?: CareShell;
  /** Where visitors chat with the shop, where they can. [CONTACT-04] */
  chatUrl?: string;
  /** Whether activities have a search of their own. [PAGES-07] */
  activitySearch: boolean;
  /** How the contact form tells people from robots, where it is not the shop's own check. [CAPTCHA-02] */
  captcha?: CaptchaProvider;
  /** What search engines may list; everything unless told. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
  /** Banners, once they are there. */
  shell?: ShellContent;
  /** Stands before paths of offers: the minisite here, or on the shop that an exported minisite belongs to. */
  productUrl: string;
}

/** The head of a page. */
export interface PageHead {
  title: string;
  description?: string;
  /** What the page wishes; the robots rule of the site has the last word. [SEO-04] */
  robots?: string;
  /** Path and query that search engines keep: the page's own path unless told. */
  canonical?: string;
  /** Paths or addresses of the same page by locale, where the shop names them. [ACTIVITY-20] */
  alternates?: Readonly<Record<string, string>>;
  /** Path or address of the picture that stands for the page. */
  image?: string;
  /** Queries of the neighbouring pages of a list. [SEO-05] */
  prev?: string;
  next?: string;
  jsonLd?: readonly object[];
}

/** A page, ready to be printed. */
export interface Page {
  status: number;
  /** Seconds after which it may be asked for again, where `status` is 503; 2 unless told. */
  retryAfter?: number;
  head: PageHead;
  /** What stands between header and footer. */
  body: ReactElement;
  /** Without header and footer. */
  bare?: boolean;
  /** What the page says of the shell around it. [LANDING-04] */
  around?: PageAround;
  /** No copy of it is kept, not even by the browser. */
  unkept?: boolean;
  /** What the page is printed for; the hash may ask for something else. */
  shown?: ShownPage;
  /** What this page shows, as it stands among what was viewed. [RECENT-01] */
  viewed?: RecentlyViewed;
  /** A product that this page shows, as analytics are told of it. */
  item?: ShownItem;
  /** Path or address of the film that the page shows; the policy lets it in. [PRODUCT-34] */
  film?: string;
  /** Origins of the bot check that the page may load; the policy lets them in. [CAPTCHA-02] */
  captcha?: readonly string[];
  /** What this page sells, where it is a checkout, as analytics are told of it. */
  cart?: CartItem;
  /** Results need their style sheet and their hidden skeletons. */
  styles: 'page' | 'results';
  data: Omit<PageData, 'locale' | 'origin' | 'partner' | 'theme' | 'prefix' | 'care' | 'variants'>;
}
