import type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** The data of a page that each of its islands reads. */
export interface IslandPage {
  locale: Locale;
  /** Origin of the API; '' where the page's own host answers. */
  origin: string;
  /** Minisite id of the partner. */
  partner?: number;
  theme?: string;
  /** What the partner's terms allow of the dates of any stay. [MINISITE-27] */
  limits?: StayLimits;
  /** What links inside begin with. */
  prefix?: string;
  /** An agent of the customer service looks at it. [CARE-01] */
  care?: boolean;
  /** Features that experiments switch for this visitor. [EXPERIMENT-01] */
  variants?: Variants;
  /** The tile server of the map, where there is one. */
  tiles?: MapTiles;
  /** When a static page was made, in ms since 1970: its offers are asked for again once they are old. */
  printedAt?: number;
}

/** The data block of a document: what the browser hydrates its islands with. */
export interface PageData extends IslandPage {
  /** Props of the islands of the page, by the name of each. */
  islands: object;
}

/** Id of the data block. */
export const PAGE_DATA_ID = 'stay-page';
