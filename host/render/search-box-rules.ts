import { collectCss } from '../../widgets/elements/styles/styled.ts';
import '../../widgets/search-box/search-box.tsx';
// Cards have them, and so has the page of a stay, whose sheet leaves the rules of the results out.
import '../../widgets/components/review-score/review-score.tsx';
import '../../widgets/components/review-score/stars.tsx';

/** How many rules there are once the search box is loaded. */
export const searchBoxRules = collectCss().length;
