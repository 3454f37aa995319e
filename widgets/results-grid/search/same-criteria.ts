import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** True when two searches are the same search. */
export function sameCriteria(a: SearchCriteria, b: SearchCriteria): boolean {
  return criteriaToQuery(a) === criteriaToQuery(b);
}
