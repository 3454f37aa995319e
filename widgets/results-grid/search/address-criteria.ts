import type { AddressBinding, AddressParts } from '@staykit/core/search/address/address.ts';
import {
  criteriaToAddress,
  HASH_KEYS,
  hashHasCriteria,
  readCriteria,
} from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { sameCriteria } from './same-criteria.ts';

const SEARCH_KEYS = ['flow', 'page', 'from'];
const CRITERIA_KEYS = [...HASH_KEYS, ...SEARCH_KEYS];

/**
 * The criteria that an address states, or nothing when it states none. A search for activities has a page of its own,
 * whose address need not say the flow. [ROUTE-05]
 */
export function addressCriteria(
  parts: AddressParts,
  now: MarketNow,
  flow: SearchFlow,
): SearchCriteria | undefined {
  const stated = hashHasCriteria(parts.hash) || hasAny(parts.search, CRITERIA_KEYS);
  if (!stated) return undefined;
  const criteria = readCriteria(parts, now);
  return flow === 'activity' && !hasAny(parts.search, ['flow']) ? { ...criteria, flow } : criteria;
}

/** Writes criteria into the address, unless it states them already. [ROUTE-20] [ROUTE-21] */
export function writeCriteria(
  address: AddressBinding,
  criteria: SearchCriteria,
  locale: Locale,
  mode: 'push' | 'replace',
): void {
  const parts = address.read();
  const moved = !hasAny(parts.search, HASH_KEYS);
  if (moved && hashHasCriteria(parts.hash) && sameCriteria(readCriteria(parts), criteria)) return;
  const { hash, search } = criteriaToAddress(criteria, locale);
  address.write({ hash, search: withForeign(parts.search, search) }, mode);
}

/** The search part with its criteria replaced by ours; what belongs to others (utm, minisite) stays. */
function withForeign(before: string, ours: string): string {
  const foreign = before
    .replace(/^\?/, '')
    .split('&')
    .filter((entry) => entry && !CRITERIA_KEYS.includes(entry.split('=', 1)[0] ?? ''));
  return [...foreign, ours].filter(Boolean).join('&');
}

function hasAny(search: string, keys: readonly string[]): boolean {
  const params = new URLSearchParams(search.replace(/^\?/, ''));
  return keys.some((key) => params.get(key));
}
