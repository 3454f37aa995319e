import type { PlaceDetails } from '../../widgets/core/search/fallback.ts';
import type { Locale } from '../../widgets/core/market/locale.ts';
import type { MapTiles } from '../../widgets/core/search/map-tiles.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import type { Variants } from '../../widgets/experiments/variants.ts';
import type { InlineBlockData } from '../shell/banners/inline-blocks.tsx';
import type { FlowLink } from '../../widgets/search-box/search-box.props.ts';
import type { InitialResults, SuggestionLink } from '../../widgets/results-grid/results-grid-props.ts';

/** What the search box of a page starts with. */
export interface SearchBoxData {
  criteria: SearchCriteria;
  /** Name of the place in the criteria. */
  place?: string;
  /** Page of the results; without it the grid of this page is told. */
  resultsUrl?: string;
  flows?: readonly FlowLink[];
}

/** What the results grid of a page starts with. */
export interface ResultsGridData {
  criteria: SearchCriteria;
  /** Before the path of an offer: the minisite, or the shop that an exported minisite belongs to. */
  productUrl?: string;
  initial?: InitialResults;
  place?: PlaceDetails;
  suggestions?: readonly SuggestionLink[];
  /** What stands between the cards. [GRID-10] */
  blocks?: InlineBlockData;
}

/** What the browser needs to bring a page to life: the data block of the document. */
export interface PageData {
  locale: Locale;
  /** Origin of the API; '' where the page's own host answers. */
  origin: string;
  /** Minisite id of the partner. */
  partner?: number;
  theme?: string;
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
  searchBox?: SearchBoxData;
  resultsGrid?: ResultsGridData;
}

/** Id of the data block. */
export const PAGE_DATA_ID = 'stay-page';

/** The widgets that the browser brings to life. */
export type IslandName = 'search-box' | 'results-grid';
