import type { CartItem, ShownItem } from '@staykit/analytics/events.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { Variation } from '@staykit/experiments/assign-variants.ts';
import type { PageName } from '@staykit/routing/segments.ts';

/** A site that the menu of the app offers. */
export interface AppSite {
  locale: Locale;
  /** What its visitors call it. */
  name: string;
  address: string;
}

/** A product or a hotel, and the search that the server showed it for. */
export interface ShownPage {
  kind: 'product' | 'hotel';
  id: string;
  criteria: SearchCriteria;
}

/** Data of a page for the browser, besides those of its widgets. */
export interface VisitData {
  locale: Locale;
  /** Origin of the shop; '' on its own pages. */
  origin: string;
  page: PageName;
  flow: SearchFlow;
  status: number;
  /** The experiments that this visitor takes part in. */
  variations: readonly Variation[];
  /** Somebody is signed in. */
  signedIn?: boolean;
  /** Number of their account. */
  userId?: string;
  /** Minisite id of the partner. */
  partner?: number;
  /** Prefix of links within the site. */
  prefix?: string;
  /** Origin of the shop that a minisite belongs to, where its accounts are. */
  shop?: string;
  /** What the page was printed for; the hash may ask for something else. */
  shown?: ShownPage;
  /** The entry of this page in the recently viewed list. [RECENT-01] */
  viewed?: RecentlyViewed;
  /** The tile server of the map, where there is one. */
  tiles?: MapTiles;
  /** The sites that the menu of the app offers. [NATIVEAPP-02] */
  sites?: readonly AppSite[];
  /** What the page shows, where it is one product. */
  item?: ShownItem;
  /** What the page sells, where it is a checkout. */
  cart?: CartItem;
}

/** Id of the data block. */
export const VISIT_DATA_ID = 'stay-visit';
