import { localNow } from '@staykit/core/market/time-zone.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { isInSync } from '@staykit/core/search/in-sync.ts';
import type { ResultsGridProps } from './results-grid-props.ts';

/** Whether the results that came with the page are those of a search: if not, they are not shown. [ROUTE-22] */
export function answersTo(
  criteria: SearchCriteria,
  { initial, locale, now = Date.now }: ResultsGridProps,
): boolean {
  return !!initial && isInSync(criteria, initial.page.details, localNow(now(), locale));
}
