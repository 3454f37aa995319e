import { collectCss } from '../../widgets/elements/styles/styled.ts';
import { searchBoxRules } from './search-box-rules.ts';
import '../../widgets/results-grid/results-grid.tsx';

/** How many rules there are once the search box, and then the results grid, is loaded: the seams of the files. */
export const STYLE_MARKS = { searchBox: searchBoxRules, resultsGrid: collectCss().length };
