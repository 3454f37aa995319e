import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import { effectiveSort } from '../../../widgets/core/search/sort-rules.ts';
import type { Sort } from '../../../widgets/core/search/sort.ts';

const orders = new Map<string, Sort>();

/** `effectiveSort`, which is asked with the same few values by every search. `isLocated`: with a point. */
export function effectiveOrder(flow: SearchFlow, sort: Sort | undefined, isLocated: boolean): Sort {
  const key = isLocated ? `${flow} ${sort} located` : `${flow} ${sort}`;
  let order = orders.get(key);
  if (order === undefined) {
    order = effectiveSort({ flow, ...(sort && { sort }), ...(isLocated && { lat: 0, lng: 0 }) });
    orders.set(key, order);
  }
  return order;
}
