import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import { effectiveSort } from '../../../widgets/core/search/sort-rules.ts';
import type { Sort } from '../../../widgets/core/search/sort.ts';

/** By flow, and then by the sort that was asked for: texts of our own lists, which are found without a look at letters. */
type Orders = Map<SearchFlow, Map<Sort | undefined, Sort>>;
const located: Orders = new Map();
const elsewhere: Orders = new Map();

/** `effectiveSort`, which is asked with the same few values by every search. `isLocated`: with a point. */
export function effectiveOrder(flow: SearchFlow, sort: Sort | undefined, isLocated: boolean): Sort {
  const orders = isLocated ? located : elsewhere;
  let ofFlow = orders.get(flow);
  if (!ofFlow) {
    ofFlow = new Map();
    orders.set(flow, ofFlow);
  }
  let order = ofFlow.get(sort);
  if (order === undefined) {
    order = effectiveSort({ flow, ...(sort && { sort }), ...(isLocated && { lat: 0, lng: 0 }) });
    ofFlow.set(sort, order);
  }
  return order;
}
