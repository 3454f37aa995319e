import type { ReactElement } from 'react';
import type { GiftClient } from '../../widgets/client/gift/create-gift-client.ts';
import type { ProductClient } from '../../widgets/client/product/create-product-client.ts';
import type { ShownItem } from '../../widgets/analytics/events.ts';
import type { ContentClient } from '../../widgets/client/content/create-content-client.ts';
import type { StayClient } from '../../widgets/client/stay-client.ts';
import type { MarketNow } from '../../widgets/core/dates/market-time.ts';
import type { Locale } from '../../widgets/core/market/locale.ts';
import type { MapTiles } from '../../widgets/core/search/map-tiles.ts';
import type { Messages, Translate } from '../../widgets/messages/translate.ts';
import type { PageAddress } from '../routing/resolve-page.ts';
import type { Origin, Sites } from '../routing/sites.ts';
import type { CareShell } from '../shell/care/care-shell.ts';
import type { ShellContent } from '../shell/load-shell.ts';
import type { PageData } from './page-data.ts';
import type { PageVisit } from './page-visit.ts';
import type { ShownPage } from './visit/visit-data.ts';

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
  /** The calls of boxes and vouchers. */
  gifts: GiftClient;
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
  /** Set on the hosts of the customer care. [CAREMODE-01] */
  care?: CareShell;
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
  head: PageHead;
  /** What stands between header and footer. */
  body: ReactElement;
  /** Without header and footer. */
  bare?: boolean;
  /** What the page is printed for; the hash may ask for something else. */
  shown?: ShownPage;
  /** A product that this page shows, as analytics are told of it. */
  item?: ShownItem;
  /** Results need their style sheet and their hidden skeletons. */
  styles: 'page' | 'results';
  data: Omit<PageData, 'locale' | 'origin' | 'partner' | 'theme' | 'prefix' | 'care' | 'variants'>;
}
