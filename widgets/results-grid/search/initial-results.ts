import { localNow } from '@staykit/core/market/time-zone.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { isInSync } from '@staykit/core/search/in-sync.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import type { SearchState } from '../results-grid-state.ts';

type Given = Pick<ResultsGridProps, 'criteria' | 'channel' | 'initial' | 'locale' | 'now'>;

/** The search that a grid starts with: the same on the server and in the browser. */
export function firstSearch(given: Given): SearchState {
  const { criteria, channel, initial } = given;
  const wanted = criteria ?? initial?.criteria ?? channel?.get().criteria ?? emptyCriteria();
  return initial && (initial.criteria ?? answersTo(wanted, given))
    ? { criteria: wanted, status: 'ready', page: initial.page }
    : { criteria: wanted, status: 'loading' };
}

/** Whether the results that came with the page are those of a search: if not, they are not shown. [ROUTE-22] */
function answersTo(criteria: SearchCriteria, { initial, locale, now = Date.now }: Given): boolean {
  return !!initial && isInSync(criteria, initial.page.details, localNow(now(), locale));
}
