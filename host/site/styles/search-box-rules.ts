import { collectCss } from '@staykit/elements/styles/styled.ts';
import '@staykit/widgets/search-box/search-box.tsx';
// Cards have them, and so has the page of a stay, whose sheet leaves the rules of the results out.
import '@staykit/ui/components/reviews/review-score/review-score.tsx';
import '@staykit/ui/components/reviews/review-score/stars.tsx';

/** How many rules there are once the search box is loaded. */
export const searchBoxRules = collectCss().length;
