import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { addressCriteria, writeCriteria } from './address-criteria.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';

/** A grid's hold on the address of its page. */
export interface AddressLink {
  /** The criteria that it states; nothing where it states none. */
  read(flow: SearchFlow): SearchCriteria | undefined;
  write(criteria: SearchCriteria, mode: 'push' | 'replace'): void;
  /** Tells of changes that others make; gives back what ends that. */
  follow(onChange: () => void): () => void;
}

/** Ties a grid to an address: it reads it in any case, and writes and follows it only where both shall be the same. */
export function linkAddress(
  address: AddressBinding,
  same: boolean,
  told: () => Pick<ResultsGridProps, 'locale' | 'now'>,
): AddressLink {
  return {
    read: (flow) => {
      const { now = Date.now, locale } = told();
      return addressCriteria(address.read(), localNow(now(), locale), flow);
    },
    write: (criteria, mode) => {
      if (same) writeCriteria(address, criteria, told().locale, mode);
    },
    follow: (onChange) => (same ? address.subscribe(onChange) : () => undefined),
  };
}
