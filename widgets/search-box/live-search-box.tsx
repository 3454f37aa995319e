import { SearchBoxForm } from './search-box-form.tsx';
import { useSearchBox, type LiveSearchBoxProps } from './use-search-box.ts';

/** The search box on anybody's page: it keeps nothing and touches no address. */
export function LiveSearchBox(props: LiveSearchBoxProps) {
  return <SearchBoxForm box={useSearchBox(props)} props={props} />;
}
