import { collectCss } from '@staykit/elements/styles/styled.ts';
import { searchBoxRules } from './search-box-rules.ts';
import '@staykit/widgets/results-grid/results-grid.tsx';

/** How many rules there are once the search box, and then the results grid, is loaded. */
export const widgetRules = { searchBox: searchBoxRules, resultsGrid: collectCss().length };
