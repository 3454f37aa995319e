import type { PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
import type { SuggestionLink } from '@staykit/widgets/results-grid/results-grid-props.ts';
import type { FlowLink } from '@staykit/widgets/search-box/search-box.props.ts';
import type { InlineBlockData } from '../../shell/banners/block-names.ts';

/** What the search box of a page starts with. */
export interface SearchBoxData {
  criteria: SearchCriteria;
  /** Name of the place in the criteria. */
  place?: string;
  /** Page of the results; without it the grid of this page shows the search. */
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
  /** The window stays where it is when another page is shown. [PAGES-08] */
  still?: boolean;
}
