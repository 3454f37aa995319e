import { collectCss } from '../../widgets/elements/styles/styled.ts';
import '../../widgets/search-box/search-box.tsx';

/** How many rules there are once the search box is loaded. */
export const searchBoxRules = collectCss().length;
