import { criteriaToQuery } from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';

/** True when two searches are the same search. */
export function sameCriteria(a: SearchCriteria, b: SearchCriteria): boolean {
  return criteriaToQuery(a) === criteriaToQuery(b);
}
