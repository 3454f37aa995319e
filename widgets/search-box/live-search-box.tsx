import { SearchBoxForm } from './search-box-form.tsx';
import { useShopBox } from './shop/use-shop-box.ts';
import type { LiveSearchBoxProps } from './use-search-box.ts';

/** The search box on anybody's page, without the plain form and the links of the shop's own pages. */
export function LiveSearchBox(props: LiveSearchBoxProps) {
  return <SearchBoxForm box={useShopBox(props)} props={props} />;
}
