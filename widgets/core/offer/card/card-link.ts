import type { Locale } from '@staykit/values/market/locale.ts';
import { toShort } from '../../pax/short-pax.ts';
import { criteriaToAddress } from '../../search/address/address-hash.ts';
import type { SearchCriteria } from '../../search/criteria.ts';
import { flowOfCategory, flowParam } from '../../search/address/flow-param.ts';
import type { OfferCard } from './offer-card.ts';

/** All cards of a page lead to the stay of one search. */
const hashes = new WeakMap<SearchCriteria, string>();

/** The dates and travellers of a search, as the hash of a product page. [ROUTE-16] */
export function stayHash(criteria: SearchCriteria): string {
  let hash = hashes.get(criteria);
  if (hash === undefined) {
    const { checkin, checkout, night, pax } = criteria;
    const dates = checkin && checkout ? { checkin, checkout, ...(night && { night: String(night) }) } : {};
    hash = new URLSearchParams({ ...dates, ...toShort(pax) }).toString();
    hashes.set(criteria, hash);
  }
  return hash;
}

/**
 * Where a card leads: the product with the flow of what it sells, or in the hotel flow the hotel with the present
 * search parameters. An activity's uri is taken as it came. [ROUTE-15..17]
 */
export function cardLink(
  offer: Pick<OfferCard, 'uri' | 'itemCategory'> & { hotel: { id: string } },
  criteria: SearchCriteria,
  locale: Locale,
): string {
  if (criteria.flow === 'hotel') {
    const { search } = criteriaToAddress(criteria, locale);
    return `/hotel/${encodeURIComponent(offer.hotel.id)}?${search}#${stayHash(criteria)}`;
  }
  const flow = flowOfCategory(offer.itemCategory);
  if (!flow) return offer.uri;
  const value = flowParam(flow, locale);
  const query = value ? `${offer.uri.includes('?') ? '&' : '?'}flow=${value}` : '';
  return `${offer.uri}${query}#${stayHash(criteria)}`;
}
