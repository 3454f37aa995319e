import { SearchBoxForm } from './search-box-form.tsx';
import { keepDates, keepSearch, useRecentSearches, useStoredDates } from './remember/use-remembered.ts';
import { useSearchBox, type LiveSearchBoxProps } from './use-search-box.ts';

/** The search box on anybody's page: without the plain form, the links and the address of the shop's own pages. */
export function LiveSearchBox(props: LiveSearchBoxProps) {
  const box = useSearchBox(props, {
    onDates: (range) => keepDates(props, range),
    onSearch: (criteria, place) => keepSearch(props, criteria, place),
  });
  useStoredDates(props, box);
  return <SearchBoxForm box={useRecentSearches(props, box)} props={props} />;
}
