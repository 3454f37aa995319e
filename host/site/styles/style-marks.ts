import { collectCss } from '@staykit/elements/styles/styled.ts';
import { widgetRules } from './results-grid-rules.ts';
import '../pages/search/page.tsx';
import '../shell/page-frame.tsx';

/**
 * How many rules there are once the search box, then the results grid, then the page of results with all that stands
 * around it is loaded: the seams of the style files.
 */
export const STYLE_MARKS = { ...widgetRules, resultsPage: collectCss().length };
