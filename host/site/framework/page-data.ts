import type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { ShopIdentity } from '@staykit/core/market/shop.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** The data of a page that each of its islands reads. */
export interface IslandPage {
  locale: Locale;
  /** The shop that it is a page of, in the market of the page. */
  shop?: ShopIdentity;
  /** Origin of the API; '' where the page's own host answers. */
  origin: string;
  /** Minisite id of the partner. */
  partner?: number;
  theme?: string;
  /** The partner's limits on the dates of stays. [MINISITE-27] */
  limits?: StayLimits;
  /** Prefix of links within the site. */
  prefix?: string;
  /** Whether an agent of customer care views the page. [CARE-01] */
  care?: boolean;
  /** Feature flags of experiments for this visitor. [EXPERIMENT-01] */
  variants?: Variants;
  /** The tile server of the map, where there is one. */
  tiles?: MapTiles;
  /** Build time of a static page, in ms since 1970: old offers are loaded again. */
  printedAt?: number;
}

/** The data block of a document: what the browser hydrates its islands with. */
export interface PageData extends IslandPage {
  /** Props of the islands of the page, by the name of each. */
  islands: object;
}

/** Id of the data block. */
export const PAGE_DATA_ID = 'stay-page';

/** Id of the element of a shell that names the script of every page, which starts once the shell is filled. */
export const ENTRY_ID = 'stay-entry';
